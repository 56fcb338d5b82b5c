## docs/studies/alea-balance/alea-balance.games.toml

t-a-typical-win-of-fdf9f415 = En typisk seier for angriperne
t-on-murray-s-layout-8919e56d = På Murrays oppstilling har angriperne kongen godt omringet fra starten, og etter Walkers regler fra 2015 fanger to av dem ham så snart han er borte fra midten. Etter programmets vurdering leder de hele veien.
t-the-first-man-falls-924b8f2f = Den første mannen faller. Programmet ser angriperne nesten to mann foran, og herfra aldri mindre.
t-two-defenders-stand-beside-f4d6fa97 = To forsvarere står ved det øvre venstre hjørnet, og ingen angriper er i nærheten. Men kongen er ennå midt på brettet.
t-the-king-leaves-the-784f0db2 = Kongen forlater borgen og punktene ved siden av den. Fra nå av er to angripere nok til å fange ham.
t-the-king-has-run-ccf3629c = Kongen har løpt til høyre kant, og veien opp til hjørnet er fri. En angriper må stenge den straks og gjør det.
t-the-next-attempt-at-0c9f18ec = Det neste forsøket mot samme hjørne har slått feil: En angriper har gått imellom. Kongen snur.
t-from-here-the-king-058e29c2 = Herfra er kongen fortapt, uansett hva han gjør: Programmet ser at han blir fanget om sju trekk, begge siders talt med.
t-the-king-stands-on-0451e3f0 = Kongen står på kanten med en angriper over seg og en under seg: fanget.
t-a-typical-win-of-775271c8 = En typisk seier for forsvarerne
t-by-murray-s-rules-44d7281c = Etter Murrays regler er hvert punkt på kanten en vei ut, og det trengs fire angripere for å fange kongen. Angriperne leder først og taper likevel.
t-the-attackers-have-captured-1e2670b6 = Angriperne har slått to mann og ikke mistet noen: Programmet ser dem en mann foran.
t-the-second-attacker-falls-2096a84e = Angriper nummer to faller like ved, til høyre, og med ham er ledelsen borte.
t-the-king-leaves-the-2035e347 = Kongen forlater borgen langs linjen som hans egne menn har ryddet.
t-six-attackers-have-fallen-9ca1314b = Seks angripere har falt og fire forsvarere. Over førti angripere er igjen, men de fleste av dem står langt fra kongen.
t-the-king-stands-one-f894a82b = Kongen står ett skritt fra høyre kant. En angriper må stenge veien straks.
t-a-defender-goes-to-a613e664 = En forsvarer går selv ut på kanten, og det er avgjort: Programmet ser kongen slippe unna om seks trekk, begge siders talt med, uansett hva angriperne gjør.
t-the-last-attacker-in-85fe32c7 = Den siste angriperen i veien ble slått, og kongen går dit han sto. Han har sluppet unna.
t-a-perpetual-threat-4028d410 = En evig trussel
t-the-attackers-are-two-40c3f615 = Angriperne leder med to mann og lar kongen komme for nær et hjørne. De kan ikke lenger fange ham, og han kommer ikke forbi dem: remis.
t-by-the-program-s-24b95ee5 = Etter programmets vurdering leder angriperne med to mann. Kongen står i midten.
t-in-two-moves-he-08a9f802 = På to trekk har han kommet opp til høyre. Et lengre søk finner et trekk som beholder ledelsen: en angriper fra p12 til s12.
t-an-attacker-moves-up-2906955e = I stedet går en angriper oppover høyre kant. Etter dette finner det lengre søket ikke mer enn remis.
t-the-king-captures-a-5255a303 = Kongen slår en mann mot hjørnet og truer med å gå inn i det. En angriper må stenge kanten.
t-a-step-aside-and-0c6693a8 = Et skritt til siden, og kongen truer hjørnet fra linjen ved siden av. Igjen må en angriper følge etter.
t-so-it-went-to-521227e8 = Slik gikk det fram og tilbake til en stilling kom for tredje gang. Tre mann fra hver side ble slått i hele partiet.
t-the-hunt-for-the-3c006148 = Jakten på den siste mannen
t-for-two-hundred-moves-28a222e5 = I to hundre trekk mente programmet at forsvarerne ledet klart, og likevel vant angriperne. Derfor teller denne studien bare hvordan partier ender, aldri hva programmet mener om en stilling.
t-the-king-leaves-the-bcc4625c = Kongen forlater borgen. Hver side har mistet fire mann, og etter programmets vurdering leder forsvarerne med nesten åtte mann.
t-the-program-puts-the-fb164f62 = Programmet ser forsvarerne elleve mann foran. Men tretten av dem er igjen av tjuefire, og ingen vei til et hjørne har åpnet seg.
t-seven-defenders-are-left-4544c7bf = Sju forsvarere er igjen mot trettiåtte angripere. Vurderingen sier fortsatt at forsvarerne leder.
t-only-now-the-score-6800af66 = Først nå snur vurderingen. Fem forsvarere er igjen, og kongen drives langs nedre kant.
t-the-king-is-shut-02a53a20 = Kongen er stengt inne på kanten med en av sine menn. En annen er fri, og så lenge han kan trekke, trenger ikke kongen det.
t-after-more-than-seventy-9768a0ff = Etter mer enn sytti trekk er den frie mannen slått. Nå må kongen trekke, og begge trekkene taper.
t-three-attackers-and-the-406a6752 = Tre angripere og kanten rundt ham: fanget.

## docs/studies/versions.toml

t-ninety-more-games-of-6602fa95 = Nitti partier til etter hvert regelsett på Helmfrid 2 med 64 000 stillinger, unntatt Murrays: Walker 2015 favoriserer der angriperne.
t-the-games-at-256-62a6ccd4 = Partiene med 256 000 stillinger, fra den rene utgangsstillingen og med programmets tidligere vekter: Alle åtte svar holder, og studien er avsluttet.
