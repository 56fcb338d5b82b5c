## rulesets/alea-aagenielsen.toml

t-strong-king-c6d4dfb0 = Roi fort

## rulesets/alea-berserk-martens.toml

t-attackers-b9fc1567 = attaquants
t-attacker-e64ba38a = attaquant
t-defenders-980b850d = défenseurs
t-defender-7246d2b2 = défenseur
t-king-e81dfe69 = roi

## rulesets/alea-berserk.toml

t-four-knights-43fb2167 = Quatre chevaliers

## rulesets/alea-dux.toml

t-alea-with-duxes-9bfd7281 = Alea avec des dux
t-four-duxes-62657438 = Quatre dux
t-eight-duxes-37943735 = Huit dux

## rulesets/alea-murray-rules.toml

t-counts-cdd93696 = comtes
t-count-6c35493a = comte
t-dukes-8e9e36ab = ducs
t-duke-f6804460 = duc

## rulesets/alea-opentafl.toml

t-as-the-code-plays-00f680b8 = Tel que le code joue

## rulesets/alea-thomasguild-2020.toml

t-the-castle-is-the-961c129e = Le château compte pour le quatrième
t-draw-at-the-third-f324cced = Nulle à la troisième apparition

## rulesets/alea-wikipedia-2008.toml

t-alea-evangelii-wikipedia-2008-d623566d = Alea Evangelii, Wikipédia 2008
t-black-ships-6cfabc1b = navires noirs
t-black-ship-f2c2a2d4 = navire noir
t-white-ships-757af31c = navires blancs
t-white-ship-1b19fcd0 = navire blanc
t-the-castle-captures-too-91686925 = Le château prend aussi

## rulesets/ard-ri-throne.toml

t-ard-ri-with-a-127152ca = Ard ri avec trône
t-site-s-layout-26-91189ab4 = Disposition 26 du site
t-site-s-layout-32-7c0d9b81 = Disposition 32 du site
t-slow-king-bde6a5c8 = Roi lent
t-unarmed-king-7812c7e5 = Roi désarmé
t-friendly-throne-6f6b29f4 = Trône ami
t-no-passing-568d5b4b = Passage interdit
t-the-defenders-throne-5433015c = Le trône des défenseurs

## rulesets/ashton-aagenielsen.toml

t-ashton-s-tablut-aagenielsen-9df0fe2b = Tablut d’Ashton, aagenielsen.dk

## rulesets/ashton-bologna.toml

t-tablut-ashton-bologna-challenge-98e7a96f = Tablut, Ashton, défi de Bologne
t-black-men-83be8eac = noirs
t-black-man-b4743102 = noir
t-white-men-dede0d5f = blancs
t-white-man-069a03ce = blanc

## rulesets/berserk-throneless.toml

t-berserk-without-a-throne-80d33f83 = Berserk sans trône

## rulesets/berserk.toml

t-knight-before-the-king-c2535ceb = Chevalier devant le roi

## rulesets/brandubh-dragonheels.toml

t-the-king-may-return-cbc1a049 = Le roi peut revenir

## rulesets/brandubh-ohio-weak.toml

t-brandubh-ohio-weak-king-8a718677 = Brandubh, Ohio, roi faible

## rulesets/brandubh-throneless.toml

t-brandubh-without-a-throne-5072ac45 = Brandubh sans trône

## rulesets/copenhagen-13.toml

t-copenhagen-hnefatafl-13-13-aef9f68a = Hnefatafl de Copenhague 13×13

## rulesets/copenhagen.toml

t-copenhagen-hnefatafl-f3f1c9ee = Hnefatafl de Copenhague
t-any-closing-move-7ade9b60 = Tout coup qui ferme
t-repetition-forbidden-to-the-f2c728d9 = Répétition interdite aux défenseurs
t-the-aggressor-loses-by-f67745f7 = L’agresseur perd par répétition
t-unsafe-edge-94d7d51c = Bord dangereux

## rulesets/david-brown-hnefatafl.toml

t-david-brown-s-hnefatafl-209b42c4 = Hnefatafl de David Brown

## rulesets/fetlar-13.toml

t-fetlar-hnefatafl-13-13-d6661155 = Hnefatafl de Fetlar 13×13

## rulesets/fetlar-panel-2013.toml

t-hnefatafl-fetlar-panel-2013-fb1d7e00 = Hnefatafl, comité de Fetlar 2013

## rulesets/fetlar.toml

t-fetlar-hnefatafl-e9c22928 = Hnefatafl de Fetlar
t-before-encirclement-5bcd627d = Avant l’encerclement
t-repetition-left-to-the-83f1bc63 = Répétition laissée aux joueurs
t-king-as-anvil-only-77abc883 = Le roi, enclume seulement
t-king-as-hammer-only-4d63a1f0 = Le roi, marteau seulement

## rulesets/fidchell-armed.toml

t-fidchell-with-an-armed-c0cc4d0d = Fidchell au roi armé

## rulesets/foteviken-11.toml

t-foteviken-tablut-11-11-71faf055 = Tablut de Foteviken 11×11
t-camps-and-diamond-111b79d6 = Camps et losange
t-camps-and-cross-d31dabca = Camps et croix

## rulesets/foteviken-9.toml

t-foteviken-tablut-aagenielsen-dk-ca43cbc9 = Tablut de Foteviken, aagenielsen.dk

## rulesets/gwyddbwyll-pfireland.toml

t-raiders-0b04bad5 = assaillants
t-raider-09053dbc = assaillant
t-princes-4a81efe0 = princes

## rulesets/historical-hnefatafl-11.toml

t-historical-hnefatafl-11-11-a350fffa = Hnefatafl historique 11×11 (tawlbwrdd)
t-the-king-s-side-b8ee05b2 = Le camp du roi commence

## rulesets/historical-hnefatafl-13.toml

t-historical-hnefatafl-13-13-b19cfaaf = Hnefatafl historique 13×13

## rulesets/historical-hnefatafl-15.toml

t-historical-hnefatafl-15-15-a777b358 = Hnefatafl historique 15×15
t-sparse-15-15-71a1bf8d = Clairsemée 15×15
t-sparse-15-15-t-022a7ba5 = Clairsemée 15×15, en T

## rulesets/historical-hnefatafl-19.toml

t-historical-hnefatafl-19-19-abf1e68b = Hnefatafl historique 19×19

## rulesets/historical-hnefatafl-7.toml

t-historical-hnefatafl-7-7-dbe840a7 = Hnefatafl historique 7×7 (Brandubh 1)
t-the-king-may-not-18f3af78 = Le roi ne revient pas
t-closed-throne-22578e48 = Trône fermé
t-weak-throne-1f30bc34 = Trône faible

## rulesets/history-craft.toml

t-history-craft-hnefatafl-512597aa = Hnefatafl History Craft

## rulesets/hnefatafl-edge-11.toml

t-hnefatafl-to-the-edge-51d7fe38 = Hnefatafl vers le bord 11×11

## rulesets/hnefatafl-edge-13.toml

t-hnefatafl-to-the-edge-8712b8c1 = Hnefatafl vers le bord 13×13

## rulesets/hnefatafl-edge-19.toml

t-hnefatafl-to-the-edge-a5721bcb = Hnefatafl vers le bord 19×19

## rulesets/hnefatafl-org-13.toml

t-copenhagen-of-hnefatafl-org-aa383962 = Copenhague de hnefatafl.org 13×13

## rulesets/hnefatafl-org.toml

t-copenhagen-of-hnefatafl-org-1143187b = Copenhague de hnefatafl.org

## rulesets/ludii-alea.toml

t-alea-evangelii-as-programmed-f35ca204 = Alea Evangelii, version programmée dans Ludii

## rulesets/ludii-ardri.toml

t-corrected-rules-f81a6ae7 = Règles corrigées

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-hnefatafl-fetlar-latin-ludii-2222f3c8 = Hnefatafl, Fetlar latin, Ludii

## rulesets/ludii-tablut-linnaeus.toml

t-tablut-linnaeus-ludii-c87ac5cf = Tablut, Linné, Ludii

## rulesets/magpie.toml

t-safe-edge-3b0c9b2d = Bord sûr

## rulesets/norseamerica.toml

t-norseamerica-hnefatafl-f530faa6 = Hnefatafl de NorseAmerica

## rulesets/old-hnefatafl-13.toml

t-old-hnefatafl-13-13-dc718efe = Ancien hnefatafl 13×13

## rulesets/old-hnefatafl-9.toml

t-old-hnefatafl-9-9-fb15ed9c = Ancien hnefatafl 9×9

## rulesets/old-hnefatafl.toml

t-old-hnefatafl-c2bfe5b9 = Ancien hnefatafl

## rulesets/seabattle-11.toml

t-sea-battle-tafl-11-921c04a0 = Bataille navale tafl 11×11
t-t-shapes-rhombus-c35510f3 = T et losange
t-t-shapes-circle-ab0999c7 = T et cercle
t-site-s-layout-204577-bf1d4f76 = Disposition 204577 du site
t-site-s-layout-205009-d2addc0c = Disposition 205009 du site

## rulesets/seabattle-13.toml

t-sea-battle-tafl-13-e67a3eb6 = Bataille navale tafl 13×13
t-open-modified-attackers-f99ad6b2 = Ouverte, attaquants modifiés

## rulesets/seabattle-15.toml

t-sea-battle-tafl-15-17d8be4b = Bataille navale tafl 15×15

## rulesets/seabattle-19.toml

t-sea-battle-tafl-19-6f2fab76 = Bataille navale tafl 19×19

## rulesets/seabattle-7.toml

t-sea-battle-tafl-7-b2f49f48 = Bataille navale tafl 7×7
t-slow-pieces-e6ca87c6 = Pièces lentes

## rulesets/seabattle-9.toml

t-sea-battle-tafl-9-862f3acb = Bataille navale tafl 9×9
t-square-c11092bc = Carré
t-lines-3b26a542 = Lignes
t-circle-b93d3bce = Cercle
t-site-s-layout-1571-38388b7a = Disposition 1571 du site
t-site-s-layout-1650-d45fabaf = Disposition 1650 du site
t-site-s-layout-2542-053dc795 = Disposition 2542 du site
t-site-s-layout-1606-1969f1c3 = Disposition 1606 du site
t-site-s-layout-2566-7e10d257 = Disposition 2566 du site
t-site-s-layout-2526-c897eb0b = Disposition 2526 du site

## rulesets/simple-tafl-11.toml

t-simple-tafl-11-11-e96e360d = Tafl simple 11×11

## rulesets/simple-tafl-9.toml

t-simple-tafl-9-9-379f18e3 = Tafl simple 9×9
t-rhombus-9-9-d9edfcd3 = Losange 9×9

## rulesets/skalk-9.toml

t-skalk-hnefatafl-9-9-71e920e9 = Hnefatafl Skalk 9×9

## rulesets/skalk.toml

t-skalk-hnefatafl-5c53150e = Hnefatafl Skalk

## rulesets/tablut-brainking.toml

t-mercenaries-0b274793 = mercenaires
t-mercenary-d0a8942b = mercenaire
t-guards-74a3c826 = gardes
t-guard-a9d4034d = garde

## rulesets/tablut-riksutstallningar-1972.toml

t-muscovites-a01ffb4c = Moscovites
t-muscovite-a9317148 = Moscovite
t-swedes-d5e19a11 = Suédois
t-swede-5dac0f09 = Suédois
t-weaponless-king-7b83d9fc = Roi sans armes
t-no-moves-inside-the-4e76ce84 = Pas de coups dans les camps de base
t-camps-closed-inside-too-544612f2 = Camps de base fermés à l’intérieur aussi
t-a-threat-twice-not-d92837d0 = Une menace deux fois, non trois
t-repetition-without-a-lone-7f81b7e0 = Nulle par répétition sans menace d’un seul camp
t-the-castle-is-hostile-c69595bb = Château hostile à tous

## rulesets/tafl-simple-corner.toml

t-plain-tafl-to-the-61ae0ede = Tafl simple, vers les angles
t-the-king-is-taken-eb683d20 = Roi pris par quatre

## rulesets/tafl-simple-edge.toml

t-plain-tafl-to-the-33926667 = Tafl simple, vers le bord

## rulesets/tawlbwrdd-bell-dice.toml

t-tawlbwrdd-with-a-die-0c4620d1 = Tawlbwrdd au dé, Bell 1969
t-only-the-king-may-7241a07f = Seul le roi se glisse entre deux

## rulesets/tyr-13.toml

t-tyr-13-13-open-d4e9261d = Tyr 13×13, ouvert

## rulesets/tyr-commanders-15.toml

t-tyr-15-15-with-7e57fa33 = Tyr 15×15 avec commandants
t-with-commanders-15-15-c70473c8 = Avec commandants, 15×15

## rulesets/tyr-commanders.toml

t-tyr-with-commanders-d1d0718e = Tyr avec commandants
t-with-commanders-11-11-045bd9f1 = Avec commandants, 11×11

## rulesets/unarmed-king-tafl-9.toml

t-tafl-with-an-unarmed-150f1ad6 = Tafl au roi désarmé 9×9

## rulesets/unst-alea.toml

t-alea-evangelii-of-unst-a680a54b = Alea Evangelii d’Unst
t-four-special-men-acdfb73d = Quatre hommes particuliers

## layouts/layouts.toml

t-helmfrid-1-walker-s-dcbb532c = Helmfrid 1 (site de Walker)
t-murray-s-c0eacb17 = Murray
t-helmfrid-2-inferred-e4f6edcc = Helmfrid 2 (déduite)
t-candidate-g5-inferred-d85f3858 = Candidate G5 (déduite)
t-candidate-c1-inferred-c8af321d = Candidate C1 (déduite)
t-candidate-f1-inferred-4ab072ef = Candidate F1 (déduite)
t-candidate-f3-inferred-d1dd2844 = Candidate F3 (déduite)
t-linnaeus-s-tablut-f8b462e1 = Tablut de Linné
t-bell-s-diamond-8e3a1aa6 = Losange de Bell
t-lewis-s-cross-27c31b3e = Croix de Lewis
t-lewis-s-attackers-diamond-03ed0cb5 = Attaquants de Lewis, losange
t-hnefatafl-11-11-diamond-f8836084 = Hnefatafl 11×11, losange
t-hnefatafl-11-11-cross-22c06e8b = Hnefatafl 11×11, croix
t-brandubh-cross-276ee535 = Brandubh, croix
t-brandubh-circle-713d6cef = Brandubh, cercle
t-brandubh-ring-39-eb8dad56 = Brandubh, anneau (39)
t-fidchell-modern-0a3e64bd = Fidchell, moderne
t-parlett-13-13-modified-2a6d1d7a = Parlett 13×13, modifiée
t-open-cross-13-13-ea8ace03 = Croix ouverte 13×13
t-sparse-13-13-8d883555 = Clairsemée 13×13
t-wide-cross-13-13-5b1b4d4e = Large croix 13×13
t-gwyddbwyll-modern-2bf2b132 = Gwyddbwyll, moderne
t-murray-s-with-guards-3d844ba4 = Murray, avec gardes

## studies/alea-2026.toml

t-is-alea-evangelii-a-25d19588 = Alea Evangelii est-il un jeu équitable ?
t-is-alea-fair-5d1eb527 = Alea est-il équitable ?

## studies/alea-again.toml

t-is-alea-fair-once-418c9400 = Alea est-il équitable ? Une seconde fois

## studies/alea-even-2.toml

t-is-hnefi-2026-fair-ad03468d = hnefi 2026 est-il équitable ?

## studies/alea-even.toml

t-is-the-most-even-46884e29 = Les plus équilibrées des règles examinées sont-elles équitables ?

## studies/alea-readings.toml

t-is-alea-fair-on-c1d8f5b6 = Alea est-il équitable selon d’autres lectures de ses règles ?

## studies/alea-rules.toml

t-which-rules-decide-at-abe609c8 = Quelles règles sont décisives dans Alea ?

## studies/alea-search.toml

t-which-rules-make-alea-f71522af = Quelles règles rendent Alea Evangelii équitable ?

## studies/alea-search-2.toml

t-which-rules-make-alea-dad72d7c = Quelles règles rendent Alea équitable, avec un jeu plus fort ?

## studies/alea-symmetric.toml

t-is-alea-fair-on-183a18f2 = Alea est-il équitable selon d’autres lectures de son diagramme ?

## studies/calibration-2026.toml

t-does-the-engine-see-b6ca6db5 = Le moteur voit-il l’équilibre que voient les joueurs ?

## studies/calibration-strong.toml

t-does-the-engine-see-ccbfe3c9 = Le moteur, quand il réfléchit, voit-il l’équilibre que voient les joueurs ?

## studies/calibration-unfitted.toml

t-does-the-engine-see-c5b09d7c = Le moteur voit-il l’équilibre que voient les gens, avec des poids qui n’ont jamais vu leurs parties ?
