## Comment on veut voir, entendre et jouer

settings-title = Réglages
settings-lead = Gardés dans ce navigateur et nulle part ailleurs ; ils s’appliquent aussitôt.
settings-no-storage = Ce navigateur interdit aux pages de rien retenir : vos choix tiennent jusqu’à la fermeture de cette page.
settings-look = Apparence
look-manuscript = Parchemin et encre rouge
look-wood = Bois et os
look-slate = Ardoise
look-contrast = Fort contraste
settings-scheme = Clair ou sombre
settings-pieces = Les pièces
pieces-gospel = D’après le livre des Évangiles
pieces-pyramids = Pyramides, comme à Gunnarshaug
pieces-glass = Gouttes de verre
pieces-discs = Pierres plates
pieces-letters = Lettres
settings-sample = Un plateau de tablut en exemple
settings-board = Le plateau
settings-coordinates = Lettres et chiffres autour
settings-crosshair = Marquer les lignes du point visé, pour les grands plateaux
settings-flipped = Retourné
settings-ask = Confirmer chaque coup
settings-motion = Animer les coups
settings-motion-hint = Désactivé si votre système demande moins de mouvement.
settings-sound = Bruits des pièces
settings-people = Parties avec d’autres
settings-premove = Me laisser donner mon prochain coup à l’avance
settings-ask-slow = Confirmer chaque coup quand on a des jours par tour
settings-muted = Masquer ce que disent les autres joueurs
settings-muted-hint = Chaque partie a aussi cet interrupteur, pour elle seule.
settings-app = Application
settings-app-words = Installez hnefi pour l’ouvrir comme toute autre application. Il fonctionne alors aussi sans connexion. Seule une partie contre une autre personne en demande une.
settings-app-installed = Vous utilisez hnefi comme application installée.
settings-app-install = Installer
settings-app-how = Cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu du navigateur. Sur iPhone et iPad, touchez Partager, puis « Sur l’écran d’accueil ».
settings-data = Ce que retient ce navigateur
settings-data-words = Vos parties, avec les places que vous y tenez, vos réglages et ce que vous avez appris. Emportez le tout dans un fichier vers un autre navigateur. Qui a ce fichier peut jouer vos parties : gardez-le pour vous.
settings-privacy = Ce que le serveur conserve de vous
settings-export = Exporter dans un fichier
settings-import = Importer un fichier
settings-imported = { $count ->
        [one] { $count } élément importé.
       *[other] { $count } éléments importés.
    }
settings-not-ours = Ce fichier n’a pas été exporté par hnefi.
settings-no-room = Ce navigateur n’a pas assez de place pour toutes ces parties. Ce qui a pu être importé est conservé.
settings-clear = Supprimer toutes les données
settings-clear-sure = Oublier vos parties, vos places et tous les réglages ? Les parties contre d’autres ne pourront plus être continuées d’ici.
settings-clear-yes = Oui, tout supprimer
settings-clear-no = Annuler
