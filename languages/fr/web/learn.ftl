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
lesson-reset-words = Ce navigateur oublie quelles tâches vous avez accomplies et quelles parties du chemin vous avez jouées. Cela ne peut pas être annulé.
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

## Le chemin des parties

path-words = Des leçons au grand plateau : chaque étape est une partie avec l’entraîneur.
path-lessons = Les leçons
path-done = fait
path-won = gagné
path-current = à suivre
