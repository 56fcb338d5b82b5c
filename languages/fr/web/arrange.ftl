## Un plateau que l’on compose

arrange-tools = Ce qu’on pose
arrange-erase = Gomme
arrange-move = Déplacer
arrange-picked = Pièce prise en { $point } : allez à un autre point et appuyez sur Entrée.
arrange-undo = Annuler
arrange-redo = Rétablir
arrange-clear = Vider le plateau
arrange-mirror = Retourner en miroir
arrange-turn = Quart de tour
arrange-counts = { $attackers ->
    [one] { $attackers } attaquant
   *[other] { $attackers } attaquants
  }, { $defenders ->
    [one] { $defenders } défenseur
   *[other] { $defenders } défenseurs
  }, { $kings ->
    [0] pas de roi
   *[other] le roi
  }.
arrange-ratio = { $ratio } contre 1
arrange-play = Commencer la partie
arrange-help = Comment faire
arrange-keys = Appuyez sur un point pour poser une pièce, faites glisser le pointeur pour en poser plusieurs, faites glisser une pièce pour la déplacer ; le bouton droit, ou Suppr, enlève. Au clavier : les flèches parcourent les points, une lettre et un nombre mènent à un point, les chiffres choisissent ce qu’on pose, Entrée le pose, Ctrl+Z annule la dernière action.
arrange-remark-advice = { $remark } ; { $advice }
