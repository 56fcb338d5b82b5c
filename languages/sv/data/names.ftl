## rulesets/alea-aagenielsen.toml

t-strong-king-c6d4dfb0 = Stark kung

## rulesets/alea-berserk-martens.toml

t-attackers-b9fc1567 = angripare
t-attacker-e64ba38a = angripare
t-defenders-980b850d = försvarare
t-defender-7246d2b2 = försvarare
t-king-e81dfe69 = kung

## rulesets/alea-berserk.toml

t-four-knights-43fb2167 = Fyra riddare

## rulesets/alea-dux.toml

t-alea-with-duxes-9bfd7281 = Alea med duxar
t-four-duxes-62657438 = Fyra duxar
t-eight-duxes-37943735 = Åtta duxar

## rulesets/alea-murray-rules.toml

t-counts-cdd93696 = grevar
t-count-6c35493a = greve
t-dukes-8e9e36ab = hertigar
t-duke-f6804460 = hertig

## rulesets/alea-opentafl.toml

t-as-the-code-plays-00f680b8 = Som koden spelar

## rulesets/alea-thomasguild-2020.toml

t-the-castle-is-the-961c129e = Borgen är den fjärde
t-draw-at-the-third-f324cced = Remi vid tredje upprepningen

## rulesets/alea-wikipedia-2008.toml

t-alea-evangelii-wikipedia-2008-d623566d = Alea Evangelii, Wikipedia 2008
t-black-ships-6cfabc1b = svarta skepp
t-black-ship-f2c2a2d4 = svart skepp
t-white-ships-757af31c = vita skepp
t-white-ship-1b19fcd0 = vitt skepp
t-the-castle-captures-too-91686925 = Borgen slår också

## rulesets/ard-ri-throne.toml

t-ard-ri-with-a-127152ca = Ard ri med borg
t-site-s-layout-26-91189ab4 = Webbplatsens uppställning 26
t-site-s-layout-32-7c0d9b81 = Webbplatsens uppställning 32
t-slow-king-bde6a5c8 = Långsam kung
t-unarmed-king-7812c7e5 = Obeväpnad kung
t-friendly-throne-6f6b29f4 = Vänlig borg
t-no-passing-568d5b4b = Ingen passage
t-the-defenders-throne-5433015c = Försvararnas borg

## rulesets/ashton-aagenielsen.toml

t-ashton-s-tablut-aagenielsen-9df0fe2b = Ashtons tablut, aagenielsen.dk

## rulesets/ashton-bologna.toml

t-tablut-ashton-bologna-challenge-98e7a96f = Tablut, Ashton, Bolognatävlingen
t-black-men-83be8eac = svarta pjäser
t-black-man-b4743102 = svart pjäs
t-white-men-dede0d5f = vita pjäser
t-white-man-069a03ce = vit pjäs

## rulesets/berserk-throneless.toml

t-berserk-without-a-throne-80d33f83 = Berserk utan borg

## rulesets/berserk.toml

t-knight-before-the-king-c2535ceb = Riddaren framför kungen

## rulesets/brandubh-dragonheels.toml

t-the-king-may-return-cbc1a049 = Kungen får återvända

## rulesets/brandubh-ohio-weak.toml

t-brandubh-ohio-weak-king-8a718677 = Brandubh, Ohio, svag kung

## rulesets/brandubh-throneless.toml

t-brandubh-without-a-throne-5072ac45 = Brandubh utan borg

## rulesets/copenhagen-13.toml

t-copenhagen-hnefatafl-13-13-aef9f68a = Copenhagen-hnefatafl 13×13

## rulesets/copenhagen.toml

t-copenhagen-hnefatafl-f3f1c9ee = Copenhagen-hnefatafl
t-any-closing-move-7ade9b60 = Vilket stängande drag som helst
t-repetition-forbidden-to-the-f2c728d9 = Upprepning förbjuden för försvararna
t-the-aggressor-loses-by-f67745f7 = Den som hotar förlorar vid upprepning
t-unsafe-edge-94d7d51c = Osäker kant

## rulesets/david-brown-hnefatafl.toml

t-david-brown-s-hnefatafl-209b42c4 = David Browns hnefatafl

## rulesets/fetlar-13.toml

t-fetlar-hnefatafl-13-13-d6661155 = Fetlar-hnefatafl 13×13

## rulesets/fetlar-panel-2013.toml

t-hnefatafl-fetlar-panel-2013-fb1d7e00 = Hnefatafl, Fetlarpanelen 2013

## rulesets/fetlar.toml

t-fetlar-hnefatafl-e9c22928 = Fetlar-hnefatafl
t-before-encirclement-5bcd627d = Före inringningen
t-repetition-left-to-the-83f1bc63 = Upprepning överlåten åt spelarna
t-king-as-anvil-only-77abc883 = Kungen bara som städ
t-king-as-hammer-only-4d63a1f0 = Kungen bara som hammare

## rulesets/fidchell-armed.toml

t-fidchell-with-an-armed-c0cc4d0d = Fidchell med beväpnad kung

## rulesets/foteviken-11.toml

t-foteviken-tablut-11-11-71faf055 = Fotevikens tablut 11×11
t-camps-and-diamond-111b79d6 = Läger och romb
t-camps-and-cross-d31dabca = Läger och kors

## rulesets/foteviken-9.toml

t-foteviken-tablut-aagenielsen-dk-ca43cbc9 = Fotevikens tablut, aagenielsen.dk

## rulesets/gwyddbwyll-pfireland.toml

t-raiders-0b04bad5 = plundrare
t-raider-09053dbc = plundrare
t-princes-4a81efe0 = furstar

## rulesets/historical-hnefatafl-11.toml

t-historical-hnefatafl-11-11-a350fffa = Historiskt hnefatafl 11×11 (tawlbwrdd)
t-the-king-s-side-b8ee05b2 = Kungens sida börjar

## rulesets/historical-hnefatafl-13.toml

t-historical-hnefatafl-13-13-b19cfaaf = Historiskt hnefatafl 13×13

## rulesets/historical-hnefatafl-15.toml

t-historical-hnefatafl-15-15-a777b358 = Historiskt hnefatafl 15×15
t-sparse-15-15-71a1bf8d = Gles 15×15
t-sparse-15-15-t-022a7ba5 = Gles 15×15, T-former

## rulesets/historical-hnefatafl-19.toml

t-historical-hnefatafl-19-19-abf1e68b = Historiskt hnefatafl 19×19

## rulesets/historical-hnefatafl-7.toml

t-historical-hnefatafl-7-7-dbe840a7 = Historiskt hnefatafl 7×7 (Brandubh 1)
t-the-king-may-not-18f3af78 = Kungen får inte återvända
t-closed-throne-22578e48 = Stängd borg
t-weak-throne-1f30bc34 = Svag borg

## rulesets/history-craft.toml

t-history-craft-hnefatafl-512597aa = History Craft-hnefatafl

## rulesets/hnefatafl-edge-11.toml

t-hnefatafl-to-the-edge-51d7fe38 = Hnefatafl till kanten 11×11

## rulesets/hnefatafl-edge-13.toml

t-hnefatafl-to-the-edge-8712b8c1 = Hnefatafl till kanten 13×13

## rulesets/hnefatafl-edge-19.toml

t-hnefatafl-to-the-edge-a5721bcb = Hnefatafl till kanten 19×19

## rulesets/hnefatafl-org-13.toml

t-copenhagen-of-hnefatafl-org-aa383962 = Copenhagen från hnefatafl.org 13×13

## rulesets/hnefatafl-org.toml

t-copenhagen-of-hnefatafl-org-1143187b = Copenhagen från hnefatafl.org

## rulesets/ludii-alea.toml

t-alea-evangelii-as-programmed-f35ca204 = Alea Evangelii, så som det är programmerat i Ludii

## rulesets/ludii-ardri.toml

t-corrected-rules-f81a6ae7 = Rättade regler

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-hnefatafl-fetlar-latin-ludii-2222f3c8 = Hnefatafl, Fetlar Latin, Ludii

## rulesets/ludii-tablut-linnaeus.toml

t-tablut-linnaeus-ludii-c87ac5cf = Tablut, Linné, Ludii

## rulesets/magpie.toml

t-safe-edge-3b0c9b2d = Trygg kant

## rulesets/norseamerica.toml

t-norseamerica-hnefatafl-f530faa6 = NorseAmerica-hnefatafl

## rulesets/old-hnefatafl-13.toml

t-old-hnefatafl-13-13-dc718efe = Gammalt hnefatafl 13×13

## rulesets/old-hnefatafl-9.toml

t-old-hnefatafl-9-9-fb15ed9c = Gammalt hnefatafl 9×9

## rulesets/old-hnefatafl.toml

t-old-hnefatafl-c2bfe5b9 = Gammalt hnefatafl

## rulesets/seabattle-11.toml

t-sea-battle-tafl-11-921c04a0 = Sjöslag-tafl 11×11
t-t-shapes-rhombus-c35510f3 = T-former, öppen romb
t-t-shapes-circle-ab0999c7 = T-former, cirkel
t-site-s-layout-204577-bf1d4f76 = Webbplatsens uppställning 204577
t-site-s-layout-205009-d2addc0c = Webbplatsens uppställning 205009

## rulesets/seabattle-13.toml

t-sea-battle-tafl-13-e67a3eb6 = Sjöslag-tafl 13×13
t-open-modified-attackers-f99ad6b2 = Öppen, ändrade angripare

## rulesets/seabattle-15.toml

t-sea-battle-tafl-15-17d8be4b = Sjöslag-tafl 15×15

## rulesets/seabattle-19.toml

t-sea-battle-tafl-19-6f2fab76 = Sjöslag-tafl 19×19

## rulesets/seabattle-7.toml

t-sea-battle-tafl-7-b2f49f48 = Sjöslag-tafl 7×7
t-slow-pieces-e6ca87c6 = Långsamma pjäser

## rulesets/seabattle-9.toml

t-sea-battle-tafl-9-862f3acb = Sjöslag-tafl 9×9
t-square-c11092bc = Kvadrat
t-lines-3b26a542 = Linjer
t-circle-b93d3bce = Cirkel
t-site-s-layout-1571-38388b7a = Webbplatsens uppställning 1571
t-site-s-layout-1650-d45fabaf = Webbplatsens uppställning 1650
t-site-s-layout-2542-053dc795 = Webbplatsens uppställning 2542
t-site-s-layout-1606-1969f1c3 = Webbplatsens uppställning 1606
t-site-s-layout-2566-7e10d257 = Webbplatsens uppställning 2566
t-site-s-layout-2526-c897eb0b = Webbplatsens uppställning 2526

## rulesets/simple-tafl-11.toml

t-simple-tafl-11-11-e96e360d = Enkelt tafl 11×11

## rulesets/simple-tafl-9.toml

t-simple-tafl-9-9-379f18e3 = Enkelt tafl 9×9
t-rhombus-9-9-d9edfcd3 = Öppen romb 9×9

## rulesets/skalk-9.toml

t-skalk-hnefatafl-9-9-71e920e9 = Skalk-hnefatafl 9×9

## rulesets/skalk.toml

t-skalk-hnefatafl-5c53150e = Skalk-hnefatafl

## rulesets/tablut-brainking.toml

t-mercenaries-0b274793 = legosoldater
t-mercenary-d0a8942b = legosoldat
t-guards-74a3c826 = vakter
t-guard-a9d4034d = vakt

## rulesets/tablut-riksutstallningar-1972.toml

t-muscovites-a01ffb4c = moskoviter
t-muscovite-a9317148 = moskovit
t-swedes-d5e19a11 = svenskar
t-swede-5dac0f09 = svensk
t-weaponless-king-7b83d9fc = Vapenlös kung
t-no-moves-inside-the-4e76ce84 = Inga drag inom lägren
t-camps-closed-inside-too-544612f2 = Lägren stängda även inuti
t-a-threat-twice-not-d92837d0 = Ett hot två gånger, inte tre
t-repetition-without-a-lone-7f81b7e0 = Upprepning utan ensidigt hot är remi
t-the-castle-is-hostile-c69595bb = Borgen är fientlig mot alla

## rulesets/tafl-simple-corner.toml

t-plain-tafl-to-the-61ae0ede = Enklaste tafl, till hörnen
t-the-king-is-taken-eb683d20 = Kungen fångas av fyra

## rulesets/tafl-simple-edge.toml

t-plain-tafl-to-the-33926667 = Enklaste tafl, till kanten

## rulesets/tawlbwrdd-bell-dice.toml

t-tawlbwrdd-with-a-die-0c4620d1 = Tawlbwrdd med tärning, Bell 1969
t-only-the-king-may-7241a07f = Bara kungen får gå emellan

## rulesets/tyr-13.toml

t-tyr-13-13-open-d4e9261d = Tyr 13×13, öppen

## rulesets/tyr-commanders-15.toml

t-tyr-15-15-with-7e57fa33 = Tyr 15×15 med befälhavare
t-with-commanders-15-15-c70473c8 = Med befälhavare, 15×15

## rulesets/tyr-commanders.toml

t-tyr-with-commanders-d1d0718e = Tyr med befälhavare
t-with-commanders-11-11-045bd9f1 = Med befälhavare, 11×11

## rulesets/unarmed-king-tafl-9.toml

t-tafl-with-an-unarmed-150f1ad6 = Tafl med obeväpnad kung 9×9

## rulesets/unst-alea.toml

t-alea-evangelii-of-unst-a680a54b = Alea Evangelii från Unst
t-four-special-men-acdfb73d = Fyra särskilda män

## layouts/layouts.toml

t-helmfrid-1-walker-s-dcbb532c = Helmfrid 1 (Walkers webbplats)
t-murray-s-c0eacb17 = Murrays
t-helmfrid-2-inferred-e4f6edcc = Helmfrid 2 (härledd)
t-candidate-g5-inferred-d85f3858 = Kandidat G5 (härledd)
t-candidate-c1-inferred-c8af321d = Kandidat C1 (härledd)
t-candidate-f1-inferred-4ab072ef = Kandidat F1 (härledd)
t-candidate-f3-inferred-d1dd2844 = Kandidat F3 (härledd)
t-linnaeus-s-tablut-f8b462e1 = Linnés tablut
t-bell-s-diamond-8e3a1aa6 = Bells romb
t-lewis-s-cross-27c31b3e = Lewis kors
t-lewis-s-attackers-diamond-03ed0cb5 = Lewis angripare, romb
t-hnefatafl-11-11-diamond-f8836084 = Hnefatafl 11×11, romb
t-hnefatafl-11-11-cross-22c06e8b = Hnefatafl 11×11, kors
t-brandubh-cross-276ee535 = Brandubh, kors
t-brandubh-circle-713d6cef = Brandubh, cirkel
t-brandubh-ring-39-eb8dad56 = Brandubh, ring (39)
t-fidchell-modern-0a3e64bd = Fidchell, modern
t-parlett-13-13-modified-2a6d1d7a = Parlett 13×13, ändrad
t-open-cross-13-13-ea8ace03 = Öppet kors 13×13
t-sparse-13-13-8d883555 = Gles 13×13
t-wide-cross-13-13-5b1b4d4e = Brett kors 13×13
t-gwyddbwyll-modern-2bf2b132 = Gwyddbwyll, modern
t-murray-s-with-guards-3d844ba4 = Murrays, med vakter

## studies/alea-2026.toml

t-is-alea-evangelii-a-25d19588 = Är Alea Evangelii ett rättvist spel?
t-is-alea-fair-5d1eb527 = Är Alea ett rättvist spel?

## studies/alea-again.toml

t-is-alea-fair-once-418c9400 = Är Alea rättvist? En gång till

## studies/alea-even-2.toml

t-is-hnefi-2026-fair-ad03468d = Är hnefi 2026 rättvist?

## studies/alea-even.toml

t-is-the-most-even-46884e29 = Är de jämnaste av de undersökta reglerna rättvisa?

## studies/alea-readings.toml

t-is-alea-fair-on-c1d8f5b6 = Är Alea rättvist enligt andra tolkningar av reglerna?

## studies/alea-rules.toml

t-which-rules-decide-at-abe609c8 = Vilka regler avgör i Alea?

## studies/alea-search.toml

t-which-rules-make-alea-f71522af = Vilka regler gör Alea Evangelii rättvist?

## studies/alea-search-2.toml

t-which-rules-make-alea-dad72d7c = Vilka regler gör Alea rättvist vid starkare spel?

## studies/alea-symmetric.toml

t-is-alea-fair-on-183a18f2 = Är Alea rättvist enligt andra tolkningar av diagrammet?

## studies/calibration-2026.toml

t-does-the-engine-see-b6ca6db5 = Ser motorn samma balans som människor ser?

## studies/calibration-strong.toml

t-does-the-engine-see-ccbfe3c9 = Ser motorn, när den tänker, samma balans som människor ser?

## studies/calibration-unfitted.toml

t-does-the-engine-see-c5b09d7c = Ser motorn den balans som människor ser, med vikter som aldrig såg deras partier?
