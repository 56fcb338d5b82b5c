## Import

import-title = Importer des parties
import-lead = Collez des parties notées ailleurs, ou déposez un fichier ici : hnefi reconnaît le format, rejoue chaque partie selon ses règles et dit ce qui ne tient pas.
import-text = Les parties
import-file = Ou un fichier
import-format = Format
import-recognised = tel qu’il est reconnu
import-rules = Jeu de règles
import-rules-as-written = celui que dit le texte
import-rules-choose = choisir un jeu de règles
import-which = { $count ->
    [one] Selon quelles règles cette partie a-t-elle été jouée ?
   *[other] Selon quelles règles ces { $count } parties ont-elles été jouées ?
  }
import-guesses = Conviennent au plateau et au départ
import-guess-share = { $games } parties sur { $of } jusqu’au bout
import-guessed = Le texte ne nomme pas de règles connues ici. Les premières de la liste conviennent le mieux ; plusieurs peuvent convenir.
import-not-guessed = Le texte ne nomme pas de règles connues ici, et aucune de celles d’ici ne permet de commencer par ces coups.
import-by-these = Lire selon ces règles
import-read = Lire les parties
import-too-large = Ce fichier fait { $size } Mo ; on en lit 3 au plus à la fois. `hnefi convert` et `hnefi verify` lisent toute longueur.
import-found = { $count ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $count } parties
  }
import-format-found = Lu comme : { $format }.
import-good = { $count ->
    [one] Une seule est une partie selon ses règles.
   *[other] { $count } sont des parties selon leurs règles.
  }
import-keep = { $count ->
    [one] La garder dans la bibliothèque
   *[other] Garder { $count } parties dans la bibliothèque
  }
import-kept = { $count ->
    [0] Toutes étaient déjà dans la bibliothèque.
    [one] Une partie est nouvelle dans la bibliothèque.
   *[other] { $count } parties sont nouvelles dans la bibliothèque.
  }
import-to-library = Vers la bibliothèque
import-errors = { $count ->
    [one] Un endroit n’a pu être lu :
   *[other] { $count } endroits n’ont pu être lus :
  }
import-line = ligne { $line }
import-line-column = ligne { $line }, colonne { $column } :
import-no-rules = règles inconnues
import-look = Regarder
import-problem-unknown-rules = Les règles nommées ne sont pas connues ici.
import-problem-not-a-game = Selon ces règles, ce n’est pas une partie : son début ou sa fin ne s’y accorde pas.
import-problem-move = Selon ces règles, ce n’est pas une partie : le coup { $ply }, { $move }, ne s’y accorde pas.
import-problem-too-long = Trop longue : seuls les { $legal } premiers coups ont été lus.
import-problem-unreadable = Le coup { $ply } est illisible. Tout ce qui précède a été lu.

## Parties analysées

record-paste = Ouvrir une partie notée
record-paste-hint = Collez des coups, une position ou une partie entière, avec commentaires et variantes, ou déposez un fichier ici : PGN, SGF, OpenTafl, JSON, hnefatafl.org et d’autres. Si les règles ne sont pas nommées, elles sont devinées.
record-open = Ouvrir dans l’analyse
record-nothing = Le texte ne contient aucune partie.
record-title = La partie notée
record-guessed = La partie ne nomme pas de règles connues ici. Règles devinées :
record-guessed-rules = devinées
record-guess-in-part = pas jusqu’au bout
record-cut = { $count ->
    [one] Une variante s’arrête plus tôt, à un coup interdit.
   *[other] { $count } variantes s’arrêtent plus tôt, à un coup interdit.
  }

## Formats

format-jsonl = Lignes de parties (JSON), tout ce que hnefi sait d’une partie
format-json = Les mêmes en un tableau JSON
format-aagenielsen = Table de aagenielsen.dk (TSV)
format-aagenielsen-csv = Table de aagenielsen.dk (CSV)
format-aagenielsen-json = Table de aagenielsen.dk (JSON)
format-unibo = Table du concours de Bologne (TSV)
format-unibo-csv = Table du concours de Bologne (CSV)
format-unibo-json = Table du concours de Bologne (JSON)
format-amarok = Table de tafl-database (TSV)
format-amarok-csv = Table de tafl-database (CSV)
format-amarok-json = Table de tafl-database (JSON)
format-moves = Liste de coups, texte simple
format-pgn = Notation portable (PGN)
format-sgf = Format SGF (smart game format)
format-otg = Fichier d’OpenTafl
format-ludii = Essai de Ludii
format-bologna = Journal du serveur de Bologne
format-other-json = JSON d’autres programmes (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Bibliothèque

library-title = Bibliothèque
share-link = Partager et exporter
library-lead = Toutes les parties jouées ici ou apportées, pour les revoir.
library-here-lead = Les parties que ce navigateur conserve, jouées ici ou importées. Personne d’autre ne les voit.
library-remove = Retirer de ce navigateur
library-remove-sure = Retirer cette partie de ce navigateur ? Cela ne peut pas être annulé.
library-remove-yes = La retirer
library-remove-no = La garder
library-import = Importer des parties
library-explore = Explorer les ouvertures
library-explore-here = Explorer d’ici
library-player = Joueur
library-rules = Jeu de règles
library-any-rules = tous
library-result = Résultat
library-any-result = tous
library-from = Depuis
library-to = Jusqu’à
library-result-attackers = les attaquants ont gagné
library-result-defenders = les défenseurs ont gagné
library-result-draw = nulle
library-result-unfinished = inachevée
library-found = { $count ->
    [0] Aucune partie ne convient.
    [one] Une partie.
   *[other] { $count } parties.
  }
library-indexing = Des parties plus anciennes sont encore en cours d’indexation.
library-with-position = Les parties où une certaine position s’est présentée, tournée ou en miroir.
library-without-position = Toutes les parties
library-games = Parties trouvées
library-pages = Pages
library-page = Page { $page } sur { $pages }
library-newer = Parties plus récentes
library-older = Parties plus anciennes
library-engine = moteur, niveau { $level }
library-unknown-player = joueur inconnu
library-plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
library-open = Ouvrir
library-analyse = Analyser
tag-date = Date
tag-event = Événement
tag-site = Lieu
tag-round = Ronde
tag-time-control = Cadence
tag-variant = Règles, selon le texte
tag-termination = Fin
tag-annotator = Remarques de

## Parties des études

study-games-title = Parties des études
study-games-lead = Parties des études d’équilibre de ce serveur ; pour les plus grandes études, les premières de chaque sorte. Le moteur y joue les deux camps. Elles ne comptent pas parmi les vôtres.
study-games-results = Ce que les études ont trouvé
study-games-excerpt = { $here } parties sur { $games } sont ici : les premières de chaque jeu de règles à chaque force.
study-games-study = Étude
study-games-arm = Règles et disposition
study-games-strength = Force
study-games-strength-even = { $positions } positions par coup
study-games-strength-uneven = { $attackers } positions par coup pour les attaquants, { $defenders } pour les défenseurs
study-games-bare = depuis la position initiale
study-games-evaluation = avec l’évaluation « { $evaluation } »
study-games-before = Parties précédentes
study-games-after = Parties suivantes
study-game-name = { $study }, partie { $number }
study-game-of-cell = partie { $game } de ces règles à cette force
study-game-longest = Arrêtée à la longueur maximale de l’étude.
study-game-others = Toutes les parties de ces règles dans cette étude

## Revoir

replay-at = Coup { $ply } sur { $of } : { $move }
replay-start = { $of ->
    [one] Le début, avant { $of } coup
   *[other] Le début, avant { $of } coups
  }
replay-last = À la fin
replay-moves = Tous les coups

## Explorateur

explore-title = Ouvertures
explore-lead = Ce qui a été joué dans une position, dans toutes les parties de la bibliothèque suivant les mêmes règles. Une position et ses images tournées ou en miroir comptent pour une seule ; les coups sont montrés tels qu’ils se présentent sur ce plateau.
explore-board = { $rules }, la position après { $count } coups
explore-path = Coups joués
explore-start = Début
explore-games = { $count ->
    [0] Aucune partie n’est passée ici
    [one] Une partie est passée ici
   *[other] { $count } parties sont passées ici
  }
explore-moves = Coups joués d’ici
explore-move = Coup
explore-count = Parties
explore-results = Résultats
explore-legend = Ce que disent les couleurs
explore-images = tourné ou en miroir aussi { $moves }
explore-share = Attaquants { $attackers }, défenseurs { $defenders }, nulles { $draws }, inachevées { $open }
explore-nothing = Rien n’a été joué d’ici.
explore-show-games = Montrer ces parties
