## rulesets/alea-aagenielsen.toml

t-strong-king-c6d4dfb0 = Sterkur konungur

## rulesets/alea-berserk-martens.toml

t-attackers-b9fc1567 = sóknarmenn
t-attacker-e64ba38a = sóknarmaður
t-defenders-980b850d = varnarmenn
t-defender-7246d2b2 = varnarmaður
t-king-e81dfe69 = konungur

## rulesets/alea-berserk.toml

t-four-knights-43fb2167 = Fjórir riddarar

## rulesets/alea-dux.toml

t-alea-with-duxes-9bfd7281 = Alea með duxum
t-four-duxes-62657438 = Fjórir duxar
t-eight-duxes-37943735 = Átta duxar

## rulesets/alea-murray-rules.toml

t-counts-cdd93696 = jarlar
t-count-6c35493a = jarl
t-dukes-8e9e36ab = hertogar
t-duke-f6804460 = hertogi

## rulesets/alea-opentafl.toml

t-as-the-code-plays-00f680b8 = Eins og kóðinn teflir

## rulesets/alea-thomasguild-2020.toml

t-the-castle-is-the-961c129e = Kastalinn er sá fjórði
t-draw-at-the-third-f324cced = Jafntefli við þriðju endurtekningu

## rulesets/alea-wikipedia-2008.toml

t-alea-evangelii-wikipedia-2008-d623566d = Alea Evangelii, Wikipedia 2008
t-black-ships-6cfabc1b = svört skip
t-black-ship-f2c2a2d4 = svart skip
t-white-ships-757af31c = hvít skip
t-white-ship-1b19fcd0 = hvítt skip
t-the-castle-captures-too-91686925 = Kastalinn drepur líka

## rulesets/ard-ri-throne.toml

t-ard-ri-with-a-127152ca = Ard ri með hásæti
t-site-s-layout-26-91189ab4 = Uppstilling 26 af vefnum
t-site-s-layout-32-7c0d9b81 = Uppstilling 32 af vefnum
t-slow-king-bde6a5c8 = Hægfara konungur
t-unarmed-king-7812c7e5 = Vopnlaus konungur
t-friendly-throne-6f6b29f4 = Vinveitt hásæti
t-no-passing-568d5b4b = Engin yfirferð
t-the-defenders-throne-5433015c = Hásæti varnarmanna

## rulesets/ashton-aagenielsen.toml

t-ashton-s-tablut-aagenielsen-9df0fe2b = Tablut Ashtons, aagenielsen.dk

## rulesets/ashton-bologna.toml

t-tablut-ashton-bologna-challenge-98e7a96f = Tablut, Ashton, Bologna-keppnin
t-black-men-83be8eac = svartir menn
t-black-man-b4743102 = svartur maður
t-white-men-dede0d5f = hvítir menn
t-white-man-069a03ce = hvítur maður

## rulesets/berserk-throneless.toml

t-berserk-without-a-throne-80d33f83 = Berserk án hásætis

## rulesets/berserk.toml

t-knight-before-the-king-c2535ceb = Riddari framan við konunginn

## rulesets/brandubh-dragonheels.toml

t-the-king-may-return-cbc1a049 = Konungurinn má koma aftur

## rulesets/brandubh-ohio-weak.toml

t-brandubh-ohio-weak-king-8a718677 = Brandubh, Ohio, veikur konungur

## rulesets/brandubh-throneless.toml

t-brandubh-without-a-throne-5072ac45 = Brandubh án hásætis

## rulesets/copenhagen-13.toml

t-copenhagen-hnefatafl-13-13-aef9f68a = Kaupmannahafnar-hnefatafl 13×13

## rulesets/copenhagen.toml

t-copenhagen-hnefatafl-f3f1c9ee = Kaupmannahafnar-hnefatafl
t-any-closing-move-7ade9b60 = Hvaða lokunarleikur sem er
t-repetition-forbidden-to-the-f2c728d9 = Þráleikur bannaður varnarmönnum
t-the-aggressor-loses-by-f67745f7 = Sá sem hótar tapar á þráleik
t-unsafe-edge-94d7d51c = Ótryggur jaðar

## rulesets/david-brown-hnefatafl.toml

t-david-brown-s-hnefatafl-209b42c4 = Hnefatafl Davids Browns

## rulesets/fetlar-13.toml

t-fetlar-hnefatafl-13-13-d6661155 = Fetlar-hnefatafl 13×13

## rulesets/fetlar-panel-2013.toml

t-hnefatafl-fetlar-panel-2013-fb1d7e00 = Hnefatafl, Fetlar-nefndin 2013

## rulesets/fetlar.toml

t-fetlar-hnefatafl-e9c22928 = Fetlar-hnefatafl
t-before-encirclement-5bcd627d = Fyrir tíma umkringingar
t-repetition-left-to-the-83f1bc63 = Þráleikur í höndum leikmanna
t-king-as-anvil-only-77abc883 = Konungur aðeins sem steðji
t-king-as-hammer-only-4d63a1f0 = Konungur aðeins sem hamar

## rulesets/fidchell-armed.toml

t-fidchell-with-an-armed-c0cc4d0d = Fidchell með vopnuðum konungi

## rulesets/foteviken-11.toml

t-foteviken-tablut-11-11-71faf055 = Foteviken-tablut 11×11
t-camps-and-diamond-111b79d6 = Herbúðir og tígull
t-camps-and-cross-d31dabca = Herbúðir og kross

## rulesets/foteviken-9.toml

t-foteviken-tablut-aagenielsen-dk-ca43cbc9 = Foteviken-tablut, aagenielsen.dk

## rulesets/gwyddbwyll-pfireland.toml

t-raiders-0b04bad5 = ránsmenn
t-raider-09053dbc = ránsmaður
t-princes-4a81efe0 = prinsar

## rulesets/historical-hnefatafl-11.toml

t-historical-hnefatafl-11-11-a350fffa = Sögulegt hnefatafl 11×11 (tawlbwrdd)
t-the-king-s-side-b8ee05b2 = Lið konungsins byrjar

## rulesets/historical-hnefatafl-13.toml

t-historical-hnefatafl-13-13-b19cfaaf = Sögulegt hnefatafl 13×13

## rulesets/historical-hnefatafl-15.toml

t-historical-hnefatafl-15-15-a777b358 = Sögulegt hnefatafl 15×15
t-sparse-15-15-71a1bf8d = Gisin uppstilling 15×15
t-sparse-15-15-t-022a7ba5 = Gisin uppstilling 15×15, T-laga hópar

## rulesets/historical-hnefatafl-19.toml

t-historical-hnefatafl-19-19-abf1e68b = Sögulegt hnefatafl 19×19

## rulesets/historical-hnefatafl-7.toml

t-historical-hnefatafl-7-7-dbe840a7 = Sögulegt hnefatafl 7×7 (Brandubh 1)
t-the-king-may-not-18f3af78 = Konungurinn má ekki koma aftur
t-closed-throne-22578e48 = Lokað hásæti
t-weak-throne-1f30bc34 = Veikt hásæti

## rulesets/history-craft.toml

t-history-craft-hnefatafl-512597aa = History Craft-hnefatafl

## rulesets/hnefatafl-edge-11.toml

t-hnefatafl-to-the-edge-51d7fe38 = Hnefatafl út að jaðri 11×11

## rulesets/hnefatafl-edge-13.toml

t-hnefatafl-to-the-edge-8712b8c1 = Hnefatafl út að jaðri 13×13

## rulesets/hnefatafl-edge-19.toml

t-hnefatafl-to-the-edge-a5721bcb = Hnefatafl út að jaðri 19×19

## rulesets/hnefatafl-org-13.toml

t-copenhagen-of-hnefatafl-org-aa383962 = Kaupmannahafnarreglur hnefatafl.org 13×13

## rulesets/hnefatafl-org.toml

t-copenhagen-of-hnefatafl-org-1143187b = Kaupmannahafnarreglur hnefatafl.org

## rulesets/ludii-alea.toml

t-alea-evangelii-as-programmed-f35ca204 = Alea Evangelii, eins og það er forritað í Ludii

## rulesets/ludii-ardri.toml

t-corrected-rules-f81a6ae7 = Leiðréttar reglur

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-hnefatafl-fetlar-latin-ludii-2222f3c8 = Hnefatafl, Fetlar Latin, Ludii

## rulesets/ludii-tablut-linnaeus.toml

t-tablut-linnaeus-ludii-c87ac5cf = Tablut, Linné, Ludii

## rulesets/magpie.toml

t-safe-edge-3b0c9b2d = Tryggur jaðar

## rulesets/norseamerica.toml

t-norseamerica-hnefatafl-f530faa6 = NorseAmerica-hnefatafl

## rulesets/old-hnefatafl-13.toml

t-old-hnefatafl-13-13-dc718efe = Gamalt hnefatafl 13×13

## rulesets/old-hnefatafl-9.toml

t-old-hnefatafl-9-9-fb15ed9c = Gamalt hnefatafl 9×9

## rulesets/old-hnefatafl.toml

t-old-hnefatafl-c2bfe5b9 = Gamalt hnefatafl

## rulesets/seabattle-11.toml

t-sea-battle-tafl-11-921c04a0 = Sjóorrustutafl 11×11
t-t-shapes-rhombus-c35510f3 = T-laga hópar, opinn tígull
t-t-shapes-circle-ab0999c7 = T-laga hópar, hringur
t-site-s-layout-204577-bf1d4f76 = Uppstilling 204577 af vefnum
t-site-s-layout-205009-d2addc0c = Uppstilling 205009 af vefnum

## rulesets/seabattle-13.toml

t-sea-battle-tafl-13-e67a3eb6 = Sjóorrustutafl 13×13
t-open-modified-attackers-f99ad6b2 = Opin, breyttir sóknarmenn

## rulesets/seabattle-15.toml

t-sea-battle-tafl-15-17d8be4b = Sjóorrustutafl 15×15

## rulesets/seabattle-19.toml

t-sea-battle-tafl-19-6f2fab76 = Sjóorrustutafl 19×19

## rulesets/seabattle-7.toml

t-sea-battle-tafl-7-b2f49f48 = Sjóorrustutafl 7×7
t-slow-pieces-e6ca87c6 = Hægfara taflmenn

## rulesets/seabattle-9.toml

t-sea-battle-tafl-9-862f3acb = Sjóorrustutafl 9×9
t-square-c11092bc = Ferningur
t-lines-3b26a542 = Línur
t-circle-b93d3bce = Hringur
t-site-s-layout-1571-38388b7a = Uppstilling 1571 af vefnum
t-site-s-layout-1650-d45fabaf = Uppstilling 1650 af vefnum
t-site-s-layout-2542-053dc795 = Uppstilling 2542 af vefnum
t-site-s-layout-1606-1969f1c3 = Uppstilling 1606 af vefnum
t-site-s-layout-2566-7e10d257 = Uppstilling 2566 af vefnum
t-site-s-layout-2526-c897eb0b = Uppstilling 2526 af vefnum

## rulesets/simple-tafl-11.toml

t-simple-tafl-11-11-e96e360d = Einfalt tafl 11×11

## rulesets/simple-tafl-9.toml

t-simple-tafl-9-9-379f18e3 = Einfalt tafl 9×9
t-rhombus-9-9-d9edfcd3 = Opinn tígull 9×9

## rulesets/skalk-9.toml

t-skalk-hnefatafl-9-9-71e920e9 = Skalk-hnefatafl 9×9

## rulesets/skalk.toml

t-skalk-hnefatafl-5c53150e = Skalk-hnefatafl

## rulesets/tablut-brainking.toml

t-mercenaries-0b274793 = málaliðar
t-mercenary-d0a8942b = málaliði
t-guards-74a3c826 = verðir
t-guard-a9d4034d = vörður

## rulesets/tablut-riksutstallningar-1972.toml

t-muscovites-a01ffb4c = Moskóvítar
t-muscovite-a9317148 = Moskóvíti
t-swedes-d5e19a11 = Svíar
t-swede-5dac0f09 = Svíi
t-weaponless-king-7b83d9fc = Vopnlaus konungur
t-no-moves-inside-the-4e76ce84 = Engir leikir innan herbúðanna
t-camps-closed-inside-too-544612f2 = Herbúðir líka lokaðar að innan
t-a-threat-twice-not-d92837d0 = Hótun tvisvar en ekki þrisvar
t-repetition-without-a-lone-7f81b7e0 = Endurtekning án einhliða hótunar er jafntefli
t-the-castle-is-hostile-c69595bb = Kastalinn er öllum fjandsamlegur

## rulesets/tafl-simple-corner.toml

t-plain-tafl-to-the-61ae0ede = Óbrotið tafl, út í hornin
t-the-king-is-taken-eb683d20 = Fjóra þarf til að fanga konunginn

## rulesets/tafl-simple-edge.toml

t-plain-tafl-to-the-33926667 = Óbrotið tafl, út að jaðri

## rulesets/tawlbwrdd-bell-dice.toml

t-tawlbwrdd-with-a-die-0c4620d1 = Tawlbwrdd með teningi, Bell 1969
t-only-the-king-may-7241a07f = Konungurinn einn má fara inn á milli

## rulesets/tyr-13.toml

t-tyr-13-13-open-d4e9261d = Tyr 13×13, opin uppstilling

## rulesets/tyr-commanders-15.toml

t-tyr-15-15-with-7e57fa33 = Tyr 15×15 með foringjum
t-with-commanders-15-15-c70473c8 = Með foringjum, 15×15

## rulesets/tyr-commanders.toml

t-tyr-with-commanders-d1d0718e = Tyr með foringjum
t-with-commanders-11-11-045bd9f1 = Með foringjum, 11×11

## rulesets/unarmed-king-tafl-9.toml

t-tafl-with-an-unarmed-150f1ad6 = Tafl með vopnlausum konungi 9×9

## rulesets/unst-alea.toml

t-alea-evangelii-of-unst-a680a54b = Alea Evangelii frá Unst
t-four-special-men-acdfb73d = Fjórir sérstakir menn

## layouts/layouts.toml

t-helmfrid-1-walker-s-dcbb532c = Helmfrid 1 (vefsíða Walkers)
t-murray-s-c0eacb17 = Uppstilling Murrays
t-helmfrid-2-inferred-e4f6edcc = Helmfrid 2 (ályktuð)
t-candidate-g5-inferred-d85f3858 = Kostur G5 (ályktaður)
t-candidate-c1-inferred-c8af321d = Kostur C1 (ályktaður)
t-candidate-f1-inferred-4ab072ef = Kostur F1 (ályktaður)
t-candidate-f3-inferred-d1dd2844 = Kostur F3 (ályktaður)
t-linnaeus-s-tablut-f8b462e1 = Tablut Linnés
t-bell-s-diamond-8e3a1aa6 = Tígull Bells
t-lewis-s-cross-27c31b3e = Kross Lewis
t-lewis-s-attackers-diamond-03ed0cb5 = Sóknarmenn Lewis, tígull
t-hnefatafl-11-11-diamond-f8836084 = Hnefatafl 11×11, tígull
t-hnefatafl-11-11-cross-22c06e8b = Hnefatafl 11×11, kross
t-brandubh-cross-276ee535 = Brandubh, kross
t-brandubh-circle-713d6cef = Brandubh, hringur
t-brandubh-ring-39-eb8dad56 = Brandubh, þéttur hringur (39)
t-fidchell-modern-0a3e64bd = Fidchell, nútímagerð
t-parlett-13-13-modified-2a6d1d7a = Parlett 13×13, breytt
t-open-cross-13-13-ea8ace03 = Opinn kross 13×13
t-sparse-13-13-8d883555 = Gisin uppstilling 13×13
t-wide-cross-13-13-5b1b4d4e = Breiður kross 13×13
t-gwyddbwyll-modern-2bf2b132 = Gwyddbwyll, nútímagerð
t-murray-s-with-guards-3d844ba4 = Uppstilling Murrays, með vörðum

## studies/alea-2026.toml

t-is-alea-evangelii-a-25d19588 = Er Alea Evangelii sanngjarnt tafl?
t-is-alea-fair-5d1eb527 = Er Alea sanngjarnt tafl?

## studies/alea-again.toml

t-is-alea-fair-once-418c9400 = Er Alea sanngjarnt? Aftur

## studies/alea-even-2.toml

t-is-hnefi-2026-fair-ad03468d = Er hnefi 2026 sanngjarnt?

## studies/alea-even.toml

t-is-the-most-even-46884e29 = Eru jöfnustu reglurnar sem leitin fann sanngjarnar?

## studies/alea-readings.toml

t-is-alea-fair-on-c1d8f5b6 = Er Alea sanngjarnt eftir öðrum lestri á reglunum?

## studies/alea-rules.toml

t-which-rules-decide-at-abe609c8 = Hvaða reglur ráða úrslitum í Alea?

## studies/alea-search.toml

t-which-rules-make-alea-f71522af = Hvaða reglur gera Alea Evangelii sanngjarnt?

## studies/alea-search-2.toml

t-which-rules-make-alea-dad72d7c = Hvaða reglur gera Alea sanngjarnt þegar sterkar er teflt?

## studies/alea-symmetric.toml

t-is-alea-fair-on-183a18f2 = Er Alea sanngjarnt eftir öðrum lestri á teikningunni?

## studies/calibration-2026.toml

t-does-the-engine-see-b6ca6db5 = Sér vélin það jafnvægi sem fólk sér?

## studies/calibration-strong.toml

t-does-the-engine-see-ccbfe3c9 = Sér vélin það jafnvægi sem fólk sér, þegar hún hugsar?

## studies/calibration-unfitted.toml

t-does-the-engine-see-c5b09d7c = Sér vélin það jafnvægi sem fólk sér, með vogum sem sáu aldrei viðureignir þess?
