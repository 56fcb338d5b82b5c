## rulesets/cases/alone.toml

t-the-last-of-the-c307a785 = Den sidste forsvarer slås: kongen har tabt.

## rulesets/cases/camps.toml

t-nothing-is-special-about-f869b2ac = Der er intet særligt ved de punkter, hvor angriberne begyndte: enhver brik må standse dér.
t-nobody-may-stop-on-453a7be6 = Ingen må udefra standse på et lejrpunkt, heller ikke når det er tomt.
t-nobody-may-pass-over-620397d9 = Ingen må udefra gå hen over en tom lejr.
t-one-of-the-who-256ffedb = En angriber, der ikke har forladt sin lejr, må flytte sig inden for den.
t-nobody-moves-within-a-e41789d7 = Ingen flytter sig inden for en lejr.
t-where-a-man-in-7b90efee = Hvor en mand i sin lejr kan gå hen: ud, også hen over dens tomme punkter, men ikke ind på dem.
t-nobody-passes-over-the-5e984714 = Ingen går hen over sin lejrs punkter på vej ud.
t-an-empty-camp-point-2fbe2543 = Et tomt lejrpunkt tæller mod kongen: tre angribere og lejren fanger ham.
t-a-camp-point-is-d2b30202 = Et lejrpunkt er ikke fjendtligt over for mænd: en forsvarer mellem det og en angriber er i sikkerhed.
t-an-empty-camp-point-da74563d = Et tomt lejrpunkt slår mænd.
t-inside-a-camp-the-8f0e3728 = Inden for en lejr slår lejrens punkter ingen.

## rulesets/cases/capture.toml

t-one-of-the-is-ba985773 = En forsvarer slås mellem to angribere; det er trækket, der slår.
t-two-men-side-by-de408526 = To mænd side om side slås ikke på én gang.
t-one-move-captures-three-8a5d6867 = Ét træk slår tre mænd på én gang.
t-one-of-the-may-6695abca = En forsvarer må gå uskadt ind mellem to angribere.
t-a-man-of-the-be975c00 = En forsvarer, der går ind mellem to angribere, slås.

## rulesets/cases/citadels.toml

t-a-corner-point-stands-17b90340 = Et hjørnepunkt gør det ud for en forsvarer: en angriber falder mod det.
t-the-empty-throne-stands-45cff0fc = Den tomme borg gør det ud for en forsvarer: en angriber falder mod den.
t-the-reaches-the-extreme-72bb7fb9 = Kongen når det yderste hjørne og er sluppet ud.
t-on-the-other-corner-b5138c56 = På de andre hjørnepunkter må kongen stå, men han er endnu ikke sluppet ud.

## rulesets/cases/combined.toml

t-the-s-other-three-1bb0c879 = Kongens tre andre sider er spærret, og en angriber kommer om bag manden ved siden af ham: manden slås.
t-an-empty-camp-point-c5b84637 = Et tomt lejrpunkt kan være en af kongens spærrede sider.
t-the-same-move-may-48517e04 = Det samme træk kan slå en anden mand på almindelig vis.

## rulesets/cases/corners-11.toml

t-the-corner-point-stands-58ee10d9 = Hjørnepunktet gør det ud for en fjende: en angriber falder mod det.
t-no-man-may-stop-aa0e877b = Ingen mand må standse på et hjørnepunkt.
t-on-the-edge-three-984e055c = På kanten fanger tre angribere kongen.
t-on-the-edge-the-04a8f51c = På kanten kan kongen ikke fanges.

## rulesets/cases/corners.toml

t-the-corner-is-a-2f0b0edb = Hjørnet er et punkt som alle andre: en mand må standse dér.
t-each-corner-has-four-12084922 = Hvert hjørne har fire hjørnepunkter; heller ikke på det inderste må en mand standse.
t-only-the-extreme-point-98b21d38 = Kun det yderste punkt er et hjørnepunkt: kongen ved siden af det er ikke sluppet ud.
t-men-may-stop-on-93916b73 = Mænd må standse på hjørnet: angriberne lukker det til.
t-a-man-may-not-7447daf6 = En mand må ikke gå hen over et hjørnepunkt.
t-one-of-the-is-001f962f = En angriber slås mellem en forsvarer og et hjørnepunkt.
t-the-is-captured-between-6aaaf51d = Kongen fanges mellem en angriber og et hjørnepunkt.
t-the-corner-point-does-110b274c = Hjørnepunktet tæller ikke mod kongen.
t-the-corner-point-does-c7ae01c1 = Hjørnepunktet tæller ikke mod kongen: kanten og to angribere er ikke nok.
t-the-empty-corner-is-d983189a = Det tomme hjørne er ikke fjendtligt over for nogen: manden ved siden af det slås ikke.
t-none-of-the-may-a9844ad0 = Ingen forsvarer må standse på et hjørnepunkt.

## rulesets/cases/end.toml

t-the-escapes-to-the-712c93f4 = Kongen slipper også ud på det inderste hjørnepunkt.
t-the-escapes-to-the-ebddd60c = Kongen slipper ud i hjørnet.
t-the-escapes-to-any-1da03906 = Kongen slipper ud på et hvilket som helst punkt på kanten.
t-the-escapes-to-a-14a0642a = Kongen slipper ud på et punkt på kanten uden for lejrene.
t-a-camp-point-is-41125e34 = Et lejrpunkt er ingen vej ud.
t-the-has-threatened-to-f17cebfc = Kongen har tre gange truet med at slippe ud i den samme stilling, altså gentaget sin trussel to gange: han må ikke gøre det igen.
t-the-may-not-threaten-a367e18a = Kongen må ikke true med at slippe ud i den samme stilling for tredje gang: hans side skal finde et andet træk.
t-the-may-not-threaten-11a55fe7 = Kongen må ikke true med at slippe ud i den samme stilling for tredje gang: hans side er den eneste, der bliver ved med at true, og skal finde et andet træk.
t-neither-side-threatens-the-9a077be6 = Ingen af siderne truer: tredje gang betyder intet, og partiet går videre.
t-the-have-no-legal-8d1b7c54 = Angriberne har ikke noget lovligt træk tilbage: partiet er remis.
t-the-have-no-legal-7ed5b6e4 = Angriberne har ikke noget lovligt træk: de mister turen, og forsvarerne trækker igen.
t-the-has-one-way-e3e27b43 = Kongen har én vej ud: »raicki«.
t-the-has-two-ways-ff235803 = Kongen har to veje ud: »tuicku«.
t-the-position-of-the-3043453e = Udgangsstillingen kommer for tredje gang: kongen og hans forsvarere taber.
t-neither-side-threatens-anything-8c2d35df = Ingen af siderne truer med noget: tredje forekomst er remis.
t-the-may-not-bring-1ba1e176 = Forsvarerne må ikke fremkalde udgangsstillingen igen.
t-the-bring-the-position-512dfff8 = Angriberne fremkalder stillingen for tredje gang og taber.
t-the-132nd-turn-and-5f531728 = Den 132. tur, og ingen har vundet: partiet er remis.
t-the-is-alone-and-c2fbcf69 = Kongen er alene og lukket inde på kanten: hans side har intet træk og taber.
t-the-have-no-move-f5bc0be7 = Angriberne har ikke noget træk tilbage og taber.

## rulesets/cases/guards.toml

t-a-guard-between-two-1420527e = En vagt mellem to angribere slås ikke.
t-held-on-all-four-37dac81a = Besat på alle fire sider falder han.

## rulesets/cases/king.toml

t-the-captures-by-his-15b94989 = Kongen slår med sit eget træk.
t-another-piece-captures-with-1693451d = En anden brik slår med kongen som makker.
t-the-weaponless-captures-nothing-2af91f50 = Den våbenløse konge slår intet med sit træk.
t-four-around-him-capture-a75cc736 = Fire angribere omkring ham fanger kongen i borgen.
t-before-his-first-move-3228bb23 = Før sit første træk er kongen i sikkerhed i borgen, selv blandt fire angribere.
t-beside-the-throne-three-5cc01ae1 = Ved siden af borgen fanger tre angribere og den tomme borg kongen.
t-beside-the-empty-throne-ef588e18 = Ved siden af den tomme borg kan kongen ikke fanges: ingen mand må stå på den fjerde side.
t-four-around-him-capture-57b1a1b2 = Fire angribere omkring ham fanger kongen.
t-two-on-opposite-sides-22b74644 = Kongen fanges ligesom en mand af to angribere på modsatte sider.
t-on-the-edge-three-0497c9fd = På kanten fanger tre angribere kongen; kanten er den fjerde.
t-on-the-edge-two-9c878960 = På kanten fanges kongen af to angribere, én på hver side af ham langs kanten.
t-on-the-edge-the-504e6799 = På kanten kan kongen ikke fanges, ikke engang af tre angribere.
t-the-captures-by-his-11b05bd6 = Kongen slår med sit eget træk …
t-two-capture-the-beside-2a046ef8 = To angribere fanger kongen ved siden af borgen.
t-two-capture-the-even-a0c48085 = To angribere fanger kongen selv i hans borg.

## rulesets/cases/linnaean.toml

t-the-sits-on-the-f0b0f4e6 = Kongen står i borgen med angribere på tre sider: en forsvarer på den fjerde falder for den angriber, der stiller sig bag ham.

## rulesets/cases/movement.toml

t-a-man-goes-along-b0c9f001 = En mand går langs sin række eller kolonne, så langt han vil, indtil den næste brik.
t-an-odd-throw-the-0a9ca6dd = Et ulige kast: spilleren trækker.
t-the-goes-one-point-f221872a = Kongen går ét punkt, ikke længere.
t-the-go-one-point-a490ee64 = Angriberne går ét punkt, ikke længere.
t-the-go-one-point-29e5d4c5 = Forsvarerne går ét punkt, ikke længere.

## rulesets/cases/occupied.toml

t-even-with-the-on-e7d6c7f7 = Selv med kongen i sig slår borgen: en forsvarer falder mellem den og en angriber.
t-a-camp-point-captures-30d18ab5 = Et lejrpunkt slår en angriber uden for lejren, selv mens en anden står på det.
t-an-empty-camp-point-567923f4 = Et tomt lejrpunkt gør det ud for en fjende: en angriber falder mod det.
t-the-empty-camp-points-8109ac74 = De tomme lejrpunkter e2 og d1 tæller ikke mod nogen: kongen fanges ikke.
t-in-his-camp-one-8b401e68 = I sin lejr er en angriber sikker mod at blive slået mod lejrpunktet bag ham.
t-one-of-the-who-d0164f4b = En angriber, der står i en lejr, må gå lige ind i en anden.

## rulesets/cases/repetition.toml

t-the-bring-the-position-2e976a14 = Forsvarerne fremkalder stillingen for tredje gang: de vinder, for angriberne anses for at have tvunget dem til det.
t-the-bring-the-position-355f75de = Forsvarerne fremkalder stillingen for tredje gang: de taber.

## rulesets/cases/shieldwall.toml

t-the-close-the-last-011ba24a = Angriberne lukker den sidste ende af rækken: begge mænd på kanten falder.
t-the-move-that-closes-20828d47 = Det træk, der lukker fælden, skal lukke en ende af rækken: ét, der kommer foran, slår ingen.
t-whichever-enemy-comes-last-96db9ce2 = Uanset hvilken fjende der kommer sidst, falder rækken.
t-the-corner-closes-one-32cda93e = Hjørnet lukker den ene ende af rækken.

## rulesets/cases/special-pieces.toml

t-the-jumps-over-an-46746ed8 = Kongen springer over en almindelig fjende til et særligt punkt: her ind i hjørnet, og han er sluppet ud.
t-from-the-throne-the-ffd705f7 = Fra borgen springer kongen til ethvert tomt punkt bag en almindelig fjende. Her falder manden, der springes over, mellem ham og den borg, han netop har forladt.
t-between-two-ordinary-points-5c0253c0 = Mellem to almindelige punkter springer kongen ikke.
t-the-piece-that-has-9e5305fd = Den brik, der netop har slået, slår endnu en mand i samme tur.
t-a-further-move-must-9b905cbd = Et træk mere skal slå igen.
t-it-may-also-stay-3889b201 = Den må også blive stående: så er turen slut.
t-after-his-capture-the-42ea0d82 = Efter at have slået går kongen videre ind i hjørnet, selv om det ikke slår noget.
t-after-his-capture-the-30274371 = Efter at have slået går kongen videre til kanten, selv om det ikke slår noget.
t-a-commander-jumps-over-6184562f = En hærfører springer over en almindelig fjende til det tomme punkt bagved. Fjenden slås ikke ved det.
t-the-knight-captures-the-5305142a = Ridderen slår den almindelige fjende, han springer over.
t-two-commanders-take-the-a2da8927 = To hærførere fanger kongen mellem sig.
t-a-commander-takes-the-9d2e1580 = En hærfører fanger kongen mod et hjørnepunkt.
t-a-commander-and-a-36d235df = En hærfører og en mand gør det ikke.
t-only-the-may-stop-e2386cad = Kun kongen må standse i borgen.
t-only-the-may-stop-7025ac5e = Kun kongen må standse på et hjørnepunkt.
t-otherwise-four-attackers-take-98c7305d = Ellers fanger fire angribere kongen.
t-a-man-falls-between-619cdd7a = En mand falder mellem to fjender på en ret linje.
t-the-wins-in-a-7303b05a = Kongen vinder i et hjørne.
t-a-dux-jumps-over-6e7da66c = En dux springer over en fjende til det tomme punkt bagved; fjenden bliver stående.
t-two-opposite-sides-are-0b3992f9 = To modsatte sider er ikke nok mod en af de fire særlige mænd.
t-he-falls-when-three-847db148 = Han falder, når tre af hans sider er besat.
t-it-stays-on-its-b3172d72 = Han bliver stående på sit punkt og trækker fra da af med angriberne.
t-a-commander-jumps-over-a31f8725 = En hærfører springer over en mand fra sin egen side.
t-it-jumps-over-an-04fbcad2 = Han springer også over en fjende, som bliver stående.
t-the-falls-between-two-0999671e = Kongen falder mellem to angribere, som enhver mand.

## rulesets/cases/speed.toml

t-one-of-the-goes-acc27198 = En angriber går ét punkt i et træk, ikke længere.
t-one-of-the-goes-e28f7fa6 = En forsvarer går ét punkt i et træk, ikke længere.
t-the-goes-one-point-884f148d = Kongen går ét punkt i et træk, ikke længere.

## rulesets/cases/steps.toml

t-one-step-closes-the-24b83164 = Ét skridt lukker fælden: en forsvarer mellem to angribere slås.
t-the-is-the-partner-70000ae1 = Kongen er makkeren: en angriber falder mellem ham og en forsvarer.
t-all-four-sides-of-dbf0c806 = Alle kongens fire sider er besat: han fanges.
t-beside-the-empty-throne-ae4d01cd = Ved siden af den tomme borg er tre angribere nok.
t-the-empty-throne-captures-0bbd0f79 = Den tomme borg slår begge siders mænd.
t-a-corner-is-a-dc55c0c6 = Et hjørne er et punkt som alle andre: en mand må standse dér.
t-the-reaches-the-edge-88881002 = Kongen når kanten og er sluppet ud.

## rulesets/cases/stuck.toml

t-the-last-of-the-e2e7b48a = Den sidste angriber slås: angriberne har intet træk og taber.

## rulesets/cases/surrounding.toml

t-the-ring-is-closed-3e057c7c = Ringen er lukket, og ingen forsvarere er udenfor: angriberne vinder.
t-the-ring-is-closed-67c1a604 = Ringen er lukket, og partiet går videre.
t-the-ring-around-the-9286e9c9 = Ringen om kongen og hans sidste mand er lukket: angriberne har vundet.
t-the-ring-around-the-90f1ff8f = Ringen om kongen og hans sidste mand er lukket, men det vinder endnu ikke.
t-the-wall-is-closed-1e0f8ac1 = Muren er lukket: ingen mand i den kan nogensinde slås, og kongen kan flytte sig bag den. Hans side vinder.
t-the-ring-around-the-622ecae6 = Ringen om kongen er lukket: han kan ikke komme til noget hjørne mere, og angriberne vinder, skønt tre af forsvarerne står udenfor.
t-one-of-the-stands-a6784475 = En af forsvarerne står i hullet. Han kan gå bort og kongen følge efter: partiet går videre.
t-all-corners-are-blocked-d7876f95 = Alle hjørner er spærret, og der er tre mænd tilbage: for få til et fort. Angriberne, der har én mere, end blokaden kræver, vinder.
t-the-is-trapped-two-02d19953 = Kongen er lukket inde, to angribere på hver side og to foran, og kun én mand er tilbage til at hjælpe ham: angriberne vinder.

## rulesets/cases/throne-11.toml

t-no-man-may-stop-03cbd649 = Ingen mand må standse i borgen, heller ikke når den er tom.
t-the-may-come-back-81d4aedb = Kongen må vende tilbage til borgen.
t-a-man-may-pass-3092263f = En mand må gå hen over den tomme borg.
t-a-man-may-not-57de4b53 = En mand må ikke gå hen over borgen, heller ikke når den er tom.
t-the-empty-throne-stands-75a29352 = Den tomme borg gør det ud for en fjende: en forsvarer falder mod den.

## rulesets/cases/throne.toml

t-the-middle-of-the-bae240e7 = Brættets midte er et punkt som alle andre: en mand må standse dér.
t-the-has-left-the-3e30d1a4 = Kongen har forladt borgen og må ikke vende tilbage.
t-one-of-the-is-7f5b8f96 = En angriber slås mellem en forsvarer og den tomme borg.
t-one-of-the-is-d3124d5b = En angriber slås mellem en forsvarer og den tomme borg.
t-the-empty-throne-is-deeb8db3 = Den tomme borg er ikke fjendtlig over for mænd: ingen slås.
t-the-empty-throne-counts-67888d8d = Den tomme borg tæller mod kongen: tre angribere og borgen fanger ham.
t-the-empty-throne-does-c261fc73 = Den tomme borg tæller ikke mod kongen: tre angribere er ikke nok.
t-the-empty-throne-captures-4ef18e88 = Den tomme borg slår mænd.
t-the-empty-throne-captures-8dd32886 = Den tomme borg slår angribere …
t-the-do-not-pass-ec21b80c = Angriberne går ikke hen over borgen.
t-the-throne-captures-even-895ac81d = Borgen slår angribere selv med kongen i sig, skønt han ikke selv bærer våben.
t-with-the-on-it-6c87338c = Med kongen i sig slår borgen ingen, og han er ikke makker.
t-one-of-the-stops-7dad6d53 = En forsvarer standser midt på brættet.

## rulesets/cases/weak-king.toml

t-even-on-the-throne-cf15155c = Selv i borgen fanger to angribere på modsatte sider kongen.
t-beside-the-throne-two-e1800ad2 = Ved siden af borgen fanger to angribere på modsatte sider kongen.
