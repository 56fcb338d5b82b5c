## Les problèmes

puzzles-title = Problèmes
error-unknown-puzzle = Ce problème n’existe pas.
puzzles-which = Quels problèmes
puzzles-rules = Règles
puzzles-rules-any = Toutes les règles
puzzles-kind = Ce qui est demandé
puzzles-kind-any = Peu importe
puzzles-kind-escape = Le roi s’échappe
puzzles-kind-capture = Le roi est pris
puzzles-kind-defence = La seule défense
puzzles-length = Longueur
puzzles-length-any = Peu importe
puzzles-length-1 = Un coup
puzzles-length-2 = Deux coups
puzzles-length-3 = Trois coups ou plus
puzzles-size = Plateau
puzzles-size-any = Tous les plateaux
puzzles-size-of = { $size } × { $size }
puzzles-escape = Fuite du roi
puzzles-escape-any = Coins ou bord
puzzles-escape-corner = Par les coins
puzzles-escape-edge = Par le bord
puzzles-none = Aucun problème ne convient.
puzzles-count = { $count ->
        [one] { $count } problème, { $solved } résolu
       *[other] { $count } problèmes, résolus : { $solved }
    }
puzzle-task-escape = Trait aux { $side } : forcez la fuite du roi.
puzzle-task-capture = Trait aux { $side } : forcez la prise du roi.
puzzle-task-defence = Trait aux { $side } : un seul coup ne perd pas.
puzzle-moves = { $moves ->
        [one] Il y a un coup à trouver.
       *[other] Il y a { $moves } coups à trouver.
    }
puzzle-rating = Difficulté { $rating }
puzzle-board = Le plateau du problème, { $size } sur { $size }
puzzle-right = { $move } : juste. La réponse est { $reply }.
puzzle-wrong-win = { $move } ne gagne pas : après { $reply }, plus aucun gain par menaces.
puzzle-wrong-defence = { $move } perd : { $reply } force le gain.
puzzle-wrong-over = { $move } n’est pas la solution : le coup met fin à la partie.
puzzle-retry = Reprendre le coup
puzzle-solved = { $move } : résolu !
puzzle-solved-again = { $move } : c’est cela. Après un essai manqué, cela ne compte pas.
puzzle-shown = La solution : { $line }
puzzle-hint = Indice
puzzle-hint-piece = C’est la pièce en { $point } qui joue.
puzzle-give-up = Montrer la solution
puzzle-next = Problème suivant
puzzle-again = Depuis le début
puzzle-play-on = Continuer contre le moteur
puzzle-analyse = Analyser cette position
puzzle-rest-of-line = La suite : { $line }
puzzle-line-end = Fin de la suite
puzzle-your-rating = Votre niveau : { $rating }
puzzle-streak = { $streak ->
        [0] Pas encore de série
        [one] Série : { $streak } résolu du premier coup
       *[other] Série : { $streak } résolus du premier coup
    }
puzzle-best = record { $best }
