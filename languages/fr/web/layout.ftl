## L’éditeur de dispositions

layout-title = Éditeur de dispositions
layout-symmetry = Symétrie du pinceau
layout-size = Plateau
layout-from = Partir d’une disposition du programme
layout-from-none = choisir…
layout-rules = À jouer selon les règles de
layout-name = Nom
layout-unnamed = Ma disposition
layout-good = Prête à être jouée.
layout-added = « { $mark } » : ce jeu de règles le place en { $played }.
layout-overruled = « { $mark } » : dessiné en { $drawn }. Ce jeu de règles le place plutôt en { $played }, et c’est ainsi que l’on joue.
layout-unused = « { $mark } » : dessiné en { $drawn }. Ce jeu de règles n’en tient pas compte.
layout-to-have-it-drawn = Pour que l’on joue comme c’est dessiné, modifiez les règles.
layout-broken-link = Ce lien est abîmé : aucune disposition n’a pu y être lue.
layout-underlay = Montrer les points du manuscrit
layout-on-points = { $on } de ses { $of } points sont pris, { $beside ->
    [0] et personne ne se tient à côté.
    [one] et { $beside } pièce se tient à côté.
   *[other] et { $beside } pièces se tiennent à côté.
  }
layout-manuscript = Le manuscrit
layout-play = La jouer
layout-change-rules = Changer ses règles
layout-save = Dans ce navigateur
layout-save-note = Votre travail est enregistré dans ce navigateur quand vous fermez la page. Enregistrez-le sous son nom avant d’en commencer un autre.
layout-save-as = Enregistrer sous « { $name } »
layout-share = Partager ou télécharger
layout-link = Faire un lien
layout-file = Enregistrer un fichier
layout-show-file = Le fichier
layout-open = Ouvrir un fichier de règles
layout-no-file = Ce fichier n’est pas un jeu de règles sans faute, ou son plateau n’est pas de ceux qu’on dessine ici.
layout-measure = Est-elle équitable ?
layout-measure-note = Le moteur peut la jouer contre lui-même et compter : quelques minutes sur un petit plateau, une heure ou plus sur un grand. Enregistrez les deux fichiers dans un même dossier et tapez-y ces commandes : la première fait les ouvertures, la seconde joue.
layout-measure-save = Enregistrer { $rules } et { $study }
layout-study-title = « { $name } » est-elle équitable ?
symmetry-none = aucune
symmetry-half-turn = double : demi-tour
symmetry-mirror = double : gauche et droite
symmetry-quarter-turns = quadruple : quarts de tour
symmetry-mirrors = quadruple : deux miroirs
symmetry-all = octuple : tours et miroirs
