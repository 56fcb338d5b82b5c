## Les problèmes

puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties, chacune avec une solution démontrée : aucun autre coup n’y parvient par les seules menaces.
error-unknown-puzzle = Ce problème n’existe pas.
puzzles-which = Quels problèmes
puzzles-rules = Règles
puzzles-any-rules = Toutes les règles
puzzles-kind = Ce qui est demandé
puzzles-kind-any = Peu importe
puzzles-kind-escape = Le roi s’échappe
puzzles-kind-capture = Le roi est pris
puzzles-kind-defence = La seule défense
puzzles-none = Aucun problème ne convient.
puzzles-count = { $count ->
        [one] { $count } problème, { $solved } résolus
       *[other] { $count } problèmes, { $solved } résolus
    }
puzzle-task-escape = Trait aux { $side } : le roi s’échappe de force.
puzzle-task-capture = Trait aux { $side } : le roi est pris de force.
puzzle-task-defence = Trait aux { $side } : un seul coup ne perd pas.
puzzle-moves = { $moves ->
        [one] Il y a un coup à trouver.
       *[other] Il y a { $moves } coups à trouver.
    }
puzzle-rating = Difficulté { $rating }
puzzle-board = Le plateau du problème, { $size } sur { $size }
puzzle-right = { $move } : juste. Ils répondent { $reply }.
puzzle-wrong = { $move } n’y parvient pas. Regardez encore.
puzzle-solved = { $move } : résolu !
puzzle-solved-again = { $move } : c’est cela. Après un essai manqué, cela ne compte pas.
puzzle-shown = La solution : { $line }
puzzle-hint = Indice
puzzle-hint-piece = C’est la pièce en { $point } qui joue.
puzzle-give-up = Montrer la solution
puzzle-next = Problème suivant
puzzle-again = Depuis le début
puzzle-analyse = Analyser cette position
puzzle-rest-of-line = La suite : { $line }
puzzle-streak = { $streak ->
        [0] Pas encore de série
        [one] Série : { $streak } résolu du premier coup
       *[other] Série : { $streak } résolus du premier coup
    }
puzzle-best = record { $best }
