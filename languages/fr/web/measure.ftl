## Mesurer l'équilibre d'un jeu de règles

measure-note = Le moteur joue des parties contre lui-même sur ce serveur, à partir des mêmes ouvertures et à trois forces. Il faut environ une minute sur un petit plateau et de cinq à vingt minutes sur 19×19.
measure-button = Mesurer l’équilibre
measure-own-machine = Ou sur votre propre ordinateur :
measure-title = L’équilibre de { $name }
measure-link-note = Cette page a sa propre adresse : vous pouvez y revenir ou l’envoyer à quelqu’un. Les parties continuent quand personne ne regarde.
measure-waiting = En attente. { $ahead ->
        [0] C’est la prochaine.
        [one] Une autre mesure est jouée avant.
       *[other] { $ahead } autres mesures sont jouées avant.
    }
measure-begins = Les premières parties sont en cours.
measure-playing = Jouées : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $done }). Il reste au plus { $minutes ->
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
measure-progress = Parties jouées
measure-stop = Arrêter
measure-resume = Continuer
measure-result = Résultat
measure-so-far = Résultat provisoire
measure-files = Fichiers
measure-files-note = Avec ces fichiers dans un même dossier, chacun joue les mêmes parties sur son ordinateur et peut aller plus loin : plus de parties, ou plus de force.
measure-file-study = ce qui est joué, et comment on juge
measure-file-openings = les ouvertures
measure-file-rules = les règles
measure-file-games = toutes les parties, en table (Parquet)
measure-command = Commande
error-unknown-measurement = Cette mesure n’existe pas ici.
