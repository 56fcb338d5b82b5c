## rulesets/alea-aagenielsen.toml

t-strong-king-c6d4dfb0 = Stærk konge

## rulesets/alea-berserk-martens.toml

t-attackers-b9fc1567 = angribere
t-attacker-e64ba38a = angriber
t-defenders-980b850d = forsvarere
t-defender-7246d2b2 = forsvarer
t-king-e81dfe69 = konge

## rulesets/alea-berserk.toml

t-four-knights-43fb2167 = Fire riddere

## rulesets/alea-dux.toml

t-alea-with-duxes-9bfd7281 = Alea med duxer
t-four-duxes-62657438 = Fire duxer
t-eight-duxes-37943735 = Otte duxer

## rulesets/alea-murray-rules.toml

t-counts-cdd93696 = grever
t-count-6c35493a = greve
t-dukes-8e9e36ab = hertuger
t-duke-f6804460 = hertug

## rulesets/alea-opentafl.toml

t-as-the-code-plays-00f680b8 = Som koden spiller

## rulesets/alea-thomasguild-2020.toml

t-the-castle-is-the-961c129e = Borgen er den fjerde
t-draw-at-the-third-f324cced = Remis ved tredje gentagelse

## rulesets/alea-wikipedia-2008.toml

t-alea-evangelii-wikipedia-2008-d623566d = Alea Evangelii, Wikipedia 2008
t-black-ships-6cfabc1b = sorte skibe
t-black-ship-f2c2a2d4 = sort skib
t-white-ships-757af31c = hvide skibe
t-white-ship-1b19fcd0 = hvidt skib
t-the-castle-captures-too-91686925 = Også borgen slår

## rulesets/ard-ri-throne.toml

t-ard-ri-with-a-127152ca = Ard ri med borg
t-site-s-layout-26-91189ab4 = Webstedets opstilling 26
t-site-s-layout-32-7c0d9b81 = Webstedets opstilling 32
t-slow-king-bde6a5c8 = Langsom konge
t-unarmed-king-7812c7e5 = Våbenløs konge
t-friendly-throne-6f6b29f4 = Venlig borg
t-no-passing-568d5b4b = Ingen passage
t-the-defenders-throne-5433015c = Forsvarernes borg

## rulesets/ashton-aagenielsen.toml

t-ashton-s-tablut-aagenielsen-9df0fe2b = Ashtons tablut, aagenielsen.dk

## rulesets/ashton-bologna.toml

t-tablut-ashton-bologna-challenge-98e7a96f = Tablut, Ashton, Bologna-turneringen
t-black-men-83be8eac = sorte mænd
t-black-man-b4743102 = sort brik
t-white-men-dede0d5f = hvide mænd
t-white-man-069a03ce = hvid brik

## rulesets/berserk-throneless.toml

t-berserk-without-a-throne-80d33f83 = Berserk uden borg

## rulesets/berserk.toml

t-knight-before-the-king-c2535ceb = Ridderen foran kongen

## rulesets/brandubh-dragonheels.toml

t-the-king-may-return-cbc1a049 = Kongen må vende tilbage

## rulesets/brandubh-ohio-weak.toml

t-brandubh-ohio-weak-king-8a718677 = Brandubh, Ohio, svag konge

## rulesets/brandubh-throneless.toml

t-brandubh-without-a-throne-5072ac45 = Brandubh uden borg

## rulesets/copenhagen-13.toml

t-copenhagen-hnefatafl-13-13-aef9f68a = Copenhagen-hneftafl 13×13

## rulesets/copenhagen.toml

t-copenhagen-hnefatafl-f3f1c9ee = Copenhagen-hneftafl
t-any-closing-move-7ade9b60 = Ethvert lukkende træk
t-repetition-forbidden-to-the-f2c728d9 = Gentagelse forbudt for forsvarerne
t-the-aggressor-loses-by-f67745f7 = Den aggressive taber ved gentagelse
t-unsafe-edge-94d7d51c = Usikker kant

## rulesets/david-brown-hnefatafl.toml

t-david-brown-s-hnefatafl-209b42c4 = David Browns hneftafl

## rulesets/fetlar-13.toml

t-fetlar-hnefatafl-13-13-d6661155 = Fetlar-hneftafl 13×13

## rulesets/fetlar-panel-2013.toml

t-hnefatafl-fetlar-panel-2013-fb1d7e00 = Hneftafl, Fetlar Panel 2013

## rulesets/fetlar.toml

t-fetlar-hnefatafl-e9c22928 = Fetlar-hneftafl
t-before-encirclement-5bcd627d = Før omringning
t-repetition-left-to-the-83f1bc63 = Gentagelse overladt til spillerne
t-king-as-anvil-only-77abc883 = Kongen kun som ambolt
t-king-as-hammer-only-4d63a1f0 = Kongen kun som hammer

## rulesets/fidchell-armed.toml

t-fidchell-with-an-armed-c0cc4d0d = Fidchell med bevæbnet konge

## rulesets/foteviken-11.toml

t-foteviken-tablut-11-11-71faf055 = Foteviken-tablut 11×11
t-camps-and-diamond-111b79d6 = Lejre og rude
t-camps-and-cross-d31dabca = Lejre og kors

## rulesets/foteviken-9.toml

t-foteviken-tablut-aagenielsen-dk-ca43cbc9 = Foteviken-tablut, aagenielsen.dk

## rulesets/gwyddbwyll-pfireland.toml

t-raiders-0b04bad5 = hærgere
t-raider-09053dbc = hærger
t-princes-4a81efe0 = fyrster

## rulesets/historical-hnefatafl-11.toml

t-historical-hnefatafl-11-11-a350fffa = Historisk hneftafl 11×11 (tawlbwrdd)
t-the-king-s-side-b8ee05b2 = Kongens side begynder

## rulesets/historical-hnefatafl-13.toml

t-historical-hnefatafl-13-13-b19cfaaf = Historisk hneftafl 13×13

## rulesets/historical-hnefatafl-15.toml

t-historical-hnefatafl-15-15-a777b358 = Historisk hneftafl 15×15
t-sparse-15-15-71a1bf8d = Spredt 15×15
t-sparse-15-15-t-022a7ba5 = Spredt 15×15, T-former

## rulesets/historical-hnefatafl-19.toml

t-historical-hnefatafl-19-19-abf1e68b = Historisk hneftafl 19×19

## rulesets/historical-hnefatafl-7.toml

t-historical-hnefatafl-7-7-dbe840a7 = Historisk hneftafl 7×7 (Brandubh 1)
t-the-king-may-not-18f3af78 = Kongen må ikke vende tilbage
t-closed-throne-22578e48 = Lukket borg
t-weak-throne-1f30bc34 = Svag borg

## rulesets/history-craft.toml

t-history-craft-hnefatafl-512597aa = History Craft-hneftafl

## rulesets/hnefatafl-edge-11.toml

t-hnefatafl-to-the-edge-51d7fe38 = Hneftafl til kanten 11×11

## rulesets/hnefatafl-edge-13.toml

t-hnefatafl-to-the-edge-8712b8c1 = Hneftafl til kanten 13×13

## rulesets/hnefatafl-edge-19.toml

t-hnefatafl-to-the-edge-a5721bcb = Hneftafl til kanten 19×19

## rulesets/hnefatafl-org-13.toml

t-copenhagen-of-hnefatafl-org-aa383962 = Copenhagen på hnefatafl.org 13×13

## rulesets/hnefatafl-org.toml

t-copenhagen-of-hnefatafl-org-1143187b = Copenhagen på hnefatafl.org

## rulesets/ludii-alea.toml

t-alea-evangelii-as-programmed-f35ca204 = Alea Evangelii, som programmeret i Ludii

## rulesets/ludii-ardri.toml

t-corrected-rules-f81a6ae7 = Rettede regler

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-hnefatafl-fetlar-latin-ludii-2222f3c8 = Hneftafl, Fetlar Latin, Ludii

## rulesets/ludii-tablut-linnaeus.toml

t-tablut-linnaeus-ludii-c87ac5cf = Tablut, Linné, Ludii

## rulesets/magpie.toml

t-safe-edge-3b0c9b2d = Sikker kant

## rulesets/norseamerica.toml

t-norseamerica-hnefatafl-f530faa6 = NorseAmerica-hneftafl

## rulesets/old-hnefatafl-13.toml

t-old-hnefatafl-13-13-dc718efe = Gammel hneftafl 13×13

## rulesets/old-hnefatafl-9.toml

t-old-hnefatafl-9-9-fb15ed9c = Gammel hneftafl 9×9

## rulesets/old-hnefatafl.toml

t-old-hnefatafl-c2bfe5b9 = Gammel hneftafl

## rulesets/seabattle-11.toml

t-sea-battle-tafl-11-921c04a0 = Søslag 11×11
t-t-shapes-rhombus-c35510f3 = T-former, rombe
t-t-shapes-circle-ab0999c7 = T-former, cirkel
t-site-s-layout-204577-bf1d4f76 = Webstedets opstilling 204577
t-site-s-layout-205009-d2addc0c = Webstedets opstilling 205009

## rulesets/seabattle-13.toml

t-sea-battle-tafl-13-e67a3eb6 = Søslag 13×13
t-open-modified-attackers-f99ad6b2 = Åben, ændrede angribere

## rulesets/seabattle-15.toml

t-sea-battle-tafl-15-17d8be4b = Søslag 15×15

## rulesets/seabattle-19.toml

t-sea-battle-tafl-19-6f2fab76 = Søslag 19×19

## rulesets/seabattle-7.toml

t-sea-battle-tafl-7-b2f49f48 = Søslag 7×7
t-slow-pieces-e6ca87c6 = Langsomme brikker

## rulesets/seabattle-9.toml

t-sea-battle-tafl-9-862f3acb = Søslag 9×9
t-square-c11092bc = Firkant
t-lines-3b26a542 = Linjer
t-circle-b93d3bce = Cirkel
t-site-s-layout-1571-38388b7a = Webstedets opstilling 1571
t-site-s-layout-1650-d45fabaf = Webstedets opstilling 1650
t-site-s-layout-2542-053dc795 = Webstedets opstilling 2542
t-site-s-layout-1606-1969f1c3 = Webstedets opstilling 1606
t-site-s-layout-2566-7e10d257 = Webstedets opstilling 2566
t-site-s-layout-2526-c897eb0b = Webstedets opstilling 2526

## rulesets/simple-tafl-11.toml

t-simple-tafl-11-11-e96e360d = Enkel tafl 11×11

## rulesets/simple-tafl-9.toml

t-simple-tafl-9-9-379f18e3 = Enkel tafl 9×9
t-rhombus-9-9-d9edfcd3 = Rombe 9×9

## rulesets/skalk-9.toml

t-skalk-hnefatafl-9-9-71e920e9 = Skalk-hneftafl 9×9

## rulesets/skalk.toml

t-skalk-hnefatafl-5c53150e = Skalk-hneftafl

## rulesets/tablut-brainking.toml

t-mercenaries-0b274793 = lejesoldater
t-mercenary-d0a8942b = lejesoldat
t-guards-74a3c826 = vagter
t-guard-a9d4034d = vagt

## rulesets/tablut-riksutstallningar-1972.toml

t-muscovites-a01ffb4c = moskovitter
t-muscovite-a9317148 = moskovit
t-swedes-d5e19a11 = svenskere
t-swede-5dac0f09 = svensker
t-weaponless-king-7b83d9fc = Våbenløs konge
t-no-moves-inside-the-4e76ce84 = Ingen træk inden for lejrene
t-camps-closed-inside-too-544612f2 = Lejrene lukket også indeni
t-a-threat-twice-not-d92837d0 = En trussel to gange, ikke tre
t-repetition-without-a-lone-7f81b7e0 = Gentagelse uden ensidig trussel er remis
t-the-castle-is-hostile-c69595bb = Borgen er fjendtlig over for alle

## rulesets/tafl-simple-corner.toml

t-plain-tafl-to-the-61ae0ede = Jævn tafl, til hjørnerne
t-the-king-is-taken-eb683d20 = Kongen fanges af fire

## rulesets/tafl-simple-edge.toml

t-plain-tafl-to-the-33926667 = Jævn tafl, til kanten

## rulesets/tawlbwrdd-bell-dice.toml

t-tawlbwrdd-with-a-die-0c4620d1 = Tawlbwrdd med terning, Bell 1969
t-only-the-king-may-7241a07f = Kun kongen må gå ind imellem

## rulesets/tyr-13.toml

t-tyr-13-13-open-d4e9261d = Tyr 13×13, åben

## rulesets/tyr-commanders-15.toml

t-tyr-15-15-with-7e57fa33 = Tyr 15×15 med hærførere
t-with-commanders-15-15-c70473c8 = Med hærførere, 15×15

## rulesets/tyr-commanders.toml

t-tyr-with-commanders-d1d0718e = Tyr med hærførere
t-with-commanders-11-11-045bd9f1 = Med hærførere, 11×11

## rulesets/unarmed-king-tafl-9.toml

t-tafl-with-an-unarmed-150f1ad6 = Tafl med våbenløs konge 9×9

## rulesets/unst-alea.toml

t-alea-evangelii-of-unst-a680a54b = Alea Evangelii fra Unst
t-four-special-men-acdfb73d = Fire særlige mænd

## layouts/layouts.toml

t-helmfrid-1-walker-s-dcbb532c = Helmfrid 1 (Walkers websted)
t-murray-s-c0eacb17 = Murray
t-helmfrid-2-inferred-e4f6edcc = Helmfrid 2 (udledt)
t-candidate-g5-inferred-d85f3858 = Kandidat G5 (udledt)
t-candidate-c1-inferred-c8af321d = Kandidat C1 (udledt)
t-candidate-f1-inferred-4ab072ef = Kandidat F1 (udledt)
t-candidate-f3-inferred-d1dd2844 = Kandidat F3 (udledt)
t-linnaeus-s-tablut-f8b462e1 = Linnés tablut
t-bell-s-diamond-8e3a1aa6 = Bells rude
t-lewis-s-cross-27c31b3e = Lewis’ kors
t-lewis-s-attackers-diamond-03ed0cb5 = Lewis’ angribere, rude
t-hnefatafl-11-11-diamond-f8836084 = Hneftafl 11×11, rude
t-hnefatafl-11-11-cross-22c06e8b = Hneftafl 11×11, kors
t-brandubh-cross-276ee535 = Brandubh, kors
t-brandubh-circle-713d6cef = Brandubh, cirkel
t-brandubh-ring-39-eb8dad56 = Brandubh, ring (39)
t-fidchell-modern-0a3e64bd = Fidchell, moderne
t-parlett-13-13-modified-2a6d1d7a = Parlett 13×13, ændret
t-open-cross-13-13-ea8ace03 = Åbent kors 13×13
t-sparse-13-13-8d883555 = Spredt 13×13
t-wide-cross-13-13-5b1b4d4e = Bredt kors 13×13
t-gwyddbwyll-modern-2bf2b132 = Gwyddbwyll, moderne
t-murray-s-with-guards-3d844ba4 = Murray, med vagter

## studies/alea-2026.toml

t-is-alea-evangelii-a-25d19588 = Er Alea Evangelii et retfærdigt spil?
t-is-alea-fair-5d1eb527 = Er Alea et retfærdigt spil?

## studies/alea-again.toml

t-is-alea-fair-once-418c9400 = Er Alea retfærdigt? En gang til

## studies/alea-even-2.toml

t-is-hnefi-2026-fair-ad03468d = Er hnefi 2026 retfærdigt?

## studies/alea-even.toml

t-is-the-most-even-46884e29 = Er de mest lige af de undersøgte regler retfærdige?

## studies/alea-readings.toml

t-is-alea-fair-on-c1d8f5b6 = Er Alea retfærdigt efter andre læsninger af reglerne?

## studies/alea-rules.toml

t-which-rules-decide-at-abe609c8 = Hvilke regler afgør Alea?

## studies/alea-search.toml

t-which-rules-make-alea-f71522af = Hvilke regler gør Alea Evangelii retfærdigt?

## studies/alea-search-2.toml

t-which-rules-make-alea-dad72d7c = Hvilke regler gør Alea retfærdigt, når der spilles stærkere?

## studies/alea-symmetric.toml

t-is-alea-fair-on-183a18f2 = Er Alea retfærdigt efter andre læsninger af diagrammet?

## studies/calibration-2026.toml

t-does-the-engine-see-b6ca6db5 = Ser motoren den balance, som mennesker ser?

## studies/calibration-strong.toml

t-does-the-engine-see-ccbfe3c9 = Ser motoren den balance, som mennesker ser, når den tænker?

## studies/calibration-unfitted.toml

t-does-the-engine-see-c5b09d7c = Ser motoren den balance, som mennesker ser, med vægte, der aldrig så deres partier?
