## rulesets/alea-aagenielsen.toml

t-taken-over-from-the-67f61d72 = Repris du jeu dont celui-ci est une variante ; ses parties enregistrées ne tranchent pas. Les autres lectures sont la nulle à la troisième apparition, ou qu’il n’en résulte rien.
t-seven-captures-against-a2-82d899c5 = Sept prises contre A2 et les points analogues, et un roi qui a gagné en S2, dans cinq parties enregistrées.
t-no-man-passed-over-b402e38f = Aucun homme n’est passé par un point d’angle dans sept parties enregistrées, et aucun n’y avait d’intérêt. L’autre lecture les laisse passer.
t-to-men-the-games-6be7aa34 = Aux hommes, les parties le montrent. Au roi, qui se prend ici à deux, comme au brandubh du site. L’autre lecture l’en exempte.
t-like-a-man-everywhere-44fcc66b = Comme un homme partout loin de son trône ; aucune partie enregistrée ne le montre au bord. L’autre lecture fait compter le bord.
t-four-attackers-take-the-79e3287a = Quatre attaquants prennent le roi, qui est en sûreté au bord : l’« Alea Evangelii strong » du site.
t-in-one-of-two-cc49d93f = Dans l’une de deux parties enregistrées, deux attaquants l’encadraient et la partie a continué.
t-as-in-the-site-d6e90648 = Comme dans les autres jeux du site au roi fort ; non montré. L’autre lecture est trois et le bord.

## rulesets/alea-berserk-bartley.toml

t-his-own-ordering-of-e2272403 = Une disposition des attaquants qui lui est propre. Les hommes particuliers sont ceux que demandent les parties enregistrées : sans l’un ou l’autre de ces groupes, des parties ne peuvent se lire.
t-bartley-wanted-them-turned-f0755166 = Bartley les voulait retournés comme les pions d’Othello. Les parties enregistrées le demandent.
t-the-king-escapes-on-624de251 = Le roi s’échappe en B2, R2 et B18 ; 16 parties ne peuvent se lire avec de simples angles.
t-no-man-passes-over-0be093b1 = Aucun homme ne passe par un point d’angle dans les parties, et aucun texte de la famille ne le permet.
t-8-games-end-with-03cdde7a = 8 parties finissent avec le roi entre deux commandants. Il est à l’abri entre un commandant et un homme (8 fois) et entre un commandant et un chevalier (une fois). Si deux commandants le prennent à côté du trône, aucun texte ne le dit ; ici, oui.

## rulesets/alea-berserk-martens.toml

t-the-men-stand-as-f2d6fbad = Les hommes sont placés comme dans les parties enregistrées ; lesquels sont commandants et mercenaires se déduit de leurs sauts et des hommes qui combattent encore après leur prise. Les places des mercenaires tournent avec le plateau, mais n’ont pas de miroir.
t-the-records-write-the-f459725b = Les feuilles n’écrivent que le premier coup d’un tour ; là où une pièce a continué, la suite le montre.
t-captures-that-could-go-f9c87ebe = Bien des prises qui pouvaient se poursuivre ne l’ont pas été.
t-some-games-end-with-e38fa3c4 = Quelques parties finissent par une prise du roi tout près du bord.
t-commanders-of-both-sides-3a709910 = Les commandants des deux camps sautent par-dessus des ennemis, qui restent.
t-five-games-cannot-be-17ceadf8 = Cinq parties ne peuvent se lire autrement. Dans une partie, un homme parti de I6 quitte le plateau : elle semble plus ancienne que la règle.
t-men-stop-on-the-82df9193 = Des hommes s’arrêtent au centre, et nul n’est pris contre lui.
t-every-king-caught-between-fafee6b5 = Tout roi serré entre deux attaquants est pris, 8 fois.
t-no-game-ends-by-3f7282c0 = Aucune partie ne finit par répétition. Les autres lectures sont la nulle et la défaite du camp du roi.
t-no-game-comes-to-09eefc63 = Aucune partie n’y arrive. L’autre lecture est la nulle.

## rulesets/alea-berserk.toml

t-the-layout-helmfrid-1-15b63fac = La disposition Helmfrid 1. Dans les parties enregistrées, deux des quatre chevaliers prennent en sautant ; que les quatre points bigarrés en portent un se déduit par symétrie. Les parties ne montrent pas si les attaquants avaient des hommes particuliers.
t-as-in-berserk-whose-8521c68c = Comme au Berserk, dont l’essai porte le nom ; les parties ne le montrent pas. L’autre lecture est que rien de tel n’a été essayé.
t-a-knight-takes-a-fed668b6 = Un chevalier prend un homme contre un point du bloc d’angle.
t-nobody-comes-to-a-be4c23eb = Personne n’atteint un bloc d’angle dans ces parties. Au Berserk et dans tous les jeux à angles de ce site, seul le roi s’y arrête ; on ne connaît pas d’autre lecture.
t-no-position-comes-again-df872d8b = Aucune position ne revient dans les parties. Les autres lectures sont la nulle et la défaite du camp du roi.

## rulesets/alea-dragonheels.toml

t-the-page-breaks-off-8c30e715 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Des gardes, elle dit seulement que deux hommes ne les prennent pas, ni le roi. Nous lisons : sur quatre côtés, comme le roi. Les autres lectures sont trois côtés, ou jamais.
t-the-page-breaks-off-a18477be = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Sans le centre comme quatrième côté, le roi ne pourrait être pris à côté. Les autres lectures ne le rendent hostile à personne, ou à tous.
t-the-page-breaks-off-461b23c9 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. De prises contre les citadelles, on ne sait rien ici. Les autres lectures les rendent hostiles aux hommes, ou aux seuls attaquants comme dans la Wikipédia de l’époque.
t-the-page-breaks-off-31ca5f26 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Toutes les sources de la famille qui comptent font tomber un homme par direction. L’autre lecture n’en prend qu’un.
t-the-page-breaks-off-34fcd8f1 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. La prise ordinaire suppose un coup de l’ennemi : un homme peut donc se placer entre deux. L’autre lecture le prendrait.
t-the-page-breaks-off-af585e15 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Rien n’empêche le roi de prendre. L’autre lecture est un roi sans armes.
t-the-page-breaks-off-15f757e4 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Deux hommes ne le prennent pas : nous lisons quatre ; l’autre lecture est trois.
t-the-page-breaks-off-e5fd4e41 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Deux hommes ne le prennent pas : nous lisons quatre côtés, dont le centre ; l’autre lecture est trois sans lui.
t-any-of-the-sixteen-f4339fdc = Chacun des seize points fait gagner.
t-the-page-breaks-off-64669514 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. Au bord, quatre côtés ne peuvent être bloqués : il y est en sûreté. L’autre lecture, celle de la Wikipédia de l’époque, le prend à trois.
t-the-page-breaks-off-4bd90040 = La page, telle que nous l’avons, s’interrompt après la prise des hommes ordinaires. La nulle à la troisième apparition est l’usage. L’autre lecture ignore la répétition.

## rulesets/alea-dux.toml

t-the-layout-helmfrid-1-7ef0fef5 = La disposition Helmfrid 1 avec des dux sur les quatre points bigarrés.
t-the-layout-helmfrid-1-bd0b0988 = La disposition Helmfrid 1 avec des dux sur les quatre points bigarrés et les quatre points de l’anneau situés sur les axes. Les parties enregistrées ne montrent pas lesquels étaient les huit.
t-one-jump-is-recorded-4d51da40 = Un seul saut est enregistré, par-dessus un attaquant qui reste. Nielsen a pris le dux à la reconstitution du jeu romain par R. C. Bell, où il saute par-dessus un ennemi sans le prendre.
t-no-dux-is-taken-f60f5ee7 = Aucun dux n’est pris dans les parties. Le dux de Bell et les commandants du Berserk tombent comme tout homme ; l’autre lecture exige trois côtés, comme dans le jeu d’Unst.

## rulesets/alea-hnefi-2026.toml

t-walker-marks-sixteen-squares-8f51f5da = Walker marque seize cases, quatre dans chaque angle. Des angles d’un seul point, avec des gardes à côté, étaient en 2020 une idée de Thomas Henning, un lecteur de sa page.
t-by-walker-s-rules-e188d289 = Selon les règles de Walker, deux hommes l’y prennent, et les attaquants gagnent la plupart des parties.
t-walker-says-nothing-of-7abb1558 = Walker n’en dit rien ; dans son propre jeu de règles, ici, c’est une nulle.

## rulesets/alea-murray-rules.toml

t-none-of-our-accounts-5fc6a2af = Aucun compte rendu des règles de Murray que nous ayons lu ne dit qui commence. La plupart des règles qui en descendent donnent le trait aux attaquants ; l’autre lecture, au camp du roi.
t-not-spoken-of-in-58fdf00c = Le compte rendu n’en parle pas ; c’est la marche du tablut, d’où part la reconstitution de Murray, et de tous les alea depuis. Aucune autre lecture n’est connue.
t-the-account-does-not-597b5649 = Le compte rendu ne dit rien du centre ; seul le roi y commence, comme au tablut. L’autre lecture en fait un point comme un autre.
t-our-accounts-do-not-7d5b96bd = Nos comptes rendus ne disent rien d’un arrêt au centre. Dans la plupart des règles de la famille, seul le roi s’y pose, et il peut y revenir. D’autres lectures le lui ferment aussi, ou l’ouvrent à tous.
t-our-accounts-do-not-027c0381 = Nos comptes rendus ne disent rien de la traversée du centre. Rien de connu ne l’interdit ; l’autre lecture arrête les hommes.
t-where-the-king-is-ea2c7143 = Là où le roi se prend sur quatre côtés, le centre vide tient lieu du quatrième, qu’aucun homme ne pourrait occuper. Nulle part il n’est dit qu’il prenne des hommes. D’autres lectures ne le rendent hostile à personne, ou à tous.
t-the-king-goes-to-af2852e5 = Le roi gagne par le bord : les seize points dessinés dans les angles ne servent donc à rien. L’autre lecture les laisse fermés aux hommes.
t-not-spoken-of-in-f0b3f635 = Le compte rendu n’en parle pas ; c’est la prise du tablut, d’où part la reconstitution de Murray. Aucune autre lecture n’est connue.
t-not-spoken-of-in-6377a242 = Nos comptes rendus n’en parlent pas. Toutes les sources de la famille qui en parlent laissent un coup prendre dans plusieurs directions.
t-not-spoken-of-in-cc33c9b7 = Nos comptes rendus n’en parlent pas. Presque toutes les sources de la famille laissent un homme se glisser sans dommage entre deux ennemis ; seul un compte rendu du jeu de Bell réserve ce droit au roi.
t-the-king-is-taken-5445adad = Le roi se prend sur quatre côtés ; à côté du centre vide, celui-ci tient lieu du quatrième, sans quoi on ne pourrait l’y prendre. L’autre lecture l’y met à l’abri.
t-no-rule-is-known-da1e9176 = Aucune règle n’est connue, et nous n’en ajoutons pas : les joueurs conviennent d’une nulle quand la partie n’avance plus. L’autre lecture est la nulle à la troisième apparition.
t-no-rule-is-known-d0b739b0 = Aucune règle n’est connue ; la nulle ne favorise personne. Dans d’autres jeux de la famille, le camp qui ne peut bouger perd.

## rulesets/alea-opentafl.toml

t-not-in-the-record-b175f223 = Absent de la fiche : c’est la valeur par défaut de la notation.
t-the-record-has-tfr-6d746f08 = La fiche porte `tfr:w`, que la notation explique : qui amène la troisième apparition gagne, car on tient que l’autre l’y a forcé. Le code du programme fait l’inverse : voir l’option `as-programmed`.
t-the-code-lets-the-7106997a = Le code fait gagner les attaquants quand aucun défenseur n’a de point vide à côté de lui, même s’il ne peut s’y arrêter. Il n’a pas de clause pour des attaquants sans coup : qu’ils perdent de même est notre lecture. Les autres lectures sont la nulle et le tour perdu.
t-who-brings-a-position-27e16c69 = Qui amène une position pour la troisième fois perd.

## rulesets/alea-thomasguild-2020.toml

t-the-page-prints-octagonally-464f364a = La page imprime « octagonally », manifestement pour « orthogonalement ». Elle ne donne pas de règle aux quatre points bigarrés, et se demande seulement si le roi et les ducs seuls pourraient y entrer, ou s’ils abritent quiconque s’y tient.
t-the-exceptions-to-the-ef6d450f = Les exceptions à la règle de marche ne lient que les hommes, et la légende laisse le roi aller à tout point libre : il peut donc revenir. Qu’il n’y soit en sûreté que s’il n’a pas encore joué le suppose.
t-the-text-bars-men-ecc6b479 = Le texte interdit aux hommes d’entrer au château ; qu’ils ne le traversent pas non plus ne se lit que dans la légende de l’image. Les coups du roi ne connaissent pas cette exception.
t-the-page-names-the-1344ec52 = La page nomme les hommes décorés des angles comme partenaires d’une prise, non le château. Prise au mot, elle ne le fait servir à aucune prise. D’autres lectures le comptent contre le roi, comme le feuillet de Walker de 2011, option `throne-as-fourth`, ou contre tous, comme son site.
t-that-there-are-four-c09a7caf = Qu’il y ait quatre hommes décorés dans chaque angle est dit ; qu’ils se tiennent deux par deux n’est que dessiné.
t-the-page-bars-the-09c8ac20 = La page interdit aux hommes les points d’angle parce que les hommes décorés les occupent, et aucune pièce n’en saute une autre : ils ne les traversent donc pas non plus. L’autre lecture laisse passer tout le monde, puisque seule l’entrée est interdite.
t-that-they-are-hostile-1d541973 = Qu’ils soient hostiles aux hommes des deux camps est écrit. Qu’ils ne comptent pas contre le roi découle de la règle de sa prise, qui ne nomme que quatre hommes, ou trois et le bord. L’autre lecture les compte.
t-a-picture-on-the-f75298f8 = Une image de la page le montre aussi.
t-the-page-asks-for-63a4b64c = La page exige quatre hommes, ou trois et le bord, et ne dit rien d’un roi à côté du château vide. Prise au mot, elle l’y rend imprenable, puisque aucun homme ne peut occuper le quatrième côté. L’autre lecture fait du château le quatrième : c’est l’option `throne-as-fourth`.
t-the-page-declares-a-23119a8e = La page déclare la partie nulle quand une position se répète, sans donner de nombre : à la lettre, dès sa deuxième apparition. L’autre lecture attend la troisième, comme c’est l’usage : option `third-repetition`.
t-the-empty-castle-counts-f19ef992 = Le château vide compte contre le roi, que trois comtes prennent alors à côté de lui, comme dans le feuillet de Walker de 2011. Sans cela, il peut s’y tenir à jamais.
t-walker-s-leaflet-of-32a3ce3a = Le feuillet de Walker de 2011 prend le roi à côté du château avec trois hommes. La page ne le dit pas ; elle dit suivre Walker, mais cite de lui un travail de 2014, « Alea evangelii », que nous n’avons pas vu.
t-the-game-is-drawn-5f260041 = La partie est nulle quand une position se présente pour la troisième fois, et non dès la deuxième.
t-the-page-gives-no-70276862 = La page ne donne pas de nombre. Trois est ce que demandent la plupart des règles ; prise au mot, la page en demande deux.

## rulesets/alea-walker-2011.toml

t-the-website-of-2015-95edd87f = Le site de 2015 fait commencer les attaquants.
t-he-alone-may-and-badbd3ef = Lui seul le peut, et aucune règle ne le lui retire une fois qu’il est sorti. Le site de 2015 lui ferme aussi le château.
t-that-the-castle-counts-7b4358f3 = Que le château compte contre le roi est écrit. La légende parle aussi de prises contre la case centrale : lue comme Walker l’écrit en 2015, elle rend le château vide hostile aux hommes des deux camps. L’autre lecture n’y voit que la prise du roi.
t-the-four-variegated-points-e7ba27fc = Les quatre points bigarrés sont marqués aussi, d’un cercle, mais seulement pour aider à la mise en place : aucune règle n’en parle.
t-the-fixed-men-drawn-47430905 = Les hommes fixes dessinés sur les points d’angle barrent tous les trajets.
t-the-corner-men-capture-85d67288 = Les hommes des angles prennent des « pièces » de chaque joueur. Cela vaut pour les hommes ; pour le roi, la question reste ouverte : la règle 5 le range parmi les pièces, mais la règle 7, qui le prend, ne nomme que les comtes, le château et le bord. Ici ils ne comptent pas contre lui ; l’autre lecture rend les angles hostiles à tous.
t-men-are-captured-by-c374b867 = On prend les hommes en les entourant d’ennemis, et le roi est un ennemi des comtes. L’autre lecture le laisse sans armes. Le feuillet de Walker sur le brandub trancherait, dit-on, mais n’a pu être lu (non vérifié).
t-the-leaflet-is-silent-f895de22 = Le feuillet n’en dit rien. Celui du tablut, de la même série, admet la nulle par répétition, sans donner de nombre ; trois est l’usage. La St. Thomasguild, dont la page dit suivre Walker, fait nulle quand une position se répète : l’autre lecture est la nulle à la deuxième fois.
t-the-leaflet-is-silent-e712d69e = Le feuillet n’en dit rien. Celui du tablut, de la même série, admet la nulle quand un camp ne peut plus bouger, et de même la St. Thomasguild, dont la page dit suivre Walker. L’autre lecture est la défaite, comme dans d’autres jeux de la famille.

## rulesets/alea-walker-2015.toml

t-the-leaflet-of-2011-8514f1bd = Le feuillet de 2011 fait commencer le camp du roi.
t-the-rules-speak-of-43e8f562 = Les règles parlent de cases ; la page dit elle-même que dans le manuscrit les pièces se tiennent aux croisements des lignes. Rien n’en change dans le jeu.
t-sixteen-squares-are-marked-243d786f = Seize cases sont marquées dans les angles. Un lecteur de la page, Thomas Henning, a pensé en 2020 qu’une citadelle était un seul point, tout dans l’angle, et que les quatre hommes bigarrés pourraient être des chefs dont la prise donne la victoire ; aucune règle ne le suit ici.
t-the-text-does-not-4f44eb2b = Le texte ne dit pas si les hommes peuvent passer par-dessus les points d’angle. Sur l’image de 2011 les hommes fixes les arrêtent ; ils ne passent donc pas. L’autre lecture les laisse passer.
t-rule-9-makes-the-b033864e = La règle 9 fait prendre par les angles les pièces des deux joueurs ; qu’ils prennent aussi le roi découle de la règle 8, qui le prend comme un duc. L’autre lecture l’en exempte.
t-men-are-captured-by-288fb33a = On prend les hommes en les entourant d’ennemis, et le roi est un ennemi des comtes. Le code de Ludii lit autrement : il n’y est qu’enclume. Une troisième lecture le laisse sans armes.
t-the-source-is-silent-eea07191 = La source n’en dit rien. Le feuillet de Walker sur le tablut, de la même série, admet la nulle par répétition, sans donner de nombre ; trois est l’usage.
t-the-source-is-silent-18a047d8 = La source n’en dit rien. Le feuillet de Walker sur le tablut, de la même série, admet la nulle quand un camp ne peut plus bouger. Dans d’autres jeux de la famille, ce camp perd.

## rulesets/alea-wikipedia-2008.toml

t-the-page-gives-the-e6e21cb9 = La page donne un rôle dans les prises aux citadelles, non au château. Une version ultérieure le donne aux deux : voir l’option `castle-captures`. À la lettre, le roi est imprenable à côté du château vide ; l’autre lecture compte le château contre lui.
t-not-spoken-of-every-37ef05d9 = La source n’en parle pas ; toutes les sources de la famille qui comptent font tomber un homme par direction. L’autre lecture n’en prend qu’un.
t-the-page-names-the-6ef79d1c = La page nomme les quatre angles extrêmes, A1, A19, S1 et S19. Sur les douze autres points des citadelles, le roi peut se tenir, puis repartir.
t-the-page-is-silent-d9a2207d = La page n’en dit rien ; la nulle à la troisième apparition est l’usage. L’autre lecture ignore la répétition.
t-the-empty-castle-stands-69e7ac6e = Le château vide tient lieu de navire blanc dans la prise d’un noir, comme les citadelles.

## rulesets/alea-winther-2006.toml

t-the-message-does-not-ce06c5b3 = Le message n’en dit rien. La plupart des jeux de la famille font commencer les attaquants ; l’autre lecture est le camp du roi.
t-the-message-does-not-725fc67d = Le message n’en dit rien. On ne connaît pas d’autre marche à l’alea.
t-the-message-does-not-3516df05 = Le message n’en dit rien. Rien de connu n’en interdit la traversée ; l’autre lecture arrête les hommes.
t-the-message-counts-the-23a1b170 = Le message compte le centre contre un roi placé à côté ; s’il prend aussi les hommes n’est pas dit. Le tablut de Winther, du printemps précédent, le lui permettait. L’autre lecture le fait ici.
t-the-corners-serve-in-5ae6e45c = Les angles servent aux prises ; si c’est aussi contre le roi n’est pas dit. Loin du centre il se prend comme un homme, donc contre eux aussi. L’autre lecture l’excepte.
t-the-message-does-not-bb39d726 = Le message n’en dit rien. On ne connaît pas d’autre prise à l’alea.
t-the-message-does-not-f669ceaf = Le message n’en dit rien. Toutes les sources de la famille qui comptent font tomber un homme par direction. L’autre lecture n’en prend qu’un.
t-the-message-does-not-c71767c4 = Le message n’en dit rien. Toutes les sources qui en parlent laissent un homme se placer entre deux. L’autre lecture le prendrait.
t-the-message-does-not-8f23d9e2 = Le message n’en dit rien. Rien n’excepte le roi ; l’autre lecture est un roi sans armes.
t-away-from-the-centre-167ed882 = Loin du centre, deux hommes le prennent, et le bord en est loin. L’autre lecture l’y met en sûreté.
t-the-message-does-not-1f9e3e60 = Le message n’en dit rien. La nulle à la troisième apparition est l’usage ; l’autre lecture ignore la répétition.
t-the-message-does-not-446ceced = Le message n’en dit rien. La nulle ne favorise personne ; l’autre lecture est la défaite.

## rulesets/ard-ri-throne.toml

t-eight-attackers-between-and-1cd0f255 = Huit attaquants entre les hommes d’un anneau ouvert et à côté d’eux : numéro 26 des dispositions du site en 7×7.
t-eight-attackers-in-a-a9416dc2 = Huit attaquants en anneau carré autour de la croix : numéro 32 des dispositions du site en 7×7.
t-the-king-goes-one-7113eba6 = Le roi avance d’un pas : l’« Ard Ri-1 » du site.
t-in-150-king-s-2899fb14 = Sur 150 coups du roi dans les parties enregistrées, aucun n’est plus long.
t-the-king-takes-no-888381f4 = Le roi ne participe à aucune prise : essais du site.
t-so-the-variants-are-c698a215 = C’est le nom des variantes ; aucune prise enregistrée n’exige le roi, et dans deux parties il en laisse une. Il n’y a pas d’autre lecture.
t-the-empty-throne-helps-b1d08cb5 = Le trône vide n’aide à prendre aucun homme.
t-in-four-cases-of-31798cc3 = Dans quatre cas sur quatre, aucun homme n’a été pris contre lui. Qu’il compte contre le roi placé à côté n’est montré ni dans un sens ni dans l’autre.
t-a-throne-that-captures-d300f3e2 = Un trône qui ne prend personne quand il est vide ne prend pas non plus sous le roi. L’autre lecture est celle des règles de base.
t-nobody-passes-over-the-b36f79b4 = Personne ne passe par le trône : le « nopass » du site.
t-so-the-variant-is-ce3eb3fa = C’est le nom de la variante ; personne n’est passé dans ses trois parties enregistrées. Il n’y a pas d’autre lecture.
t-only-the-defenders-pass-67851644 = Seuls les défenseurs passent par le trône, et il ne prend que des attaquants : le « whitefriendlypass » du site.
t-defenders-passed-over-it-5058a726 = Les défenseurs y sont passés bien des fois dans 24 parties enregistrées, les attaquants jamais.
t-attackers-were-captured-against-dfbcc455 = Des attaquants ont été pris contre lui, des défenseurs jamais ; et avec trois attaquants il a pris le roi.

## rulesets/ashton-aagenielsen.toml

t-nobody-came-back-to-1c9708b9 = Personne n’y est revenu ni n’y est passé dans 46 parties enregistrées.
t-24-men-of-24-932e82f0 = 24 hommes sur 24 enfermés contre le château vide sont tombés.
t-with-the-king-on-0c9dfbbf = Avec le roi dessus, le château n’a pris aucun défenseur, dans onze cas sur onze. À Bologne, il le fait.
t-sixteen-moves-of-attackers-f6da007e = Seize coups d’attaquants à l’intérieur de leur propre camp.
t-59-men-of-61-2028c005 = 59 hommes sur 61 enfermés contre un point de camp vide sont tombés ; huit rois sont tombés face à un attaquant et un point de camp. Les deux autres : voir l’abri.
t-two-attackers-that-stood-a0f19f1f = Deux attaquants placés dans un camp n’ont pas été pris contre son point du bord.
t-no-recorded-game-shows-17ae611b = Aucune partie enregistrée ne montre de cercle autour de tous les défenseurs. L’autre lecture est la règle des jeux plus récents du site.
t-no-recorded-game-has-d4fa8b90 = Aucune partie enregistrée n’a de troisième apparition ; la nulle est la réponse usuelle. L’autre lecture fait perdre le camp du roi, comme sur les pages plus récentes du site.
t-the-site-s-pages-db28e184 = Les pages du site sur les hnefatafl de Fetlar et de Copenhague font perdre le camp qui ne peut jouer ; ce qu’on a pu lire sur ce jeu n’en parle pas. Les autres lectures sont la nulle et le tour perdu.

## rulesets/ashton-bologna.toml

t-the-server-gives-white-e2102657 = Le serveur donne le premier coup aux blancs ; un nouvel état, de lui-même, le donnerait aux noirs.
t-black-takes-a-white-3b401895 = Les noirs prennent un homme blanc contre le château, que le roi y soit ou non. Dans le tablut d’Ashton d’aagenielsen.dk, non : onze parties enregistrées en offraient l’occasion, aucune n’a pris.
t-the-code-lets-a-17366225 = Le code laisse un homme aller d’un point de camp à un autre sauf s’ils sont à plus de cinq points : donc dans son propre camp, et non dans celui d’en face.
t-white-takes-a-black-f195f3a3 = Les blancs prennent un homme noir contre un point de camp même si un autre homme noir s’y tient.
t-the-code-leaves-out-7bdcf12c = Le code excepte les quatre points du milieu des bords, a5, e1, i5 et e9. Ceux-ci ne se trouvent que derrière des hommes placés dans un camp : cela revient au même.
t-the-server-s-usual-a6d741c8 = C’est le réglage habituel du serveur ; il peut en admettre davantage. Son code ne se souvient qu’à partir du premier coup, si bien que seul un second retour au départ même ferait nulle ; ici le départ compte comme toute position.
t-the-code-has-no-bd0e14ee = Le code n’a pas de clause. Un tel joueur ne peut qu’envoyer un coup illégal ou laisser filer son temps, et perd de l’une ou l’autre façon. L’autre lecture est la nulle.

## rulesets/berserk-9.toml

t-tablut-s-points-the-1abd1b74 = Les points du tablut. Les parties enregistrées montrent des commandants là où un attaquant se tient seul devant son camp ; elles ne montrent pas où se tenait le chevalier : E6 est repris des plus anciennes parties sur 11×11.

## rulesets/berserk-throneless.toml

t-in-one-of-the-1a361266 = Dans l’une des parties, le chevalier s’arrête au centre.

## rulesets/berserk.toml

t-in-the-oldest-recorded-d9547cc6 = Dans les plus anciennes parties enregistrées, le chevalier se tient juste devant le roi : 26 parties ne se lisent qu’ainsi, 82 seulement avec le chevalier en E7.
t-the-page-says-from-43b2e297 = La page dit « depuis et vers les cases réservées ». Les parties montrent que l’un des deux suffit : sur 49 sauts du roi, 33 mènent d’un point ordinaire à un angle, 15 du trône à un point ordinaire et 1 au trône ; aucun n’a ni l’un ni l’autre.
t-of-the-616-recorded-bb0ea695 = Sur les 616 parties enregistrées qui notent les prises, 338 ne peuvent se lire sans cette règle.
t-the-page-we-read-44223c49 = La page que nous avons lue s’interrompt avant de dire si l’on doit continuer. Dans 225 tours de ces parties, une prise restait possible et n’a pas été faite.
t-14-of-the-games-1fdee909 = 14 de ces parties finissent ainsi ; le programme d’AbstractPlay a la même règle.
t-the-rule-speaks-of-9cb3ee1b = La règle parle des attaquants et des défenseurs ; que le trône vide compte comme l’un des quatre côtés du roi voisin, 5 prises des parties le montrent.
t-two-or-three-men-c4019e25 = Deux ou trois hommes tombent à la fois dans bien des parties.
t-three-attackers-and-the-64662fa7 = Trois attaquants et le trône vide : 5 parties finissent ainsi.
t-the-page-we-read-a15700bd = La page que nous avons lue s’interrompt avant cette règle. 70 parties finissent avec le roi entre deux commandants, et 13 avec le roi entre un commandant et un angle. Il est à l’abri entre un commandant et un homme (262 fois), un homme et un angle (4 fois), un commandant et le trône vide (une fois), et sur le trône (2 fois). Les programmes d’AbstractPlay et d’OpenTafl ont la même règle. Si deux commandants le prennent à côté du trône, aucun texte ne le dit ; ici, oui.
t-in-28-games-the-90450def = Dans 28 parties, le roi s’est trouvé au bord avec des attaquants ou un angle sur ses trois côtés ouverts, et la partie a continué.
t-in-two-games-a-751ef62c = Dans deux parties, une position s’est présentée une troisième fois et la partie a continué ; cinq nulles ont été convenues ou ne s’expliquent pas par le plateau. Ce qui a mis fin à des parties sur le site, c’est le va-et-vient : 7 parties ont été données aux attaquants quand les hommes du roi se retrouvaient placés de même pour la quatrième fois tandis que les attaquants progressaient. L’autre lecture, celle d’OpenTafl, fait perdre le camp qui complète la troisième apparition.
t-no-recorded-game-comes-f4fe89a9 = Aucune partie enregistrée n’y arrive et la page que nous avons lue n’en dit rien. La plupart des règles de cette famille, dont le programme d’OpenTafl, font perdre le camp qui ne peut jouer ; l’autre lecture est la nulle.

## rulesets/brandubh-2-aagenielsen.toml

t-in-46-recorded-games-16e4f366 = Dans 46 parties enregistrées, un attaquant s’est placé à côté du roi, le trône vide en face, sans le prendre ; des hommes des deux camps l’ont été.
t-21-recorded-games-ended-6ee95da3 = 21 parties enregistrées se sont terminées avec deux attaquants à ses côtés.

## rulesets/brandubh-cyningstan.toml

t-the-rules-forbid-stopping-87c81a1a = Les règles défendent de s’arrêter au centre et ne disent rien de sa traversée. Le code de Ludii, fait d’après cette page, y laisse passer toute pièce quand il est vide. L’autre lecture n’y laisse passer personne.
t-the-twelve-rules-do-826931b2 = Les douze règles n’en disent rien ; toute source de la famille qui en parle laisse un homme se placer entre deux ennemis. L’autre lecture le prendrait.
t-rule-12-draws-a-ffabbba2 = La règle 12 déclare nulle la partie où une position se répète, sans dire combien de fois : nous lisons la troisième apparition, selon l’usage. L’autre lecture est la deuxième.

## rulesets/brandubh-dragonheels.toml

t-not-verified-the-accounts-b0df40eb = Non vérifié : les comptes rendus de la page ne disent pas qui commence. Tous les autres brandubhs actuels font commencer les attaquants ; l’autre lecture est le camp du roi.
t-not-verified-we-have-ddf89367 = Non vérifié : nous n’avons ni la page ni un compte rendu qui dise comment vont les pièces. Tous les autres brandubhs actuels ont cette marche, et l’on ne connaît pas d’autre lecture.
t-the-king-may-not-d1177711 = Le roi ne peut revenir. Le site aagenielsen.dk, dont le brandubh « Walker » a les mêmes prises, le lui permet : voir l’option.
t-tim-millar-says-so-6ace307c = Tim Millar le dit de ce site.
t-to-the-king-too-c7b7aaa2 = Au roi aussi : il se prend comme un homme.
t-not-verified-the-accounts-80213c11 = Non vérifié : les comptes rendus de la page parlent d’angles hostiles et du roi pris par deux, non de la prise d’un homme. Tous les autres brandubhs actuels ont cette prise, et l’on ne connaît pas d’autre lecture.
t-not-verified-the-accounts-7f09b0d6 = Non vérifié : les comptes rendus de la page ne comptent pas. L’autre lecture n’en prend qu’un ; aucune source de la famille ne le fait.
t-not-verified-the-accounts-3149986f = Non vérifié : les comptes rendus de la page n’en parlent pas. Toute source de la famille qui en parle laisse un homme se placer entre deux ennemis ; l’autre lecture le prendrait.
t-even-on-the-throne-1b6474bb = Même sur le trône, dit Tim Millar de ce site.
t-like-a-man-the-b94f8f3e = Comme un homme ; la page ne parle pas du bord. L’autre lecture fait compter le bord.
t-not-verified-the-accounts-30477c8a = Non vérifié : les comptes rendus de la page n’en parlent pas ; trois est le nombre habituel. Les autres lectures font perdre un camp.
t-the-king-may-stop-78d3fd67 = Le roi peut s’arrêter de nouveau sur le trône : le site aagenielsen.dk nomme ce brandubh d’après Walker.
t-he-did-so-in-73477280 = Il l’a fait en 41 coups dans 114 parties enregistrées ; toutes se rejouent sous ces règles.

## rulesets/brandubh-ohio-weak.toml

t-taken-over-from-the-1be2cec8 = Repris du jeu dont celui-ci est une variante ; ses parties enregistrées ne le montrent pas. On ne connaît pas d’autre lecture.
t-the-one-man-that-a3441c26 = Le seul homme placé contre le trône n’a pas été pris ; deux attaquants à côté du roi ne l’y ont pas pris.
t-three-men-that-stood-6db7e884 = Trois hommes placés contre un angle n’ont pas été pris, dans huit parties enregistrées.

## rulesets/brandubh-throneless.toml

t-men-stopped-on-the-d5660ebf = Des hommes se sont arrêtés au centre dans 34 parties enregistrées, et personne n’a été pris contre lui.

## rulesets/brandubh-wtf.toml

t-the-preset-lets-the-3c571c41 = Le réglage fait perdre le camp qui répète pour la troisième fois. Si la position de départ compte comme première apparition, aucun texte ne le dit ; ici, elle compte.

## rulesets/copenhagen.toml

t-to-men-of-both-897474fc = Aux hommes des deux camps quand il est vide ; pour le roi qui se tient à côté, il est le quatrième preneur.
t-always-hostile-to-the-a8a301db = Toujours hostile aux attaquants, même sous le roi.
t-the-page-says-to-edd6f031 = La page dit à toutes les pièces ; le roi ne peut être pris au bord, si bien que cela ne touche que les hommes.
t-the-page-does-not-85e642e3 = La page ne dit pas combien d’hommes un coup peut prendre. Dans 6 138 parties enregistrées, 834 coups en ont pris deux ou plus.
t-the-site-s-page-7f682bd1 = La page du site ne dit pas quel coup peut fermer le piège. Dans ses parties, les 221 rangées dont le dernier coup fermait un bout sont tombées, et aucune des 88 dont il comblait le dernier front ouvert.
t-by-the-three-attackers-293eae5b = Par les trois attaquants qui restent, le trône vide étant le quatrième.
t-in-the-recorded-games-fea873c6 = Dans les parties enregistrées, 173 se sont terminées d’elles-mêmes dans un tel fort ; chaque fois le roi avait un point où aller et aucun homme du mur n’aurait jamais pu être pris.
t-139-recorded-games-ended-05dcadc6 = 139 parties enregistrées se sont terminées ainsi, au coup même qui fermait le cercle ; une seule, pour une raison inconnue, a continué pendant six demi-coups.
t-the-page-in-its-b33f5290 = Dans sa forme actuelle, la page fait perdre au camp du roi toute répétition sans fin, sans dire quand elle l’est ; trois apparitions sont la mesure usuelle. Neuf parties enregistrées se sont terminées ainsi à la troisième apparition, vingt ont continué un temps. Les autres lectures sont des options. Si la position de départ compte comme première apparition, aucun texte ne le dit ; ici, elle compte.
t-the-page-adds-that-73b71639 = La page ajoute qu’une partie qu’on ne peut plus terminer, faute de pièces par exemple, est nulle. Une telle partie morte est nulle ici quand les joueurs en conviennent.
t-a-shieldwall-falls-whichever-399b89d2 = Un mur de boucliers tombe quel que soit l’ennemi qui vient en dernier, même en face.
t-opentafl-calls-it-the-326c487c = OpenTafl l’appelle le mur de boucliers souple.
t-the-king-s-side-33017205 = Le camp du roi ne peut amener ce qui s’est déjà trouvé sur le plateau, comme sur hnefatafl.org ; les attaquants le peuvent.
t-the-earlier-wording-the-a1212548 = L’ancienne rédaction : le joueur qui seul ne cesse de menacer doit trouver un autre coup, ou perd.
t-on-the-edge-three-2ec6c5f0 = Au bord, trois attaquants prennent le roi : un essai du site dont on connaît une partie.
t-the-one-game-of-d8e0c662 = L’unique partie de la variante « unsafe-edge » ne montre pas de telle prise ; son nom dit qu’elle est possible. Trois attaquants et le bord, ainsi les autres jeux du site y prennent-ils le roi ; l’autre lecture est deux.

## rulesets/david-brown-hnefatafl.toml

t-33-recorded-games-and-31ce4a3c = 33 parties enregistrées, et jamais de prise sur neuf occasions.
t-in-the-recorded-games-afcd9ff9 = Dans les parties enregistrées, aucun homme n’est tombé contre le trône, dans quatre cas sur quatre. Qu’il compte contre le roi placé à côté n’est montré ni dans un sens ni dans l’autre.

## rulesets/fetlar-panel-2013.toml

t-a-refuge-square-like-467b7fca = Une case de refuge comme les quatre angles : seul le roi peut s’y tenir.
t-with-the-king-on-4911fffc = Quand le roi y est, le trône ne prend que des attaquants, et le roi s’en charge lui-même.
t-the-corners-capture-men-20e8409d = Les angles prennent les hommes. À côté d’un angle, le roi est au bord, où il est en sûreté.
t-at-the-edge-he-ddb210f5 = Au bord, il faut d’abord le pousser là où l’on peut le cerner. Si les attaquants n’y parviennent pas, le feuillet déclare la partie nulle ; aucune machine n’en peut être sûre, et hnefi laisse les joueurs en convenir.
t-surrounding-the-king-and-8e2e220c = Cerner le roi et l’un de ses guerriers ne suffit pas : il faut les séparer ou prendre le guerrier. Les règles en ligne donnent la victoire à l’encerclement.
t-the-leaflet-also-draws-3582d064 = Le feuillet déclare nulle aussi la partie où le roi ne peut atteindre aucun refuge ni les attaquants l’atteindre. Une telle partie morte est nulle quand les joueurs en conviennent.

## rulesets/fetlar.toml

t-the-page-does-not-8a5af5cd = La page ne dit pas combien d’hommes un coup peut prendre. Dans 999 parties enregistrées, 137 coups en ont pris deux.
t-unless-he-is-the-4a87053b = Sauf s’il est le dernier de son camp et entièrement enfermé : ce camp ne peut alors bouger, et perd par la règle de l’immobilité.
t-the-site-added-it-eb5b549e = Le site l’a ajoutée alors que des parties étaient en cours : parmi celles qui sont enregistrées, douze se sont terminées à la fermeture du cercle, et 25, plus anciennes, ont continué.
t-the-page-calls-a-51ea106e = La page déclare nulle une partie que la répétition empêche de finir, sans donner de nombre ; le feuillet de 2013 du comité dit la troisième fois. Sur le site, les joueurs devaient s’accorder : sur 21 parties enregistrées avec une troisième apparition, une seule s’y est terminée. C’est l’option.
t-surrounding-everybody-does-not-55c6a104 = Entourer tout le monde ne suffit pas pour gagner, comme le site aagenielsen.dk le jouait à ses débuts.
t-in-25-recorded-games-2126108f = Dans 25 parties enregistrées, les attaquants avaient fermé le cercle et ont continué.
t-a-repeated-position-ends-2c78df8a = Une position répétée ne termine rien par elle-même ; les joueurs s’accordent.
t-of-21-recorded-games-a64e059c = Sur 21 parties enregistrées avec une troisième apparition, 20 ont continué.
t-the-king-captures-nothing-f9b566fa = Le roi ne prend rien par son propre coup : un essai du site.
t-the-king-captures-by-116f1fd2 = Le roi prend par son propre coup, mais nul ne se sert de lui comme partenaire, pas même sur le trône : le « king hammer only » du site.
t-in-one-recorded-game-455acc80 = Dans une partie enregistrée, un défenseur a enfermé un attaquant contre le roi sur son trône et n’a rien pris.

## rulesets/fidchell-armed.toml

t-in-one-recorded-game-51d9a76b = Dans une partie enregistrée, tous les défenseurs étaient encerclés ; on a continué un temps avant que les attaquants gagnent. L’autre lecture omet la règle.
t-men-passed-and-stopped-7c73ccb5 = Des hommes sont passés et se sont arrêtés au centre, et aucun n’a été pris contre lui.

## rulesets/foteviken-11.toml

t-the-t-shapes-of-3d18f2f3 = Les T des attaquants pour camps, les défenseurs en losange.
t-the-t-shapes-of-883262d7 = Les T des attaquants pour camps, les défenseurs en croix.
t-the-program-was-changed-ade8fb64 = Le programme a changé alors que des parties étaient en cours : quatre des 19 parties enregistrées ont pris des hommes contre le château ou des camps vides, quatre non.
t-see-the-throne-once-880e3edc = Voir le trône. Une fois, un roi s’est arrêté dans un camp, ce qu’aucune autre partie ne montre.

## rulesets/foteviken-9.toml

t-nobody-came-back-to-55cbfb90 = Personne n’y est revenu dans 33 parties enregistrées, et personne n’y est passé.
t-six-men-that-stood-b96cd334 = Six hommes placés contre le château vide n’ont pas été pris ; à côté de lui, trois attaquants prennent le roi.
t-no-piece-from-outside-8e67d72c = Aucune pièce du dehors ne s’est jamais arrêtée sur un point de camp ni n’y est passée, dans 33 parties enregistrées.
t-nine-moves-of-attackers-a8f59f2e = Neuf coups d’attaquants à l’intérieur de leur propre camp.
t-forty-men-that-stood-be6076cf = Quarante hommes placés contre un point de camp vide n’ont pas été pris.
t-so-the-rules-of-bf38da91 = Ainsi les règles du musée dont le jeu porte le nom ; aucune partie enregistrée du site ne le montre.
t-no-recorded-game-has-540c370a = Aucune partie enregistrée n’a de troisième apparition. Les règles de l’exposition interdisent une menace plus de deux fois ; ailleurs, la nulle est la réponse usuelle.

## rulesets/foteviken-opentafl.toml

t-so-the-rules-record-0025bdab = Ainsi le dit la fiche de règles que le programme écrit. Le code qui juge des prises dit autre chose : voir l’option `as-programmed`.
t-the-code-asks-only-7efd1ff7 = Le code demande seulement si un homme se tient dans un camp, non dans lequel : du sien il peut aller droit dans celui d’en face. Les règles du musée ne le permettent pas.
t-as-with-the-castle-1b8b7273 = Comme pour le château : la fiche le dit, le code qui juge des prises oublie les camps.
t-the-camp-points-of-81568c1b = Les points de camp du bord sont fermés au roi.
t-the-empty-castle-captures-809c1071 = Le château vide prend les hommes des deux camps et compte contre le roi ; les camps ne prennent personne, pas même lui.

## rulesets/gwyddbwyll-pfireland.toml

t-the-page-does-not-4bad7f0f = La page ne dit pas qui commence ; dans la plupart des jeux à sept lignes, ce sont les attaquants. L’autre lecture est le camp du roi.
t-only-the-king-may-abf55f62 = Seul le roi peut entrer au centre ; avec des pas d’un point, personne ne passe par-dessus quoi que ce soit.
t-the-page-calls-the-56c3aed2 = La page fait des angles le refuge du roi et ne dit pas qui d’autre peut s’y tenir. Ouverts aux hommes, quatre d’entre eux arrêteraient le jeu. L’autre lecture les ouvre.
t-the-page-speaks-of-9427fd3c = La page parle de prises contre le centre, d’aucune contre un angle. L’autre lecture, celle des brandubhs, fait prendre les angles.
t-pieces-are-taken-between-6b7fddf2 = On prend une pièce entre deux des siennes, et le roi en est une ; rien ne l’excepte. L’autre lecture est un roi sans armes.
t-the-king-is-surrounded-21980bf0 = Le roi se prend cerné, et le centre vide prend toute pièce sauf lui : à la lettre, il est imprenable à côté. L’autre lecture compte le centre comme quatrième côté : option `throne-as-fourth`.
t-the-page-adds-that-3369618e = La page ajoute que des attaquants réduits à deux hommes ont perdu, puisqu’il en faut trois. Ils pourraient encore prendre les derniers princes : hnefi laisse aux joueurs le soin d’abandonner.
t-the-page-is-silent-70c8f978 = La page n’en dit rien ; la nulle à la troisième apparition ne favorise personne. D’autres jeux à sept lignes font perdre celui qui répète.
t-the-page-is-silent-db653d65 = La page n’en dit rien ; la nulle ne favorise personne. Dans d’autres jeux de la famille, le camp qui ne peut bouger perd.

## rulesets/historical-hnefatafl-11.toml

t-to-men-of-both-024cb34c = Aux hommes des deux camps quand il est vide ; pour le roi qui se tient à côté, il est l’un des quatre preneurs.
t-only-the-brandubh-of-d7906c75 = Seul le brandubh de 7×7 en a.
t-the-page-does-not-f131b5df = La page ne dit pas combien d’hommes un coup peut prendre. Dans 877 parties enregistrées, 133 coups en ont pris deux ou plus.
t-15-recorded-games-of-1412eff1 = 15 parties enregistrées en 11×11 se sont terminées ainsi, toutes au coup qui fermait le cercle.
t-the-program-s-author-83e42429 = L’auteur du programme cite la page : toute répétition perpétuelle est perdue pour les Blancs. Quand elle est perpétuelle, elle ne le dit pas ; trois apparitions sont la mesure usuelle. Là où une troisième apparition a terminé d’elle-même une partie enregistrée, les attaquants ont gagné, 13 fois sur 13.
t-the-side-of-the-0534df5f = Le camp du roi joue le premier coup, comme dans les variantes du site dont le nom finit par « -w ».
t-so-the-site-s-708f7a56 = Ainsi le disait, sous sa forme antérieure, la page du site sur le hnefatafl de Copenhague, et de même celle sur la bataille navale (règle 7a) ; la forme antérieure de la page sur ce jeu n’a pu être lue. L’autre lecture est celle de la page actuelle.
t-most-of-the-site-6be7d770 = La plupart des parties du site avec une troisième apparition ont continué.
t-surrounding-everybody-does-not-8910a669 = Entourer tout le monde ne suffit pas pour gagner, comme le site le jouait à ses débuts.
t-in-six-recorded-games-59450dd7 = Dans six parties enregistrées en 9×9, les attaquants avaient fermé le cercle et ont continué.

## rulesets/historical-hnefatafl-15.toml

t-forty-attackers-against-a-ae5c348e = Quarante attaquants contre un roi et vingt hommes en croix serrée : la disposition d’Aage Nielsen pour le 15×15, d’après les parties du site.
t-thirty-two-attackers-against-87a85c54 = Trente-deux attaquants contre un roi et seize hommes en croix : un essai du site, tel que le montrent deux de ses trois parties enregistrées.
t-the-same-men-with-48dd73b3 = Les mêmes hommes, les attaquants plus serrés en quatre T, tels que les montre la troisième des parties enregistrées du site.

## rulesets/historical-hnefatafl-7.toml

t-like-the-throne-says-166a5ebf = Comme le trône, dit la page ; au roi aussi : dans 32 parties enregistrées, un attaquant et un angle l’ont pris, dans une non.
t-like-a-man-the-8ee3e52c = Comme un homme ; le bord ne compte pas.
t-once-the-king-has-576ed61c = Une fois parti, le roi ne peut plus s’arrêter sur le trône : le « Brandubh noreturn » du site.
t-in-26-recorded-games-e57c7daa = Dans 26 parties enregistrées, il ne l’a jamais fait, alors qu’ailleurs il le fait une fois sur trois.
t-nobody-passes-over-the-bc633ca7 = Personne ne passe par le trône ni n’y revient : le « Brandubh3 » du site.
t-nobody-ever-did-in-d96715ff = Personne ne l’a jamais fait, dans 17 parties enregistrées.
t-beside-the-throne-two-e71b6dd1 = À côté du trône, deux attaquants prennent le roi, ou un seul avec le trône vide en face : le « weak-throne » du site.
t-one-recorded-game-ended-b3501c11 = Une partie enregistrée s’est terminée ainsi, le trône en face ; sur le trône il en faut toujours quatre.

## rulesets/history-craft.toml

t-no-man-was-captured-53fcfb94 = Aucun homme n’a été pris contre le trône vide, dans cinq cas sur cinq et un sur un ; qu’il compte contre le roi, comme à Fetlar, n’est montré ni dans un sens ni dans l’autre.
t-since-it-captures-nobody-f00ff46b = Puisqu’il ne prend personne quand il est vide, il ne prend pas non plus sous le roi. Le roi lui-même y prend comme partenaire. L’autre lecture est celle de Fetlar.
t-in-the-one-recorded-d3ead238 = Dans l’unique partie enregistrée où tous les défenseurs furent entourés, la partie a continué, jusqu’à la nulle. L’autre lecture est la règle actuelle de Fetlar.

## rulesets/hnefatafl-edge-11.toml

t-no-recorded-game-shows-e8b84218 = Aucune partie enregistrée ne montre de cercle autour de tous les défenseurs. Les pages plus récentes du site ont toutes cette règle ; l’autre lecture l’omet.
t-men-stopped-on-the-7c8f41a8 = Des hommes se sont arrêtés sur les angles dans deux de ces parties. Dans l’une des deux parties sans roi particulier, un attaquant a été pris contre un angle, ce qu’aucune autre ne montre.

## rulesets/hnefatafl-org.toml

t-to-men-the-king-baf18457 = Aux hommes ; le roi ne peut être pris au bord.
t-a-picture-of-captures-6ccd8859 = Une image de prises montre trois hommes qui tombent d’un seul coup.
t-the-page-does-not-921d65a4 = La page ne dit pas quel coup peut fermer le piège ; dans le code, c’est celui qui vient à un bout de la rangée.
t-the-code-s-forts-86cb4f18 = Les forts du code sont un peu plus étroits : il en trouve 164 sur les 182 qui ont terminé des parties enregistrées.
t-the-code-asks-for-15a07a64 = Le code demande un seul cercle autour de tous ; ici plusieurs cercles, chacun autour de quelques-uns, en font un aussi.
t-words-and-pictures-how-999f7cc5 = En mots et en images ; combien d’attaquants il faut ne se lit que dans le code. Le code tient aussi un angle pour bloqué quand quelqu’un du camp du roi se tient juste à côté, et ne veut personne devant un roi pris au piège s’il y a cinq attaquants ou moins ; ni l’un ni l’autre n’est montré, ni l’un ni l’autre ne se joue ici.
t-it-stands-in-the-7a9623f5 = Elle tient la place de la règle de Copenhague. Le code compare les plateaux, quel que soit le camp au trait, le début compris ; il regarde avant que les hommes pris soient retirés, ce qui ne se joue pas ici.
t-a-turn-is-a-fa85d6a4 = Un tour est un coup de l’un ou l’autre camp. Le journal des changements le dit ; le code déclare la nulle deux coups plus tard, comme dans l’option.
t-the-game-is-drawn-6fe33fa5 = La partie est nulle au 134e coup, comme compte le code.

## rulesets/ludii-alea.toml

t-the-text-beside-the-a2e2b37a = Le texte joint au code est celui du feuillet de Walker de 2011, où commence le camp du roi.
t-the-empty-centre-is-7bf3463b = Le centre vide est hostile aux hommes des deux camps, et compte contre un roi à côté de lui.
t-the-king-is-captured-5af4518c = Le roi ne se prend que par deux attaquants ; les angles ne comptent pas contre lui.
t-only-the-moves-of-83ea813a = Seuls les coups des hommes déclenchent une prise ; le roi y compte comme partenaire.
t-the-code-has-no-65df3423 = Le code n’a pas de clause sur la répétition : il ne se passe donc rien. L’autre lecture ajouterait la nulle habituelle.
t-the-code-has-no-488c7d44 = Le code n’a pas de clause ; selon la règle générale de Ludii, un camp sans coup passe son tour. Les autres lectures sont la nulle et la défaite.

## rulesets/ludii-ardri.toml

t-with-moves-of-one-88125c6e = Avec des coups d’un seul point, personne ne passe par-dessus quoi que ce soit.
t-the-centre-counts-against-3ac268ca = Le centre compte contre le roi ; les hommes ne se prennent qu’entre deux ennemis.
t-the-king-is-captured-495303f7 = Deux hommes prennent le roi, comme un homme. Ludii appelle ces règles corrigées, et les autres communes.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-the-code-asks-whether-d0b6c479 = Le code demande si le point est le centre, non s’il est vide : même occupé par le roi, le centre prend encore des hommes, les siens compris.
t-the-code-asks-only-6d5f4e36 = Le code n’interroge que les voisins que le plateau possède : au bord, trois attaquants suffisent.

## rulesets/magpie.toml

t-men-of-both-sides-c6d76cad = Des hommes des deux camps y sont passés dans 120 parties enregistrées. Un autre programme n’y laisse passer que le roi, qui avance d’un pas et ne le peut.
t-the-page-says-that-e41fcbdc = La page dit qu’il peut y être pris ; dans les parties, par trois attaquants, ou par deux à côté d’un angle.
t-on-the-edge-the-1e0f815b = Au bord, le roi ne peut être pris : l’« Old Magpie » du site.
t-in-two-recorded-games-0a4baad6 = Dans deux parties enregistrées, trois attaquants l’y entouraient et la partie a continué.

## rulesets/norseamerica.toml

t-the-account-says-nothing-ff40551b = Le récit n’en dit rien et compare ce jeu à ceux de son site, où il en est ainsi. On ne connaît pas d’autre lecture.
t-friendly-to-everybody-says-540ce17a = Ami de tous, dit le récit en s’en étonnant : on n’y prend pas d’attaquant non plus.
t-to-everybody-says-the-369043db = À tous, dit le récit ; mais deux attaquants, un angle et le bord ne prennent pas le roi.
t-three-attackers-and-the-3e71881b = Trois attaquants et le trône ne le prennent pas : à côté, il est à l’abri, mais on peut l’emmurer.
t-the-attackers-win-when-acaa3f49 = Les attaquants gagnent quand le roi est immobilisé et que la partie ne peut plus être gagnée. Ici : quand aucun chemin entre eux ne le mène à un angle. Les autres lectures : son camp n’a plus de coup, ou tous ses hommes sont enfermés avec lui.
t-the-account-says-nothing-d50fdb1e = Le récit n’en dit rien. Les autres lectures sont la nulle à la troisième fois, et la défaite de l’un des camps.
t-a-game-that-is-8abfaa42 = Une partie bloquée qui ne peut plus être gagnée revient aux attaquants ; rien n’est dit d’attaquants sans coup. L’autre lecture est la nulle.

## rulesets/old-hnefatafl.toml

t-some-hundred-recorded-games-42045250 = Une centaine de parties enregistrées se sont terminées ainsi. Les plus anciennes, qui ne notent pas les prises, l’y laissaient encore en sûreté.
t-to-the-king-too-5e30e971 = Au roi aussi : au bord, près d’un angle, deux attaquants, le bord et l’angle l’ont pris, dans 41 parties enregistrées.
t-of-the-recorded-games-b4fb0909 = Parmi les parties enregistrées, 13 se sont terminées à la fermeture du cercle ; dans 16 autres, plus anciennes, les attaquants ont continué jusqu’à tout prendre.
t-the-king-takes-no-04e171dc = Le roi ne participe pas aux prises : ce que la tafl-database appelle legacy hnefatafl.
t-in-games-7-and-95257cbb = Dans les parties 7 et 18, le roi enferme un homme, une fois par son propre coup et une fois à côté d’un défenseur qui joue, et rien n’est pris.

## rulesets/seabattle-11.toml

t-attackers-in-four-t-37574b41 = Des attaquants en quatre T, les défenseurs en losange ouvert.
t-attackers-in-four-t-98b42cf2 = Des attaquants en quatre T, les défenseurs en cercle autour du roi.
t-attackers-in-short-t-6699fe87 = Des attaquants en T courts et le long des diagonales, les défenseurs en losange. Numéro 204577 des dispositions dénombrées par l’auteur du site.
t-attackers-in-arrows-and-004f16f1 = Des attaquants en flèches et le long des diagonales, les défenseurs en losange. Numéro 205009 des dispositions dénombrées par l’auteur du site.

## rulesets/seabattle-13.toml

t-the-attackers-of-the-1d38ebfb = Les attaquants de la disposition Parlett modifiée et la croix ouverte de défenseurs : un essai du site.

## rulesets/seabattle-7.toml

t-the-king-goes-one-7751cfca = Le roi avance d’un pas.
t-in-62-king-s-59973129 = Sur 62 coups du roi dans 12 parties enregistrées, aucun n’est plus long.
t-every-piece-goes-one-65b20cbb = Toute pièce avance d’un pas : le « Sea Battle-1 » du site.

## rulesets/seabattle-9.toml

t-tablut-s-camps-with-d70da0a3 = Les camps du tablut avec les défenseurs en carré autour du roi ; les reconstituteurs d’Ealdfaeder l’emploient aussi.
t-attackers-in-four-broken-71f7d26e = Des attaquants en quatre lignes brisées autour d’un roi parmi huit hommes.
t-attackers-in-a-circle-d5f97d2e = Des attaquants en cercle autour de la croix des défenseurs.
t-attackers-in-four-crosses-16e09bcc = Des attaquants en quatre croix au bout des bras des défenseurs. Numéro 1571 des dispositions dénombrées par l’auteur du site.
t-attackers-along-the-diagonals-59f62797 = Des attaquants le long des diagonales et à côté des lignes médianes. Numéro 1650 des dispositions dénombrées par l’auteur du site.
t-attackers-along-the-diagonals-41ee5bb0 = Des attaquants le long des diagonales depuis les angles, les défenseurs en carré. Numéro 2542 des dispositions dénombrées par l’auteur du site.
t-attackers-on-the-corners-020e54a4 = Des attaquants aux angles et autour des bras de la croix. Numéro 1606 des dispositions dénombrées par l’auteur du site.
t-attackers-in-four-arrows-dab7ba21 = Des attaquants en quatre flèches contre un carré de défenseurs. Numéro 2566 des dispositions dénombrées par l’auteur du site.
t-attackers-in-an-eight-6561a066 = Des attaquants en étoile à huit branches autour d’un carré de défenseurs. Numéro 2526 des dispositions dénombrées par l’auteur du site.
t-walker-s-page-lets-a61e68bb = La page de Walker fait commencer les défenseurs : voir l’option.
t-the-page-does-not-f6d117c4 = La page ne dit pas combien d’hommes un coup peut prendre. Dans 126 parties enregistrées, six coups en ont pris deux.
t-fifteen-recorded-games-on-535d3d3c = Quinze parties enregistrées sur les cinq plateaux se sont terminées ainsi, toutes au coup qui fermait le cercle.
t-the-page-in-its-bfc31f96 = Dans sa forme actuelle, la page fait perdre au camp du roi toute répétition sans fin, sans dire quand elle l’est ; trois apparitions sont la mesure usuelle. Là où une troisième apparition a terminé d’elle-même une partie enregistrée, les attaquants ont gagné, 13 fois sur 13. Auparavant, la page faisait perdre le joueur « agressif », voir l’option.
t-as-on-walker-s-5af0d356 = Comme sur la page de Walker, et dans les variantes du site dont le nom finit par « -w ».
t-in-the-site-s-b3ac1d04 = Dans les autres jeux du site, on a le plus souvent continué après une troisième apparition ; des rares batailles navales qui en ont une, la plupart se sont terminées là, gagnées par les attaquants. L’autre lecture est celle de la page.

## rulesets/simple-tafl-11.toml

t-the-overview-says-no-426099b7 = L’aperçu dit : aucune case réservée. Les 567 parties enregistrées se rejouent ainsi.
t-three-recorded-games-ended-5185ac3f = Trois parties enregistrées se sont terminées ainsi ; dans une autre, en 7×7, la partie a continué pendant deux demi-coups.

## rulesets/simple-tafl-9.toml

t-tablut-s-camps-with-7ded28ba = Les camps du tablut avec les défenseurs en losange ouvert : un essai du site.

## rulesets/skalk.toml

t-to-the-king-too-d7adb59f = Au roi aussi : trois parties enregistrées en 11×11 et six en 9×9 se sont terminées avec un attaquant et un angle à ses côtés.

## rulesets/sources.toml

t-murray-s-english-of-18f152f5 = L’anglais qu’en donne Murray (1952, p. 63) est cité dans le document 832 de Ludii (ludii.games/data.php?gameId=387).
t-read-in-a-copy-46a8b911 = Lu dans une copie sur bghub.ie.
t-a-stored-copy-was-8df28117 = Une copie conservée a été lue ; elle s’interrompt sous le titre « How to finish the game ».
t-by-a-player-whose-f1891431 = D’un joueur dont la copie que nous avons lue ne donne pas le nom, et sans date. Il dit suivre Bell, mais laisse le dé de côté. Le livre de Bell lui-même n’a pas été lu.
t-crust-is-tim-millar-2a6d1922 = « crust » est Tim Millar. Il rend compte du brandubh qui se joue à Dragonheels Lair.
t-the-st-thomasguild-gives-103e42fb = La St. Thomasguild donne un sous-titre fautif et écrit Jonquai le nom du second auteur.
t-the-rules-are-aage-ae962322 = Les règles sont d’Aage Nielsen. Connue par des programmes qui citent la page, comme Game-Brandubh 0.01 pour Perl.
t-a-stored-copy-was-7ef06a4f = Une copie conservée a été lue ; elle s’interrompt après la prise des hommes ordinaires.
t-a-stored-copy-was-a75d4b4e = Une copie conservée a été lue ; elle s’interrompt dans la règle 10.
t-half-of-the-games-2a0147c9 = La moitié des parties ont été rejouées. « 76-* » désigne toutes les parties de la variante 76 du site : les fichiers du recueil portent les numéros de la variante, du joueur et de la partie.
t-hagbard-is-aage-nielsen-25126e44 = « Hagbard » est Aage Nielsen. De son premier message, la copie conservée donne la plus grande partie, jusqu’à la victoire des attaquants.
t-read-are-pages-1-2ae9a681 = Nous avons lu les pages 1 à 5, dans une copie qui s’arrête là ; aucune règle ne repose sur ce qui suit. La page de l’auteur porte la version 2b du 23 avril 2005, dont seul le début a été vu.
t-quotes-the-pages-of-c6f502de = Cite mot à mot les pages d’aagenielsen.dk, et la feuille sur le Brandubh 2 de David Zolli qu’on y trouve.
t-the-games-as-ludii-c42e6a7e = Les jeux tels que Ludii les décrit dans son dossier Common/res/lud/board/war/custodial. Ils n’ont pas changé jusqu’à Ludii 1.3.14.
t-read-in-a-copy-e1790a5b = Lu dans une copie en ligne, une page du site pour chacune des onze pages.
t-the-st-thomasguild-prints-b4c934c4 = La St. Thomasguild imprime « yeux » pour « jeux » et écrit Jonquai le nom du second auteur.
t-a-stored-copy-was-cf97f42e = Une copie conservée a été lue ; elle s’interrompt dans la règle 11.
t-the-numbers-are-those-63fc4a17 = Les numéros sont ceux d’un texte antérieur de la page, dont la copie conservée s’interrompt dans la règle 5a. Un texte plus récent, lu jusqu’à la règle 4, dit la même chose.
t-the-page-as-last-5c886e35 = La page telle que modifiée en dernier le 21 décembre 2024, connue par les règles de hnefatafl.org, qui en sont une copie et signalent leurs propres changements.
t-an-earlier-text-of-fba621d5 = Un texte antérieur de la page. Une copie conservée en a été lue jusqu’à la règle 5b ; le reste, dans la copie que contient un programme (tuckerj0/-teamname, GameRules.java).
t-an-earlier-text-of-c8ec5e9f = Un texte antérieur de la page ; la copie conservée s’interrompt dans la règle 7.
t-a-stored-copy-was-f13c0b52 = Une copie conservée a été lue ; elle s’interrompt dans la règle 5.
t-a-stored-copy-was-68e10f75 = Une copie conservée a été lue ; elle s’interrompt dans la règle 7.
t-an-earlier-text-of-b897ebb0 = Un texte antérieur de la page. De l’« Old Hnefatafl », il dit en quoi il diffère du hnefatafl de Fetlar.
t-a-stored-copy-was-7d273f4c = Une copie conservée a été lue ; elle s’interrompt dans la règle 8.
t-an-earlier-text-of-f4a2fde8 = Un texte antérieur de la page ; la copie conservée s’interrompt dans la règle 7a.
t-hagbard-is-aage-nielsen-b335b70a = « Hagbard » est Aage Nielsen. Il rend compte de la brochure de 14 pages qui accompagnait en 2008 les jeux de NorseAmerica LLC.
t-sent-by-deboramarzec-with-18e0c08b = Envoyées par deboramarzec avec l’annonce d’un tournoi, qui change une loi et le dit.
t-read-without-its-pictures-acb70e62 = Lu sans ses images. Parmi ses sources figure « Damian Walker, 2014. Alea evangelii. », que nous n’avons pas vu.
t-read-without-its-pictures-0aa2bf0d = Lu sans ses images ; que Walker dispose les pièces comme Murray, c’est la St. Thomasguild qui le dit.
t-undated-it-speaks-of-77702509 = Sans date ; la page parle d’essais de jeu en 2015. Elle date de 1955 le schéma de Murray, lapsus pour 1952. Une copie française sur zpag.net écrit « comptes » pour comtes, omet « deux fois » après les neuf pas, et garde 1955.
t-a-translation-by-machine-01d8edfc = Traduction automatique de la page de Walker.
t-the-second-edition-was-559c2735 = La deuxième édition a été lue.
t-read-in-a-stored-d83686cb = Lu dans une copie conservée.
t-a-copy-without-an-c458aa5b = Une copie sans adresse ni date ; elle nomme une émission de décembre 2009.
t-our-own-study-with-c36cd278 = Notre propre étude, avec toutes ses parties, à l’adresse /studies/alea-even.

## rulesets/tablut-aagenielsen.toml

t-in-1-166-recorded-a9fefd15 = Dans 1 166 parties enregistrées, un défenseur ou le roi s’est arrêté sur un point de départ des attaquants. Le site propose à part un tablut dont les camps de base sont fermés (Foteviken, Ashton).
t-nobody-passes-over-the-d47d2687 = Personne ne passe par le trône ni n’y revient : le « Tablut2 » du site.
t-the-king-never-returned-c16a6225 = Le roi n’y est jamais revenu dans trois parties enregistrées. L’autre lecture le lui permet, comme au tablut.
t-no-piece-passed-over-c58a444e = Aucune pièce n’y est passée dans trois parties enregistrées, et le Brandubh3, de nom semblable, montre la même chose dans dix-sept. L’autre lecture laisse passer tout le monde.

## rulesets/tablut-brainking.toml

t-the-rules-speak-of-f80b178f = Les règles ne parlent que d’hommes pris entre deux hommes, et les joueurs tiennent qu’un garde à côté du trône y est en sûreté ; contre le roi, le trône compte. L’autre lecture lui fait prendre des hommes.
t-the-rules-keep-captures-0ee10ae7 = Les règles réservent les prises aux gardes et aux mercenaires. Dans les parties de ce tablut sur aagenielsen.dk, le roi n’y est pas non plus partenaire.
t-the-page-of-rules-2f483bce = La page des règles s’interrompt, dans notre copie, avant d’y venir. Un joueur oppose un roi pris comme ses hommes à celui de ce site, et un autre parle d’un roi qui, avec un seul garde, tient une forteresse imprenable : quatre côtés, donc. L’autre lecture, celle de Linné, le prend entre deux.
t-the-rules-as-far-efc14861 = Les règles, pour ce que nous avons pu en lire, n’en disent rien ; les joueurs racontent des nulles par raichi sans fin, dont ils conviennent, et dans une partie enregistrée la troisième apparition est passée. L’autre lecture est la nulle à la troisième apparition.
t-a-player-writes-that-7bc9e48a = Un joueur écrit que les Blancs perdent quand ils n’ont plus de coup ; des Noirs rien n’est dit, et la page des règles s’interrompt, dans notre copie, avant d’y venir. L’autre lecture est la nulle.

## rulesets/tablut-murray.toml

t-helmfrid-says-it-of-5f846b75 = Helmfrid le dit des jeux de tafl en général, dans son introduction ; du tablut de Murray, personne ne dit autre chose.
t-no-account-of-murray-5dc69358 = Aucun compte rendu des règles de Murray que nous ayons lu ne parle du centre. Walker dit qu’il a repris l’anglais de Linné par Smith, où un château royal s’y trouve. L’autre lecture en fait un point comme un autre.
t-no-account-of-murray-28668b53 = Aucun compte rendu des règles de Murray que nous ayons lu ne dit qui peut s’y arrêter. Walker dit qu’il a repris l’anglais de Linné par Smith, qui n’admet que le roi au château. D’autres lectures le lui ferment aussi une fois qu’il l’a quitté, ou l’ouvrent à tous.
t-helmfrid-reports-that-murray-cdaaaccb = Helmfrid rapporte que le roi de Murray s’échappe sur toute case de la périphérie : un angle est donc une case du bord comme les autres. Aucune autre lecture n’est connue.
t-helmfrid-says-that-murray-e00c0130 = Helmfrid dit que Murray n’a pas tenu compte de ce que suggèrent les exemples de Linné : que les cases de départ des attaquants ne sont pas une issue. Les camps n’ont donc pas d’effet ici. L’autre lecture les ferme, comme dans le jeu de 1972.

## rulesets/tablut-opentafl.toml

t-the-program-calls-it-e1f3445f = Le programme l’appelle la prise linnéenne. Son code ne regarde que l’homme qui vient se placer derrière le défenseur.

## rulesets/tablut-riksutstallningar-1972.toml

t-helmfrid-calls-the-choice-058f8641 = Helmfrid juge ce choix arbitraire.
t-the-source-calls-it-3f38da73 = La source l’appelle le château. Linné écrit qu’il se nomme konokis en sami ; Helmfrid tient ce mot pour le nom du roi lui-même. Les hommes qui entourent le roi sont ses drabants.
t-rule-7-counts-the-cd7eb586 = La règle 7 compte le château contre le roi. La règle 6, sur la prise des hommes, n’en parle pas : voir l’option `hostile-castle`.
t-the-source-calls-them-cdaa4520 = La source les appelle les camps de base ; on ne leur connaît pas de nom sami.
t-a-camp-is-the-db7eacc8 = Un camp de base, ce sont les quatre cases d’un même T. Une case quittée reste fermée à tous les autres jusqu’à la fin de la partie.
t-empty-or-not-a-a5927ded = Vide ou non, une case de camp compte contre le roi. Elle ne prend aucun homme, puisque la règle 6 n’en parle pas.
t-the-summary-does-not-9963cb5c = Le résumé ne dit pas combien d’hommes un coup peut prendre. Toutes les sources de la famille qui le disent en font tomber un par direction ; l’autre lecture n’en prend qu’un.
t-the-rule-asks-that-a6776156 = La règle veut que les Moscovites puissent fermer le piège : c’est leur propre coup qui le ferme, comme dans la règle 6. Helmfrid appelle drabant l’homme placé à côté du roi.
t-rule-6-makes-no-d9315275 = La règle 6 ne fait pas d’exception pour le roi, et Helmfrid traite du roi sans armes comme d’un changement : voir l’option `weaponless`.
t-a-threat-that-leads-44b2db86 = Une menace qui mène à un gain certain ne peut être répétée plus de deux fois ; le camp offensif doit alors jouer un autre coup. Une menace faite une fois et répétée deux fois l’a été trois fois : c’est donc la quatrième qui est refusée ici. Le camp offensif est celui dont le coup menace de gagner au suivant, le roi en s’échappant ou les Moscovites en le prenant, et la même menace est la même position ; qui ne fait que parer peut répéter à volonté, et rien ne fait jamais nulle. La règle ne vient pas du journal de Linné : Helmfrid dit qu’on l’a ajoutée contre les menaces sans fin. D’autres lectures refusent dès la troisième fois, option `threat-made-twice`, ou tiennent pour nulle une troisième fois sans menace d’un seul camp, option `repetition-draws`.
t-no-rule-helmfrid-notes-b8cbe35f = Aucune règle ; Helmfrid note que les joueurs devront en ajouter. La nulle ne favorise personne ; l’autre lecture est la défaite.
t-the-words-are-spelled-d3008d75 = Les mots sont écrits comme chez Helmfrid ; l’anglais de Linné par Smith, 1811, porte raichi et tuichu. Deux voies libres sont pour lui l’équivalent de l’échec et mat. Aucune sanction n’est prévue pour qui omet l’annonce.
t-the-king-takes-no-0a7b4c22 = Le roi ne participe à aucune prise.
t-the-exhibition-added-the-2f438d46 = L’exposition a ajouté cette règle comme facultative : elle voyait dans une énigme de la Hervarar saga le signe d’un roi sans armes, et jugeait le jeu plus équilibré ainsi. Helmfrid l’écarte : il trouve l’énigme trop ambiguë, et quelques parties d’essai l’ont convaincu que le jeu favorise alors les attaquants.
t-a-muscovite-may-not-44723281 = Un Moscovite ne peut se déplacer dans son camp ; il peut encore en traverser les cases pour sortir.
t-the-exhibition-calls-optional-4ea8fb88 = L’exposition dit facultatif que les Moscovites puissent se déplacer dans les camps avant d’en sortir. Helmfrid ne dit pas que la traversée de leurs cases pour sortir le soit aussi ; une autre lecture, l’option `shut-camps`, interdit les deux.
t-a-muscovite-may-neither-cc70ebed = Un Moscovite ne peut ni se déplacer dans son camp ni en traverser les cases pour sortir.
t-a-stricter-reading-of-0e6720ae = Lecture plus stricte de ce que l’exposition dit facultatif : sans la règle sur les coups dans les camps, ceux-ci seraient fermés comme toute zone réservée.
t-no-side-may-bring-2d9613d9 = Aucun camp ne peut amener la même position pour la troisième fois en menaçant de gagner ; rien ne fait nulle.
t-reads-the-rule-as-e6fee94d = Lit la règle comme si elle disait qu’une menace ne peut être faite plus de deux fois.
t-a-side-that-alone-c564d526 = Le camp qui seul ne cesse de menacer ne peut amener la même position pour la troisième fois ; si les deux menacent, ou aucun, la troisième fois fait nulle.
t-lets-no-game-go-d63bce88 = Ne laisse aucune partie durer sans fin : la nulle est ajoutée, aucune source n’en parle.
t-the-empty-castle-stands-03cd99eb = Le château vide tient lieu d’ennemi pour toutes les pièces, et non pour le seul roi.
t-the-exhibition-rests-the-be07d2a4 = L’exposition fonde la règle sur une entrée du journal de Linné que Helmfrid dit obscure et très difficile à traduire ; il l’écarte. Rien ne dit si le château est hostile quand le roi y est : ici seulement quand il est vide, dans l’autre lecture toujours.

## rulesets/tafl-simple-corner.toml

t-the-thought-experiment-does-c0125802 = L’expérience de pensée ne dit pas qui commence. La plupart des règles de la famille donnent le trait aux attaquants ; l’autre lecture, au camp du roi.
t-helmfrid-s-plain-game-dd9dcf2c = Le jeu simple de Helmfrid a une case centrale mais pas de règle pour elle ; il nomme les cases réservées parmi ce qu’on peut ajouter. L’autre lecture en fait un trône.
t-nothing-else-changes-in-955798f6 = Rien d’autre ne change dans les règles, dit Helmfrid, quand l’issue se réduit aux angles ; que les cases réservées doivent être hostiles, il le dit de cases ajoutées. L’autre lecture fait prendre les hommes contre les angles vides.
t-not-spoken-of-every-c1463517 = La source n’en parle pas. Toutes les sources de la famille qui en parlent font tomber un homme par direction ; l’autre lecture n’en prend qu’un.
t-helmfrid-says-nothing-of-c8880223 = Helmfrid n’en dit rien ici ; du tablut et du jeu gallois, il dit qu’une pièce peut se glisser entre deux ennemis, et il y voit un trait fondamental. L’autre lecture ne l’accorde qu’au roi.
t-not-spoken-of-without-79b8f9d6 = La source n’en parle pas ; sauf mention contraire, le roi prend comme les hommes. L’autre lecture le laisse sans armes.
t-not-spoken-of-without-e0e1a386 = La source n’en parle pas ; sauf mention contraire, le roi se prend comme les hommes. L’autre lecture est l’option `king-four`.
t-captured-as-anywhere-else-d65f17c3 = Pris comme partout ailleurs : par deux pièces de part et d’autre, le long du bord. Le bord lui-même ne compte pas.
t-not-spoken-of-these-61e61039 = La source n’en parle pas ; ces jeux simples servent d’étalon aux autres, et nous n’ajoutons pas de règle. L’autre lecture est la nulle à la troisième apparition.
t-not-spoken-of-a-d2a26425 = La source n’en parle pas ; la nulle ne favorise personne. Dans d’autres jeux de la famille, le camp qui ne peut bouger perd.
t-the-king-must-be-caa7adcc = Il faut cerner le roi sur ses quatre côtés, comme au tablut.
t-the-other-reading-of-07bd3b32 = L’autre lecture d’un texte qui ne dit pas comment le roi se prend.
t-four-pieces-find-no-7d19e488 = Quatre pièces ne trouvent pas place autour d’un roi sur le bord, et rien ne dit que le bord compte. L’autre lecture le prend avec trois pièces et le bord.

## rulesets/tafl-simple-edge.toml

t-the-king-wins-on-9b8df189 = Le roi gagne sur toute case de la périphérie, et les cases réservées ne sont nommées que parmi ce qu’on peut ajouter. Aucune autre lecture n’est connue.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-text-does-not-7dad7a05 = Le texte ne dit pas qui commence. La plupart des règles de la famille donnent le trait aux attaquants ; l’autre lecture, au camp du roi.
t-the-text-does-not-4de8c5e2 = Le texte ne dit pas comment marchent les pièces. Partout où la famille le dit, elles vont comme la tour des échecs. L’autre lecture est un pas à la fois : option `slow-pieces`.
t-the-king-stands-in-abcc21ee = Le roi se tient au centre ; rien ne dit que ce point compte ensuite. L’autre lecture en fait un trône, comme au tablut.
t-no-special-point-is-e5fff38c = Aucun point particulier n’est mentionné. L’autre lecture devrait voir un angle dans la lacune du texte.
t-the-text-does-not-52f304da = Le texte ne dit pas combien d’hommes un coup peut prendre. Toutes les sources de la famille qui le disent en font tomber un par direction ; l’autre lecture n’en prend qu’un.
t-the-player-who-goes-b228fd3d = Celui qui se place entre deux ennemis dit un mot, peut-être « gwrheill », et ne subit aucun dommage. La phrase suit celle du roi, et Bell, rapporte un joueur de BrainKing, ne l’accordait qu’au roi ; Helmfrid l’entend de toutes les pièces, comme ici.
t-a-man-between-two-166762d8 = Un homme entre deux de ses ennemis meurt, et le roi en est un. L’autre lecture, tirée de l’énigme de la saga, laisse le roi sans armes.
t-that-two-attackers-take-393ae4dc = Que deux attaquants le prennent est écrit, pourvu qu’on l’ait averti et qu’il ne puisse s’échapper. L’avertissement est laissé ici à la courtoisie des joueurs : deux suffisent toujours.
t-the-king-wins-if-deaa2c64 = Le roi gagne s’il peut aller le long d’une ligne, mais le mot qui dit laquelle est perdu. Ici c’est le bord, comme dans les jeux parents dont les angles ne sont pas marqués. L’autre lecture est un angle.
t-the-text-is-silent-771d1359 = Le texte n’en dit rien, et nous n’ajoutons pas de règle : les joueurs conviennent d’une nulle quand la partie n’avance plus. L’autre lecture est la nulle à la troisième apparition.
t-the-text-is-silent-2de84fb5 = Le texte n’en dit rien ; la nulle ne favorise personne. Dans d’autres jeux de la famille, le camp qui ne peut bouger perd.

## rulesets/tawlbwrdd-bell-dice.toml

t-helmfrid-s-account-does-6ca63b9f = Le compte rendu de Helmfrid ne dit pas qui commence.
t-bell-took-tawl-for-13a991bc = Bell comprenait tawl comme un jet, étymologie que Helmfrid conteste : il tire le mot de tabula et bord ou du norrois taflborð, et ne connaît pas d’autre trace de dés dans les textes celtiques ou anglo-saxons sur le tafl. Le dé a autant de faces impaires que paires.
t-every-square-of-the-cf522520 = Toute case du bord est une issue, et rien ne distingue les angles. Aucune autre lecture n’est connue.
t-our-accounts-do-not-13ec6b38 = Nos comptes rendus ne disent pas combien d’hommes un coup peut prendre. Toutes les sources de la famille qui le disent en font tomber un par direction ; l’autre lecture n’en prend qu’un.
t-the-welsh-text-of-39faa701 = Le texte gallois de 1587 laisse toute pièce se glisser sans dommage entre deux ennemis. Un message qui suit Bell réserve ce droit au roi : option `only-king-safe`.
t-the-sources-are-silent-a2d5cff5 = Les sources n’en disent rien. Quand un dé s’en mêle, une position qui revient ne signifie rien. L’autre lecture est la nulle à la troisième apparition.
t-the-sources-are-silent-2021cd5a = Les sources n’en disent rien. Un tour sans coup légal est perdu comme un tour où le dé montre un nombre pair. Les autres lectures sont la nulle et la défaite.
t-a-man-that-moves-30ce8b27 = Un homme qui se place entre deux ennemis est pris ; seul le roi s’y rend sans dommage.
t-a-man-whose-own-d2477dca = L’homme dont le coup prend d’abord l’un des deux est sauf, puisqu’il ne se trouve plus entre eux.

## rulesets/tawlbwrdd-cyningstan.toml

t-the-leaflet-gives-no-f7ef3cf3 = Le feuillet ne donne de règle propre à aucun point ; un lecteur a demandé à son auteur si le centre est un trône. L’autre lecture le réserve au roi, comme au tablut.
t-the-leaflet-gives-no-3cf1f91d = Le feuillet ne donne de règle propre à aucun point, et le roi gagne sur tout point du bord. L’autre lecture ferme les angles aux hommes.
t-a-piece-is-captured-d10ab47b = Une pièce se prend quand on l’entoure, ce que n’a pas subi celle qui vient d’elle-même entre deux ennemis. L’autre lecture, celle de Bell, n’épargne que le roi.
t-the-leaflet-treats-the-dcf5e316 = Le feuillet traite le roi comme toute pièce, hormis son but, et ne l’excepte de rien. L’autre lecture est un roi sans armes.
t-the-source-is-silent-c1ba5c1c = La source n’en dit rien ; lecture d’après le feuillet de Walker sur le tablut, qui admet la nulle par répétition. D’autres tawl-bwrdds l’ignorent ou obligent un camp à varier.
t-the-source-is-silent-bd6002d7 = La source n’en dit rien ; lecture d’après le feuillet de Walker sur le tablut, qui admet la nulle quand un camp ne peut bouger. Ailleurs, ce camp perd.

## rulesets/tyr-13.toml

t-as-in-the-recorded-d4c8deca = Comme dans les parties enregistrées.
t-a-later-ordering-with-1872f37d = Une disposition postérieure, avec plus de place autour du roi, comme dans les parties enregistrées.

## rulesets/tyr-15.toml

t-as-in-the-recorded-9ada64f9 = Comme dans les parties enregistrées ; AbstractPlay l’a aussi.

## rulesets/tyr-commanders-15.toml

t-the-commanders-are-the-49b0a39b = Les commandants sont les hommes qui sautent dans les parties enregistrées : quatre du côté du roi et huit attaquants.

## rulesets/tyr-commanders.toml

t-14-of-the-games-3b41ba20 = 14 de ces parties ne peuvent se lire si l’on ne saute que par-dessus l’ennemi. Nul ne saute par-dessus un commandant ou le roi.
t-the-king-s-side-b817f53d = Le camp du roi joue le premier coup.

## rulesets/tyr.toml

t-as-in-the-139-b6e0acd1 = Comme dans les 139 parties enregistrées de cette moitié du recueil ; AbstractPlay l’a aussi.
t-every-king-caught-between-3e63ba61 = Tout roi serré entre deux attaquants est pris ; dans aucune partie il n’y survit.
t-no-position-decides-a-5af94a65 = Aucune partie n’est décidée par le retour d’une position. Trois parties ont été données aux attaquants quand le camp du roi ne faisait que des allées et venues ; AbstractPlay fait perdre le camp du roi à la troisième apparition.

## rulesets/unarmed-king-tafl-9.toml

t-so-the-variant-is-cc6e1eee = C’est le nom de la variante ; ses deux parties ne montrent ni prise par le roi, ni occasion d’en faire. Il n’y a pas d’autre lecture.

## rulesets/unst-alea.toml

t-the-layout-helmfrid-1-bd2c2e80 = La disposition Helmfrid 1 avec les hommes particuliers sur les quatre points bigarrés.
t-in-the-recorded-games-9048a8c5 = Dans les parties enregistrées, 21 hommes particuliers tombent, chacun avec trois de ses quatre côtés tenus ; 26 fois, deux côtés opposés de l’un d’eux sont tenus et il reste. Il n’est pas besoin qu’un autre se tienne en face de celui qui arrive : dans 5 des 21 prises, il n’y a personne.
t-the-king-escapes-on-f2be5029 = Le roi s’échappe en R2, S2 et R18, et plus de 40 hommes sont pris contre les blocs d’angle.
t-against-men-of-both-be85d95c = Contre les hommes des deux camps. Rien ne montre que le roi puisse aussi être pris contre eux.
t-he-captures-by-his-7576d8fd = Il prend par son coup et aide les autres à prendre. Dans des jeux plus petits nommés d’après Unst, il ne fait que le premier.
t-two-attackers-on-opposite-130e6bee = Deux attaquants opposés ne lui font rien, 12 fois en terrain ouvert.
t-two-attackers-on-opposite-66fa82f9 = Là aussi deux attaquants opposés ne lui font rien, 3 fois ; le bord ne joue aucun rôle dans les prises sur ce site.
t-one-game-is-drawn-d3de958c = Une partie est nulle d’un commun accord ; aucune position ne se présente pour la troisième fois. Les autres lectures sont la nulle et la défaite du camp du roi.

## rulesets/versions.toml

t-every-stated-or-pictured-e88ca27a = Toute règle écrite ou montrée nomme son passage ; le degré de certitude a été vérifié sur ce qui peut se lire ; les autres lectures se jouent.
t-that-the-king-may-a3f32ca7 = Que le roi puisse revenir au château est écrit, que les hommes ne le traversent pas est montré ; chaque règle nomme son passage ; les autres lectures se jouent.
t-that-the-king-may-864d6788 = Que le roi puisse revenir au château est écrit ; chaque règle nomme son passage ; les autres lectures se jouent.
t-captures-at-once-is-88da4d60 = `captures-at-once` est la règle 7, non la règle 10 ; chaque règle nomme son passage ; les autres lectures se jouent.
t-read-from-the-message-8ad099d4 = Lu dans le message même : où les hommes peuvent s’arrêter est écrit, l’hostilité du centre aux hommes est une lecture.
t-named-after-the-site-06bb6929 = Nommé d’après le site, car les règles sont d’Aage Nielsen ; les règles 10 et 12 sont écrites, et ce que le texte ne dit pas est une lecture.
t-throne-corners-and-camps-796ff1eb = Trône, angles et camps sont des lectures ; ce que seul Walker rapporte est cité d’après lui.
t-a-threat-may-be-a7a8499d = Une menace peut se répéter deux fois, sans nulle ajoutée ; `closed-camps` n’interdit que les coups à l’intérieur d’un camp ; les anciennes lectures sont des options.
t-the-throne-the-corners-7349657b = Le trône, l’hostilité des angles et le passage entre deux ennemis sont des lectures.
t-the-throne-and-moving-72048d5b = Le trône et le passage entre deux ennemis sont des lectures.
t-what-bell-s-game-66621afa = Ce que le jeu de Bell a en plus du dé et du bord est cité d’après le message qui le rapporte ; les angles sont une lecture.
