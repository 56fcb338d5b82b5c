## lessons/01-moves.toml

t-how-pieces-move-cc52b35d = Hvordan brikkerne går
t-attackers-are-round-defenders-1a68aeb6 = Angribere er runde, forsvarere er ruder, kongen bærer et kors. De går alle på samme måde.
t-bring-the-man-on-31d18065 = Før manden fra c2 til c4 i ét træk.
t-pick-up-the-man-7aa37b3e = Løft manden på c2: prikker viser hvert punkt, han må gå til.
t-he-may-stop-there-87d2c9ae = Han må standse dér, men han kunne være gået længere: en brik går, så langt den vil.
t-nobody-jumps-and-nobody-4821f858 = Ingen springer, og ingen går på skrå. Før manden fra c2 til e5 i to træk.
t-first-along-the-row-6ed9e4cf = Først langs rækken til højre, så op ad kolonnen.
t-one-move-short-first-c5a76141 = Du mangler ét træk: gå først så langt til højre, som du har brug for.

## lessons/02-capture.toml

t-capture-1900b478 = At slå
t-an-enemy-between-two-67fcb0f1 = En fjende mellem to af dine slås. Men det skal være dig, der lukker fælden.
t-capture-the-defender-on-654e6c88 = Slå forsvareren på c5.
t-your-man-on-b5-1a560c38 = Din mand på b5 venter på den ene side af ham. Hvem kan komme til den anden?
t-close-but-not-beside-df59ff45 = Næsten, men ikke ved siden af ham: d5 er stadig tomt.
t-one-move-can-close-44d4b6a4 = Ét træk kan lukke flere fælder. Slå tre forsvarere på én gang.
t-look-for-the-point-7242657d = Led efter det punkt, der rører alle tre.
t-walk-your-man-from-c6659f5f = Gå med din mand fra c2 ind mellem de to angribere, til c5: der sker ham intet.
t-straight-up-the-column-3dcc9571 = Lige op ad kolonnen. Den, der selv går ind i en fælde, er i sikkerhed.
t-the-attackers-want-your-6c8d7ccd = Angriberne vil have fat i din mand på c5: en af dem står på b5, en anden kan komme til d5. Sørg for, at ingen af dine brikker kan slås.
t-go-away-stand-in-0862f183 = Gå væk, stil dig i vejen, eller fyld punktet bag ham.
t-the-attacker-still-comes-e8bfe7b1 = Angriberen kommer stadig til d5, og din mand på c5 falder.

## lessons/03-hostile.toml

t-hostile-points-41cd239e = Fjendtlige punkter
t-some-points-fight-though-16c77cd3 = Nogle punkter kæmper, skønt ingen står på dem: et tomt hjørne eller den tomme borg kan være fældens anden kæbe.
t-you-lead-the-defenders-cf5c51ff = Du fører forsvarerne, og din konge har forladt borgen i midten. Slå angriberen på d5.
t-the-empty-castle-stands-a6d91375 = Den tomme borg ligger under ham. Luk fælden ovenfra.
t-capture-the-attacker-on-94f9ea0d = Slå angriberen på b1.
t-the-corner-a1-helps-1648285e = Hjørnet a1 hjælper dig. Kom til den anden side af ham.
t-above-him-is-not-645d86b9 = Over ham er ikke over for hjørnet. Han skal være mellem dig og a1.

## lessons/04-castle.toml

t-the-throne-43727c74 = Borgen
t-the-king-begins-on-21adcdd9 = Kongen begynder i borgen, som nogle kilder kalder tronen. Hvem der må standse dér, og hvem der må gå hen over den, er forskelligt fra regelsæt til regelsæt.
t-brandubh-the-king-has-bf0ddd3f = Brandubh: kongen er gået. Før din angriber fra d2 til d6.
t-he-may-not-stop-bdac1175 = Han må ikke standse i borgen, men han må gå hen over den.
t-tablut-as-rebuilt-in-59fe805d = Tablut, som den blev genskabt i Sverige: her går ingen hen over borgen på e5. Før din forsvarer fra c5 til g5 i tre træk.
t-go-round-it-up-5903140b = Gå uden om den: op eller ned, hen langs den og tilbage.
t-from-d5-there-is-4046f719 = Fra d5 kommer man ikke videre: borgen er lukket. Gå uden om den.

## lessons/05-armed-king.toml

t-the-king-fights-7cca6b15 = Kongen kæmper
t-in-most-of-these-cef23a65 = I de fleste af disse spil slår kongen som en mand. Det gør ham stærk og bringer ham i fare.
t-capture-the-attacker-on-4ee8d5f7 = Slå angriberen på c5 med din konge.
t-your-man-on-b5-a406a283 = Din mand på b5 holder den ene side; kongen kommer langs rækken.
t-the-king-can-also-3903c261 = Kongen kan også være den, der venter. Slå angriberen på e3.
t-your-king-stands-on-b1539dca = Din konge står på f3. Før din mand til den anden side.

## lessons/06-king-captured.toml

t-capturing-the-king-e5ab433b = At fange kongen
t-whoever-attacks-wins-by-5ebff9ba = Den, der angriber, vinder ved at fange kongen. Hvor mange der skal til, afhænger af, hvor han står, og af regelsættet.
t-brandubh-the-king-has-2b16a1c8 = Brandubh. Kongen er gået ud af sin borg: fang ham.
t-out-here-he-falls-4dc41127 = Herude falder han som en mand, mellem to.
t-beside-his-castle-it-f7100370 = Ved siden af hans borg skal der tre til, og borgen er den fjerde. Fang ham.
t-left-and-right-are-44c2b136 = Venstre og højre er besat. Én side mangler.
t-in-the-castle-itself-4f4ce2c2 = I selve borgen skal der fire til. Tre står der allerede.
t-close-the-top-50968229 = Luk foroven.
t-copenhagen-the-game-of-d3242c4a = Copenhagen, spillet i nutidens turneringer, kræver altid fire. Fang kongen på d5.
t-only-the-point-above-26582603 = Kun punktet over ham er åbent.

## lessons/07-escape.toml

t-the-way-out-c80bbb3a = Vejen ud
t-the-king-wins-by-39015e79 = Kongen vinder ved at slippe ud: i et hjørne i nogle spil, på et hvilket som helst punkt på kanten i andre.
t-brandubh-bring-your-king-2b9bf212 = Brandubh: før din konge ind i et hjørne.
t-he-stands-on-the-8b08ee83 = Han står på kanten, og kanten fører til hjørner.
t-murray-s-tablut-any-04488dc9 = Murrays tablut: ethvert punkt på kanten er godt nok. Slip ud.
t-look-along-his-row-6411fc67 = Se langs hans række og hans kolonne.
t-the-king-is-about-12a60205 = Kongen er lige ved at løbe til et hjørne: stands ham.
t-one-way-is-closed-9e35923b = Den ene vej er lukket af din mand på a6. Luk den anden.
t-he-still-runs-down-ac30e6f1 = Han løber stadig ned til a1.
t-two-corners-cannot-both-79b3dddb = To hjørner kan ikke begge vogtes. Før din konge til et hjørne i to træk, uanset hvad angriberen gør.
t-go-to-an-edge-ade396aa = Gå til en kant, hvorfra to hjørner er åbne.

## lessons/08-warnings.toml

t-raicki-and-tuicku-0048d9b2 = Raicki og tuicku
t-linnaeus-heard-it-called-f100c6be = Linné hørte det blive råbt højt: raicki, når kongen ser én vej ud, tuicku, når han ser to. Efter tuicku kan ingen standse ham.
t-move-so-that-you-d1a46011 = Træk, så du kan melde tuicku.
t-take-your-king-to-c8888665 = Før din konge til en række, der er åben til begge sider.

## lessons/09-camps.toml

t-camps-fa7c8809 = Lejre
t-in-the-tablut-rebuilt-c99a9277 = I den tablut, der blev genskabt i 1972, begynder angriberne i lejre, som ingen går ind i igen. For kongen er de mure, der kæmper.
t-the-king-on-e3-f4a60944 = Kongen på e3 står foran lejren, det skraverede område under ham. Fang ham.
t-left-right-and-the-9398a5b1 = Venstre, højre og lejren er lukket.
t-who-is-still-in-bf219ab5 = Den, der stadig er i sin lejr, må flytte sig inden for den. Før manden fra d1 til g1, tværs gennem lejren.
t-along-the-bottom-row-28275a74 = Langs den nederste række.

## lessons/10-shieldwall.toml

t-the-shieldwall-c4d4fb3d = Skjoldmuren
t-in-copenhagen-a-row-4c69c963 = I Copenhagen kan en række mænd på kanten slås alle på én gang.
t-capture-the-two-defenders-609f7d34 = Slå de to forsvarere på kanten med ét træk.
t-each-has-an-enemy-a122ecae = Hver af dem har en fjende foran sig, og den højre ende er lukket. Luk den venstre.
t-a-corner-can-close-727f7aad = Et hjørne kan lukke en ende. Slå de to forsvarere ved siden af det.
t-the-corner-a1-holds-53c3943c = Hjørnet a1 holder den venstre ende.

## lessons/11-fort.toml

t-the-exit-fort-c6c370e2 = Fortet ved kanten
t-if-the-way-to-ee8c348b = Er vejen til hjørnerne spærret, kan kongen bygge et fort ved kanten, som ingen kan bryde.
t-finish-the-fort-and-a637942a = Gør fortet færdigt, og vind.
t-the-king-stands-on-72bd7805 = Kongen står på kanten med sine mænd omkring sig. Fortet har ét hul, på kanten til højre: hvem kan lukke det?

## lessons/12-encirclement.toml

t-encirclement-d264700e = Omringning
t-in-copenhagen-the-attackers-7d6cbcd3 = I Copenhagen behøver angriberne ikke at fange kongen: det er nok at lukke ham inde med alle hans mænd.
t-close-the-ring-01e40f8c = Luk ringen.
t-there-is-one-gap-e67390d3 = Der er ét hul, til højre.

## lessons/13-repetition.toml

t-repetition-11f65eb1 = Gentagelse
t-whoever-only-goes-to-f35c4cf9 = Den, der kun går frem og tilbage, kommer ingen vegne. Hvert regelsæt har sit eget svar: remis, tab eller et forbudt træk.
t-copenhagen-king-and-attacker-bfc26c15 = Copenhagen: konge og angriber er gået frem og tilbage, og denne stilling har stået her to gange. Lad den komme en tredje gang.
t-take-your-man-back-f5fd7af8 = Før din mand tilbage til, hvor han kom fra: til c3.

## lessons/14-alea.toml

t-the-game-of-the-ada49689 = Evangeliernes spil
t-you-know-enough-for-2d3bd65c = Du kan nok til det store bræt: nitten linjer og seksten hjørnepunkter at slippe ud på. Dette er ét hjørne af det.
t-any-of-the-four-242e7e9f = Ethvert af de fire punkter i hjørnet er godt nok. Før din konge derhen.
t-the-row-of-the-6aba273b = Kongens række fører derhen.
t-and-the-other-side-97d7c332 = Og den anden side: hjørnepunkterne kæmper også. Fang kongen, før han er inde.
t-he-stands-beside-a-ee041503 = Han står ved siden af et hjørnepunkt. Luk den anden side af ham.

## lessons/path.toml

t-brandubh-7-7-20901844 = Brandubh, 7 × 7
t-copenhagen-hnefatafl-11-11-2b57b701 = Copenhagen-hneftafl, 11 × 11
t-alea-evangelii-19-19-47016ee4 = Alea Evangelii, 19 × 19
t-the-board-of-the-ee490fa3 = Brættet fra lektionerne: en konge og fire mænd mod otte, færdigt på få minutter.
t-the-game-that-is-44bed116 = Det spil, der spilles mest i dag: en stærk konge, fire hjørner og ringe, der vinder.
t-the-great-board-of-87bfa7ee = Håndskriftets store bræt: flere mænd, længere linjer og en konge, som to kan fange.
