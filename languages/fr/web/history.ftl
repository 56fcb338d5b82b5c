## La page d’histoire

history-title = Histoire
history-lead = Un dessin, une phrase, et mille ans où personne n’a écrit les règles. Ce que l’on sait du jeu des Évangiles est raconté ici, et tenu à part de ce que l’on suppose.
history-how = Comment lire cette page
history-how-words = À côté de chaque affirmation est indiqué comment on le sait, qui le dit et à quel endroit. Nous n’avons pas tenu le livre entre nos mains ; ce qu’il dit et montre, nous le tenons de ceux qui le décrivent.
history-contents = Sur cette page
history-open-board = Regarder le dessin
history-drawing = Le diagramme du folio 5, redessiné : dix-neuf lignes rouges dans chaque sens, des marques sans couleur, les noms des quatre évangélistes dans les marges
history-drawing-caption = Le dessin du verso du folio 5, refait d’après les descriptions. Aucun homme n’y porte la couleur d’un camp.
history-sources = Les sources et leurs termes
history-learn = Apprendre à jouer

history-book = Le livre
claim-oxford = Le jeu n’a qu’un témoin : le manuscrit 122 de Corpus Christi College, à Oxford. Au verso du cinquième feuillet, quelqu’un a dessiné un plateau et lui a donné deux pages de latin.
claim-gospels = Le reste n’est pas un livre de jeux. C’est un livre des Évangiles irlandais, lié à Bangor : d’abord les dix tables des canons d’Eusèbe, qui relèvent ce que les Évangiles ont en commun ; puis le plateau ; puis les quatre Évangiles eux-mêmes.
claim-age = La date est affaire de jugement. CODECS dit le douzième siècle ; Walker et la St. Thomasguild, vers 1140 ; l’article de Wikipédia donne le onzième siècle pour la date habituelle.
claim-cambridge = La St. Thomasguild et le feuillet de Walker placent le livre à Cambridge. Il y a là aussi un Corpus Christi College, mais ce livre est dans celui d’Oxford.

history-court = De la maison d’Athelstan
claim-heading = Le titre nomme le dessin Alea Evangelii, le jeu des Évangiles. Il dit que Dubinsi, évêque de Bangor, l’a rapporté de chez le roi des Anglais, de la maison d’Athelstan, et qu’un certain Franc et Israël, « un sage romain », l’ont dessiné. Où ils l’ont fait, il ne le dit pas.
claim-reign = Ces gens ont existé. Athelstan régna de 924 ou 925 à 939 ; Dub Innse, l’évêque dont le scribe a latinisé le nom, mourut en 953.
claim-israel = En 1923, Robinson prit Israël pour un savant juif, à cause d’une erreur du scribe. En 1992, Michael Lapidge reconnut en lui Israël le Grammairien, un Breton lettré de la cour d’Athelstan dans les années 930, plus tard à Trèves.
claim-copy = La page est donc la copie, faite un ou deux siècles après, d’un original qui prétend remonter aux années 930. Ce qui s’est perdu ou ajouté en chemin, nul ne peut le dire.

history-sentence = La seule phrase sur le jeu
history-sentence-written = Comme c’est écrit, d’après la transcription de la St. Thomasguild
history-sentence-ours = Dans notre traduction
history-sentence-translation = Qui voudra connaître ce jeu tout entier devra, avant toutes les leçons de cet art, avoir ces sept choses à l’esprit : les ducs et les comtes, les défenseurs et les attaquants, la cité et la citadelle, et deux fois neuf pas.
history-sentence-usual = Dans l’orthographe usuelle
history-seven = Les sept choses
seven-dukes = Les ducs. Aujourd’hui, les hommes du roi.
seven-counts = Les comtes. Aujourd’hui, les hommes de l’autre camp.
seven-defenders = Ceux qui combattent pour défendre.
seven-attackers = Ceux qui combattent contre eux.
seven-city = La cité. Peut-être le château, au centre.
seven-citadel = La citadelle ; en latin, une petite cité. Peut-être ce qui se trouve dans les angles.
seven-steps = Neuf pas, deux fois.
claim-silence = C’est tout. Comment un homme se déplace, comment on le prend, qui commence, quand la partie est gagnée : le livre ne le dit pas.
claim-sides = Les paires semblent aller ensemble : les ducs avec les défenseurs, les comtes avec les attaquants, comme on les appelle aujourd’hui. La phrase elle-même ne les joint pas, et ne dit pas où sont les cités.
claim-steps = Deux fois neuf pas font dix-huit : de la ligne du milieu, il y a neuf pas jusqu’à chaque bord, et le plateau a dix-huit rangées de cases. Qui joue sur les croisements, comme ici, a dix-neuf lignes.
history-steps-drawing = Dix-neuf lignes. De celle du milieu, neuf pas mènent au bord gauche et neuf au bord droit.
history-steps-nine = neuf

history-numbers = Les Évangiles en nombres
claim-board = Le texte mesure le plateau : un carré de dix-huit rangées, 324 cases, et à chaque évangéliste un côté et un angle. Matthieu a le haut, Luc la droite, Jean le bas, Marc la gauche.
claim-canons = Les hommes se comptent par les tables des canons. Une table qui compare quatre Évangiles donne seize hommes, trois en donnent neuf, deux en donnent quatre, et la dernière, pour ce que chaque Évangile a seul, donne un homme à chacun. Cela fait 67 : vingt de Matthieu, dix-sept de Luc, quinze de Marc et quinze de Jean.
claim-five = Cinq autres ne viennent d’aucune table : quatre « hommes bigarrés », varii viri, et un « premier homme ». Cela fait 72.
claim-rings = Le dessin garde cet ordre. Les seize du premier canon sont le losange du centre. Les canons deux à quatre, avec les cinq autres, ferment autour de lui un anneau de trente-deux. Les vingt-quatre derniers se tiennent dehors par petits groupes. Toute disposition moderne colore ces trois groupes.
claim-letters = Le dessin est plein de points, de signes et de lettres, dont certaines hébraïques. La St. Thomasguild pense que la plupart n’ont rien à voir avec le jeu, voit dans les points les quatre évangélistes et, dans l’ensemble, une sorte de calendrier religieux.
history-canons-drawing = Les hommes des dix canons : seize du premier, neuf de chacun des deuxième, troisième et quatrième, quatre de chacun des cinquième à dixième ; puis quatre hommes bigarrés et le premier homme. Soixante-douze en tout.
history-canons-caption = Soixante-douze hommes : les dix canons, les hommes bigarrés, le premier homme. Les nombres sont ceux du texte ; l’image est de nous.

history-marks = Les hommes bigarrés et le premier homme
claim-varii = Quatre hommes sont dessinés autrement que les autres, d’un double trait et non en noir : les varii viri, les hommes bigarrés. Le texte les rattache à la Passion. Deux sont à Jean, en F6 et N14 ; deux à Marc, en F14 et N6.
claim-outlines = Ce que ces doubles traits veulent dire pour le jeu, personne ne le dit. La St. Thomasguild y voit la marque d’hommes qui commencent parmi l’ennemi, car des plateaux trouvés en fouille marquent aussi des cases de départ. Ou peut-être seuls le roi et les ducs peuvent-ils y entrer, ou bien quiconque s’y tient est à l’abri.
claim-first = Les canons nomment aussi un primus vir, un premier homme, qui n’appartient à aucun évangéliste et représente l’unité de la Trinité. Ceux qui suivent ses coordonnées le trouvent en E13, où lui seul rompt la symétrie du dessin. Pour la St. Thomasguild, c’est la pièce du centre.
claim-centre = Au centre se trouve le chiffre un. Il signifie la substance indivise de la Trinité, ou le premier canon.
claim-corners = Les groupes de quatre hommes dans les quatre angles sont là, dit le texte, pour orner le plateau.
claim-citadels = Que le roi s’échappe par là est une règle moderne. Walker la trouve suggérée par le texte, qui nomme une citadelle, et par le dessin, qui marque les angles.

history-open = Ce que le dessin laisse ouvert
claim-colour = Aucun camp n’a de couleur. Tous les hommes sont noirs, sauf quatre ; qui attaque, qui défend et où est la place du roi, ce sont des réponses de notre temps.
claim-faults = Le dessin a des fautes. L’article de Wikipédia compte 69 hommes outre le centre, là où le texte en veut 72 ; Thomas Henning, dans un commentaire à la page de Walker, en compta 71 en 2020.
claim-lines = Richard Murray, dans un commentaire de 2019, remarqua que des hommes proches des angles se tiennent sur les lignes 3, 5, 15 et 17 du dessin. Les plateaux modernes les mettent sur les lignes 3, 6, 14 et 17.
claim-restored = Les soixante-douze hommes des plateaux modernes sont donc une restitution. La St. Thomasguild, elle aussi, ajouta les quelques-uns qui manquent.

history-readings = Lectures modernes
claim-murray = H. J. R. Murray en fit un jeu de tafl dans son livre de 1952 : 48 attaquants, 24 défenseurs, un roi qu’il faut entourer de quatre côtés et qui gagne au bord.
claim-boxed = Avec la disposition de Murray, écrit Walker, les défenseurs sont trop enfermés pour avancer. Quelques-uns se glissent dehors avant que l’anneau se ferme, mais les attaquants de l’extérieur en viennent aisément à bout.
claim-helmfrid = Sten Helmfrid proposa deux autres manières de colorer les hommes, toutes deux symétriques. Dans l’une, les hommes bigarrés défendent, bien qu’ils se tiennent dans l’anneau des attaquants. La St. Thomasguild la préfère, car elle donne un rôle à ces hommes ; Walker l’adopta en 2015, après des parties d’essai avec Tim Millar.
claim-outlying = Ces ducs du dehors ne sont pas forts, ajoute Walker : chaque pas vers l’extérieur offre un sacrifice. Mais ils rendent l’anneau plus difficile à fermer, et un sacrifice bien choisi peut en laisser d’autres s’échapper.
claim-second = L’autre dessin de Helmfrid, nous n’avons pu le voir. Si huit défenseurs sont également espacés dans l’anneau et que le plateau est le même dans tous les miroirs, il ne reste qu’une disposition outre celle que Walker adopta ; c’est elle que nous montrons, signalée comme déduite.
claim-special = D’autres donnèrent aux marques étranges d’étranges pouvoirs. Andrew Perkis écrivit sur le jeu en 2010, et de 2011 à 2016 les joueurs du forum d’Aage Nielsen essayèrent des commandants et des mercenaires.
claim-progress = Est-ce une partie en cours ? Richard Murray le demanda en 2019, parce que les hommes ne sont pas tout à fait symétriques ; il demanda aussi si les plateaux modernes en ont déplacé certains pour l’équilibre.
claim-henning = Thomas Henning alla plus loin en 2020. Sur 73 hommes, deux manquent ; ils ont donc été pris ; donc certains des hommes du dehors doivent être blancs. Et peut-être un plateau de go était-il venu en Occident, où ses possesseurs s’en servirent pour un jeu qu’ils connaissaient.
claim-guards = Ses hommes blancs sont huit gardes des citadelles. Des citadelles de quatre points aideraient à les prendre aussitôt ; il fait donc de chaque citadelle un seul point, avec un vide à côté.
claim-leaders = Les quatre hommes marqués, pense-t-il, sont peut-être les chefs de la rébellion, et un roi qui les prendrait regagnerait son royaume.
claim-memory = Peut-être n’y a-t-on jamais joué. Eddie Duggan conclut que ce fut peut-être une aide pour les élèves qui apprenaient les tables des canons, plutôt qu’un jeu.
claim-chance = Drew McNaughton, dans un projet de 2022, en fait, par les règles de base, un jeu de hasard, et un chemin à travers les tables des canons pour qui les connaît.
claim-made = La St. Thomasguild fabriqua un plateau : des planches de peuplier collées, un bord de noyer, de l’huile de lin, des lignes en rouge de Venise et des marques en noir d’os. Les hommes sont d’argile cuite, émaillée de bleu ou de jaune : des pyramides carrées, et un roi plus grand à cinq côtés.
claim-verdict = Aucun jeu de règles ne s’est imposé, dit Walker, et une seule page ne permet pas de dire lequel est le bon. Toutes les lectures qui sont des jeux se jouent ici, avec les sources à côté des règles.

history-tafl = Les jeux de tafl
claim-words = Hnefi veut dire poing en islandais, et tafl est le mot norrois pour plateau, emprunté au latin tabula. Dans le jeu, le hnefi est ce qu’est le roi aux échecs.
claim-voluspa = Dans le poème Völuspá, les dieux jouent au tafl dans leur cour. Les nobles norrois se vantaient d’y être habiles.
claim-spread = Walker tient que des envahisseurs norrois apportèrent le jeu aux îles Britanniques, qu’il y fut populaire jusqu’à la venue des échecs, et qu’il est attesté pour la dernière fois au pays de Galles en 1587.
claim-family = Que tous ces jeux sont d’une même famille, Murray le vit en 1913, quand il mit le tablut à côté du hnefatafl. Huit ans plus tôt, Fiske avait renoncé à l’énigme.
claim-hnefatafl = Les sagas connaissent le hnefatafl, mais aucune n’en dit les règles. L’exposition suédoise de 1972 lut dans une énigme de la Hervarar saga que le roi est sans arme, et soutint que le jeu en est mieux équilibré. Helmfrid trouve l’énigme trop ambiguë, et quelques parties d’essai l’ont convaincu du contraire.
claim-brandub = Un poème irlandais sur le brandub met un chef d’or, le branán, parmi quatre hommes ; un autre texte compte cinq pièces d’argent et huit d’or. Un plateau de Ballinderry, trouvé en 1932, a sept rangées de sept trous, avec le centre et les angles marqués. D’autres viennent de Downpatrick et de Waterford.
history-boards-drawing = Cinq plateaux dessinés à la même échelle : sept lignes pour le brandub, neuf pour le tablut, onze pour le tawlbwrdd et le hnefatafl, quinze pour York, dix-neuf pour l’alea.
history-boards-caption = Les plateaux de la famille à la même échelle, des sept lignes du brandub aux dix-neuf d’Alea Evangelii.

history-balance = L’équilibre
history-measured = Alea est-il équitable ? Ce qui a été mesuré jusqu’ici
claim-unbalanced = Un jeu dont les deux camps ont des buts différents favorise toujours l’un des deux, écrit Helmfrid d’après la théorie des jeux, à moins que le meilleur jeu ne mène à la nulle. Entre deux joueurs habiles, ce camp finit par gagner.
claim-edge = Si le roi peut s’échapper par n’importe quelle case du bord, il a un avantage énorme. S’il doit atteindre l’un des quatre angles sans que rien d’autre change, les attaquants les bloquent en quatre coups et gagnent toujours.
claim-adjusting = Il y a bien des manières de régler l’équilibre : d’autres limites à la fuite par le bord, ou des règles qui rendent les angles plus difficiles à bloquer ; d’autres dispositions de départ ; un roi qui participe ou non aux prises, plus ou moins facile à prendre ; et des cases réservées.
claim-hostile = Les cases réservées ralentissent les pièces et favorisent en général les attaquants. Il faut sans doute qu’elles soient hostiles, c’est-à-dire qu’elles tiennent lieu de pièce qui prend ; sinon, une pièce à côté d’elles est trop bien protégée.

history-tablut = Le tablut
claim-tablut = En 1732, Linné vit jouer au tablut en Laponie : neuf cases sur neuf, un roi et huit Suédois contre seize Moscovites. Il nota ce qu’il observait en quatorze articles, souvent comme des exemples de coups. Il ne comprenait apparemment pas la langue des joueurs.
claim-verb = En same, tablut, écrit aussi tablot ou dablot, est un verbe : jouer au dablo. Le dablo, c’est le jeu et ses pièces. Le mot fut sans doute emprunté au norrois dès l’âge du fer, et sert aussi pour d’autres jeux de plateau.
claim-drabants = Helmfrid appelle drabants les huit hommes à côté du roi, et camps de base les places d’où partent les Moscovites. Pour celles-ci, Linné ne donne pas de nom.
claim-warning = Quand le roi a un chemin libre vers le bord, son joueur doit avertir l’adversaire : raicki. Quand il en a deux, le mot est tuicku, ce qui revient à un échec et mat. D’autres éditions les écrivent raichi et tuichu.
claim-konokis = Linné dit que le château s’appelait konokis. Le mot désigne plutôt le roi lui-même, dit Helmfrid ; Olli Salmi le connaît comme le mot same pour roi.
claim-swedes = Pourquoi Suédois et Moscovites ? En Suède, l’âge des Vikings finit vers 1060 ; plus tard, des châteaux suédois de la côte baltique furent souvent assiégés par des troupes russes, et Moscou devint une puissance vers 1300. Helmfrid tient donc le tablut pour un jeu suédois du Moyen Âge que les Samis ont à peine changé.
claim-escape = Linné ne dit jamais comment le roi s’échappe. D’un des exemples, Murray déduisit que toute case du bord convient. D’autres font penser que les cases d’où partent les attaquants ne comptent pas. Murray n’y prit pas garde, dit Helmfrid, et depuis lors on dit le tablut déséquilibré.
claim-translated = Le latin fut traduit en anglais en 1811, et perdit en route la prise du roi entre deux hommes ; Murray bâtit là-dessus. De 2007 à 2013, Ashton, Cartier et Salmi le retraduisirent.
claim-exhibition = En 1972, l’organisme suédois des expositions itinérantes reconstitua le jeu avec des camps de base où nul ne peut rentrer. Helmfrid croit cette version bien plus exacte, et bien mieux équilibrée.
claim-later = Un livre imprimé à Stockholm en 1884 parle de Samis qui jouent au svälta räv et à d’autres jeux de cartes ; ceux qui n’ont pas de cartes s’assoient à une sorte d’échecs de Russes et de Suédois. C’était peut-être le tablut. Mais les Samis avaient d’autres jeux à deux armées : le Dablot prejjesne, que Nils Keyland releva à Frostviken en 1921, est parent des dames.

history-wales = Le pays de Galles
claim-tawlbwrdd = En 1587, Robert ap Ifan décrivit le tawl-bwrdd : un roi au centre, douze hommes aux places voisines, et vingt-quatre qui cherchent à le prendre, six au milieu de chaque côté. Son plateau a onze cases sur onze.
claim-laws = Les lois galloises plus anciennes comptent un roi et huit hommes contre seize. F. R. Lewis pensait que c’était le nombre d’origine et que le jeu avait grandi.
claim-gap = La phrase sur la fuite du roi a une lacune : il gagne s’il peut aller le long de quelque chose. Helmfrid dit le mot indéchiffrable ; Lewis en imprime le début et complète le reste, ce qui donne une ligne.
claim-offices = Un chancelier gallois recevait du roi, en entrant en charge, un anneau d’or, une harpe et un plateau de jeu, à garder toute sa vie. Un juge de la cour recevait du roi un plateau avec des pièces en os d’animaux marins, et de la reine un anneau d’or, à ne jamais vendre ni donner.
claim-macleod = Dans les chants gaéliques de Mary Macleod, l’absence de musique et de plateaux de jeu est un signe de deuil.
claim-dice = R. C. Bell donna des dés à ce jeu en 1969, parce que tawl veut dire jet. Helmfrid en doute : le nom vient du latin tabula et du saxon bord, ou du norrois taflborð, et rien d’autre dans les sources celtiques ou anglo-saxonnes ne parle de dés.

history-finds = Les trouvailles
claim-gunnarshaug = Un tertre funéraire à Gunnarshaug, en Norvège, vers 779, contenait dix-sept cônes de verre, hauts de 17 à 20 mm : un grand, bleu foncé, au sommet brun et à la pointe jaune, quatre plus petits, jaunes au sommet brun, et douze bleu clair. Avec eux, vingt pièces d’ambre. Tous sont à Bergen.
claim-sets = Un jeu ou deux ? Les archéologues voient deux jeux de pièces. Aage Nielsen en fit un seul : le roi bleu foncé et douze hommes bleus contre vingt-quatre jaunes, certains avec des pouvoirs particuliers. La St. Thomasguild laisse la question ouverte : deux jeux incomplets, ou quatre hommes au pouvoir à part.
claim-skamby = Une tombe à bateau du neuvième siècle, à Skamby en Östergötland, contenait vingt-trois pièces d’ambre.
claim-trondheim = À Trondheim, on trouva environ les deux tiers d’un plateau de bois, large de onze cases et long de 25,6 cm au bord. Les cases marquées forment les bras d’une croix, comme pour montrer d’où partent les pièces.
claim-york = À York, il reste trois rangées d’un plateau qui, pense-t-on, avait quinze cases sur quinze. Walker y voit le signe que les Anglais aimaient les grands plateaux.
claim-vimose = Un morceau de plateau de Vimose, au Danemark, vers l’an 400 (la St. Thomasguild écrit Wimose), est long de dix-huit cases et haut d’une et demie, chacune d’environ 25 mm. Un angle est conservé, et ne porte aucune marque. Au revers, un jeu romain, duodecim scripta.
claim-roman = Il passe souvent pour un plateau d’alea. Walker y voit celui d’un autre jeu romain, le ludus latrunculorum : il y avait quatre plateaux semblables à Vimose, et l’un, de Leuna en Allemagne, avec les deux mêmes faces, avait 29 pièces noires et 30 blanches.
