## rulesets/cases/alone.toml

t-the-last-of-the-c307a785 = Den siste försvararen slås: kungen har förlorat.

## rulesets/cases/camps.toml

t-nothing-is-special-about-f869b2ac = Det är inget särskilt med punkterna där angriparna började: vilken pjäs som helst får stanna där.
t-nobody-may-stop-on-453a7be6 = Ingen får stanna på en lägerpunkt utifrån, inte ens när den är tom.
t-nobody-may-pass-over-620397d9 = Ingen får passera ett tomt läger utifrån.
t-one-of-the-who-256ffedb = En angripare som inte har lämnat sitt läger får dra inom det.
t-nobody-moves-within-a-e41789d7 = Ingen drar inom ett läger.
t-where-a-man-in-7b90efee = Vart en man i sitt läger kan gå: ut, även över dess tomma punkter, men inte till dem.
t-nobody-passes-over-the-5e984714 = Ingen passerar sitt lägers punkter på väg ut.
t-an-empty-camp-point-2fbe2543 = En tom lägerpunkt räknas mot kungen: tre angripare och lägret fångar honom.
t-a-camp-point-is-d2b30202 = En lägerpunkt är inte fientlig mot män: en försvarare mellan den och en angripare är trygg.
t-an-empty-camp-point-da74563d = En tom lägerpunkt slår män.
t-inside-a-camp-the-8f0e3728 = Inne i ett läger slår lägrets punkter ingen.

## rulesets/cases/capture.toml

t-one-of-the-is-ba985773 = En försvarare slås mellan två angripare; det är draget som slår.
t-two-men-side-by-de408526 = Två män sida vid sida slås inte tillsammans.
t-one-move-captures-three-8a5d6867 = Ett drag slår tre män på en gång.
t-one-of-the-may-6695abca = En försvarare får gå in mellan två angripare utan skada.
t-a-man-of-the-be975c00 = En man på försvararnas sida som går in mellan två angripare slås.

## rulesets/cases/citadels.toml

t-a-corner-point-stands-17b90340 = En hörnpunkt gäller som en försvarare: en angripare faller mot den.
t-the-empty-throne-stands-45cff0fc = Den tomma borgen gäller som en försvarare: en angripare faller mot den.
t-the-reaches-the-extreme-72bb7fb9 = Kungen når det yttersta hörnet och har undkommit.
t-on-the-other-corner-b5138c56 = På de andra hörnpunkterna får kungen stå, men han har inte undkommit än.

## rulesets/cases/combined.toml

t-the-s-other-three-1bb0c879 = Kungens tre övriga sidor är spärrade, och en angripare kommer bakom mannen bredvid honom: mannen slås.
t-an-empty-camp-point-c5b84637 = En tom lägerpunkt kan vara en av kungens spärrade sidor.
t-the-same-move-may-48517e04 = Samma drag kan slå en annan man på vanligt sätt.

## rulesets/cases/corners-11.toml

t-the-corner-point-stands-58ee10d9 = Hörnpunkten gäller som en fiende: en angripare faller mot den.
t-no-man-may-stop-aa0e877b = Ingen man får stanna på en hörnpunkt.
t-on-the-edge-three-984e055c = På kanten fångar tre angripare kungen.
t-on-the-edge-the-04a8f51c = På kanten kan kungen inte fångas.

## rulesets/cases/corners.toml

t-the-corner-is-a-2f0b0edb = Hörnet är en punkt som alla andra: en man får stanna där.
t-each-corner-has-four-12084922 = Varje hörn har fyra hörnpunkter; ingen man får stanna på den inre heller.
t-only-the-extreme-point-98b21d38 = Bara den yttersta punkten är en hörnpunkt: kungen bredvid den har inte undkommit.
t-men-may-stop-on-93916b73 = Män får stanna i hörnet: angriparna täpper till det.
t-a-man-may-not-7447daf6 = En man får inte passera en hörnpunkt.
t-one-of-the-is-001f962f = En angripare slås mellan en av försvararnas män och en hörnpunkt.
t-the-is-captured-between-6aaaf51d = Kungen fångas mellan en angripare och en hörnpunkt.
t-the-corner-point-does-110b274c = Hörnpunkten räknas inte mot kungen.
t-the-corner-point-does-c7ae01c1 = Hörnpunkten räknas inte mot kungen: kanten och två angripare räcker inte.
t-the-empty-corner-is-d983189a = Det tomma hörnet är inte fientligt mot någon: mannen bredvid det slås inte.
t-none-of-the-may-a9844ad0 = Ingen försvarare får stanna på en hörnpunkt.

## rulesets/cases/end.toml

t-the-escapes-to-the-712c93f4 = Kungen undkommer också till den inre hörnpunkten.
t-the-escapes-to-the-ebddd60c = Kungen undkommer till hörnet.
t-the-escapes-to-any-1da03906 = Kungen undkommer till vilken punkt som helst på kanten.
t-the-escapes-to-a-14a0642a = Kungen undkommer till en punkt på kanten utanför lägren.
t-a-camp-point-is-41125e34 = En lägerpunkt är ingen väg ut.
t-the-has-threatened-to-f17cebfc = Kungen har tre gånger hotat att undkomma i samma ställning, alltså upprepat sitt hot två gånger: han får inte göra det igen.
t-the-may-not-threaten-a367e18a = Kungen får inte hota att undkomma i samma ställning för tredje gången: hans sida måste hitta ett annat drag.
t-the-may-not-threaten-11a55fe7 = Kungen får inte hota att undkomma i samma ställning för tredje gången: hans sida ensam fortsätter att hota, och måste hitta ett annat drag.
t-neither-side-threatens-the-9a077be6 = Ingendera sidan hotar: tredje gången betyder ingenting, och partiet fortsätter.
t-the-have-no-legal-8d1b7c54 = Angriparna har inget tillåtet drag kvar: partiet är remi.
t-the-have-no-legal-7ed5b6e4 = Angriparna har inget tillåtet drag: de förlorar sin tur, och försvararna drar igen.
t-the-has-one-way-e3e27b43 = Kungen har en väg ut: ”raicki”.
t-the-has-two-ways-ff235803 = Kungen har två vägar ut: ”tuicku”.
t-the-position-of-the-3043453e = Utgångsställningen uppstår för tredje gången: kungen och hans försvarare förlorar.
t-neither-side-threatens-anything-8c2d35df = Ingendera sidan hotar något: tredje gången blir remi.
t-the-may-not-bring-1ba1e176 = Försvararna får inte framkalla utgångsställningen igen.
t-the-bring-the-position-512dfff8 = Angriparna framkallar ställningen för tredje gången, och förlorar.
t-the-132nd-turn-and-5f531728 = Den 132:a turen, och ingen har vunnit: partiet blir remi.
t-the-is-alone-and-c2fbcf69 = Kungen är ensam och instängd på kanten: hans sida har inget drag och förlorar.
t-the-have-no-move-f5bc0be7 = Angriparna har inget drag kvar och förlorar.

## rulesets/cases/guards.toml

t-a-guard-between-two-1420527e = En vakt mellan två angripare slås inte.
t-held-on-all-four-37dac81a = Hållen på alla fyra sidor faller han.

## rulesets/cases/king.toml

t-the-captures-by-his-15b94989 = Kungen slår med sitt eget drag.
t-another-piece-captures-with-1693451d = En annan pjäs slår med kungen som medhjälpare.
t-the-weaponless-captures-nothing-2af91f50 = Den vapenlöse kungen slår ingen med sitt drag.
t-four-around-him-capture-a75cc736 = Fyra angripare runt honom fångar kungen i borgen.
t-before-his-first-move-3228bb23 = Före sitt första drag är kungen trygg i borgen, även bland fyra angripare.
t-beside-the-throne-three-5cc01ae1 = Bredvid borgen fångar tre angripare och den tomma borgen kungen.
t-beside-the-empty-throne-ef588e18 = Bredvid den tomma borgen kan kungen inte fångas: ingen man får stå på den fjärde sidan.
t-four-around-him-capture-57b1a1b2 = Fyra angripare runt honom fångar kungen.
t-two-on-opposite-sides-22b74644 = Två angripare på motsatta sidor fångar kungen så som en man slås.
t-on-the-edge-three-0497c9fd = På kanten fångar tre angripare kungen; kanten är den fjärde.
t-on-the-edge-two-9c878960 = På kanten fångar två angripare kungen, en på var sida om honom längs kanten.
t-on-the-edge-the-504e6799 = På kanten kan kungen inte fångas, inte ens av tre angripare.
t-the-captures-by-his-11b05bd6 = Kungen slår med sitt eget drag …
t-two-capture-the-beside-2a046ef8 = Två angripare fångar kungen bredvid borgen.
t-two-capture-the-even-a0c48085 = Två angripare fångar kungen även i hans borg.

## rulesets/cases/linnaean.toml

t-the-sits-on-the-f0b0f4e6 = Kungen sitter i borgen med angripare på tre sidor: en försvarare på den fjärde faller för den angripare som kommer bakom honom.

## rulesets/cases/movement.toml

t-a-man-goes-along-b0c9f001 = En man går längs sin rad eller kolumn så långt han vill, fram till nästa pjäs.
t-an-odd-throw-the-0a9ca6dd = Ett udda kast: spelaren drar.
t-the-goes-one-point-f221872a = Kungen går en punkt, inte längre.
t-the-go-one-point-a490ee64 = Angriparna går en punkt, inte längre.
t-the-go-one-point-29e5d4c5 = Försvararna går en punkt, inte längre.

## rulesets/cases/occupied.toml

t-even-with-the-on-e7d6c7f7 = Även med kungen i sig slår borgen: en försvarare faller mellan den och en angripare.
t-a-camp-point-captures-30d18ab5 = En lägerpunkt slår en angripare utanför lägret även medan en annan står på den.
t-an-empty-camp-point-567923f4 = En tom lägerpunkt gäller som en fiende: en angripare faller mot den.
t-the-empty-camp-points-8109ac74 = De tomma lägerpunkterna e2 och d1 räknas inte mot någon: kungen fångas inte.
t-in-his-camp-one-8b401e68 = I sitt läger går en angripare säker för slag mot lägerpunkten bakom honom.
t-one-of-the-who-d0164f4b = En angripare som står i ett läger får gå raka vägen in i ett annat.

## rulesets/cases/repetition.toml

t-the-bring-the-position-2e976a14 = Försvararna framkallar ställningen för tredje gången: de vinner, för angriparna anses ha tvingat dem.
t-the-bring-the-position-355f75de = Försvararna framkallar ställningen för tredje gången: de förlorar.

## rulesets/cases/shieldwall.toml

t-the-close-the-last-011ba24a = Angriparna stänger radens sista ände: båda männen på kanten faller.
t-the-move-that-closes-20828d47 = Draget som stänger fällan måste stänga en ände av raden: ett drag till en punkt framför raden slår ingen.
t-whichever-enemy-comes-last-96db9ce2 = Raden faller, vilken fiende som än kommer sist.
t-the-corner-closes-one-32cda93e = Hörnet stänger den ena änden av raden.

## rulesets/cases/special-pieces.toml

t-the-jumps-over-an-46746ed8 = Kungen hoppar över en vanlig fiende till en särskild punkt: här in i hörnet, och han har undkommit.
t-from-the-throne-the-ffd705f7 = Från borgen hoppar kungen till vilken tom punkt som helst bakom en vanlig fiende. Mannen som han hoppade över faller här, mellan honom och borgen som han just har lämnat.
t-between-two-ordinary-points-5c0253c0 = Mellan två vanliga punkter hoppar kungen inte.
t-the-piece-that-has-9e5305fd = Pjäsen som just har slagit slår en man till i samma tur.
t-a-further-move-must-9b905cbd = Varje ytterligare drag måste slå igen.
t-it-may-also-stay-3889b201 = Den får också stå kvar där den är: då är turen slut.
t-after-his-capture-the-42ea0d82 = Efter sitt slag fortsätter kungen in i hörnet, fast det inte slår någon.
t-after-his-capture-the-30274371 = Efter sitt slag fortsätter kungen till kanten, fast det inte slår någon.
t-a-commander-jumps-over-6184562f = En befälhavare hoppar över en vanlig fiende till den tomma punkten bakom. Fienden slås inte av det.
t-the-knight-captures-the-5305142a = Riddaren slår den vanliga fiende som han hoppar över.
t-two-commanders-take-the-a2da8927 = Två befälhavare fångar kungen mellan sig.
t-a-commander-takes-the-9d2e1580 = En befälhavare fångar kungen mot en hörnpunkt.
t-a-commander-and-a-36d235df = En befälhavare och en man gör det inte.
t-only-the-may-stop-e2386cad = Bara kungen får stanna i borgen.
t-only-the-may-stop-7025ac5e = Bara kungen får stanna på en hörnpunkt.
t-otherwise-four-attackers-take-98c7305d = Annars krävs fyra angripare för att fånga kungen.
t-a-man-falls-between-619cdd7a = En man faller mellan två fiender i rak linje.
t-the-wins-in-a-7303b05a = Kungen vinner i ett hörn.
t-a-dux-jumps-over-6e7da66c = En dux hoppar över en fiende till den tomma punkten bakom; fienden står kvar.
t-two-opposite-sides-are-0b3992f9 = Två motsatta sidor räcker inte mot en av de fyra särskilda männen.
t-he-falls-when-three-847db148 = Han faller när tre av sidorna om honom hålls.
t-it-stays-on-its-b3172d72 = Han står kvar på sin punkt och drar från och med då med angriparna.
t-a-commander-jumps-over-a31f8725 = En befälhavare hoppar över en man på sin egen sida.
t-it-jumps-over-an-04fbcad2 = Han hoppar också över en fiende, som står kvar.
t-the-falls-between-two-0999671e = Kungen faller mellan två angripare, som vilken man som helst.

## rulesets/cases/speed.toml

t-one-of-the-goes-acc27198 = En angripare går en punkt i ett drag, inte längre.
t-one-of-the-goes-e28f7fa6 = En försvarare går en punkt i ett drag, inte längre.
t-the-goes-one-point-884f148d = Kungen går en punkt i ett drag, inte längre.

## rulesets/cases/steps.toml

t-one-step-closes-the-24b83164 = Ett steg stänger fällan: en försvarare mellan två angripare slås.
t-the-is-the-partner-70000ae1 = Kungen är medhjälpare: en angripare faller mellan honom och en försvarare.
t-all-four-sides-of-dbf0c806 = Alla fyra sidorna om kungen hålls: han är fångad.
t-beside-the-empty-throne-ae4d01cd = Bredvid den tomma borgen räcker tre angripare.
t-the-empty-throne-captures-0bbd0f79 = Den tomma borgen slår båda sidors män.
t-a-corner-is-a-dc55c0c6 = Ett hörn är en punkt som alla andra: en man får stanna där.
t-the-reaches-the-edge-88881002 = Kungen når kanten och har undkommit.

## rulesets/cases/stuck.toml

t-the-last-of-the-e2e7b48a = Den siste angriparen slås: angriparna har inget drag, och förlorar.

## rulesets/cases/surrounding.toml

t-the-ring-is-closed-3e057c7c = Ringen är sluten, och inga försvarare är utanför: angriparna vinner.
t-the-ring-is-closed-67c1a604 = Ringen är sluten, och partiet fortsätter.
t-the-ring-around-the-9286e9c9 = Ringen runt kungen och hans siste man är sluten: angriparna har vunnit.
t-the-ring-around-the-90f1ff8f = Ringen runt kungen och hans siste man är sluten, men det vinner ännu inte.
t-the-wall-is-closed-1e0f8ac1 = Muren är sluten: ingen man i den kan någonsin slås, och kungen kan röra sig bakom den. Hans sida vinner.
t-the-ring-around-the-622ecae6 = Ringen runt kungen är sluten: han kan inte längre komma till något hörn, och angriparna vinner, fast tre av försvararna står utanför.
t-one-of-the-stands-a6784475 = En av försvararna står i luckan. Han kan gå undan och kungen följa efter: partiet går vidare.
t-all-corners-are-blocked-d7876f95 = Alla hörn är spärrade, och tre män är kvar: för få till ett fort. Angriparna, som har en mer än spärren kräver, vinner.
t-the-is-trapped-two-02d19953 = Kungen är instängd, två angripare på var sida och två framför, och bara en man är kvar för att hjälpa honom: angriparna vinner.

## rulesets/cases/throne-11.toml

t-no-man-may-stop-03cbd649 = Ingen man får stanna i borgen, inte ens när den är tom.
t-the-may-come-back-81d4aedb = Kungen får komma tillbaka till borgen.
t-a-man-may-pass-3092263f = En man får passera den tomma borgen.
t-a-man-may-not-57de4b53 = En man får inte passera borgen, inte ens när den är tom.
t-the-empty-throne-stands-75a29352 = Den tomma borgen gäller som en fiende: en försvarare faller mot den.

## rulesets/cases/throne.toml

t-the-middle-of-the-bae240e7 = Brädets mitt är en punkt som alla andra: en man får stanna där.
t-the-has-left-the-3e30d1a4 = Kungen har lämnat borgen och får inte komma tillbaka.
t-one-of-the-is-7f5b8f96 = En angripare slås mellan en av försvararnas män och den tomma borgen.
t-one-of-the-is-d3124d5b = En angripare slås mellan en av försvararnas män och den tomma borgen.
t-the-empty-throne-is-deeb8db3 = Den tomma borgen är inte fientlig mot män: ingen slås.
t-the-empty-throne-counts-67888d8d = Den tomma borgen räknas mot kungen: tre angripare och borgen fångar honom.
t-the-empty-throne-does-c261fc73 = Den tomma borgen räknas inte mot kungen: tre angripare räcker inte.
t-the-empty-throne-captures-4ef18e88 = Den tomma borgen slår män.
t-the-empty-throne-captures-8dd32886 = Den tomma borgen slår angripare …
t-the-do-not-pass-ec21b80c = Angriparna passerar inte borgen.
t-the-throne-captures-even-895ac81d = Borgen slår angripare även med kungen i sig, fast han själv inte bär vapen.
t-with-the-on-it-6c87338c = Med kungen i sig slår borgen ingen, och han är ingen medhjälpare.
t-one-of-the-stops-7dad6d53 = En försvarare stannar i brädets mitt.

## rulesets/cases/weak-king.toml

t-even-on-the-throne-cf15155c = Även i borgen fångar två angripare på motsatta sidor kungen.
t-beside-the-throne-two-e1800ad2 = Bredvid borgen fångar två angripare på motsatta sidor kungen.
