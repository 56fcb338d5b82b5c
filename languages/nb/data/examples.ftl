## rulesets/cases/alone.toml

t-the-last-of-the-c307a785 = Den siste av forsvarerne er slått: Kongen har tapt.

## rulesets/cases/camps.toml

t-nothing-is-special-about-f869b2ac = Det er ingenting særskilt ved punktene der angriperne begynte: Alle brikker kan stanse der.
t-nobody-may-stop-on-453a7be6 = Ingen kan stanse på et leirpunkt utenfra, heller ikke når det er tomt.
t-nobody-may-pass-over-620397d9 = Ingen kan gå gjennom en tom leir utenfra.
t-one-of-the-who-256ffedb = En angriper som ikke har forlatt leiren sin, kan flytte innenfor den.
t-nobody-moves-within-a-e41789d7 = Ingen flytter innenfor en leir.
t-where-a-man-in-7b90efee = Hvor en mann i leiren sin kan gå: ut, også gjennom de tomme punktene i den, men ikke til dem.
t-nobody-passes-over-the-5e984714 = Ingen går gjennom punktene i leiren sin på vei ut.
t-an-empty-camp-point-2fbe2543 = Et tomt leirpunkt teller mot kongen: Tre angripere og leiren fanger ham.
t-a-camp-point-is-d2b30202 = Et leirpunkt er ikke fiendtlig mot menn: En forsvarer mellom det og en angriper er trygg.
t-an-empty-camp-point-da74563d = Et tomt leirpunkt slår menn.
t-inside-a-camp-the-8f0e3728 = Innenfor en leir slår leirens punkter ingen.

## rulesets/cases/capture.toml

t-one-of-the-is-ba985773 = En forsvarer slås mellom to angripere; det er trekket som slår.
t-two-men-side-by-de408526 = To menn side om side slås ikke sammen.
t-one-move-captures-three-8a5d6867 = Ett trekk slår tre menn på én gang.
t-one-of-the-may-6695abca = En forsvarer kan gå inn mellom to angripere uten skade.
t-a-man-of-the-be975c00 = En forsvarer som går inn mellom to angripere, blir slått.

## rulesets/cases/citadels.toml

t-a-corner-point-stands-17b90340 = Et hjørnepunkt gjelder som en forsvarer: En angriper faller mot det.
t-the-empty-throne-stands-45cff0fc = Den tomme borgen gjelder som en forsvarer: En angriper faller mot den.
t-the-reaches-the-extreme-72bb7fb9 = Kongen kommer til det ytterste hjørnet og har sluppet unna.
t-on-the-other-corner-b5138c56 = På de andre hjørnepunktene kan kongen stå, men han har ikke sluppet unna ennå.

## rulesets/cases/combined.toml

t-the-s-other-three-1bb0c879 = Kongens tre andre sider er sperret, og en angriper stiller seg bak mannen ved siden av ham: Mannen slås.
t-an-empty-camp-point-c5b84637 = Et tomt leirpunkt kan være en av kongens sperrede sider.
t-the-same-move-may-48517e04 = Det samme trekket kan slå en annen mann på vanlig måte.

## rulesets/cases/corners-11.toml

t-the-corner-point-stands-58ee10d9 = Hjørnepunktet gjelder som en fiende: En angriper faller mot det.
t-no-man-may-stop-aa0e877b = Ingen mann kan stanse på et hjørnepunkt.
t-on-the-edge-three-984e055c = På kanten fanger tre angripere kongen.
t-on-the-edge-the-04a8f51c = På kanten kan kongen ikke fanges.

## rulesets/cases/corners.toml

t-the-corner-is-a-2f0b0edb = Hjørnet er et punkt som alle andre: En mann kan stanse der.
t-each-corner-has-four-12084922 = Hvert hjørne har fire hjørnepunkter; ingen mann kan stanse på det innerste heller.
t-only-the-extreme-point-98b21d38 = Bare det ytterste punktet er et hjørnepunkt: Kongen ved siden av det har ikke sluppet unna.
t-men-may-stop-on-93916b73 = Menn kan stanse på hjørnet: Angriperne tetter det.
t-a-man-may-not-7447daf6 = En mann kan ikke gå gjennom et hjørnepunkt.
t-one-of-the-is-001f962f = En angriper slås mellom en forsvarer og et hjørnepunkt.
t-the-is-captured-between-6aaaf51d = Kongen fanges mellom en angriper og et hjørnepunkt.
t-the-corner-point-does-110b274c = Hjørnepunktet teller ikke mot kongen.
t-the-corner-point-does-c7ae01c1 = Hjørnepunktet teller ikke mot kongen: Kanten og to angripere er ikke nok.
t-the-empty-corner-is-d983189a = Det tomme hjørnet er ikke fiendtlig mot noen: Mannen ved siden av det slås ikke.
t-none-of-the-may-a9844ad0 = Ingen forsvarer kan stanse på et hjørnepunkt.

## rulesets/cases/end.toml

t-the-escapes-to-the-712c93f4 = Kongen rømmer også til det innerste hjørnepunktet.
t-the-escapes-to-the-ebddd60c = Kongen rømmer til hjørnet.
t-the-escapes-to-any-1da03906 = Kongen rømmer til et hvilket som helst punkt på kanten.
t-the-escapes-to-a-14a0642a = Kongen rømmer til et punkt på kanten utenfor leirene.
t-a-camp-point-is-41125e34 = Et leirpunkt er ingen vei ut.
t-the-has-threatened-to-f17cebfc = Kongen har tre ganger truet med å slippe unna i samme stilling, altså gjentatt trusselen to ganger: Han kan ikke gjøre det igjen.
t-the-may-not-threaten-a367e18a = Kongen kan ikke true med å slippe unna i samme stilling for tredje gang: Parten hans må finne et annet trekk.
t-the-may-not-threaten-11a55fe7 = Kongen kan ikke true med å slippe unna i samme stilling for tredje gang: Parten hans er alene om stadig å true, og må finne et annet trekk.
t-neither-side-threatens-the-9a077be6 = Ingen av partene truer: Tredje gang betyr ingenting, og partiet fortsetter.
t-the-have-no-legal-8d1b7c54 = Angriperne har ikke noe lovlig trekk igjen: Partiet er remis.
t-the-have-no-legal-7ed5b6e4 = Angriperne har ikke noe lovlig trekk: De mister turen, og forsvarerne trekker igjen.
t-the-has-one-way-e3e27b43 = Kongen har én vei ut: «raicki».
t-the-has-two-ways-ff235803 = Kongen har to veier ut: «tuicku».
t-the-position-of-the-3043453e = Utgangsstillingen kommer for tredje gang: Kongen og forsvarerne hans taper.
t-neither-side-threatens-anything-8c2d35df = Ingen av partene truer med noe: Tredje gang gir remis.
t-the-may-not-bring-1ba1e176 = Forsvarerne kan ikke få fram utgangsstillingen på nytt.
t-the-bring-the-position-512dfff8 = Angriperne får fram stillingen for tredje gang, og taper.
t-the-132nd-turn-and-5f531728 = Den 132. turen, og ingen har vunnet: Partiet er remis.
t-the-is-alone-and-c2fbcf69 = Kongen er alene og innestengt på kanten: Parten hans har ikke noe trekk og taper.
t-the-have-no-move-f5bc0be7 = Angriperne har ikke noe trekk igjen og taper.

## rulesets/cases/guards.toml

t-a-guard-between-two-1420527e = En vokter mellom to angripere slås ikke.
t-held-on-all-four-37dac81a = Holdes han på alle fire sider, faller han.

## rulesets/cases/king.toml

t-the-captures-by-his-15b94989 = Kongen slår med sitt eget trekk.
t-another-piece-captures-with-1693451d = En annen brikke slår med kongen som makker.
t-the-weaponless-captures-nothing-2af91f50 = Den våpenløse kongen slår ingenting med sitt trekk.
t-four-around-him-capture-a75cc736 = Fire angripere rundt ham fanger kongen i borgen.
t-before-his-first-move-3228bb23 = Før sitt første trekk er kongen trygg i borgen, også blant fire angripere.
t-beside-the-throne-three-5cc01ae1 = Ved siden av borgen fanger tre angripere og den tomme borgen kongen.
t-beside-the-empty-throne-ef588e18 = Ved siden av den tomme borgen kan kongen ikke fanges: Ingen mann kan stå på den fjerde siden.
t-four-around-him-capture-57b1a1b2 = Fire angripere rundt ham fanger kongen.
t-two-on-opposite-sides-22b74644 = To angripere på motsatte sider fanger kongen som en mann.
t-on-the-edge-three-0497c9fd = På kanten fanger tre angripere kongen; kanten er den fjerde.
t-on-the-edge-two-9c878960 = På kanten fanges kongen av to angripere, én på hver side av ham langs kanten.
t-on-the-edge-the-504e6799 = På kanten kan kongen ikke fanges, ikke engang av tre angripere.
t-the-captures-by-his-11b05bd6 = Kongen slår med sitt eget trekk …
t-two-capture-the-beside-2a046ef8 = To angripere fanger kongen ved siden av borgen.
t-two-capture-the-even-a0c48085 = To angripere fanger kongen også i borgen.

## rulesets/cases/linnaean.toml

t-the-sits-on-the-f0b0f4e6 = Kongen sitter i borgen med angripere på tre sider: En forsvarer på den fjerde faller for angriperen som kommer bak ham.

## rulesets/cases/movement.toml

t-a-man-goes-along-b0c9f001 = En mann går så langt han vil langs raden eller kolonnen sin, fram til neste brikke.
t-an-odd-throw-the-0a9ca6dd = Kastet gir oddetall: Spilleren trekker.
t-the-goes-one-point-f221872a = Kongen går ett punkt, ikke lenger.
t-the-go-one-point-a490ee64 = Angriperne går ett punkt, ikke lenger.
t-the-go-one-point-29e5d4c5 = Forsvarerne går ett punkt, ikke lenger.

## rulesets/cases/occupied.toml

t-even-with-the-on-e7d6c7f7 = Også med kongen i slår borgen: En forsvarer faller mellom den og en angriper.
t-a-camp-point-captures-30d18ab5 = Et leirpunkt slår en angriper utenfor leiren også når en annen står på det.
t-an-empty-camp-point-567923f4 = Et tomt leirpunkt gjelder som en fiende: En angriper faller mot det.
t-the-empty-camp-points-8109ac74 = De tomme leirpunktene e2 og d1 teller ikke mot noen: Kongen fanges ikke.
t-in-his-camp-one-8b401e68 = I leiren sin er en angriper trygg for slag mot leirpunktet bak ham.
t-one-of-the-who-d0164f4b = En angriper som står i en leir, kan gå rett inn i en annen.

## rulesets/cases/repetition.toml

t-the-bring-the-position-2e976a14 = Forsvarerne får fram stillingen for tredje gang: De vinner, for angriperne regnes for å ha tvunget dem.
t-the-bring-the-position-355f75de = Forsvarerne får fram stillingen for tredje gang: De taper.

## rulesets/cases/shieldwall.toml

t-the-close-the-last-011ba24a = Angriperne lukker den siste enden av rekka: Begge mennene på kanten faller.
t-the-move-that-closes-20828d47 = Trekket som lukker fella, må lukke en ende av rekka: Et trekk som kommer foran, slår ingen.
t-whichever-enemy-comes-last-96db9ce2 = Uansett hvilken fiende som kommer sist, faller rekka.
t-the-corner-closes-one-32cda93e = Hjørnet lukker den ene enden av rekka.

## rulesets/cases/special-pieces.toml

t-the-jumps-over-an-46746ed8 = Kongen hopper over en vanlig fiende til et særskilt punkt: her inn i hjørnet, og han har sluppet unna.
t-from-the-throne-the-ffd705f7 = Fra borgen hopper kongen til et hvilket som helst tomt punkt bak en vanlig fiende. Mannen det hoppes over, faller her, mellom ham og borgen han nettopp har forlatt.
t-between-two-ordinary-points-5c0253c0 = Mellom to vanlige punkter hopper kongen ikke.
t-the-piece-that-has-9e5305fd = Brikken som nettopp har slått, slår enda en mann i samme tur.
t-a-further-move-must-9b905cbd = Et nytt trekk må slå igjen.
t-it-may-also-stay-3889b201 = Den kan også bli stående der den er: Turen er over.
t-after-his-capture-the-42ea0d82 = Etter slaget fortsetter kongen inn i hjørnet, enda trekket ikke slår noe.
t-after-his-capture-the-30274371 = Etter slaget fortsetter kongen til kanten, enda trekket ikke slår noe.
t-a-commander-jumps-over-6184562f = En hærfører hopper over en vanlig fiende til det tomme punktet bak. Fienden slås ikke ved det.
t-the-knight-captures-the-5305142a = Ridderen slår den vanlige fienden han hopper over.
t-two-commanders-take-the-a2da8927 = To hærførere fanger kongen mellom seg.
t-a-commander-takes-the-9d2e1580 = En hærfører fanger kongen mot et hjørnepunkt.
t-a-commander-and-a-36d235df = En hærfører og en mann gjør det ikke.
t-only-the-may-stop-e2386cad = Bare kongen kan stanse i borgen.
t-only-the-may-stop-7025ac5e = Bare kongen kan stanse på et hjørnepunkt.
t-otherwise-four-attackers-take-98c7305d = Ellers fanger fire angripere kongen.
t-a-man-falls-between-619cdd7a = En mann faller mellom to fiender i rett linje.
t-the-wins-in-a-7303b05a = Kongen vinner i et hjørne.
t-a-dux-jumps-over-6e7da66c = En dux hopper over en fiende til det tomme punktet bak; fienden blir stående.
t-two-opposite-sides-are-0b3992f9 = To motsatte sider er ikke nok mot en av de fire spesielle mennene.
t-he-falls-when-three-847db148 = Han faller når tre av sidene hans holdes.
t-it-stays-on-its-b3172d72 = Han blir stående på punktet sitt, og flytter fra da av med angriperne.
t-a-commander-jumps-over-a31f8725 = En hærfører hopper over en mann av sin egen part.
t-it-jumps-over-an-04fbcad2 = Han hopper også over en fiende, som blir stående.
t-the-falls-between-two-0999671e = Kongen faller mellom to angripere, som en hvilken som helst mann.

## rulesets/cases/speed.toml

t-one-of-the-goes-acc27198 = En angriper går ett punkt i et trekk, ikke lenger.
t-one-of-the-goes-e28f7fa6 = En forsvarer går ett punkt i et trekk, ikke lenger.
t-the-goes-one-point-884f148d = Kongen går ett punkt i et trekk, ikke lenger.

## rulesets/cases/steps.toml

t-one-step-closes-the-24b83164 = Ett skritt lukker fella: En forsvarer mellom to angripere slås.
t-the-is-the-partner-70000ae1 = Kongen er makkeren: En angriper faller mellom ham og en forsvarer.
t-all-four-sides-of-dbf0c806 = Alle fire sidene til kongen holdes: Han er fanget.
t-beside-the-empty-throne-ae4d01cd = Ved siden av den tomme borgen er tre angripere nok.
t-the-empty-throne-captures-0bbd0f79 = Den tomme borgen slår begge parters menn.
t-a-corner-is-a-dc55c0c6 = Et hjørne er et punkt som alle andre: En mann kan stanse der.
t-the-reaches-the-edge-88881002 = Kongen kommer til kanten og har sluppet unna.

## rulesets/cases/stuck.toml

t-the-last-of-the-e2e7b48a = Den siste angriperen slås: Angriperne har ikke noe trekk, og taper.

## rulesets/cases/surrounding.toml

t-the-ring-is-closed-3e057c7c = Ringen er lukket, og ingen forsvarere er utenfor: Angriperne vinner.
t-the-ring-is-closed-67c1a604 = Ringen er lukket, og partiet går videre.
t-the-ring-around-the-9286e9c9 = Ringen rundt kongen og hans siste mann er lukket: Angriperne har vunnet.
t-the-ring-around-the-90f1ff8f = Ringen rundt kongen og hans siste mann er lukket, men det er ennå ikke seier.
t-the-wall-is-closed-1e0f8ac1 = Muren er lukket: Ingen mann i den kan noen gang slås, og kongen kan flytte bak den. Parten hans vinner.
t-the-ring-around-the-622ecae6 = Ringen rundt kongen er lukket: Han kan ikke komme til noe hjørne lenger, og angriperne vinner, selv om tre av forsvarerne står utenfor.
t-one-of-the-stands-a6784475 = En av forsvarerne står i åpningen. Han kan gå bort og kongen følge etter: Partiet går videre.
t-all-corners-are-blocked-d7876f95 = Alle hjørner er sperret, og tre menn er igjen: for få til et fort. Angriperne, som har én mer enn blokaden trenger, vinner.
t-the-is-trapped-two-02d19953 = Kongen er innestengt, to angripere på hver side og to foran, og bare én mann er igjen til å hjelpe ham: Angriperne vinner.

## rulesets/cases/throne-11.toml

t-no-man-may-stop-03cbd649 = Ingen mann kan stanse i borgen, heller ikke når den er tom.
t-the-may-come-back-81d4aedb = Kongen kan komme tilbake til borgen.
t-a-man-may-pass-3092263f = En mann kan gå gjennom den tomme borgen.
t-a-man-may-not-57de4b53 = En mann kan ikke gå gjennom borgen, heller ikke når den er tom.
t-the-empty-throne-stands-75a29352 = Den tomme borgen gjelder som en fiende: En forsvarer faller mot den.

## rulesets/cases/throne.toml

t-the-middle-of-the-bae240e7 = Midten av brettet er et punkt som alle andre: En mann kan stanse der.
t-the-has-left-the-3e30d1a4 = Kongen har forlatt borgen og kan ikke komme tilbake.
t-one-of-the-is-7f5b8f96 = En angriper slås mellom en forsvarer og den tomme borgen.
t-one-of-the-is-d3124d5b = En angriper slås mellom en forsvarer og den tomme borgen.
t-the-empty-throne-is-deeb8db3 = Den tomme borgen er ikke fiendtlig mot menn: Ingen slås.
t-the-empty-throne-counts-67888d8d = Den tomme borgen teller mot kongen: Tre angripere og borgen fanger ham.
t-the-empty-throne-does-c261fc73 = Den tomme borgen teller ikke mot kongen: Tre angripere er ikke nok.
t-the-empty-throne-captures-4ef18e88 = Den tomme borgen slår menn.
t-the-empty-throne-captures-8dd32886 = Den tomme borgen slår angripere …
t-the-do-not-pass-ec21b80c = Angriperne går ikke gjennom borgen.
t-the-throne-captures-even-895ac81d = Borgen slår angripere også med kongen i, enda han selv er våpenløs.
t-with-the-on-it-6c87338c = Med kongen i slår borgen ingen, og han er ikke makker.
t-one-of-the-stops-7dad6d53 = En forsvarer stanser midt på brettet.

## rulesets/cases/weak-king.toml

t-even-on-the-throne-cf15155c = Også i borgen fanger to angripere på motsatte sider kongen.
t-beside-the-throne-two-e1800ad2 = Ved siden av borgen fanger to angripere på motsatte sider kongen.
