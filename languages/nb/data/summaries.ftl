## rulesets/alea-aagenielsen.toml

t-the-site-s-plain-1728e067 = Nettstedets enkle spill på 19×19, «tablut corner»: de historiske reglene med seksten hjørnepunkter å rømme til, på oppstillingen Helmfrid 1.

## rulesets/alea-berserk-bartley.toml

t-adam-bartley-s-berserk-23aa73f1 = Adam Bartleys Berserk på 19×19-brettet: riddere hos begge parter, tolv hærførere og fire leiesoldater som skifter side hver gang de slås.

## rulesets/alea-berserk-martens.toml

t-berserk-without-throne-or-bf6c1a8b = Berserk uten borg og hjørner på 17×17: Kongen flykter til kanten og faller mellom to, og begge parter har hærførere og leiesoldater. Tyr vokste fram av dette.

## rulesets/alea-berserk.toml

t-berserk-on-the-great-ec1cb4e6 = Berserk på det store brettet: et første forsøk med fire riddere for kongen, på de fire spraglete punktene. Bare tre partier er kjent.

## rulesets/alea-dragonheels.toml

t-the-alea-of-the-11fce6c7 = Alea slik det spilles på nettstedet Dragonheels, der de fire mennene ved siden av kongen er voktere som ikke faller som de andre. Det man vet om reglene, er ufullstendig; Walker mener at elitevokterne bygger på en feiltolkning av håndskriftets spraglete menn.

## rulesets/alea-dux.toml

t-trials-on-the-19-744eef1d = Forsøk på 19×19-brettet, 2014: Noen av kongens menn er duxer, som hopper slik duxen gjør i Bells utgave av det romerske spillet. Seks partier er kjent.

## rulesets/alea-hnefi-2026.toml

t-our-recommendation-for-play-21efb8e3 = Vår anbefaling for spill i dag, som ingen kilde har: Walkers regler fra 2015 på en symmetrisk farging av diagrammet, med en konge som fire menn fanger ute på brettet, hjørner på ett punkt og tap for kongens part ved gjentakelse.

## rulesets/alea-murray-rules.toml

t-h-j-r-murray-d235414f = H. J. R. Murrays regler slik Damian Walker gjengir dem, spilt på det store brettet: en sterk, væpnet konge, og hvert av de 72 punktene på kanten er en vei ut.

## rulesets/alea-opentafl.toml

t-a-rules-record-that-9c9e2ff1 = En regelbeskrivelse som følger med programmet OpenTafl: Murrays oppstilling, en sterk konge, seksten hjørnepunkter å rømme til, og seier for angripere som omringer alle.

## rulesets/alea-thomasguild-2020.toml

t-the-rules-that-st-1021d5c1 = Reglene som St. Thomasguild spiller etter på det gjenskapte brettet sitt: Hertugene begynner, menn kan ikke engang gå gjennom midten, og kongen må omringes på alle fire sider.

## rulesets/alea-walker-2011.toml

t-the-printed-leaflet-by-f1220e2a = Det trykte heftet av Damian Walker: Murrays oppstilling, hertugene begynner, og kongen er en sterk brikke som må omringes på alle sider.

## rulesets/alea-walker-2015.toml

t-the-rules-on-damian-cdc56f35 = Reglene på Damian Walkers nettsted: tolv korte regler, grevene begynner, og kongen er lett å fange når han først er ute av borgen.

## rulesets/alea-wikipedia-2008.toml

t-the-rules-of-the-1e176f7b = Reglene i engelskspråklig Wikipedia omkring 2008, som taler om skip: Kongen slår aldri, en part som ikke kan trekke, mister turen, og bare de fire ytterste hjørnene vinner.

## rulesets/alea-winther-2006.toml

t-rules-proposed-at-the-f2ac0c15 = Regler foreslått ved Historiska museet i Stockholm, som Mats Winther prøvde ut i et program og fortalte om på en e-postliste for spillhistorikere: fire hjørner som slår og vinner, en konge som er sterk i midten og svak ellers.

## rulesets/ard-ri-throne.toml

t-ard-ri-with-the-5e1015c7 = Ard ri med borgen fra de større brettene: nettstedets forsøk, med langsom konge, vennlig borg, våpenløs konge og andre oppstillinger.

## rulesets/ard-ri.toml

t-the-site-s-scottish-ada8f8f9 = Nettstedets skotske ard ri: de historiske reglene på 7×7 uten noe særskilt punkt. To angripere fanger kongen, som rømmer til kanten.

## rulesets/ashton-aagenielsen.toml

t-john-ashton-s-reading-b082f6f9 = John Ashtons tolkning av Linné slik nettstedet spiller den: Den stengte borgen og de stengte leirene er fiendtlige mot alle, og utenfor borgen fanger to angripere kongen.

## rulesets/ashton-bologna.toml

t-the-tablut-of-the-d7f64617 = Tabluten i Tablut Challenge ved universitetet i Bologna, der studentenes programmer møtes: Ashtons tablut med stengte leirer som slår, hvit begynner, og partiet er remis så snart en stilling kommer igjen.

## rulesets/berserk-9.toml

t-berserk-on-the-board-7bff31a0 = Berserk på tablutbrettet, prøvd på Aage Nielsens nettsted omkring 2011 og lite spilt.

## rulesets/berserk-throneless.toml

t-berserk-with-a-centre-30e05567 = Berserk med en midte som er et punkt som alle andre. Det ble spilt sju partier av det på Aage Nielsens nettsted.

## rulesets/berserk.toml

t-aage-nielsen-s-game-677724ab = Aage Nielsens spill med en ridder, fire hærførere og trekk som fortsetter så lenge de slår, slik hundrevis av folk har spilt det på nettstedet hans. Raskt og skarpt, og nær jevnt.

## rulesets/brandub-opentafl.toml

t-the-brandubh-of-the-29761ce6 = Programmet OpenTafls brandubh: Kongen fanges som en mann også i borgen, hjørnene slår, borgen slår ingen.

## rulesets/brandubh-2-aagenielsen.toml

t-the-site-s-other-5495ca3e = Nettstedets andre brandubh: Ved siden av borgen fanges kongen av to som alle andre steder, og den tomme borgen teller ikke mot ham.

## rulesets/brandubh-cyningstan.toml

t-aage-nielsen-s-brandubh-98170805 = Aage Nielsens brandubh fra 2014, slik Damian Walkers nettsted gjengir den i tolv regler: en konge og fire mot åtte, fiendtlig borg og fiendtlige hjørner, rømning til et hjørne.

## rulesets/brandubh-dragonheels.toml

t-brandubh-on-the-games-49615054 = Brandubh på nettstedet Dragonheelslair: To angripere fanger kongen overalt, også i borgen, og borgen hjelper ingen med å slå.

## rulesets/brandubh-ohio-weak.toml

t-a-trial-of-the-e6866f39 = Et forsøk på nettstedet: Verken borg eller hjørner hjelper til med å slå en mann, og to angripere fanger kongen utenfor borgen.

## rulesets/brandubh-throneless.toml

t-corners-to-escape-to-c5670309 = Hjørner å rømme til, og en midte som er et punkt som alle andre: To angripere fanger kongen overalt. Forsøk på nettstedet med tre oppstillinger.

## rulesets/brandubh-wtf.toml

t-brandubh-as-the-program-8eefaa60 = Brandubh slik programmet hnefatafl-rs fører det opp etter forbundet som møtes på aagenielsen.dk: Kongen kan komme tilbake, og utenfor borgen fanges han av to.

## rulesets/copenhagen-13.toml

t-copenhagen-on-a-larger-b4996e34 = Copenhagen på et større brett, med 32 angripere og 16 forsvarere: Nettstedet prøvde det i noen titalls partier.

## rulesets/copenhagen.toml

t-the-tournament-game-on-2f8710e7 = Turneringsspillet på 11×11: hjørner å rømme til, en konge som fanges av fire, rekker på kanten som slås som skjoldborger, og en konge som også vinner i et fort ved kanten som ingen kan bryte.

## rulesets/david-brown-hnefatafl.toml

t-11-11-with-an-0e6cc1b4 = 11×11 med en våpenløs konge som fanges av fire, og en borg som ikke slår noen mann; kongen rømmer til kanten.

## rulesets/fetlar-13.toml

t-fetlar-on-a-larger-8f134f11 = Fetlar på et større brett, på fire oppstillinger som nettstedet prøvde i 18 nedskrevne partier.

## rulesets/fetlar-panel-2013.toml

t-the-leaflet-of-the-03a6c691 = Fetlar Hnefatafl Panels hefte til verdensmesterskapet i 2013: en sterk konge, trygg ved kanten, og remis der spillet på nettet kjenner en vinner.

## rulesets/fetlar.toml

t-the-game-of-the-668d4e30 = Spillet fra verdensmesterskapene på Shetlandsøya, 11×11: hjørner å rømme til og en konge som fanges av fire og er trygg på kanten. Fort og endeløs gjentakelse gir remis.

## rulesets/fidchell-armed.toml

t-a-game-on-7-daabf7a4 = Et spill på 7×7 med tallene fra tablut, uten noe særskilt punkt: Kongen kjemper, fanges av fire og rømmer til kanten.

## rulesets/foteviken-11.toml

t-foteviken-s-rules-on-8c009dcd = Fotevikens regler på 11×11: Angripernes plasser er leirene, og angriperne begynner.

## rulesets/foteviken-9.toml

t-tablut-with-closed-castle-bbe1466f = Tablut med stengt borg og stengte leirer, fiendtlige bare mot kongen, som fanges av fire. Nettstedets spill etter vikingmuseet Foteviken.

## rulesets/foteviken-opentafl.toml

t-the-tablut-of-the-2a5b06ae = Tabluten fra museet Foteviken, arvtakeren etter utstillingen fra 1972, slik programmet OpenTafl beskriver den: Borgen og leirene er stengt, og fiendtlige bare mot kongen. Det koden så faktisk spiller, er et valg.

## rulesets/gwyddbwyll-pfireland.toml

t-a-modern-game-under-f56a4344 = Et moderne spill under navnet på brettspillet i de walisiske fortellingene: en konge og fire fyrster mot åtte, alle brikker ett skritt om gangen, og kongen er tapt med sin siste fyrste. Ingen regler eller oppstilling fra middelalderen er bevart.

## rulesets/historical-hnefatafl-11.toml

t-aage-nielsen-s-reading-826ee1d3 = Aage Nielsens tolkning av de gamle kildene, med de samme reglene på alle brett: Kongen kjemper, fanges utenfor borgen av to som en hvilken som helst mann og rømmer til kanten. På 11×11 er det hans tawlbwrdd.

## rulesets/historical-hnefatafl-13.toml

t-the-historical-rules-on-a87ebe77 = De historiske reglene på 13×13, på oppstillingene som nettstedet har prøvd for det brettet.

## rulesets/historical-hnefatafl-15.toml

t-the-historical-rules-on-0f2cd519 = De historiske reglene på 15×15, størrelsen på brettet, risset i tre, som ble funnet i York.

## rulesets/historical-hnefatafl-19.toml

t-the-historical-rules-on-7f60d87b = De historiske reglene på brettet til Alea Evangelii, med Murrays oppstilling.

## rulesets/historical-hnefatafl-7.toml

t-the-site-s-irish-68d9e93c = Nettstedets irske brandubh: de historiske reglene på 7×7 med fire fiendtlige hjørner, der kongen rømmer til ett av dem.

## rulesets/history-craft.toml

t-fetlar-with-a-throne-2d895547 = Fetlar med en borg som ikke hjelper noen med å slå; nettstedet har 34 nedskrevne partier av det.

## rulesets/hnefatafl-edge-11.toml

t-fetlar-with-an-escape-b1c4ed5d = Fetlar med rømning til et hvilket som helst punkt på kanten; tre forsøk på nettstedet, med noen få partier hver.

## rulesets/hnefatafl-edge-13.toml

t-the-same-on-13-10e63f3e = Det samme på 13×13; nettstedet har ett nedskrevet parti av det i vår halvdel.

## rulesets/hnefatafl-edge-19.toml

t-the-same-on-19-d3f91732 = Det samme på 19×19, med Murrays oppstilling av Alea Evangelii.

## rulesets/hnefatafl-org-13.toml

t-the-same-on-the-506812ee = Det samme på nettstedets større brett, med 32 angripere og 16 forsvarere. Regelsiden sier ikke noe om det brettet; programmet spiller etter de samme reglene på det.

## rulesets/hnefatafl-org.toml

t-copenhagen-as-hnefatafl-org-983c8be8 = Copenhagen slik hnefatafl.org spiller det: Kongens part kan ikke gjenta noe og taper når den verken kan komme til et hjørne eller bygge et fort lenger, og et parti slutter etter 132 turer.

## rulesets/ludii-alea.toml

t-what-the-code-of-abf150fd = Det koden i spillsystemet Ludii gjør, som ikke er helt det teksten ved siden av sier: nær Walkers nettsted, men kongen er bare med på slag når han står stille.

## rulesets/ludii-ardri.toml

t-a-game-said-to-311f9aee = Et spill som skal være skotsk, slik spillsystemet Ludii har det: Alle brikker går ett punkt om gangen, på et lite brett fullt av menn.

## rulesets/ludii-brandub.toml

t-the-brandubh-of-the-f11f8e3c = Spillsystemet Ludiis brandubh, etter Walkers side: det samme spillet, uten et ord om gjentakelse eller om en part som ikke kan trekke.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-what-the-game-system-0bd948fb = Det spillsystemet Ludii kaller Fetlar-hnefatafl med de vanlige reglene: en sterk konge, og en borg som menn verken går inn i eller gjennom, og som slår også med kongen i.

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-ludii-s-hnefatafl-with-e7419936 = Ludiis hnefatafl med reglene som det kaller latinske: Kongen fanges av to, som en mann.

## rulesets/ludii-tablut-linnaeus.toml

t-linnaeus-s-tablut-as-0e0ef766 = Linnés tablut slik spillsystemet Ludii har den: Ingen går inn i eller gjennom borgen igjen, og den slår også med kongen i; utenfor den fanges kongen av to.

## rulesets/ludii-tablut-smith.toml

t-as-ludii-s-tablut-e75e13d9 = Som Ludiis tablut etter Linné, men kongen må omringes på fire sider overalt, som i J. E. Smiths engelske tekst fra 1811.

## rulesets/ludii-tawlbwrdd.toml

t-the-tawl-bwrdd-of-20190593 = Spillsystemet Ludiis tawl-bwrdd: Teksten ved siden av beskriver Walkers spill uten særskilte punkter, mens koden spiller med borg og hjørner som er stengt for menn, på en oppstilling som ikke er Bells.

## rulesets/magpie.toml

t-a-brandubh-whose-king-85e3b2b8 = En brandubh der kongen går ett skritt om gangen og fanges av fire; på kanten holder det med tre angripere. Etter en fortelling i Nigel Sucklings Leprechaun Companion.

## rulesets/norseamerica.toml

t-the-rules-of-an-99304c5c = Reglene til en amerikansk spillprodusent: en konge som kan fanges mot kanten, og som også taper når han er muret inne og ikke kan vinne lenger.

## rulesets/old-hnefatafl-13.toml

t-the-site-s-first-3ad20b62 = Nettstedets første spill på 13×13, kalt Viking Siege.

## rulesets/old-hnefatafl-9.toml

t-the-site-s-first-67aaf2fc = Nettstedets første spill på tablutbrettet, med hjørner å rømme til.

## rulesets/old-hnefatafl.toml

t-the-site-s-first-a6445f76 = Nettstedets første spill på 11×11, før Fetlar og Copenhagen: som Fetlar, men på kanten fanger tre angripere kongen.

## rulesets/seabattle-11.toml

t-sea-battle-on-11-d85071c7 = Sjøslag på 11×11, på oppstillingene som nettstedet har prøvd for det brettet.

## rulesets/seabattle-13.toml

t-sea-battle-on-13-dab34bcd = Sjøslag på 13×13, på oppstillingene som nettstedet har prøvd for det brettet.

## rulesets/seabattle-15.toml

t-sea-battle-on-15-ac58f334 = Sjøslag på 15×15.

## rulesets/seabattle-19.toml

t-sea-battle-on-the-6cde72b0 = Sjøslag på brettet til Alea Evangelii, med Murrays oppstilling.

## rulesets/seabattle-7.toml

t-sea-battle-on-the-0dc06e4b = Sjøslag på det minste brettet. I nettstedets vanlige forsøk er kongen bremset til ett skritt.

## rulesets/seabattle-9.toml

t-no-special-points-and-848e4a24 = Ingen særskilte punkter og en våpenløs konge, lasteskipet, som fanges av fire; han rømmer til kanten. Et moderne spill av Aage Nielsen, med få og enkle regler.

## rulesets/simple-tafl-11.toml

t-no-special-points-at-c6211d81 = Ingen særskilte punkter i det hele tatt: Kongen kjemper, fanges av to som en hvilken som helst mann og rømmer til kanten. Nettstedets tawlbwrdd uten borg.

## rulesets/simple-tafl-9.toml

t-simple-tafl-on-the-b9a33129 = Enkelt tafl på tablutbrettet.

## rulesets/skalk-9.toml

t-skalk-on-the-board-e3e48850 = Skalk på tablutbrettet, slik det ble vist på en ExpoMedia-utstilling.

## rulesets/skalk.toml

t-a-danish-game-on-62541cd8 = Et dansk spill på 11×11 med hjørner å rømme til og en svak konge, som utenfor borgen fanges av to.

## rulesets/tablut-aagenielsen.toml

t-saami-tablut-as-the-0ff4362b = Samisk tablut slik de historiske reglene har den: Leirene betyr ingenting, kongen kjemper og fanges av to utenfor borgen. Nettstedets mest spilte spill etter Copenhagen.

## rulesets/tablut-brainking.toml

t-the-tablut-of-the-0f69019c = Tabluten på nettstedet BrainKing, der mange lærte den: Kongen er ikke med på å slå og fanges fra fire sider, og alle kan gå gjennom borgen, men ingen kan gå inn i den igjen.

## rulesets/tablut-murray.toml

t-tablut-as-h-j-cd546203 = Tablut slik H. J. R. Murray tolket den: en sterk, væpnet konge som vinner på et hvilket som helst punkt på kanten, og leirer som ikke betyr noe. Sterkt i kongens favør.

## rulesets/tablut-opentafl.toml

t-the-tablut-of-the-218b7b0f = Programmet OpenTafls tablut, nær de nyere oversettelsene av Linné: ingen leirer, en borg der ingen stanser og som alle går gjennom, og en forsvarer ved siden av kongen i borgen kan slås mot ham.

## rulesets/tablut-riksutstallningar-1972.toml

t-the-tablut-that-the-20f186a4 = Tabluten som den svenske vandreutstillingen bygde opp igjen etter Linnés dagbok i 1972, slik Sten Helmfrid forteller det: Borgen og de fire leirene er stengt, og konge og mann kan fanges i samme felle.

## rulesets/tafl-simple-corner.toml

t-the-plainest-game-with-6b8bf08c = Det enkleste spillet med fire veier ut: Bare hjørnene vinner, og menn kan stå på dem. Helmfrid bruker det til å vise at angriperne bare trenger å tette hjørnene.

## rulesets/tafl-simple-edge.toml

t-the-plainest-game-there-07a4a9c2 = Det enkleste spillet som finnes: ingen særskilte punkter, og kongen vinner på et hvilket som helst punkt på kanten. Helmfrid bruker det til å vise hvor mye det favoriserer kongen.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-one-old-description-42b6787b = Den eneste gamle beskrivelsen av det walisiske spillet, noen få linjer på en side fra 1587 med et hull i den avgjørende setningen. Det den ikke sier, er fylt ut så enkelt som mulig.

## rulesets/tawlbwrdd-bell-dice.toml

t-r-c-bell-s-9b6fdcf1 = R. C. Bells utgave av det walisiske spillet: For hver tur kastes en terning, bare et oddetall lar en spiller trekke, og kongen fanges som en hvilken som helst mann.

## rulesets/tawlbwrdd-cyningstan.toml

t-damian-walker-s-leaflet-2ecab6f6 = Damian Walkers hefte: ingen særskilte punkter, en konge som flytter og fanges som en hvilken som helst mann, rømning til kanten. Han viser flere oppstillinger.

## rulesets/tawlbwrdd-opentafl.toml

t-bell-s-tawl-bwrdd-3a82cdb9 = Bells tawl-bwrdd uten terningen, slik programmet OpenTafl spiller den: ingen særskilte punkter, en konge som fanges som en mann, og angriperne vinner også ved å omringe forsvarerne.

## rulesets/tyr-13.toml

t-tyr-on-the-board-bd29952c = Tyr på 13×13-brettet.

## rulesets/tyr-15.toml

t-tyr-on-the-board-e952f5e9 = Tyr på 15×15-brettet.

## rulesets/tyr-9.toml

t-tyr-on-the-board-bf462d34 = Tyr på 9×9-brettet.

## rulesets/tyr-commanders-15.toml

t-tyr-with-commanders-on-051d6339 = Tyr med hærførere på 15×15-brettet.

## rulesets/tyr-commanders.toml

t-tyr-as-it-was-053c17e5 = Tyr slik det først ble spilt: Hver part har hærførere, som hopper over enhver mann, venn eller fiende.

## rulesets/tyr.toml

t-aage-nielsen-s-game-8b878782 = Aage Nielsens spill med små, spredte styrker: vanlige menn som fortsetter så lenge de slår, en konge som faller mellom to, og hele kanten å rømme til. Spilles på brett fra 9×9 til 15×15.

## rulesets/unarmed-king-tafl-9.toml

t-tablut-s-board-with-13a8f231 = Tablutbrettet med en våpenløs konge som fanges av fire, en fiendtlig borg og kanten som mål; to nedskrevne partier.

## rulesets/unst-alea.toml

t-the-great-game-that-48c6ea05 = Det store spillet som nettstedet har oppkalt etter Shetlandsøya Unst: Fire av kongens menn faller bare når tre av sidene deres holdes.
