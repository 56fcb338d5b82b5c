## rulesets/alea-aagenielsen.toml

t-the-site-s-plain-1728e067 = Webbplatsens enkla spel på 19×19, ”tablut corner”: dess historiska regler med sexton hörnpunkter att fly till, på uppställningen Helmfrid 1.

## rulesets/alea-berserk-bartley.toml

t-adam-bartley-s-berserk-23aa73f1 = Adam Bartleys Berserk på brädet 19×19: riddare på båda sidor, tolv befälhavare och fyra legosoldater som byter sida varje gång de slås.

## rulesets/alea-berserk-martens.toml

t-berserk-without-throne-or-bf6c1a8b = Berserk utan borg eller hörn på 17×17: kungen flyr till kanten och faller mellan två, båda sidor har befälhavare och legosoldater. Tyr växte fram ur det.

## rulesets/alea-berserk.toml

t-berserk-on-the-great-ec1cb4e6 = Berserk på det stora brädet: ett första försök med fyra riddare åt kungen, på de fyra brokiga punkterna. Bara tre partier är kända.

## rulesets/alea-dragonheels.toml

t-the-alea-of-the-11fce6c7 = Alea som den spelas på spelsajten Dragonheels, där de fyra männen bredvid kungen är vakter som inte faller som de andra. Det man vet om dess regler är ofullständigt; Walker tar elitvakterna för en misstolkning av handskriftens brokiga män.

## rulesets/alea-dux.toml

t-trials-on-the-19-744eef1d = Försök på brädet 19×19, 2014: några av kungens män är duxar, som hoppar så som Bells dux gör i det romerska spelet. Sex partier är kända.

## rulesets/alea-hnefi-2026.toml

t-our-recommendation-for-play-21efb8e3 = Vår rekommendation för spel i dag, som ingen källa har: Walkers regler från 2015 på en symmetrisk färgläggning av diagrammet, med en kung som fyra män fångar i det öppna, hörn med en enda punkt, och upprepning som kungens sida förlorar på.

## rulesets/alea-murray-rules.toml

t-h-j-r-murray-d235414f = H. J. R. Murrays regler så som Damian Walker återger dem, spelade på det stora brädet: en stark, beväpnad kung, och var och en av kantens 72 punkter är en väg ut.

## rulesets/alea-opentafl.toml

t-a-rules-record-that-9c9e2ff1 = En regelpost som följer med programmet OpenTafl: Murrays uppställning, en stark kung, sexton hörnpunkter att fly till, och vinst för angriparna om de ringar in alla.

## rulesets/alea-thomasguild-2020.toml

t-the-rules-that-st-1021d5c1 = Reglerna som St. Thomasguild spelar efter på sitt återskapade bräde: hertigarna börjar, männen får inte ens korsa mitten, och kungen måste omringas på alla fyra sidor.

## rulesets/alea-walker-2011.toml

t-the-printed-leaflet-by-f1220e2a = Damian Walkers tryckta broschyr: Murrays uppställning, hertigarna börjar, och kungen är en stark pjäs som måste omringas från alla håll.

## rulesets/alea-walker-2015.toml

t-the-rules-on-damian-cdc56f35 = Reglerna på Damian Walkers webbplats: tolv korta regler, grevarna börjar, och kungen är lätt att fånga när han väl är borta från sin borg.

## rulesets/alea-wikipedia-2008.toml

t-the-rules-of-the-1e176f7b = Reglerna i engelska Wikipedia omkring 2008, som talar om skepp: kungen slår aldrig, en sida som inte kan dra förlorar sin tur, och bara de fyra yttersta hörnen vinner.

## rulesets/alea-winther-2006.toml

t-rules-proposed-at-the-f2ac0c15 = Regler som föreslogs vid Historiska museet i Stockholm; Mats Winther prövade dem i ett program och berättade om dem på en e-postlista för spelhistoriker: fyra hörn som slår och vinner, en kung som är stark i mitten och svag annars.

## rulesets/ard-ri-throne.toml

t-ard-ri-with-the-5e1015c7 = Ard ri med de större brädenas borg: webbplatsens försök, med en långsam kung, en vänlig borg, en obeväpnad kung och andra uppställningar.

## rulesets/ard-ri.toml

t-the-site-s-scottish-ada8f8f9 = Webbplatsens skotska ard ri: de historiska reglerna på 7×7 utan några särskilda punkter. Två angripare fångar kungen, som undkommer till kanten.

## rulesets/ashton-aagenielsen.toml

t-john-ashton-s-reading-b082f6f9 = John Ashtons tolkning av Linné så som webbplatsen spelar den: stängd borg och stängda läger är fientliga mot alla, och utanför borgen räcker två för att fånga kungen.

## rulesets/ashton-bologna.toml

t-the-tablut-of-the-d7f64617 = Tablut i Tablut Challenge vid universitetet i Bologna, där studenters program möts: Ashtons tablut med stängda läger som slår, vit börjar, och remi så snart en ställning återkommer.

## rulesets/berserk-9.toml

t-berserk-on-the-board-7bff31a0 = Berserk på tabluts bräde, prövat på Aage Nielsens webbplats omkring 2011 och föga spelat.

## rulesets/berserk-throneless.toml

t-berserk-with-a-centre-30e05567 = Berserk med en mitt som är en punkt som alla andra. Sju partier av det spelades på Aage Nielsens webbplats.

## rulesets/berserk.toml

t-aage-nielsen-s-game-677724ab = Aage Nielsens spel med en riddare, fyra befälhavare och drag som fortsätter så länge de slår, så som det har spelats på hans webbplats av hundratals människor. Snabbt och skarpt, och nästan jämnt.

## rulesets/brandub-opentafl.toml

t-the-brandubh-of-the-29761ce6 = Brandubh i programmet OpenTafl: kungen fångas som en man även i sin borg, hörnen slår, borgen slår ingen.

## rulesets/brandubh-2-aagenielsen.toml

t-the-site-s-other-5495ca3e = Webbplatsens andra brandubh: bredvid borgen fångas kungen av två som överallt annars, och den tomma borgen räknas inte mot honom.

## rulesets/brandubh-cyningstan.toml

t-aage-nielsen-s-brandubh-98170805 = Aage Nielsens brandubh från 2014, så som Damian Walkers webbplats återger det i tolv regler: en kung och fyra mot åtta, fientlig borg och fientliga hörn, flykt till ett hörn.

## rulesets/brandubh-dragonheels.toml

t-brandubh-on-the-games-49615054 = Brandubh på spelsajten Dragonheelslair: två angripare fångar kungen överallt, även i hans borg, och borgen hjälper inte till att slå någon.

## rulesets/brandubh-ohio-weak.toml

t-a-trial-of-the-e6866f39 = Ett försök på webbplatsen: varken borgen eller hörnen hjälper till att slå en man, och två angripare fångar kungen utanför hans borg.

## rulesets/brandubh-throneless.toml

t-corners-to-escape-to-c5670309 = Hörn att fly till, och en mitt som är en punkt som alla andra: två angripare fångar kungen var som helst. Försök på webbplatsen med tre uppställningar.

## rulesets/brandubh-wtf.toml

t-brandubh-as-the-program-8eefaa60 = Brandubh så som programmet hnefatafl-rs tar upp den efter förbundet som möts på aagenielsen.dk: kungen får återvända, och fångas av två utanför sin borg.

## rulesets/copenhagen-13.toml

t-copenhagen-on-a-larger-b4996e34 = Copenhagen på ett större bräde, med 32 angripare och 16 försvarare: webbplatsen prövade det i några dussin partier.

## rulesets/copenhagen.toml

t-the-tournament-game-on-2f8710e7 = Turneringsspelet på 11×11: hörn att fly till, en kung som fångas av fyra, rader på kanten som slås som sköldborgar, och en kung som också vinner i ett fort på kanten som ingen kan bryta.

## rulesets/david-brown-hnefatafl.toml

t-11-11-with-an-0e6cc1b4 = 11×11 med en obeväpnad kung som fångas av fyra och en borg som inte slår någon man; kungen undkommer till kanten.

## rulesets/fetlar-13.toml

t-fetlar-on-a-larger-8f134f11 = Fetlar på ett större bräde, på fyra uppställningar som webbplatsen prövade i 18 nedtecknade partier.

## rulesets/fetlar-panel-2013.toml

t-the-leaflet-of-the-03a6c691 = Broschyren från Fetlar Hnefatafl Panel för världsmästerskapet 2013: en stark kung, trygg på kanten, och remi där spelet på nätet har en vinnare.

## rulesets/fetlar.toml

t-the-game-of-the-668d4e30 = Världsmästerskapens spel på shetlandsön, 11×11: hörn att fly till och en kung som fångas av fyra, och som är trygg på kanten. Fort och ändlös upprepning ger remi.

## rulesets/fidchell-armed.toml

t-a-game-on-7-daabf7a4 = Ett spel på 7×7 med lika många pjäser som i tablut, utan några särskilda punkter: kungen strider, fångas av fyra och undkommer till kanten.

## rulesets/foteviken-11.toml

t-foteviken-s-rules-on-8c009dcd = Fotevikens regler på 11×11: angriparnas platser är lägren, och angriparna börjar.

## rulesets/foteviken-9.toml

t-tablut-with-closed-castle-bbe1466f = Tablut med stängd borg och stängda läger, fientliga bara mot kungen, som fångas av fyra. Webbplatsens spel efter vikingamuseet Foteviken.

## rulesets/foteviken-opentafl.toml

t-the-tablut-of-the-2a5b06ae = Tablut från museet i Foteviken, arvtagare till utställningen 1972, så som programmet OpenTafl beskriver det: borgen och lägren är stängda, och fientliga bara mot kungen. Vad programmets kod sedan spelar är ett tillval.

## rulesets/gwyddbwyll-pfireland.toml

t-a-modern-game-under-f56a4344 = Ett modernt spel med samma namn som brädspelet i de walesiska sagorna: en kung och fyra furstar mot åtta, alla pjäser ett steg i taget, och kungen är förlorad med sin sista furste. Inga medeltida regler eller uppställningar är bevarade.

## rulesets/historical-hnefatafl-11.toml

t-aage-nielsen-s-reading-826ee1d3 = Aage Nielsens tolkning av de gamla källorna, samma regler på alla bräden: kungen strider, fångas utanför sin borg av två som vilken man som helst, och undkommer till kanten. På 11×11 är det hans tawlbwrdd.

## rulesets/historical-hnefatafl-13.toml

t-the-historical-rules-on-a87ebe77 = De historiska reglerna på 13×13, på de uppställningar som webbplatsen har prövat för det brädet.

## rulesets/historical-hnefatafl-15.toml

t-the-historical-rules-on-0f2cd519 = De historiska reglerna på 15×15, samma storlek som brädet inristat i trä som hittades i York.

## rulesets/historical-hnefatafl-19.toml

t-the-historical-rules-on-7f60d87b = De historiska reglerna på Alea Evangeliis bräde, med Murrays uppställning.

## rulesets/historical-hnefatafl-7.toml

t-the-site-s-irish-68d9e93c = Webbplatsens irländska brandubh: de historiska reglerna på 7×7 med fyra fientliga hörn, och till ett av dem undkommer kungen.

## rulesets/history-craft.toml

t-fetlar-with-a-throne-2d895547 = Fetlar med en borg som inte hjälper till att slå någon; 34 nedtecknade partier av det spelades på webbplatsen.

## rulesets/hnefatafl-edge-11.toml

t-fetlar-with-an-escape-b1c4ed5d = Fetlar med flykt till vilken punkt som helst på kanten; tre försök på webbplatsen, med några partier vardera.

## rulesets/hnefatafl-edge-13.toml

t-the-same-on-13-10e63f3e = Detsamma på 13×13, varav webbplatsen har ett nedtecknat parti i vår hälft.

## rulesets/hnefatafl-edge-19.toml

t-the-same-on-19-d3f91732 = Detsamma på 19×19, på Murrays uppställning för Alea Evangelii.

## rulesets/hnefatafl-org-13.toml

t-the-same-on-the-506812ee = Detsamma på webbplatsens större bräde, med 32 angripare och 16 försvarare. Dess regelsida säger inget om det brädet; dess program spelar efter samma regler på det.

## rulesets/hnefatafl-org.toml

t-copenhagen-as-hnefatafl-org-983c8be8 = Copenhagen så som hnefatafl.org spelar det: kungens sida får inte upprepa något och förlorar när den varken kan komma till ett hörn eller bygga ett fort längre, och ett parti slutar efter 132 turer.

## rulesets/ludii-alea.toml

t-what-the-code-of-abf150fd = Vad koden i spelsystemet Ludii gör, vilket inte riktigt är vad texten bredvid den säger: nära Walkers webbplats, men kungen deltar i slag bara genom att stå stilla.

## rulesets/ludii-ardri.toml

t-a-game-said-to-311f9aee = Ett spel som sägs vara skotskt, så som spelsystemet Ludii har det: alla pjäser går en punkt i taget, på ett litet bräde fullt av män.

## rulesets/ludii-brandub.toml

t-the-brandubh-of-the-f11f8e3c = Brandubh i spelsystemet Ludii, efter Walkers webbsida: samma spel, utan ett ord om upprepning eller om en sida som inte kan dra.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-what-the-game-system-0bd948fb = Vad spelsystemet Ludii kallar Fetlar-hnefatafl med de vanliga reglerna: en stark kung, och en borg som männen varken beträder eller korsar och som slår även med kungen i sig.

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-ludii-s-hnefatafl-with-e7419936 = Ludiis hnefatafl med de regler som det kallar latinska: kungen fångas av två, som en man.

## rulesets/ludii-tablut-linnaeus.toml

t-linnaeus-s-tablut-as-0e0ef766 = Linnés tablut så som spelsystemet Ludii har det: ingen beträder eller korsar åter borgen, som slår även med kungen i sig; kungen fångas av två utanför den.

## rulesets/ludii-tablut-smith.toml

t-as-ludii-s-tablut-e75e13d9 = Som Ludiis tablut efter Linné, men kungen måste överallt omringas på fyra sidor, som i J. E. Smiths engelska översättning från 1811.

## rulesets/ludii-tawlbwrdd.toml

t-the-tawl-bwrdd-of-20190593 = Tawl-bwrdd i spelsystemet Ludii: texten bredvid koden återger Walkers spel utan särskilda punkter, koden spelar med en borg och hörn som är stängda för männen, på en uppställning som inte är Bells.

## rulesets/magpie.toml

t-a-brandubh-whose-king-85e3b2b8 = Ett brandubhspel vars kung går ett steg i taget och fångas av fyra; på kanten räcker tre angripare. Efter en berättelse i Nigel Sucklings Leprechaun Companion.

## rulesets/norseamerica.toml

t-the-rules-of-an-99304c5c = En amerikansk speltillverkares regler: en kung som kan fångas mot kanten, och som också förlorar när han är inmurad och inte kan vinna längre.

## rulesets/old-hnefatafl-13.toml

t-the-site-s-first-3ad20b62 = Webbplatsens första spel på 13×13, kallat Viking Siege.

## rulesets/old-hnefatafl-9.toml

t-the-site-s-first-67aaf2fc = Webbplatsens första spel på tablutbrädet, med hörn att fly till.

## rulesets/old-hnefatafl.toml

t-the-site-s-first-a6445f76 = Webbplatsens första spel på 11×11, före Fetlar och Copenhagen: som Fetlar, men på kanten fångar tre angripare kungen.

## rulesets/seabattle-11.toml

t-sea-battle-on-11-d85071c7 = Sjöslag på 11×11, på de uppställningar som webbplatsen har prövat för det brädet.

## rulesets/seabattle-13.toml

t-sea-battle-on-13-dab34bcd = Sjöslag på 13×13, på de uppställningar som webbplatsen har prövat för det brädet.

## rulesets/seabattle-15.toml

t-sea-battle-on-15-ac58f334 = Sjöslag på 15×15.

## rulesets/seabattle-19.toml

t-sea-battle-on-the-6cde72b0 = Sjöslag på Alea Evangeliis bräde, med Murrays uppställning.

## rulesets/seabattle-7.toml

t-sea-battle-on-the-0dc06e4b = Sjöslag på det minsta brädet. Webbplatsens vanliga försök saktar ner kungen till ett steg.

## rulesets/seabattle-9.toml

t-no-special-points-and-848e4a24 = Inga särskilda punkter och en obeväpnad kung, lastfartyget, som fångas av fyra; han undkommer till kanten. Ett modernt spel av Aage Nielsen, med få och enkla regler.

## rulesets/simple-tafl-11.toml

t-no-special-points-at-c6211d81 = Inga särskilda punkter alls: kungen strider och fångas av två som vilken man som helst, och undkommer till kanten. Webbplatsens tawlbwrdd utan borg.

## rulesets/simple-tafl-9.toml

t-simple-tafl-on-the-b9a33129 = Enkelt tafl på tabluts bräde.

## rulesets/skalk-9.toml

t-skalk-on-the-board-e3e48850 = Skalk på tabluts bräde, så som det visades på en ExpoMedia-utställning.

## rulesets/skalk.toml

t-a-danish-game-on-62541cd8 = Ett danskt spel på 11×11 med hörn att fly till och en svag kung, som fångas av två utanför sin borg.

## rulesets/tablut-aagenielsen.toml

t-saami-tablut-as-the-0ff4362b = Samiskt tablut enligt de historiska reglerna: lägren betyder ingenting, kungen strider och fångas av två utanför sin borg. Efter Copenhagen webbplatsens mest spelade spel.

## rulesets/tablut-brainking.toml

t-the-tablut-of-the-0f69019c = Tablut på spelsajten BrainKing, där många lärde sig det: kungen deltar inte i några slag och fångas från fyra håll, borgen kan korsas men inte beträdas igen.

## rulesets/tablut-murray.toml

t-tablut-as-h-j-cd546203 = Tablut så som H. J. R. Murray tolkade det: en stark, beväpnad kung som vinner på vilken punkt som helst på kanten, och läger som inte betyder något. Starkt till kungens fördel.

## rulesets/tablut-opentafl.toml

t-the-tablut-of-the-218b7b0f = Tablut i programmet OpenTafl, nära de nyare översättningarna av Linné: inga läger, en borg där ingen stannar och som alla passerar, och en försvarare bredvid kungen i hans borg kan slås mot honom.

## rulesets/tablut-riksutstallningar-1972.toml

t-the-tablut-that-the-20f186a4 = Det tablut som Riksutställningar återskapade ur Linnés dagbok 1972, så som Sten Helmfrid berättar om det: borgen och de fyra lägren är stängda, och kungen och en man kan fastna tillsammans i samma fälla.

## rulesets/tafl-simple-corner.toml

t-the-plainest-game-with-6b8bf08c = Det enklaste spelet med fyra vägar ut: bara hörnen vinner, och män får stå på dem. Helmfrid använder det för att visa att angriparna bara behöver täppa till hörnen.

## rulesets/tafl-simple-edge.toml

t-the-plainest-game-there-07a4a9c2 = Det enklaste spelet som finns: inga särskilda punkter, och kungen vinner på vilken punkt som helst på kanten. Helmfrid använder det för att visa hur mycket det gynnar kungen.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-one-old-description-42b6787b = Den enda gamla beskrivningen av det walesiska spelet, några rader på en sida från 1587 med en lucka i den avgörande meningen. Det som den inte säger är ifyllt så enkelt som möjligt.

## rulesets/tawlbwrdd-bell-dice.toml

t-r-c-bell-s-9b6fdcf1 = R. C. Bells version av det walesiska spelet: en tärning kastas inför varje tur, bara ett udda tal låter spelaren dra, och kungen fångas som vilken man som helst.

## rulesets/tawlbwrdd-cyningstan.toml

t-damian-walker-s-leaflet-2ecab6f6 = Damian Walkers broschyr: inga särskilda punkter, en kung som går och fångas som vilken man som helst, flykt till kanten. Han visar flera uppställningar.

## rulesets/tawlbwrdd-opentafl.toml

t-bell-s-tawl-bwrdd-3a82cdb9 = Bells tawl-bwrdd utan tärningen, så som programmet OpenTafl spelar det: inga särskilda punkter, en kung som fångas som en man, och angriparna vinner också genom att ringa in försvararna.

## rulesets/tyr-13.toml

t-tyr-on-the-board-bd29952c = Tyr på brädet 13×13.

## rulesets/tyr-15.toml

t-tyr-on-the-board-e952f5e9 = Tyr på brädet 15×15.

## rulesets/tyr-9.toml

t-tyr-on-the-board-bf462d34 = Tyr på brädet 9×9.

## rulesets/tyr-commanders-15.toml

t-tyr-with-commanders-on-051d6339 = Tyr med befälhavare på brädet 15×15.

## rulesets/tyr-commanders.toml

t-tyr-as-it-was-053c17e5 = Tyr så som det först spelades: vardera sidan har befälhavare, som hoppar över vilken man som helst, vän eller fiende.

## rulesets/tyr.toml

t-aage-nielsen-s-game-8b878782 = Aage Nielsens spel med små spridda styrkor: enkla män som fortsätter så länge de slår, en kung som faller mellan två, och hela kanten att fly till. Spelas på bräden från 9×9 till 15×15.

## rulesets/unarmed-king-tafl-9.toml

t-tablut-s-board-with-13a8f231 = Tabluts bräde med en obeväpnad kung som fångas av fyra, en fientlig borg och kanten som mål; två nedtecknade partier.

## rulesets/unst-alea.toml

t-the-great-game-that-48c6ea05 = Det stora spelet som webbplatsen har uppkallat efter shetlandsön Unst: fyra av kungens män faller bara när tre av sidorna om dem hålls.
