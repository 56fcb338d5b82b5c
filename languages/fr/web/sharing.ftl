## Partager

share-title = Partager cette partie
share-back = Revenir à la partie : { $name }
share-address = Adresse de la partie
share-address-note = Toute personne qui peut joindre ce serveur peut y voir la partie.
share-here-note = Cette partie n’est conservée que dans ce navigateur. Un fichier la transmet à d’autres.
share-picture = Une image
share-picture-of = { $name }, la position après { $ply } coups
share-ply = Après le coup { $ply } sur { $of }
share-theme = Couleurs
share-theme-parchment = parchemin
share-theme-candlelight = aux chandelles
share-theme-print = noir sur blanc
share-embed = Code pour une page
share-embed-note = Ceci montre la partie sur n’importe quelle page web, avec des boutons pour la parcourir. La page a besoin du script à côté d’elle, et d’aucun serveur.
share-script = Le script hnefi-board.js
share-formats = En fichier
share-formats-note = Chaque format qui contient des parties, et ce qu’il ne peut pas dire de celle-ci.
share-nothing-lost = dit tout
share-lost = ne dit pas tout
share-refused = ne peut contenir cette partie
share-copy = Copier
share-copied = Copié
share-make = Imprimer et fabriquer
