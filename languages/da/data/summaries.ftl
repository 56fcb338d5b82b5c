## rulesets/alea-aagenielsen.toml

t-the-site-s-plain-1728e067 = Webstedets jævne spil på 19×19, »tablut corner«: dets historiske regler med seksten hjørnepunkter at slippe ud på, på opstillingen Helmfrid 1.

## rulesets/alea-berserk-bartley.toml

t-adam-bartley-s-berserk-23aa73f1 = Adam Bartleys Berserk på brættet 19×19: riddere på begge sider, tolv hærførere og fire lejesoldater, der skifter side, så ofte de bliver slået.

## rulesets/alea-berserk-martens.toml

t-berserk-without-throne-or-bf6c1a8b = Berserk uden borg og hjørner på 17×17: kongen flygter til kanten og falder mellem to, begge sider har hærførere og lejesoldater. Tyr voksede frem af det.

## rulesets/alea-berserk.toml

t-berserk-on-the-great-ec1cb4e6 = Berserk på det store bræt: et første forsøg med fire riddere på kongens side, på de fire brogede punkter. Kun tre partier kendes.

## rulesets/alea-dragonheels.toml

t-the-alea-of-the-11fce6c7 = Spilwebstedet Dragonheels’ alea, hvor de fire mænd ved siden af kongen er vagter, der ikke falder som de andre. Det, man kender af reglerne, er ufuldstændigt; Walker mener, at elitevagterne beror på en fejllæsning af håndskriftets brogede mænd.

## rulesets/alea-dux.toml

t-trials-on-the-19-744eef1d = Forsøg på brættet 19×19, 2014: nogle af kongens mænd er duxer, der springer, som Bells dux gør i det romerske spil. Seks partier kendes.

## rulesets/alea-hnefi-2026.toml

t-our-recommendation-for-play-21efb8e3 = Vores anbefaling til spil i dag, som ingen kilde har: Walkers regler fra 2015 på en symmetrisk farvning af diagrammet, med en konge, som fire mænd fanger i det åbne, hjørner på ét punkt, og kongens side taber ved gentagelse.

## rulesets/alea-murray-rules.toml

t-h-j-r-murray-d235414f = H. J. R. Murrays regler, som Damian Walker gengiver dem, spillet på det store bræt: en stærk, bevæbnet konge, og hvert af kantens 72 punkter er en vej ud.

## rulesets/alea-opentafl.toml

t-a-rules-record-that-9c9e2ff1 = En regelbeskrivelse, der følger med programmet OpenTafl: Murrays opstilling, en stærk konge, seksten hjørnepunkter at slippe ud på og gevinst til angriberne, hvis de omringer alle.

## rulesets/alea-thomasguild-2020.toml

t-the-rules-that-st-1021d5c1 = De regler, som St. Thomasguild spiller efter på sit genskabte bræt: hertugerne begynder, mændene må ikke engang gå hen over midten, og kongen skal omringes på alle fire sider.

## rulesets/alea-walker-2011.toml

t-the-printed-leaflet-by-f1220e2a = Damian Walkers trykte folder: Murrays opstilling, hertugerne begynder, og kongen er en stærk brik, der skal omringes på alle sider.

## rulesets/alea-walker-2015.toml

t-the-rules-on-damian-cdc56f35 = Reglerne på Damian Walkers websted: tolv korte regler, greverne begynder, og kongen fanges let, når han først er uden for sin borg.

## rulesets/alea-wikipedia-2008.toml

t-the-rules-of-the-1e176f7b = Reglerne fra den engelske Wikipedia omkring 2008, som taler om skibe: kongen slår aldrig, en side, der ikke kan trække, mister sin tur, og kun de fire yderste hjørner vinder.

## rulesets/alea-winther-2006.toml

t-rules-proposed-at-the-f2ac0c15 = Regler foreslået på Historiska museet i Stockholm, som Mats Winther prøvede i et program og fortalte om på en mailingliste for spilhistorikere: fire hjørner, der slår og vinder, og en konge, der er stærk i midten og svag andre steder.

## rulesets/ard-ri-throne.toml

t-ard-ri-with-the-5e1015c7 = Ard ri med de større brætters borg: webstedets forsøg, med en langsom konge, en venlig borg, en våbenløs konge og andre opstillinger.

## rulesets/ard-ri.toml

t-the-site-s-scottish-ada8f8f9 = Webstedets skotske ard ri: de historiske regler på 7×7 uden noget særligt punkt. To angribere fanger kongen, som slipper ud på kanten.

## rulesets/ashton-aagenielsen.toml

t-john-ashton-s-reading-b082f6f9 = John Ashtons læsning af Linné, som webstedet spiller den: lukket borg og lukkede lejre er fjendtlige over for alle, og uden for borgen er to nok til at fange kongen.

## rulesets/ashton-bologna.toml

t-the-tablut-of-the-d7f64617 = Tablut fra Tablut Challenge på universitetet i Bologna, hvor studerendes programmer mødes: Ashtons tablut med lukkede lejre, der slår, hvid begynder, og remis, så snart en stilling kommer igen.

## rulesets/berserk-9.toml

t-berserk-on-the-board-7bff31a0 = Berserk på tabluts bræt, prøvet på Aage Nielsens websted omkring 2011 og spillet lidt.

## rulesets/berserk-throneless.toml

t-berserk-with-a-centre-30e05567 = Berserk med en midte, der er et punkt som alle andre. Syv partier af det blev spillet på Aage Nielsens websted.

## rulesets/berserk.toml

t-aage-nielsen-s-game-677724ab = Aage Nielsens spil med en ridder, fire hærførere og træk, der fortsætter, så længe de slår, som det er blevet spillet på hans websted af hundredvis af mennesker. Hurtigt og skarpt og næsten lige.

## rulesets/brandub-opentafl.toml

t-the-brandubh-of-the-29761ce6 = Programmet OpenTafls brandubh: kongen fanges som en mand selv i sin borg, hjørner slår, borgen slår ingen.

## rulesets/brandubh-2-aagenielsen.toml

t-the-site-s-other-5495ca3e = Webstedets anden brandubh: ved siden af borgen fanges kongen af to som alle andre steder, og den tomme borg tæller ikke mod ham.

## rulesets/brandubh-cyningstan.toml

t-aage-nielsen-s-brandubh-98170805 = Aage Nielsens brandubh fra 2014, som Damian Walkers websted gengiver den i tolv regler: en konge og fire mod otte, fjendtlig borg og fjendtlige hjørner, og kongen slipper ud i et hjørne.

## rulesets/brandubh-dragonheels.toml

t-brandubh-on-the-games-49615054 = Brandubh på spilwebstedet Dragonheelslair: to angribere fanger kongen overalt, selv i hans borg, og borgen er ikke med til at slå eller fange nogen.

## rulesets/brandubh-ohio-weak.toml

t-a-trial-of-the-e6866f39 = Et forsøg på webstedet: hverken borg eller hjørner er med til at slå en mand, og to angribere fanger kongen uden for hans borg.

## rulesets/brandubh-throneless.toml

t-corners-to-escape-to-c5670309 = Hjørner at slippe ud i og en midte, der er et punkt som alle andre: to angribere fanger kongen hvor som helst. Webstedets forsøg på tre opstillinger.

## rulesets/brandubh-wtf.toml

t-brandubh-as-the-program-8eefaa60 = Brandubh, som programmet hnefatafl-rs opfører den, efter det forbund, der mødes på aagenielsen.dk: kongen må vende tilbage og fanges af to uden for sin borg.

## rulesets/copenhagen-13.toml

t-copenhagen-on-a-larger-b4996e34 = Copenhagen på et større bræt, med 32 angribere og 16 forsvarere: webstedet prøvede det i nogle dusin partier.

## rulesets/copenhagen.toml

t-the-tournament-game-on-2f8710e7 = Turneringsspillet på 11×11: hjørner at slippe ud i, en konge, der fanges af fire, rækker på kanten, der slås som skjoldmure, og en konge, der også vinder i et fort ved kanten, som ingen kan bryde.

## rulesets/david-brown-hnefatafl.toml

t-11-11-with-an-0e6cc1b4 = 11×11 med en våbenløs konge, der fanges af fire, og en borg, der ikke slår nogen mand; kongen slipper ud på kanten.

## rulesets/fetlar-13.toml

t-fetlar-on-a-larger-8f134f11 = Fetlar på et større bræt, på fire opstillinger, som webstedet prøvede i 18 nedskrevne partier.

## rulesets/fetlar-panel-2013.toml

t-the-leaflet-of-the-03a6c691 = Fetlar Hnefatafl Panels folder til verdensmesterskabet 2013: en stærk konge, sikker ved kanten, og remis, hvor spillet på internettet kender en vinder.

## rulesets/fetlar.toml

t-the-game-of-the-668d4e30 = Spillet fra verdensmesterskaberne på Shetlandsøen, 11×11: hjørner at slippe ud i og en konge, der fanges af fire og er i sikkerhed på kanten. Forter og endeløs gentagelse giver remis.

## rulesets/fidchell-armed.toml

t-a-game-on-7-daabf7a4 = Et spil på 7×7 med tabluts antal, uden noget særligt punkt: kongen kæmper, fanges af fire og slipper ud på kanten.

## rulesets/foteviken-11.toml

t-foteviken-s-rules-on-8c009dcd = Fotevikens regler på 11×11: angribernes pladser er lejrene, og angriberne begynder.

## rulesets/foteviken-9.toml

t-tablut-with-closed-castle-bbe1466f = Tablut med lukket borg og lukkede lejre, kun fjendtlige over for kongen, som fanges af fire. Webstedets spil efter vikingemuseet i Foteviken.

## rulesets/foteviken-opentafl.toml

t-the-tablut-of-the-2a5b06ae = Fotevikenmuseets tablut, arvtager efter udstillingen fra 1972, som programmet OpenTafl beskriver den: borg og lejre er lukkede og kun fjendtlige over for kongen. Hvad dets kode derefter spiller, er et tilvalg.

## rulesets/gwyddbwyll-pfireland.toml

t-a-modern-game-under-f56a4344 = Et moderne spil under navnet på brætspillet i de walisiske fortællinger: en konge og fire fyrster mod otte, hver brik ét skridt ad gangen, og kongen er tabt med sin sidste fyrste. Ingen middelalderlige regler eller opstillinger er bevaret.

## rulesets/historical-hnefatafl-11.toml

t-aage-nielsen-s-reading-826ee1d3 = Aage Nielsens læsning af de gamle kilder, de samme regler på ethvert bræt: kongen kæmper, fanges af to som enhver mand, når han er uden for sin borg, og slipper ud på kanten. På 11×11 er det hans tawlbwrdd.

## rulesets/historical-hnefatafl-13.toml

t-the-historical-rules-on-a87ebe77 = De historiske regler på 13×13, på de opstillinger, webstedet har prøvet på det bræt.

## rulesets/historical-hnefatafl-15.toml

t-the-historical-rules-on-0f2cd519 = De historiske regler på 15×15, størrelsen på det bræt ridset i træ, som blev fundet i York.

## rulesets/historical-hnefatafl-19.toml

t-the-historical-rules-on-7f60d87b = De historiske regler på Alea Evangeliis bræt med Murrays opstilling.

## rulesets/historical-hnefatafl-7.toml

t-the-site-s-irish-68d9e93c = Webstedets irske brandubh: de historiske regler på 7×7 med fire fjendtlige hjørner; i et af dem slipper kongen ud.

## rulesets/history-craft.toml

t-fetlar-with-a-throne-2d895547 = Fetlar med en borg, der ikke er med til at slå eller fange nogen; webstedet spillede 34 nedskrevne partier af det.

## rulesets/hnefatafl-edge-11.toml

t-fetlar-with-an-escape-b1c4ed5d = Fetlar, hvor kongen slipper ud på et hvilket som helst punkt på kanten; tre af webstedets forsøg med nogle få partier hver.

## rulesets/hnefatafl-edge-13.toml

t-the-same-on-13-10e63f3e = Det samme på 13×13, som webstedet har ét nedskrevet parti af i vores halvdel af samlingen.

## rulesets/hnefatafl-edge-19.toml

t-the-same-on-19-d3f91732 = Det samme på 19×19, på Murrays opstilling af Alea Evangelii.

## rulesets/hnefatafl-org-13.toml

t-the-same-on-the-506812ee = Det samme på webstedets større bræt med 32 angribere og 16 forsvarere. Dets regelside siger intet om det bræt; dets program spiller de samme regler på det.

## rulesets/hnefatafl-org.toml

t-copenhagen-as-hnefatafl-org-983c8be8 = Copenhagen, som hnefatafl.org spiller det: kongens side må intet gentage og taber, når den hverken kan komme til et hjørne eller bygge et fort mere, og et parti slutter efter 132 ture.

## rulesets/ludii-alea.toml

t-what-the-code-of-abf150fd = Det, spilsystemet Ludiis kode gør, hvilket ikke helt er det, teksten ved siden af siger: tæt på Walkers websted, men kongen deltager kun i at slå ved at stå stille.

## rulesets/ludii-ardri.toml

t-a-game-said-to-311f9aee = Et spil, der siges at være skotsk, som spilsystemet Ludii har det: hver brik går ét punkt ad gangen, på et lille bræt fuldt af mænd.

## rulesets/ludii-brandub.toml

t-the-brandubh-of-the-f11f8e3c = Brandubh i spilsystemet Ludii, efter Walkers webside: det samme spil, uden et ord om gentagelse eller om en side, der ikke kan trække.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-what-the-game-system-0bd948fb = Det, spilsystemet Ludii kalder Fetlar-hneftafl med de almindelige regler: en stærk konge og en borg, som mænd hverken går ind i eller hen over, og som slår selv med kongen i sig.

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-ludii-s-hnefatafl-with-e7419936 = Ludiis hneftafl med de regler, det kalder »Latin«: kongen fanges af to, ligesom en mand.

## rulesets/ludii-tablut-linnaeus.toml

t-linnaeus-s-tablut-as-0e0ef766 = Linnés tablut, som spilsystemet Ludii har den: ingen går igen ind i borgen eller hen over den, og den slår selv med kongen i sig; kongen fanges af to uden for den.

## rulesets/ludii-tablut-smith.toml

t-as-ludii-s-tablut-e75e13d9 = Som Ludiis tablut efter Linné, men kongen skal overalt omringes på fire sider, som i J. E. Smiths engelske fra 1811.

## rulesets/ludii-tawlbwrdd.toml

t-the-tawl-bwrdd-of-20190593 = Spilsystemet Ludiis tawl-bwrdd: teksten ved siden af fortæller Walkers spil uden særlige punkter, koden spiller med en borg og hjørner, der er lukket for mænd, på en opstilling, der ikke er Bells.

## rulesets/magpie.toml

t-a-brandubh-whose-king-85e3b2b8 = En brandubh, hvis konge går ét skridt ad gangen og fanges af fire; på kanten er tre angribere nok. Efter en fortælling i Nigel Sucklings Leprechaun Companion.

## rulesets/norseamerica.toml

t-the-rules-of-an-99304c5c = En amerikansk spilproducents regler: en konge, der kan fanges mod kanten, og som også taber, når han er muret inde og ikke kan vinde mere.

## rulesets/old-hnefatafl-13.toml

t-the-site-s-first-3ad20b62 = Webstedets første spil på 13×13, kaldet Viking Siege.

## rulesets/old-hnefatafl-9.toml

t-the-site-s-first-67aaf2fc = Webstedets første spil på tablutbrættet, med hjørner at slippe ud i.

## rulesets/old-hnefatafl.toml

t-the-site-s-first-a6445f76 = Webstedets første spil på 11×11, før Fetlar og Copenhagen: som Fetlar, men på kanten fanger tre angribere kongen.

## rulesets/seabattle-11.toml

t-sea-battle-on-11-d85071c7 = Søslag på 11×11, på de opstillinger, webstedet har prøvet på det bræt.

## rulesets/seabattle-13.toml

t-sea-battle-on-13-dab34bcd = Søslag på 13×13, på de opstillinger, webstedet har prøvet på det bræt.

## rulesets/seabattle-15.toml

t-sea-battle-on-15-ac58f334 = Søslag på 15×15.

## rulesets/seabattle-19.toml

t-sea-battle-on-the-6cde72b0 = Søslag på Alea Evangeliis bræt med Murrays opstilling.

## rulesets/seabattle-7.toml

t-sea-battle-on-the-0dc06e4b = Søslag på det mindste bræt. Webstedets sædvanlige forsøg sætter kongens fart ned til ét skridt.

## rulesets/seabattle-9.toml

t-no-special-points-and-848e4a24 = Ingen særlige punkter og en våbenløs konge, fragtskibet, der fanges af fire; han slipper ud på kanten. Et moderne spil af Aage Nielsen, med få og enkle regler.

## rulesets/simple-tafl-11.toml

t-no-special-points-at-c6211d81 = Slet ingen særlige punkter: kongen kæmper, fanges af to som enhver mand og slipper ud på kanten. Webstedets tawlbwrdd uden borg.

## rulesets/simple-tafl-9.toml

t-simple-tafl-on-the-b9a33129 = Enkel tafl på tabluts bræt.

## rulesets/skalk-9.toml

t-skalk-on-the-board-e3e48850 = Skalk på tabluts bræt, som det blev vist på en ExpoMedia-udstilling.

## rulesets/skalk.toml

t-a-danish-game-on-62541cd8 = Et dansk spil på 11×11 med hjørner at slippe ud i og en svag konge, der fanges af to uden for sin borg.

## rulesets/tablut-aagenielsen.toml

t-saami-tablut-as-the-0ff4362b = Samisk tablut, som de historiske regler har den: lejrene betyder intet, kongen kæmper og fanges af to uden for sin borg. Efter Copenhagen webstedets mest spillede spil.

## rulesets/tablut-brainking.toml

t-the-tablut-of-the-0f69019c = Spilwebstedet BrainKings tablut, hvor mange lærte det: kongen deltager ikke i at slå og fanges fra fire sider, borgen kan man gå hen over, men ikke vende tilbage til.

## rulesets/tablut-murray.toml

t-tablut-as-h-j-cd546203 = Tablut, som H. J. R. Murray læste den: en stærk, bevæbnet konge, der vinder på et hvilket som helst punkt på kanten, og lejre, der intet betyder. Stærkt til kongens fordel.

## rulesets/tablut-opentafl.toml

t-the-tablut-of-the-218b7b0f = Programmet OpenTafls tablut, tæt på de nyere oversættelser af Linné: ingen lejre, en borg, hvor ingen standser, og som alle går hen over, og en forsvarer ved siden af kongen i hans borg kan blive slået mod ham.

## rulesets/tablut-riksutstallningar-1972.toml

t-the-tablut-that-the-20f186a4 = Den tablut, som Riksutställningar, de svenske vandreudstillinger, genskabte efter Linnés dagbog i 1972, som Sten Helmfrid gengiver den: borgen og de fire baselejre er lukkede, og konge og mand kan fanges i samme fælde.

## rulesets/tafl-simple-corner.toml

t-the-plainest-game-with-6b8bf08c = Det jævneste spil med fire veje ud: kun hjørnerne vinder, og mænd må stå på dem. Helmfrid bruger det til at vise, at angriberne blot behøver at lukke hjørnerne til.

## rulesets/tafl-simple-edge.toml

t-the-plainest-game-there-07a4a9c2 = Det jævneste spil, der findes: ingen særlige punkter, og kongen vinder på et hvilket som helst punkt på kanten. Helmfrid bruger det til at vise, hvor meget det begunstiger kongen.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-one-old-description-42b6787b = Den eneste gamle beskrivelse af det walisiske spil, nogle få linjer på en side fra 1587 med et hul i den afgørende sætning. Det, den ikke siger, er udfyldt så enkelt som muligt.

## rulesets/tawlbwrdd-bell-dice.toml

t-r-c-bell-s-9b6fdcf1 = R. C. Bells udgave af det walisiske spil: før hver tur kastes en terning, kun et ulige tal lader en spiller trække, og kongen fanges som enhver mand.

## rulesets/tawlbwrdd-cyningstan.toml

t-damian-walker-s-leaflet-2ecab6f6 = Damian Walkers folder: ingen særlige punkter, en konge, der går som enhver mand og fanges som enhver mand, og han slipper ud på kanten. Folderen viser flere opstillinger.

## rulesets/tawlbwrdd-opentafl.toml

t-bell-s-tawl-bwrdd-3a82cdb9 = Bells tawl-bwrdd uden terning, som programmet OpenTafl spiller den: ingen særlige punkter, en konge, der fanges som en mand, og angriberne vinder også ved at omringe forsvarerne.

## rulesets/tyr-13.toml

t-tyr-on-the-board-bd29952c = Tyr på brættet 13×13.

## rulesets/tyr-15.toml

t-tyr-on-the-board-e952f5e9 = Tyr på brættet 15×15.

## rulesets/tyr-9.toml

t-tyr-on-the-board-bf462d34 = Tyr på brættet 9×9.

## rulesets/tyr-commanders-15.toml

t-tyr-with-commanders-on-051d6339 = Tyr med hærførere på brættet 15×15.

## rulesets/tyr-commanders.toml

t-tyr-as-it-was-053c17e5 = Tyr, som det først blev spillet: hver side har hærførere, der springer over enhver mand, ven eller fjende.

## rulesets/tyr.toml

t-aage-nielsen-s-game-8b878782 = Aage Nielsens spil med små spredte styrker: almindelige mænd, der fortsætter, så længe de slår, en konge, der falder mellem to, og hele kanten at flygte til. Spilles på brætter fra 9×9 til 15×15.

## rulesets/unarmed-king-tafl-9.toml

t-tablut-s-board-with-13a8f231 = Tabluts bræt med en våbenløs konge, der fanges af fire, en fjendtlig borg og kanten som mål; to nedskrevne partier.

## rulesets/unst-alea.toml

t-the-great-game-that-48c6ea05 = Det store spil, som webstedet har opkaldt efter Shetlandsøen Unst: fire af kongens mænd falder kun, når tre af deres sider er besat.
