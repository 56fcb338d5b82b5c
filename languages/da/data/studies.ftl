## docs/studies/alea-balance/alea-balance.games.toml

t-a-typical-win-of-fdf9f415 = En typisk sejr for angriberne
t-on-murray-s-layout-8919e56d = På Murrays opstilling har angriberne fra begyndelsen kongen godt omringet, og efter Walkers regler fra 2015 fanger to af dem ham, når han først er væk fra midten. Efter programmets vurdering er de foran hele vejen.
t-the-first-man-falls-924b8f2f = Den første mand falder. Programmet ser angriberne næsten to mand foran, og herfra aldrig mindre.
t-two-defenders-stand-beside-f4d6fa97 = To forsvarere står ved det øverste venstre hjørne, og ingen angriber er i nærheden. Men kongen er endnu midt på brættet.
t-the-king-leaves-the-784f0db2 = Kongen forlader borgen og punkterne ved siden af den. Fra nu af er to angribere nok til at fange ham.
t-the-king-has-run-ccf3629c = Kongen er løbet til højre kant, og vejen op til hjørnet er fri. En angriber må spærre den straks og gør det.
t-the-next-attempt-at-0c9f18ec = Det næste forsøg på samme hjørne er slået fejl: en angriber er gået imellem. Kongen vender om.
t-from-here-the-king-058e29c2 = Herfra er kongen fortabt, uanset hvad han gør: programmet ser, at han bliver fanget om syv træk, begge siders talt med.
t-the-king-stands-on-0451e3f0 = Kongen står på kanten med en angriber over sig og en under sig: fanget.
t-a-typical-win-of-775271c8 = En typisk sejr for forsvarerne
t-by-murray-s-rules-44d7281c = Efter Murrays regler er hvert punkt på kanten en vej ud, og der skal fire angribere til at fange kongen. Angriberne er først foran og taber alligevel.
t-the-attackers-have-captured-1e2670b6 = Angriberne har slået to mand og ingen mistet: programmet ser dem en mand foran.
t-the-second-attacker-falls-2096a84e = Angriber nummer to falder tæt derved, til højre, og med ham er forspringet væk.
t-the-king-leaves-the-2035e347 = Kongen forlader borgen ad den linje, som hans egne mænd har ryddet.
t-six-attackers-have-fallen-9ca1314b = Seks angribere er faldet og fire forsvarere. Over fyrre angribere er tilbage, men de fleste af dem står langt fra kongen.
t-the-king-stands-one-f894a82b = Kongen står ét skridt fra højre kant. En angriber må spærre vejen straks.
t-a-defender-goes-to-a613e664 = En forsvarer går selv ud på kanten, og det er afgjort: programmet ser kongen slippe væk om seks træk, begge siders talt med, uanset hvad angriberne gør.
t-the-last-attacker-in-85fe32c7 = Den sidste angriber i vejen blev slået, og kongen går hen, hvor han stod. Han er sluppet væk.
t-a-perpetual-threat-4028d410 = En evig trussel
t-the-attackers-are-two-40c3f615 = Angriberne er to mand foran og lader kongen komme for tæt på et hjørne. De kan ikke længere fange ham, og han kan ikke komme forbi dem: remis.
t-by-the-program-s-24b95ee5 = Efter programmets vurdering er angriberne to mand foran. Kongen står i midten.
t-in-two-moves-he-08a9f802 = På to træk er han kommet op til højre. En længere søgning finder et træk, der bevarer forspringet: en angriber fra p12 til s12.
t-an-attacker-moves-up-2906955e = I stedet går en angriber op ad højre kant. Herefter finder den længere søgning ikke mere end remis.
t-the-king-captures-a-5255a303 = Kongen slår en mand mod hjørnet og truer med at gå ind i det. En angriber er nødt til at spærre kanten.
t-a-step-aside-and-0c6693a8 = Et skridt til siden, og kongen truer hjørnet fra linjen ved siden af. Igen må en angriber følge med.
t-so-it-went-to-521227e8 = Sådan gik det frem og tilbage, til en stilling kom for tredje gang. Tre mand fra hver side blev slået i hele partiet.
t-the-hunt-for-the-3c006148 = Jagten på den sidste mand
t-for-two-hundred-moves-28a222e5 = I to hundrede træk mente programmet, at forsvarerne var langt foran, og alligevel vandt angriberne. Derfor tæller denne undersøgelse kun, hvordan partier ender, aldrig hvad programmet mener om en stilling.
t-the-king-leaves-the-bcc4625c = Kongen forlader borgen. Hver side har mistet fire mand, og efter programmets vurdering er forsvarerne næsten otte mand foran.
t-the-program-puts-the-fb164f62 = Programmet ser forsvarerne elleve mand foran. Men tretten af dem er tilbage af fireogtyve, og ingen vej til et hjørne har åbnet sig.
t-seven-defenders-are-left-4544c7bf = Syv forsvarere er tilbage mod otteogtredive angribere. Vurderingen siger stadig, at forsvarerne er foran.
t-only-now-the-score-6800af66 = Først nu vender vurderingen. Fem forsvarere er tilbage, og kongen drives langs den nederste kant.
t-the-king-is-shut-02a53a20 = Kongen er lukket inde på kanten med en af sine mænd. En anden er fri, og så længe han kan trække, behøver kongen det ikke.
t-after-more-than-seventy-9768a0ff = Efter mere end halvfjerds træk er den frie mand slået. Nu er kongen nødt til at trække, og begge træk taber.
t-three-attackers-and-the-406a6752 = Tre angribere og kanten omkring ham: fanget.

## docs/studies/versions.toml

t-ninety-more-games-of-6602fa95 = Halvfems partier mere efter hvert regelsæt på Helmfrid 2 med 64.000 stillinger, undtagen Murrays: Walker 2015 begunstiger dér angriberne.
t-the-games-at-256-62a6ccd4 = Partierne med 256.000 stillinger, fra den rene udgangsstilling og efter programmets tidligere vægte: alle otte svar holder, og undersøgelsen er afsluttet.
