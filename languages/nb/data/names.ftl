## rulesets/alea-aagenielsen.toml

t-strong-king-c6d4dfb0 = Sterk konge

## rulesets/alea-berserk-martens.toml

t-attackers-b9fc1567 = angripere
t-attacker-e64ba38a = angriper
t-defenders-980b850d = forsvarere
t-defender-7246d2b2 = forsvarer
t-king-e81dfe69 = konge

## rulesets/alea-berserk.toml

t-four-knights-43fb2167 = Fire riddere

## rulesets/alea-dux.toml

t-alea-with-duxes-9bfd7281 = Alea med duxer
t-four-duxes-62657438 = Fire duxer
t-eight-duxes-37943735 = Åtte duxer

## rulesets/alea-murray-rules.toml

t-counts-cdd93696 = grever
t-count-6c35493a = greve
t-dukes-8e9e36ab = hertuger
t-duke-f6804460 = hertug

## rulesets/alea-opentafl.toml

t-as-the-code-plays-00f680b8 = Slik koden spiller

## rulesets/alea-thomasguild-2020.toml

t-the-castle-is-the-961c129e = Borgen er den fjerde
t-draw-at-the-third-f324cced = Remis ved tredje gjentakelse

## rulesets/alea-wikipedia-2008.toml

t-alea-evangelii-wikipedia-2008-d623566d = Alea Evangelii, Wikipedia 2008
t-black-ships-6cfabc1b = svarte skip
t-black-ship-f2c2a2d4 = svart skip
t-white-ships-757af31c = hvite skip
t-white-ship-1b19fcd0 = hvitt skip
t-the-castle-captures-too-91686925 = Borgen slår også

## rulesets/ard-ri-throne.toml

t-ard-ri-with-a-127152ca = Ard ri med borg
t-site-s-layout-26-91189ab4 = Nettstedets oppstilling 26
t-site-s-layout-32-7c0d9b81 = Nettstedets oppstilling 32
t-slow-king-bde6a5c8 = Langsom konge
t-unarmed-king-7812c7e5 = Våpenløs konge
t-friendly-throne-6f6b29f4 = Vennlig borg
t-no-passing-568d5b4b = Stengt for gjennomgang
t-the-defenders-throne-5433015c = Forsvarernes borg

## rulesets/ashton-aagenielsen.toml

t-ashton-s-tablut-aagenielsen-9df0fe2b = Ashtons tablut, aagenielsen.dk

## rulesets/ashton-bologna.toml

t-tablut-ashton-bologna-challenge-98e7a96f = Tablut, Ashton, Bologna-konkurransen
t-black-men-83be8eac = svarte menn
t-black-man-b4743102 = svart brikke
t-white-men-dede0d5f = hvite menn
t-white-man-069a03ce = hvit brikke

## rulesets/berserk-throneless.toml

t-berserk-without-a-throne-80d33f83 = Berserk uten borg

## rulesets/berserk.toml

t-knight-before-the-king-c2535ceb = Ridderen foran kongen

## rulesets/brandubh-dragonheels.toml

t-the-king-may-return-cbc1a049 = Kongen kan komme tilbake

## rulesets/brandubh-ohio-weak.toml

t-brandubh-ohio-weak-king-8a718677 = Brandubh, Ohio, svak konge

## rulesets/brandubh-throneless.toml

t-brandubh-without-a-throne-5072ac45 = Brandubh uten borg

## rulesets/copenhagen-13.toml

t-copenhagen-hnefatafl-13-13-aef9f68a = Copenhagen-hnefatafl 13×13

## rulesets/copenhagen.toml

t-copenhagen-hnefatafl-f3f1c9ee = Copenhagen-hnefatafl
t-any-closing-move-7ade9b60 = Ethvert lukkende trekk
t-repetition-forbidden-to-the-f2c728d9 = Gjentakelse forbudt for forsvarerne
t-the-aggressor-loses-by-f67745f7 = Den aggressive taper ved gjentakelse
t-unsafe-edge-94d7d51c = Utrygg kant

## rulesets/david-brown-hnefatafl.toml

t-david-brown-s-hnefatafl-209b42c4 = David Browns hnefatafl

## rulesets/fetlar-13.toml

t-fetlar-hnefatafl-13-13-d6661155 = Fetlar-hnefatafl 13×13

## rulesets/fetlar-panel-2013.toml

t-hnefatafl-fetlar-panel-2013-fb1d7e00 = Hnefatafl, Fetlar-panelet 2013

## rulesets/fetlar.toml

t-fetlar-hnefatafl-e9c22928 = Fetlar-hnefatafl
t-before-encirclement-5bcd627d = Før omringingsregelen
t-repetition-left-to-the-83f1bc63 = Gjentakelse overlatt til spillerne
t-king-as-anvil-only-77abc883 = Kongen bare som ambolt
t-king-as-hammer-only-4d63a1f0 = Kongen bare som hammer

## rulesets/fidchell-armed.toml

t-fidchell-with-an-armed-c0cc4d0d = Fidchell med væpnet konge

## rulesets/foteviken-11.toml

t-foteviken-tablut-11-11-71faf055 = Foteviken-tablut 11×11
t-camps-and-diamond-111b79d6 = Leirer og rombe
t-camps-and-cross-d31dabca = Leirer og kors

## rulesets/foteviken-9.toml

t-foteviken-tablut-aagenielsen-dk-ca43cbc9 = Foteviken-tablut, aagenielsen.dk

## rulesets/gwyddbwyll-pfireland.toml

t-raiders-0b04bad5 = plyndrere
t-raider-09053dbc = plyndrer
t-princes-4a81efe0 = fyrster

## rulesets/historical-hnefatafl-11.toml

t-historical-hnefatafl-11-11-a350fffa = Historisk hnefatafl 11×11 (tawlbwrdd)
t-the-king-s-side-b8ee05b2 = Kongens part begynner

## rulesets/historical-hnefatafl-13.toml

t-historical-hnefatafl-13-13-b19cfaaf = Historisk hnefatafl 13×13

## rulesets/historical-hnefatafl-15.toml

t-historical-hnefatafl-15-15-a777b358 = Historisk hnefatafl 15×15
t-sparse-15-15-71a1bf8d = Glissen 15×15
t-sparse-15-15-t-022a7ba5 = Glissen 15×15, T-figurer

## rulesets/historical-hnefatafl-19.toml

t-historical-hnefatafl-19-19-abf1e68b = Historisk hnefatafl 19×19

## rulesets/historical-hnefatafl-7.toml

t-historical-hnefatafl-7-7-dbe840a7 = Historisk hnefatafl 7×7 (Brandubh 1)
t-the-king-may-not-18f3af78 = Kongen kan ikke komme tilbake
t-closed-throne-22578e48 = Stengt borg
t-weak-throne-1f30bc34 = Svak borg

## rulesets/history-craft.toml

t-history-craft-hnefatafl-512597aa = History Craft-hnefatafl

## rulesets/hnefatafl-edge-11.toml

t-hnefatafl-to-the-edge-51d7fe38 = Hnefatafl til kanten 11×11

## rulesets/hnefatafl-edge-13.toml

t-hnefatafl-to-the-edge-8712b8c1 = Hnefatafl til kanten 13×13

## rulesets/hnefatafl-edge-19.toml

t-hnefatafl-to-the-edge-a5721bcb = Hnefatafl til kanten 19×19

## rulesets/hnefatafl-org-13.toml

t-copenhagen-of-hnefatafl-org-aa383962 = Copenhagen fra hnefatafl.org 13×13

## rulesets/hnefatafl-org.toml

t-copenhagen-of-hnefatafl-org-1143187b = Copenhagen fra hnefatafl.org

## rulesets/ludii-alea.toml

t-alea-evangelii-as-programmed-f35ca204 = Alea Evangelii, slik det er programmert i Ludii

## rulesets/ludii-ardri.toml

t-corrected-rules-f81a6ae7 = Rettede regler

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-hnefatafl-fetlar-latin-ludii-2222f3c8 = Hnefatafl, Fetlar Latin, Ludii

## rulesets/ludii-tablut-linnaeus.toml

t-tablut-linnaeus-ludii-c87ac5cf = Tablut, Linné, Ludii

## rulesets/magpie.toml

t-safe-edge-3b0c9b2d = Trygg kant

## rulesets/norseamerica.toml

t-norseamerica-hnefatafl-f530faa6 = NorseAmerica-hnefatafl

## rulesets/old-hnefatafl-13.toml

t-old-hnefatafl-13-13-dc718efe = Gammelt hnefatafl 13×13

## rulesets/old-hnefatafl-9.toml

t-old-hnefatafl-9-9-fb15ed9c = Gammelt hnefatafl 9×9

## rulesets/old-hnefatafl.toml

t-old-hnefatafl-c2bfe5b9 = Gammelt hnefatafl

## rulesets/seabattle-11.toml

t-sea-battle-tafl-11-921c04a0 = Sjøslag 11×11
t-t-shapes-rhombus-c35510f3 = T-figurer, rombe
t-t-shapes-circle-ab0999c7 = T-figurer, sirkel
t-site-s-layout-204577-bf1d4f76 = Nettstedets oppstilling 204577
t-site-s-layout-205009-d2addc0c = Nettstedets oppstilling 205009

## rulesets/seabattle-13.toml

t-sea-battle-tafl-13-e67a3eb6 = Sjøslag 13×13
t-open-modified-attackers-f99ad6b2 = Åpen, endrede angripere

## rulesets/seabattle-15.toml

t-sea-battle-tafl-15-17d8be4b = Sjøslag 15×15

## rulesets/seabattle-19.toml

t-sea-battle-tafl-19-6f2fab76 = Sjøslag 19×19

## rulesets/seabattle-7.toml

t-sea-battle-tafl-7-b2f49f48 = Sjøslag 7×7
t-slow-pieces-e6ca87c6 = Langsomme brikker

## rulesets/seabattle-9.toml

t-sea-battle-tafl-9-862f3acb = Sjøslag 9×9
t-square-c11092bc = Kvadrat
t-lines-3b26a542 = Linjer
t-circle-b93d3bce = Sirkel
t-site-s-layout-1571-38388b7a = Nettstedets oppstilling 1571
t-site-s-layout-1650-d45fabaf = Nettstedets oppstilling 1650
t-site-s-layout-2542-053dc795 = Nettstedets oppstilling 2542
t-site-s-layout-1606-1969f1c3 = Nettstedets oppstilling 1606
t-site-s-layout-2566-7e10d257 = Nettstedets oppstilling 2566
t-site-s-layout-2526-c897eb0b = Nettstedets oppstilling 2526

## rulesets/simple-tafl-11.toml

t-simple-tafl-11-11-e96e360d = Enkelt tafl 11×11

## rulesets/simple-tafl-9.toml

t-simple-tafl-9-9-379f18e3 = Enkelt tafl 9×9
t-rhombus-9-9-d9edfcd3 = Rombe 9×9

## rulesets/skalk-9.toml

t-skalk-hnefatafl-9-9-71e920e9 = Skalk-hnefatafl 9×9

## rulesets/skalk.toml

t-skalk-hnefatafl-5c53150e = Skalk-hnefatafl

## rulesets/tablut-brainking.toml

t-mercenaries-0b274793 = leiesoldater
t-mercenary-d0a8942b = leiesoldat
t-guards-74a3c826 = voktere
t-guard-a9d4034d = vokter

## rulesets/tablut-riksutstallningar-1972.toml

t-muscovites-a01ffb4c = moskovitter
t-muscovite-a9317148 = moskovitt
t-swedes-d5e19a11 = svensker
t-swede-5dac0f09 = svenske
t-weaponless-king-7b83d9fc = Våpenløs konge
t-no-moves-inside-the-4e76ce84 = Ingen trekk innenfor leirene
t-camps-closed-inside-too-544612f2 = Leirene stengt også innvendig
t-a-threat-twice-not-d92837d0 = En trussel to ganger, ikke tre
t-repetition-without-a-lone-7f81b7e0 = Gjentakelse uten ensidig trussel er remis
t-the-castle-is-hostile-c69595bb = Borgen er fiendtlig mot alle

## rulesets/tafl-simple-corner.toml

t-plain-tafl-to-the-61ae0ede = Rent tafl, til hjørnene
t-the-king-is-taken-eb683d20 = Kongen fanges av fire

## rulesets/tafl-simple-edge.toml

t-plain-tafl-to-the-33926667 = Rent tafl, til kanten

## rulesets/tawlbwrdd-bell-dice.toml

t-tawlbwrdd-with-a-die-0c4620d1 = Tawlbwrdd med terning, Bell 1969
t-only-the-king-may-7241a07f = Bare kongen kan gå inn mellom

## rulesets/tyr-13.toml

t-tyr-13-13-open-d4e9261d = Tyr 13×13, åpen

## rulesets/tyr-commanders-15.toml

t-tyr-15-15-with-7e57fa33 = Tyr 15×15 med hærførere
t-with-commanders-15-15-c70473c8 = Med hærførere, 15×15

## rulesets/tyr-commanders.toml

t-tyr-with-commanders-d1d0718e = Tyr med hærførere
t-with-commanders-11-11-045bd9f1 = Med hærførere, 11×11

## rulesets/unarmed-king-tafl-9.toml

t-tafl-with-an-unarmed-150f1ad6 = Tafl med våpenløs konge 9×9

## rulesets/unst-alea.toml

t-alea-evangelii-of-unst-a680a54b = Alea Evangelii fra Unst
t-four-special-men-acdfb73d = Fire spesielle menn

## layouts/layouts.toml

t-helmfrid-1-walker-s-dcbb532c = Helmfrid 1 (Walkers nettsted)
t-murray-s-c0eacb17 = Murrays
t-helmfrid-2-inferred-e4f6edcc = Helmfrid 2 (utledet)
t-candidate-g5-inferred-d85f3858 = Kandidat G5 (utledet)
t-candidate-c1-inferred-c8af321d = Kandidat C1 (utledet)
t-candidate-f1-inferred-4ab072ef = Kandidat F1 (utledet)
t-candidate-f3-inferred-d1dd2844 = Kandidat F3 (utledet)
t-linnaeus-s-tablut-f8b462e1 = Linnés tablut
t-bell-s-diamond-8e3a1aa6 = Bells rombe
t-lewis-s-cross-27c31b3e = Lewis’ kors
t-lewis-s-attackers-diamond-03ed0cb5 = Lewis’ angripere, rombe
t-hnefatafl-11-11-diamond-f8836084 = Hnefatafl 11×11, rombe
t-hnefatafl-11-11-cross-22c06e8b = Hnefatafl 11×11, kors
t-brandubh-cross-276ee535 = Brandubh, kors
t-brandubh-circle-713d6cef = Brandubh, sirkel
t-brandubh-ring-39-eb8dad56 = Brandubh, ring (39)
t-fidchell-modern-0a3e64bd = Fidchell, moderne
t-parlett-13-13-modified-2a6d1d7a = Parlett 13×13, endret
t-open-cross-13-13-ea8ace03 = Åpent kors 13×13
t-sparse-13-13-8d883555 = Glissen 13×13
t-wide-cross-13-13-5b1b4d4e = Bredt kors 13×13
t-gwyddbwyll-modern-2bf2b132 = Gwyddbwyll, moderne
t-murray-s-with-guards-3d844ba4 = Murrays, med voktere

## studies/alea-2026.toml

t-is-alea-evangelii-a-25d19588 = Er Alea Evangelii et rettferdig spill?
t-is-alea-fair-5d1eb527 = Er Alea et rettferdig spill?

## studies/alea-again.toml

t-is-alea-fair-once-418c9400 = Er Alea rettferdig? En gang til

## studies/alea-even-2.toml

t-is-hnefi-2026-fair-ad03468d = Er hnefi 2026 rettferdig?

## studies/alea-even.toml

t-is-the-most-even-46884e29 = Er de jevneste av de undersøkte reglene rettferdige?

## studies/alea-readings.toml

t-is-alea-fair-on-c1d8f5b6 = Er Alea rettferdig etter andre tolkninger av reglene?

## studies/alea-rules.toml

t-which-rules-decide-at-abe609c8 = Hvilke regler avgjør i Alea?

## studies/alea-search.toml

t-which-rules-make-alea-f71522af = Hvilke regler gjør Alea Evangelii rettferdig?

## studies/alea-search-2.toml

t-which-rules-make-alea-dad72d7c = Hvilke regler gjør Alea rettferdig når det spilles sterkere?

## studies/alea-symmetric.toml

t-is-alea-fair-on-183a18f2 = Er Alea rettferdig etter andre tolkninger av diagrammet?

## studies/calibration-2026.toml

t-does-the-engine-see-b6ca6db5 = Ser motoren den balansen som mennesker ser?

## studies/calibration-strong.toml

t-does-the-engine-see-ccbfe3c9 = Ser motoren den balansen som mennesker ser, når den tenker?

## studies/calibration-unfitted.toml

t-does-the-engine-see-c5b09d7c = Ser motoren balansen som mennesker ser, med vekter som aldri så partiene deres?
