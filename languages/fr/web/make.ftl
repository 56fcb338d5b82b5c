## Plateaux et pièces à imprimer

make-title = À fabriquer : { $name }
make-lead = Imprimez le plateau et les pièces en taille réelle, sur papier ou pour le bois.
make-rules = Les règles
make-set = Jeu
make-part = À imprimer
make-part-board = Plateau
make-part-pieces = Pièces
make-cell = Distance entre les points, en millimètres
make-paper = Papier
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = Une seule grande feuille
make-more = Style et langues
make-style = Style
make-style-manuscript = Manuscrit : lignes rouges à main levée
make-style-plain = Simple : noir sur blanc
make-grid = Les pièces se posent sur
make-grid-lines = Les lignes
make-grid-squares = Les cases
make-marks = Marques
make-marks-usual = Comme d’habitude
make-marks-all = Toutes celles du folio
make-marks-play = Celles qui servent au jeu
make-marks-none = Aucune
make-start = Position de départ
make-start-none = Non montrée
make-start-letters = Lettres
make-start-colours = Pièces
make-coordinates = Coordonnées
make-coordinates-no = Aucune
make-coordinates-yes = Lettres et chiffres sur les bords
make-form = Forme
make-form-discs = Disques à découper
make-form-pyramids = Pyramides à plier
make-language = Langue
make-second = Deuxième langue
make-second-none = Aucune
make-pages = Pages
make-save = Enregistrer en { $format }
make-open = Ouvrir le PDF pour l’imprimer
make-count = { $count ->
    [one] Une page. Imprimez-la en taille réelle (100 %).
   *[other] { $count } pages. Imprimez-les en taille réelle (100 %).
  }
make-refused = Ceci ne peut pas être imprimé :
make-failed = Les pages n’ont pas pu être préparées. Rechargez la page pour réessayer.
make-impossible = Ce navigateur ne peut pas préparer de pages à imprimer. Le programme le peut : hnefi print.
make-faulty-title = Rien à imprimer pour l’instant
make-faulty = Ces règles contiennent des erreurs, ou le lien est endommagé.
make-mend = Les ouvrir dans l’éditeur
