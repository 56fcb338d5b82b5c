## Apprendre

lesson-title = Apprendre à jouer
lesson-lead = De courtes tâches sur de petits plateaux, une règle après l’autre. Vous jouez, et les règles elles-mêmes disent ce qui en résulte. Rien ne peut se casser : essayez ce que vous voulez.
lesson-progress = { $done ->
    [0] { $count } leçons vous attendent.
    [one] Une leçon apprise sur { $count }.
   *[other] { $done } leçons apprises sur { $count }.
  }
lesson-begin = Commencer par la première leçon
lesson-go-on = Continuer : { $lesson }
lesson-reset = Effacer mes progrès
lesson-lessons = Leçons
lesson-tasks = { $count ->
    [one] une tâche
   *[other] { $count } tâches
  }
lesson-learnt = apprise
lesson-task-done = Tâche { $number }, faite
lesson-task-open = Tâche { $number }
lesson-back = Toutes les leçons
error-unknown-lesson = Cette leçon n’existe pas.
error-unknown-task = Cette leçon n’a pas cette tâche.
lesson-task = Tâche { $number } sur { $count }
lesson-you-play = Vous menez les { $side }.
lesson-board = Le plateau de la leçon, { $size } sur { $size }
lesson-keys = Les flèches vont d’un point à l’autre, avec Ctrl au prochain point utile. Entrée ou Espace prend une pièce et la pose, Échap la repose.
lesson-hint = Indice
lesson-again = Réessayer
lesson-show = Montrez-moi
lesson-next = Suivante
lesson-next-lesson = Leçon suivante : { $lesson }
lesson-rule = La règle
lesson-rule-link = Parmi toutes les règles : { $name }
lesson-answered = Réponse : de { $from } en { $to }.
lesson-captured = { $count ->
    [one] Prise : { $points }.
   *[other] { $count } prises : { $points }.
  }
lesson-on = Bien jusqu’ici. Votre coup suivant ?
lesson-shown = Voici comment : { $moves }. À vous maintenant.
lesson-missed-0 = Pas tout à fait. Regardez encore, et essayez un autre coup.
lesson-missed-1 = Ce n’est pas le bon coup. Prenez votre temps.
lesson-missed-2 = Une erreur fréquente. Réessayez.
lesson-solved-0 = Bien joué !
lesson-solved-1 = C’est cela.
lesson-solved-2 = Exactement.
lesson-solved-3 = Finement joué.
lesson-all-learnt = Vous avez appris toutes les leçons. Il reste à jouer.
lesson-game-title = Votre première partie
lesson-game-words = Le brandubh, sept lignes, contre le moteur le plus faible. Pendant que vous jouez, une voix à côté du plateau dit ce qui se passe.
lesson-game-begin = Jouer votre première partie

## La voix à côté de la première partie

coach-title = Entraîneur
coach-off = Masquer l’entraîneur
coach-welcome-attackers = Vous menez les attaquants. Pensez aux angles : le roi ne doit en atteindre aucun. Resserrez, sans hâte.
coach-welcome-defenders = Vous menez le roi. Ouvrez-lui un chemin vers un angle : d’abord ses hommes s’écartent, puis il part.
coach-can-win = Vous pouvez gagner au prochain coup. Cherchez-le !
coach-king-runs = Attention : le roi peut s’échapper à son prochain coup. Fermez le chemin de { $from } à { $to }.
coach-king-danger = Votre roi est en danger : il peut être pris au prochain coup. Déplacez-le, ou aidez-le.
coach-lost = Vous avez perdu une pièce en { $points }. Voyez ce que la pièce adverse peut faire ensuite.
coach-took = Belle prise : { $points }.
coach-may-capture = Vous pouvez prendre quelque chose. Voyez-vous où ?
coach-man-danger = Votre homme en { $point } est en danger : un ennemi pourrait fermer le piège.
coach-way-attackers = Le roi voit un chemin vers un angle en { $moves } coups. Mettez-vous en travers avant qu’il ne parte.
coach-way-defenders = Il y a un chemin pour votre roi : il serait dans un angle en { $moves } coups.
coach-quiet-attackers = Tout est calme. Gardez vos hommes près des angles et resserrez le cercle.
coach-quiet-defenders = Tout est calme. Chaque homme qui quitte son roi ouvre une ligne : laquelle l’aiderait ?
coach-their-turn = L’adversaire réfléchit.
coach-won = Vous avez gagné votre première partie ! Et maintenant, un plus grand plateau, ou un adversaire plus fort ?
coach-over = La partie est finie. Rejouer ?
