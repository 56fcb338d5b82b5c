## rulesets/alea-aagenielsen.toml

t-strong-king-c6d4dfb0 = Starker König

## rulesets/alea-berserk-martens.toml

t-attackers-b9fc1567 = Angreifer
t-attacker-e64ba38a = Angreifer
t-defenders-980b850d = Verteidiger
t-defender-7246d2b2 = Verteidiger
t-king-e81dfe69 = König

## rulesets/alea-berserk.toml

t-four-knights-43fb2167 = Vier Ritter

## rulesets/alea-dux.toml

t-alea-with-duxes-9bfd7281 = Alea mit Duces
t-four-duxes-62657438 = Vier Duces
t-eight-duxes-37943735 = Acht Duces

## rulesets/alea-murray-rules.toml

t-counts-cdd93696 = Grafen
t-count-6c35493a = Graf
t-dukes-8e9e36ab = Herzöge
t-duke-f6804460 = Herzog

## rulesets/alea-opentafl.toml

t-as-the-code-plays-00f680b8 = Wie der Code spielt

## rulesets/alea-thomasguild-2020.toml

t-the-castle-is-the-961c129e = Die Burg ist der Vierte
t-draw-at-the-third-f324cced = Remis bei der dritten Wiederkehr

## rulesets/alea-wikipedia-2008.toml

t-alea-evangelii-wikipedia-2008-d623566d = Alea Evangelii, Wikipedia 2008
t-black-ships-6cfabc1b = Schiffe in Schwarz
t-black-ship-f2c2a2d4 = schwarzes Schiff
t-white-ships-757af31c = Schiffe in Weiß
t-white-ship-1b19fcd0 = weißes Schiff
t-the-castle-captures-too-91686925 = Auch die Burg schlägt

## rulesets/ard-ri-throne.toml

t-ard-ri-with-a-127152ca = Ard ri mit Thron
t-site-s-layout-26-91189ab4 = Aufstellung 26 der Website
t-site-s-layout-32-7c0d9b81 = Aufstellung 32 der Website
t-slow-king-bde6a5c8 = Langsamer König
t-unarmed-king-7812c7e5 = Unbewaffneter König
t-friendly-throne-6f6b29f4 = Freundlicher Thron
t-no-passing-568d5b4b = Kein Hinwegziehen
t-the-defenders-throne-5433015c = Der Thron der Verteidiger

## rulesets/ashton-aagenielsen.toml

t-ashton-s-tablut-aagenielsen-9df0fe2b = Ashtons Tablut, aagenielsen.dk

## rulesets/ashton-bologna.toml

t-tablut-ashton-bologna-challenge-98e7a96f = Tablut, Ashton, Bologna-Challenge
t-black-men-83be8eac = Steine in Schwarz
t-black-man-b4743102 = schwarzer Stein
t-white-men-dede0d5f = Steine in Weiß
t-white-man-069a03ce = weißer Stein

## rulesets/berserk-throneless.toml

t-berserk-without-a-throne-80d33f83 = Berserk ohne Thron

## rulesets/berserk.toml

t-knight-before-the-king-c2535ceb = Ritter vor dem König

## rulesets/brandubh-dragonheels.toml

t-the-king-may-return-cbc1a049 = Der König darf zurückkehren

## rulesets/brandubh-ohio-weak.toml

t-brandubh-ohio-weak-king-8a718677 = Brandubh, Ohio, schwacher König

## rulesets/brandubh-throneless.toml

t-brandubh-without-a-throne-5072ac45 = Brandubh ohne Thron

## rulesets/copenhagen-13.toml

t-copenhagen-hnefatafl-13-13-aef9f68a = Copenhagen-Hnefatafl 13×13

## rulesets/copenhagen.toml

t-copenhagen-hnefatafl-f3f1c9ee = Copenhagen-Hnefatafl
t-any-closing-move-7ade9b60 = Jeder schließende Zug
t-repetition-forbidden-to-the-f2c728d9 = Wiederholung den Verteidigern verboten
t-the-aggressor-loses-by-f67745f7 = Wer ständig droht, verliert durch Wiederholung
t-unsafe-edge-94d7d51c = Unsicherer Rand

## rulesets/david-brown-hnefatafl.toml

t-david-brown-s-hnefatafl-209b42c4 = David Browns Hnefatafl

## rulesets/fetlar-13.toml

t-fetlar-hnefatafl-13-13-d6661155 = Fetlar-Hnefatafl 13×13

## rulesets/fetlar-panel-2013.toml

t-hnefatafl-fetlar-panel-2013-fb1d7e00 = Hnefatafl, Fetlar-Panel 2013

## rulesets/fetlar.toml

t-fetlar-hnefatafl-e9c22928 = Fetlar-Hnefatafl
t-before-encirclement-5bcd627d = Vor der Einkreisung
t-repetition-left-to-the-83f1bc63 = Wiederholung den Spielern überlassen
t-king-as-anvil-only-77abc883 = König nur als Amboss
t-king-as-hammer-only-4d63a1f0 = König nur als Hammer

## rulesets/fidchell-armed.toml

t-fidchell-with-an-armed-c0cc4d0d = Fidchell mit bewaffnetem König

## rulesets/foteviken-11.toml

t-foteviken-tablut-11-11-71faf055 = Foteviken-Tablut 11×11
t-camps-and-diamond-111b79d6 = Lager und Raute
t-camps-and-cross-d31dabca = Lager und Kreuz

## rulesets/foteviken-9.toml

t-foteviken-tablut-aagenielsen-dk-ca43cbc9 = Foteviken-Tablut, aagenielsen.dk

## rulesets/gwyddbwyll-pfireland.toml

t-raiders-0b04bad5 = Plünderer
t-raider-09053dbc = Plünderer
t-princes-4a81efe0 = Fürsten

## rulesets/historical-hnefatafl-11.toml

t-historical-hnefatafl-11-11-a350fffa = Historisches Hnefatafl 11×11 (Tawlbwrdd)
t-the-king-s-side-b8ee05b2 = Die Seite des Königs beginnt

## rulesets/historical-hnefatafl-13.toml

t-historical-hnefatafl-13-13-b19cfaaf = Historisches Hnefatafl 13×13

## rulesets/historical-hnefatafl-15.toml

t-historical-hnefatafl-15-15-a777b358 = Historisches Hnefatafl 15×15
t-sparse-15-15-71a1bf8d = Locker 15×15
t-sparse-15-15-t-022a7ba5 = Locker 15×15, T-Formen

## rulesets/historical-hnefatafl-19.toml

t-historical-hnefatafl-19-19-abf1e68b = Historisches Hnefatafl 19×19

## rulesets/historical-hnefatafl-7.toml

t-historical-hnefatafl-7-7-dbe840a7 = Historisches Hnefatafl 7×7 (Brandubh 1)
t-the-king-may-not-18f3af78 = Der König darf nicht zurückkehren
t-closed-throne-22578e48 = Geschlossener Thron
t-weak-throne-1f30bc34 = Schwacher Thron

## rulesets/history-craft.toml

t-history-craft-hnefatafl-512597aa = History-Craft-Hnefatafl

## rulesets/hnefatafl-edge-11.toml

t-hnefatafl-to-the-edge-51d7fe38 = Hnefatafl zum Rand 11×11

## rulesets/hnefatafl-edge-13.toml

t-hnefatafl-to-the-edge-8712b8c1 = Hnefatafl zum Rand 13×13

## rulesets/hnefatafl-edge-19.toml

t-hnefatafl-to-the-edge-a5721bcb = Hnefatafl zum Rand 19×19

## rulesets/hnefatafl-org-13.toml

t-copenhagen-of-hnefatafl-org-aa383962 = Copenhagen von hnefatafl.org 13×13

## rulesets/hnefatafl-org.toml

t-copenhagen-of-hnefatafl-org-1143187b = Copenhagen von hnefatafl.org

## rulesets/ludii-alea.toml

t-alea-evangelii-as-programmed-f35ca204 = Alea Evangelii, wie in Ludii programmiert

## rulesets/ludii-ardri.toml

t-corrected-rules-f81a6ae7 = Berichtigte Regeln

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-hnefatafl-fetlar-latin-ludii-2222f3c8 = Hnefatafl, Fetlar Latin, Ludii

## rulesets/ludii-tablut-linnaeus.toml

t-tablut-linnaeus-ludii-c87ac5cf = Tablut, Linné, Ludii

## rulesets/magpie.toml

t-safe-edge-3b0c9b2d = Sicherer Rand

## rulesets/norseamerica.toml

t-norseamerica-hnefatafl-f530faa6 = NorseAmerica-Hnefatafl

## rulesets/old-hnefatafl-13.toml

t-old-hnefatafl-13-13-dc718efe = Altes Hnefatafl 13×13

## rulesets/old-hnefatafl-9.toml

t-old-hnefatafl-9-9-fb15ed9c = Altes Hnefatafl 9×9

## rulesets/old-hnefatafl.toml

t-old-hnefatafl-c2bfe5b9 = Altes Hnefatafl

## rulesets/seabattle-11.toml

t-sea-battle-tafl-11-921c04a0 = Seeschlacht-Tafl 11×11
t-t-shapes-rhombus-c35510f3 = T-Formen, Rhombus
t-t-shapes-circle-ab0999c7 = T-Formen, Kreis
t-site-s-layout-204577-bf1d4f76 = Aufstellung 204577 der Website
t-site-s-layout-205009-d2addc0c = Aufstellung 205009 der Website

## rulesets/seabattle-13.toml

t-sea-battle-tafl-13-e67a3eb6 = Seeschlacht-Tafl 13×13
t-open-modified-attackers-f99ad6b2 = Offen, geänderte Angreifer

## rulesets/seabattle-15.toml

t-sea-battle-tafl-15-17d8be4b = Seeschlacht-Tafl 15×15

## rulesets/seabattle-19.toml

t-sea-battle-tafl-19-6f2fab76 = Seeschlacht-Tafl 19×19

## rulesets/seabattle-7.toml

t-sea-battle-tafl-7-b2f49f48 = Seeschlacht-Tafl 7×7
t-slow-pieces-e6ca87c6 = Langsame Steine

## rulesets/seabattle-9.toml

t-sea-battle-tafl-9-862f3acb = Seeschlacht-Tafl 9×9
t-square-c11092bc = Quadrat
t-lines-3b26a542 = Linien
t-circle-b93d3bce = Kreis
t-site-s-layout-1571-38388b7a = Aufstellung 1571 der Website
t-site-s-layout-1650-d45fabaf = Aufstellung 1650 der Website
t-site-s-layout-2542-053dc795 = Aufstellung 2542 der Website
t-site-s-layout-1606-1969f1c3 = Aufstellung 1606 der Website
t-site-s-layout-2566-7e10d257 = Aufstellung 2566 der Website
t-site-s-layout-2526-c897eb0b = Aufstellung 2526 der Website

## rulesets/simple-tafl-11.toml

t-simple-tafl-11-11-e96e360d = Einfaches Tafl 11×11

## rulesets/simple-tafl-9.toml

t-simple-tafl-9-9-379f18e3 = Einfaches Tafl 9×9
t-rhombus-9-9-d9edfcd3 = Rhombus 9×9

## rulesets/skalk-9.toml

t-skalk-hnefatafl-9-9-71e920e9 = Skalk-Hnefatafl 9×9

## rulesets/skalk.toml

t-skalk-hnefatafl-5c53150e = Skalk-Hnefatafl

## rulesets/tablut-brainking.toml

t-mercenaries-0b274793 = Söldner
t-mercenary-d0a8942b = Söldner
t-guards-74a3c826 = Wächter
t-guard-a9d4034d = Wächter

## rulesets/tablut-riksutstallningar-1972.toml

t-muscovites-a01ffb4c = Moskowiter
t-muscovite-a9317148 = Moskowiter
t-swedes-d5e19a11 = Schweden
t-swede-5dac0f09 = Schwede
t-weaponless-king-7b83d9fc = Waffenloser König
t-no-moves-inside-the-4e76ce84 = Keine Züge innerhalb der Lager
t-camps-closed-inside-too-544612f2 = Lager auch innen geschlossen
t-a-threat-twice-not-d92837d0 = Eine Drohung zweimal, nicht dreimal
t-repetition-without-a-lone-7f81b7e0 = Wiederholung ohne einseitige Drohung ist remis
t-the-castle-is-hostile-c69595bb = Die Burg ist allen feindlich

## rulesets/tafl-simple-corner.toml

t-plain-tafl-to-the-61ae0ede = Schlichtes Tafl, in die Ecken
t-the-king-is-taken-eb683d20 = Den König schlagen vier

## rulesets/tafl-simple-edge.toml

t-plain-tafl-to-the-33926667 = Schlichtes Tafl, zum Rand

## rulesets/tawlbwrdd-bell-dice.toml

t-tawlbwrdd-with-a-die-0c4620d1 = Tawlbwrdd mit Würfel, Bell 1969
t-only-the-king-may-7241a07f = Nur der König darf dazwischen

## rulesets/tyr-13.toml

t-tyr-13-13-open-d4e9261d = Tyr 13×13, offen

## rulesets/tyr-commanders-15.toml

t-tyr-15-15-with-7e57fa33 = Tyr 15×15 mit Kommandanten
t-with-commanders-15-15-c70473c8 = Mit Kommandanten, 15×15

## rulesets/tyr-commanders.toml

t-tyr-with-commanders-d1d0718e = Tyr mit Kommandanten
t-with-commanders-11-11-045bd9f1 = Mit Kommandanten, 11×11

## rulesets/unarmed-king-tafl-9.toml

t-tafl-with-an-unarmed-150f1ad6 = Tafl mit unbewaffnetem König 9×9

## rulesets/unst-alea.toml

t-alea-evangelii-of-unst-a680a54b = Alea Evangelii von Unst
t-four-special-men-acdfb73d = Vier besondere Männer

## layouts/layouts.toml

t-helmfrid-1-walker-s-dcbb532c = Helmfrid 1 (Walkers Website)
t-murray-s-c0eacb17 = Murray
t-helmfrid-2-inferred-e4f6edcc = Helmfrid 2 (erschlossen)
t-candidate-g5-inferred-d85f3858 = Kandidat G5 (erschlossen)
t-candidate-c1-inferred-c8af321d = Kandidat C1 (erschlossen)
t-candidate-f1-inferred-4ab072ef = Kandidat F1 (erschlossen)
t-candidate-f3-inferred-d1dd2844 = Kandidat F3 (erschlossen)
t-linnaeus-s-tablut-f8b462e1 = Linnés Tablut
t-bell-s-diamond-8e3a1aa6 = Bells Raute
t-lewis-s-cross-27c31b3e = Lewis’ Kreuz
t-lewis-s-attackers-diamond-03ed0cb5 = Lewis’ Angreifer, Raute
t-hnefatafl-11-11-diamond-f8836084 = Hnefatafl 11×11, Raute
t-hnefatafl-11-11-cross-22c06e8b = Hnefatafl 11×11, Kreuz
t-brandubh-cross-276ee535 = Brandubh, Kreuz
t-brandubh-circle-713d6cef = Brandubh, Kreis
t-brandubh-ring-39-eb8dad56 = Brandubh, Ring (39)
t-fidchell-modern-0a3e64bd = Fidchell, modern
t-parlett-13-13-modified-2a6d1d7a = Parlett 13×13, geändert
t-open-cross-13-13-ea8ace03 = Offenes Kreuz 13×13
t-sparse-13-13-8d883555 = Locker 13×13
t-wide-cross-13-13-5b1b4d4e = Weites Kreuz 13×13
t-gwyddbwyll-modern-2bf2b132 = Gwyddbwyll, modern
t-murray-s-with-guards-3d844ba4 = Murray, mit Wächtern

## studies/alea-2026.toml

t-is-alea-evangelii-a-25d19588 = Ist Alea Evangelii ein faires Spiel?
t-is-alea-fair-5d1eb527 = Ist Alea fair?

## studies/alea-again.toml

t-is-alea-fair-once-418c9400 = Ist Alea fair? Noch einmal

## studies/alea-even-2.toml

t-is-hnefi-2026-fair-ad03468d = Ist hnefi 2026 fair?

## studies/alea-even.toml

t-is-the-most-even-46884e29 = Sind die ausgeglichensten der untersuchten Regeln fair?

## studies/alea-readings.toml

t-is-alea-fair-on-c1d8f5b6 = Ist Alea nach anderen Lesungen seiner Regeln fair?

## studies/alea-rules.toml

t-which-rules-decide-at-abe609c8 = Welche Regeln entscheiden bei Alea?

## studies/alea-search.toml

t-which-rules-make-alea-f71522af = Welche Regeln machen Alea Evangelii fair?

## studies/alea-search-2.toml

t-which-rules-make-alea-dad72d7c = Welche Regeln machen Alea bei stärkerem Spiel fair?

## studies/alea-symmetric.toml

t-is-alea-fair-on-183a18f2 = Ist Alea nach anderen Lesungen seines Diagramms fair?

## studies/calibration-2026.toml

t-does-the-engine-see-b6ca6db5 = Sieht die Engine die Balance, die Menschen sehen?

## studies/calibration-strong.toml

t-does-the-engine-see-ccbfe3c9 = Sieht die Engine, wenn sie nachdenkt, die Balance, die Menschen sehen?

## studies/calibration-unfitted.toml

t-does-the-engine-see-c5b09d7c = Sieht die Engine das Gleichgewicht, das Menschen sehen, mit Gewichten, die deren Partien nie sahen?
