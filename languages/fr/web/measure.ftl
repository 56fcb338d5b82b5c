## Mesurer l'équilibre d'un jeu de règles

measure-note = Le moteur joue des parties contre lui-même sur ce serveur, à partir des mêmes ouvertures et à trois forces. Il faut environ une minute sur un petit plateau et de cinq à vingt minutes sur 19×19.
measure-note-parent = Si les règles changent un jeu de règles fourni, des parties selon celui-ci suivent, pour comparer.
measure-button = Mesurer l’équilibre
measure-own-machine = Ou sur votre propre ordinateur :
measure-title = L’équilibre de { $name }
measure-link-note = Cette page a sa propre adresse : vous pouvez y revenir ou l’envoyer à quelqu’un.
measure-goes-on = Les parties continuent quand personne ne regarde.
measure-waiting = En attente. { $ahead ->
        [0] C’est la prochaine.
        [one] Une autre mesure est jouée avant.
       *[other] { $ahead } autres mesures sont jouées avant.
    }
measure-begins = Les premières parties sont en cours.
measure-playing = Jouées : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $done }). Il reste environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
measure-stopped = Arrêtée. Jouées jusqu’ici : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
measure-done = Toutes les parties sont jouées : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
measure-failed = Ces règles ne peuvent pas être mesurées :
measure-outdated = Le moteur a changé depuis ces parties. Mesurez de nouveau depuis la page des règles.
measure-engine = Moteur { $engine }, demandé le { $day }.
measure-progress = Parties jouées
measure-stop = Arrêter
measure-resume = Continuer
measure-result = Résultat
measure-so-far = Résultat provisoire
measure-boards = Les parties
measure-board-playing = En cours, coup { $plies }
measure-board-over = { $result }, { $plies } coups
measure-beside = En comparaison de { $name }
measure-beside-later = Pour comparer, des parties selon ces règles suivront celles d’en haut.
measure-beside-layouts = Les dispositions ne sont pas les mêmes, et les parties partent d’autres ouvertures que celles d’au-dessus.
measure-moved-attackers = Le changement aide les attaquants : leur score est de { $points } points sur cent plus haut que dans { $name } (95 % : de { $low } à { $high }).
measure-moved-defenders = Le changement aide les défenseurs : le score des attaquants est de { $points } points sur cent plus bas que dans { $name } (95 % : de { $low } à { $high }).
measure-moved-unclear = Ces parties ne disent pas si le changement aide un camp : en comparaison de { $name }, il déplace le score des attaquants de { $low } à { $high } points sur cent (95 %).
measure-files = Fichiers
measure-files-note = Avec ces fichiers dans un même dossier, chacun joue les mêmes parties sur son ordinateur et peut aller plus loin : avec plus de force par un `nodes` plus grand dans study.toml, et avec plus de parties quand `hnefi lab openings` a fait plus d’ouvertures.
measure-file-study = ce qui est joué, et comment on juge
measure-file-openings = les ouvertures
measure-file-rules = les règles
measure-file-games = toutes les parties, en table (Parquet)
measure-command = Commande
error-unknown-measurement = Cette mesure n’existe pas ici.
