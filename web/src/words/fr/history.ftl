## La page d’histoire

history-title = Histoire
history-lead = Un dessin, une phrase, et mille ans où personne n’a écrit les règles. Ce que l’on sait du jeu des Évangiles est raconté ici, et tenu à part de ce que l’on suppose.
history-how = Comment lire cette page
history-how-words = À côté de chaque affirmation se trouve comment on la connaît, et qui le dit. Nous n’avons pas tenu le livre entre nos mains : « connu » signifie que ceux qui le décrivent s’accordent sur ce qu’il dit ou montre.
history-contents = Sur cette page
history-open-board = Regarder le dessin
history-drawing = Le diagramme du folio 5, redessiné : dix-neuf lignes rouges dans chaque sens, des marques sans couleur, les noms des quatre évangélistes dans les marges
history-drawing-caption = Le dessin du verso du folio 5, refait d’après les descriptions. Aucun homme n’y porte la couleur d’un camp.
history-learn = Apprendre à jouer

history-book = Le livre
claim-oxford = Le jeu n’a qu’un témoin : le manuscrit 122 de Corpus Christi College, à Oxford. Au verso du cinquième feuillet, quelqu’un a dessiné un damier et lui a donné deux pages de latin.
claim-gospels = Le reste n’est pas un livre de jeux. C’est un évangéliaire irlandais, lié à Bangor : d’abord les dix tables de canons d’Eusèbe, qui relèvent ce que les Évangiles ont en commun ; puis le damier ; puis les quatre Évangiles eux-mêmes.
claim-age = La date est affaire de jugement. Des savants disent le onzième siècle, d’autres les environs de 1140.
claim-cambridge = Des pages consacrées au jeu placent le livre à Cambridge. Il y a là aussi un Corpus Christi College, mais ce livre est dans celui d’Oxford.

history-court = De la maison d’Athelstan
claim-heading = Le titre nomme le dessin Alea Evangelii, le jeu des Évangiles. Il dit que Dubinsi, évêque de Bangor, l’a rapporté de chez le roi des Anglais, de la maison d’Athelstan, où un certain Franc et Israël, « un sage romain », l’avaient mis par écrit.
claim-reign = Ces gens ont existé. Athelstan régna de 924 ou 925 à 939 ; Dub Innse, l’évêque dont le scribe a latinisé le nom, mourut en 953.
claim-israel = En 1923, Robinson prit Israël pour un savant juif, à cause d’une erreur du scribe. En 1992, Michael Lapidge reconnut en lui Israël le Grammairien, un Breton lettré de la cour d’Athelstan dans les années 930, plus tard à Trèves.
claim-copy = La page est donc la copie, faite un ou deux siècles après, d’une chose qui se dit des années 930. Ce qui s’est perdu ou ajouté en chemin, nul ne peut le dire.

history-sentence = La seule phrase sur le jeu
history-sentence-latin = En latin
history-sentence-ours = Dans notre traduction
history-sentence-translation = Qui voudra connaître ce jeu tout entier devra, avant toutes les leçons de cet art, avoir ces sept choses à l’esprit : les ducs et les comtes, les défenseurs et les assaillants, la cité et la petite cité, et deux fois neuf pas.
history-seven = Les sept choses
seven-dukes = Les ducs. Aujourd’hui, les hommes du roi.
seven-counts = Les comtes. Aujourd’hui, les hommes de l’autre camp.
seven-defenders = Ceux qui combattent pour défendre.
seven-attackers = Ceux qui combattent contre eux.
seven-city = La cité. Peut-être le château, au milieu.
seven-little-city = La petite cité. Peut-être ce qui se trouve dans les angles.
seven-steps = Neuf pas, deux fois.
claim-silence = C’est tout. Comment un homme se déplace, comment on le prend, qui commence, quand la partie est gagnée : le livre ne le dit pas.
claim-sides = Les paires semblent aller ensemble : les ducs avec les défenseurs, les comtes avec les attaquants, comme on les appelle aujourd’hui. La phrase elle-même ne les joint pas, et ne dit pas où sont les cités.
claim-steps = Deux fois neuf pas font dix-huit : de la ligne du milieu, il y a neuf pas jusqu’à chaque bord, et le damier a dix-huit rangs de cases. Qui joue sur les croisements, comme ici, a dix-neuf lignes.
history-steps-drawing = Dix-neuf lignes. De celle du milieu, neuf pas mènent au bord gauche et neuf au bord droit.
history-steps-nine = neuf

history-numbers = Les Évangiles en nombres
claim-board = Le texte mesure le damier : un carré de dix-huit rangs, 324 cases, et à chaque évangéliste un côté et un angle. Matthieu a le haut, Luc la droite, Jean le bas, Marc la gauche.
claim-canons = Les hommes se comptent par les tables de canons. Une table qui compare quatre Évangiles donne seize hommes, trois en donnent neuf, deux en donnent quatre, et la dernière, pour ce que chaque Évangile a seul, donne un homme à chacun. Cela fait 67 : vingt de Matthieu, dix-sept de Luc, quinze de Marc et quinze de Jean.
claim-five = Cinq autres ne viennent d’aucune table : quatre « hommes bigarrés », varii viri, et un « premier homme ». Cela fait 72.
claim-rings = Le dessin garde cet ordre. Les seize du premier canon sont le losange du milieu. Les canons deux à quatre, avec les cinq autres, ferment autour de lui un anneau de trente-deux. Les vingt-quatre derniers se tiennent dehors par petits groupes. Toute disposition moderne colore ces trois groupes.
history-canons-drawing = Les hommes des dix canons : seize du premier, neuf de chacun des deuxième, troisième et quatrième, quatre de chacun des cinquième à dixième ; puis quatre hommes bigarrés et le premier homme. Soixante-douze en tout.
history-canons-caption = Soixante-douze hommes : les dix canons, les hommes bigarrés, le premier homme.

history-marks = Les hommes bigarrés et le premier homme
claim-varii = Les quatre hommes bigarrés sont dessinés autrement que les autres, en rouge ou d’un double trait. Le texte les rattache à la Passion. Deux sont à Jean, en F6 et N14 ; deux à Marc, en F14 et N6.
claim-first = Le premier homme, en E13, n’appartient à aucun évangéliste. Il représente l’unité de la Trinité, et lui seul rompt la symétrie du dessin.
claim-centre = Au milieu se trouve le chiffre un : la substance indivise de la Trinité, ou le premier canon. Certains le prennent pour le premier homme ; ses coordonnées parlent pour E13.
claim-corners = Les quatre marques de chaque angle sont, dit le texte, pour l’ornement du damier.
claim-citadels = Que le roi s’échappe par là est une règle moderne. Elle donne un sens à des marques que le livre appelle ornement.

history-open = Ce que le dessin laisse ouvert
claim-colour = Aucun homme n’a de couleur. Qui attaque, qui défend et où est la place du roi, ce sont des réponses de notre temps.
claim-faults = Le dessin a aussi des fautes. Il montre 69 hommes outre le milieu, là où le texte en veut 72 ; un lecteur en compte 71 en tout, et trouve les hommes du dehors sur les troisième et cinquième lignes depuis l’angle au lieu des troisième et sixième.
claim-restored = Les soixante-douze hommes des damiers modernes sont donc une restitution. Notre dessin montre les points restitués, non les fautes du scribe.

history-readings = Lectures modernes
claim-murray = H. J. R. Murray en fit un jeu de tafl dans les années 1950 : 48 attaquants, 24 défenseurs, un roi qu’il faut entourer de quatre côtés et qui gagne au bord.
claim-helmfrid = Sten Helmfrid proposa deux autres manières de colorer les hommes, toutes deux symétriques. Dans l’une, les hommes bigarrés défendent, bien qu’ils se tiennent dans l’anneau des attaquants. Damian Walker l’adopta sur son site en 2015, après des parties d’essai avec Tim Millar.
claim-second = Le second dessin de Helmfrid, nous n’avons pu le voir. Si huit défenseurs sont également espacés dans l’anneau et que le damier est le même dans tous les miroirs, il reste une disposition outre la première ; c’est elle que nous montrons, signalée comme déduite.
claim-special = D’autres donnèrent aux marques étranges d’étranges pouvoirs. Andrew Perkis écrivit sur le jeu en 2010, et de 2011 à 2016 les joueurs du forum d’Aage Nielsen essayèrent des commandants et des mercenaires.
claim-memory = Peut-être n’y a-t-on jamais joué. Eddie Duggan conclut que ce fut peut-être une aide pour les élèves qui apprenaient les tables de canons, dessinée comme un jeu. Un projet de 2022 y lit un jeu de dés et de lecture.
claim-verdict = Laquelle de ces lectures est la bonne, une seule page ne peut le dire. Celles qui sont des jeux se jouent toutes ici, avec leurs sources à côté de leurs règles.

history-kin = La parenté
claim-tablut = En 1732, Linné vit jouer au tablut en Laponie et nota comment : neuf lignes, des Suédois autour de leur roi contre des Moscovites, et un avertissement lancé à haute voix quand le roi voit son issue, raichi pour un chemin et tuichu pour deux.
claim-translated = Son latin fut mis en anglais en 1811, et perdit en route la prise du roi entre deux hommes. En 1972, une exposition itinérante suédoise rebâtit le jeu avec des camps ; de 2007 à 2013, Ashton, Cartier et Salmi le retraduisirent.
claim-tawlbwrdd = Au pays de Galles, Robert ap Ifan décrivit le tawl-bwrdd en 1587 : onze lignes, un roi et douze hommes contre vingt-quatre. Des lois galloises plus anciennes fixent le prix d’un jeu avec un roi et huit hommes contre seize.
claim-dice = R. C. Bell donna un dé à ce jeu en 1969, parce que son nom pourrait vouloir dire « table à jeter ». L’étymologie est douteuse.
claim-brandub = Des poèmes irlandais sur le brandub parlent d’un chef et de quatre hommes contre huit. On a trouvé des damiers de sept lignes à Ballinderry en 1932, à Downpatrick et à Waterford.
claim-hnefatafl = Les sagas connaissent le hnefatafl, et font une énigme de son seigneur sans armes. Aucune n’en dit les règles.
claim-finds = Les pièces de Gunnarshaug, en Norvège, du huitième siècle, sont un roi, douze hommes et vingt autres, et quatre encore d’une autre couleur. York avait un damier de quinze.
claim-vimose = Un morceau de damier de Vimose, au Danemark, vers l’an 400, a un bord de dix-huit cases, et passe souvent pour un damier d’alea. Son revers est un jeu romain ; l’endroit en est donc peut-être un aussi.
claim-family = Que tous ces jeux sont d’une même famille, Murray le vit en 1913, quand il mit le tablut à côté du hnefatafl. Huit ans plus tôt, Fiske avait renoncé à l’énigme.
history-boards-drawing = Cinq damiers dessinés à la même échelle : sept lignes pour le brandub, neuf pour le tablut, onze pour le tawlbwrdd et le hnefatafl, quinze pour York, dix-neuf pour l’alea.
history-boards-caption = Les damiers de la famille à la même échelle, des sept lignes du brandub aux dix-neuf d’Alea Evangelii.

history-sources = Sources
