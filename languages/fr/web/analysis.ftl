## L’analyse

analysis-title = Analyse
analysis-of = Analyse : { $name }
analysis-lead = Essayez des coups à partir de n’importe quelle position, faites-les examiner par le moteur, et notez ce que vous trouvez.
analysis-start = Position de départ
analysis-start-hint = Comme on écrit une position, la rangée du haut en premier : /3t3/… a. Laissé vide, c’est la position initiale.
analysis-edit = La composer sur un plateau
analysis-begin = Commencer l’analyse
analysis-recent = Vos analyses
analysis-of-game = une partie jouée ici
analysis-kept = Ce que vous écrivez ici reste dans ce navigateur, et nulle part ailleurs. L’adresse ramène au coup où vous êtes.
analysis-unfair = Cette partie est encore en cours. Vous pourrez l’analyser ici quand elle sera finie.
error-damaged-link = Ce lien est abîmé : on ne peut y lire aucune règle.
analysis-back = Retour à la partie
analysis-other = Analyser autre chose
analysis-edit-this = Modifier cette position
analysis-about = À propos de cette analyse
analysis-times = C’est la { $count }e fois que cette position est sur le plateau.
analysis-end-of-line = Fin de la ligne
analysis-save = Enregistrer l’analyse

## Le moteur

analysis-on = en marche
analysis-off = arrêté
analysis-lines = Lignes
analysis-engine-place = Moteur
analysis-engine-place-browser = dans ce navigateur
analysis-engine-place-server = sur le serveur
analysis-speed = { $count } positions par seconde
analysis-deeper = Chercher plus loin
analysis-settled = Chercher plus loin n’y changerait rien.
analysis-engine-off = Le moteur est arrêté.
analysis-engine-hushed = Le moteur est en pause.
analysis-engine-waiting = Le moteur démarre…
analysis-chance = { $side } { $chance }
analysis-best = Le meilleur : { $move }

## Ce qui est dessiné sur le plateau

analysis-ways = Chemins du roi
analysis-threats = Menaces
analysis-ways-words = { $count ->
    [0] Le roi ne trouve aucune issue en quatre coups.
    [one] Une issue pour le roi en { $moves ->
        [one] un coup
       *[other] { $moves } coups
      }, si personne ne l’arrêtait.
   *[other] { $count } issues pour le roi en { $moves ->
        [one] un coup
       *[other] { $moves } coups
      }, si personne ne l’arrêtait.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Rien n’est menacé.
        [one] Une pièce pourrait être prise au coup suivant.
       *[other] { $count } pièces pourraient être prises au coup suivant.
      }
   *[other] L’autre camp menace de gagner aussitôt.
  }

## L’arbre

analysis-marks = Signe après le coup
analysis-mark-brilliant = Coup brillant
analysis-mark-good = Bon coup
analysis-mark-interesting = Coup intéressant
analysis-mark-doubtful = Coup douteux
analysis-mark-mistake = Erreur
analysis-mark-blunder = Gaffe
analysis-comment = Commentaire
analysis-clear-drawings = { $count ->
    [one] Effacer le dessin
   *[other] Effacer les { $count } dessins
  }
analysis-undo = Annuler
analysis-redo = Rétablir
analysis-promote = Remonter cette variante
analysis-delete-branch = Supprimer à partir d’ici

## Ce qui est dit

analysis-at-start = La position initiale.
analysis-played = { $from } vers { $to }.
analysis-picked = { $name }, pièce prise en main, { $count ->
    [one] un point
   *[other] { $count } points
  } où aller.
analysis-undone = Annulé.
analysis-redone = Rétabli.
analysis-promoted = La variante est remontée.
analysis-branch-deleted = Coups supprimés.
analysis-circled = Cercle sur { $point }.
analysis-drew = Flèche de { $from } à { $to }.

## Touches

analysis-board-keys = Maj et Entrée commence une flèche sur un point et la finit sur un autre ; sur le même point, cela fait un cercle. À la souris, faites glisser avec le bouton droit.
analysis-key-walk = Un coup en arrière, un coup en avant
analysis-key-beside = Variante précédente ou suivante
analysis-key-ends = Première position, fin de la ligne
analysis-key-engine = Moteur en marche ou arrêté
analysis-key-lines = Nombre de lignes
analysis-key-say = Dire où en est la partie
analysis-key-ways = Chemins du roi
analysis-key-threats = Menaces
analysis-key-flip = Retourner le plateau
analysis-key-comment = Écrire un commentaire
analysis-key-promote = Remonter cette variante
analysis-key-delete-branch = Supprimer à partir d’ici
analysis-key-undo = Annuler
analysis-key-redo = Rétablir
analysis-key-board = Aller au plateau
analysis-key-draw = Sur le plateau : commencer ou finir une flèche, ou faire un cercle
analysis-key-tree = Du plateau, revenir aux coups
analysis-key-help = Cette liste

## La partie passée en revue

review-title = Rapport de la partie
review-make = Analyser la partie
review-again = Analyser de nouveau
review-making = Examen de chaque coup…
review-stop = Arrêter
review-made = { $count ->
    [0] Le rapport est prêt : aucun tournant.
    [one] Le rapport est prêt, avec un tournant.
   *[other] Le rapport est prêt, avec { $count } tournants.
  }
review-inscribe = Ajouter aux coups
review-inscribed = Reporté dans les coups.
review-accuracy = Précision
review-doubtful = Douteux
review-mistakes = Erreurs
review-blunders = Gaffes
review-turns = Tournants
review-no-turns = Le moteur n’a vu d’erreur grave dans aucun camp.
review-fault-doubtful = douteux
review-fault-mistake = erreur
review-fault-blunder = gaffe
review-lost = les { $side } sont passés de { $before } à { $after }
review-better = Mieux :
review-graph = Les chances des { $side } au long de { $count } coups ; les tournants sont listés dessous.

## Apprendre de ses erreurs

learn-begin = Trouver mieux pour les { $side }
learn-side = Aux { $side } de jouer
learn-count = { $number } sur { $count }
learn-ask = Le coup { $ply } était { $move }. Trouvez mieux sur le plateau.
learn-judging = Examen de { $move }…
learn-right = { $move } est juste.
learn-better = { $move } vaut mieux que le coup joué, mais il y a plus fort.
learn-wrong = { $move } est aussi une erreur.
learn-shown = Le meilleur était { $move }.
learn-again = Essayer encore
learn-show = Montrer
learn-next = Suivant
learn-skip = Passer
learn-end = Terminer
learn-over = Vous en avez trouvé { $found } sur { $count }.
