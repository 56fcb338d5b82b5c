## L’éditeur de règles

editor-title = Éditeur de règles
editor-lead = Chaque règle en mots simples et, à côté, le fichier qui les dit. Changez l’un ou l’autre : le second suit.
editor-begin-other = Partir d’autre chose
editor-from = Partir des règles de
editor-whole = Écrire toutes les règles, et pas seulement celles qui changent
editor-begin = Partir de celles-ci
editor-saved = Ou ouvrir un de vos jeux de règles enregistrés
editor-saved-choose = à choisir…
editor-open = Ou ouvrir un fichier de règles
editor-broken-link = Ce lien est abîmé : aucune règle n’a pu y être lue.
editor-rules = Les règles
editor-text = Le fichier
editor-name = Nom
editor-id = Nom court, pour les fichiers et les parties
editor-layouts-own = Les siennes
editor-layouts-other = Autres dispositions
editor-written-here = à vous
editor-values = Ce que cette règle peut être
editor-number = Un nombre de tours, de { $least } à { $most }
editor-choose = Il faut choisir :
editor-no-meaning = Sans objet à côté des autres règles :
editor-as-there = Comme dans { $name }
editor-leave-out = L’omettre
editor-usual = { $count ->
    [one] Une autre, comme d’ordinaire
   *[other] { $count } autres, comme d’ordinaire
  }
editor-no-toml = Le fichier est illisible en l’état : le formulaire ne sait pas ce qu’il dit. Ce qui ne va pas est indiqué sous le fichier.
editor-refused = Cela doit être changé dans le fichier lui-même :
editor-mistakes = { $count ->
    [one] Une faute. Tant qu’elle n’est pas corrigée, ce n’est pas un jeu.
   *[other] { $count } fautes. Tant qu’elles ne sont pas corrigées, ce n’est pas un jeu.
  }
editor-good = Le jeu de règles est valide.
editor-good-but = { $count ->
    [one] De bonnes règles, mais un point mérite qu’on y revienne.
   *[other] De bonnes règles, mais { $count } points méritent qu’on y revienne.
  }
editor-line = Ligne { $line }
editor-trial = Essayer vos règles
editor-trial-note = Jouez pour les deux camps tout ce que vos règles permettent. Quand vous les changez, la position reste, autant qu’elles l’admettent.
editor-trial-waits = Corrigez les erreurs pour voir le plateau.
editor-trial-older = Le plateau suit encore la dernière version sans faute.
editor-trial-undone = { $count ->
    [one] Vos règles interdisent maintenant le dernier coup : il a été repris.
   *[other] Vos règles interdisent maintenant l’un des coups : { $count } ont été repris.
  }
editor-trial-moves = { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
  }, { $captures ->
    [0] dont aucun ne prend.
    [one] dont un prend.
   *[other] dont { $captures } prennent.
  }
editor-trial-again = Revenir au début
editor-differences = En regard de { $name }
editor-differences-here = Chez vous
editor-differences-none = Aucune règle ne diffère encore.
editor-differences-wait = Corrigez les erreurs pour voir les différences.
editor-unnamed = Mon jeu
editor-play = Y jouer
editor-play-note = La partie garde ces règles, quoi que vous changiez ensuite.
editor-play-taken = Ce nom court est celui d’autres règles : donnez d’abord aux vôtres un nom à elles.
editor-save = Dans ce navigateur
editor-save-note = Votre travail est enregistré dans ce navigateur quand vous fermez la page. Enregistrez-le sous son nom avant d’en commencer un autre.
editor-save-as = Enregistrer sous « { $name } »
editor-share = Partager ou télécharger
editor-share-note = Le lien contient tout le fichier, et aucun serveur ne le lit. Le programme joue d’après le fichier : hnefi play FICHIER.
editor-link = Faire un lien
editor-file = Enregistrer dans un fichier
editor-measure = Est-ce équitable ?
editor-measure-note = Le moteur peut y jouer contre lui-même et compter : quelques minutes sur un petit plateau, une heure ou plus sur un grand. Enregistrez les deux fichiers dans un même dossier et tapez-y ces commandes : la première fait les ouvertures, la seconde joue.
editor-measure-command = Les commandes
editor-measure-save = Enregistrer { $rules } et { $study }
editor-study-title = « { $name } » est-il équitable ?
