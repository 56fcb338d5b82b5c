## lessons/01-moves.toml

t-how-pieces-move-cc52b35d = Slik flytter brikkene
t-attackers-are-round-defenders-1a68aeb6 = Angriperne er runde, forsvarerne er romber, kongen bærer et kors. Alle flytter på samme måte.
t-bring-the-man-on-31d18065 = Flytt mannen på c2 til c4, i ett trekk.
t-pick-up-the-man-7aa37b3e = Løft mannen på c2: Prikker viser alle punktene han kan gå til.
t-he-may-stop-there-87d2c9ae = Han kan stanse der, men han kunne ha gått lenger: En brikke flytter så langt den vil.
t-nobody-jumps-and-nobody-4821f858 = Ingen hopper, og ingen flytter på skrå. Flytt mannen på c2 til e5 i to trekk.
t-first-along-the-row-6ed9e4cf = Først mot høyre langs raden, så opp kolonnen.
t-one-move-short-first-c5a76141 = Da mangler det ett trekk: Gå først så langt mot høyre som du trenger.

## lessons/02-capture.toml

t-capture-1900b478 = Å slå
t-an-enemy-between-two-67fcb0f1 = En fiende mellom to av dine er slått. Men det må være du som lukker fella.
t-capture-the-defender-on-654e6c88 = Slå forsvareren på c5.
t-your-man-on-b5-1a560c38 = Mannen din på b5 venter på den ene siden av ham. Hvem kan komme til den andre siden?
t-close-but-not-beside-df59ff45 = Nær, men ikke ved siden av ham: d5 er fortsatt tomt.
t-one-move-can-close-44d4b6a4 = Ett trekk kan lukke flere feller. Slå tre forsvarere på én gang.
t-look-for-the-point-7242657d = Se etter punktet som berører alle tre.
t-walk-your-man-from-c6659f5f = Gå med mannen din fra c2 inn mellom de to angriperne, til c5: Ingenting skjer med ham.
t-straight-up-the-column-3dcc9571 = Rett opp kolonnen. Den som går inn i en felle av seg selv, er trygg.
t-the-attackers-want-your-6c8d7ccd = Angriperne er ute etter mannen din på c5: Den ene står på b5, en annen kan komme til d5. Sørg for at ingen av brikkene dine kan slås.
t-go-away-stand-in-0862f183 = Gå bort, still deg i veien, eller fyll punktet bak ham.
t-the-attacker-still-comes-e8bfe7b1 = Angriperen kommer likevel til d5, og mannen din på c5 faller.

## lessons/03-hostile.toml

t-hostile-points-41cd239e = Fiendtlige punkter
t-some-points-fight-though-16c77cd3 = Noen punkter kjemper, enda ingen står på dem: Et tomt hjørne, eller den tomme borgen, kan være den andre kjeven i en felle.
t-you-lead-the-defenders-cf5c51ff = Du fører forsvarerne, og kongen din har forlatt borgen i midten. Slå angriperen på d5.
t-the-empty-castle-stands-a6d91375 = Den tomme borgen står nedenfor ham. Lukk fella ovenfra.
t-capture-the-attacker-on-94f9ea0d = Slå angriperen på b1.
t-the-corner-a1-helps-1648285e = Hjørnet a1 hjelper deg. Kom til den andre siden av ham.
t-above-him-is-not-645d86b9 = Ovenfor ham er ikke rett overfor hjørnet. Han må være mellom deg og a1.

## lessons/04-castle.toml

t-the-throne-43727c74 = Borgen
t-the-king-begins-on-21adcdd9 = Kongen begynner i borgen, som noen kilder kaller tronen. Hvem som kan stanse der, og hvem som kan gå gjennom den, er ulikt fra regelsett til regelsett.
t-brandubh-the-king-has-bf0ddd3f = Brandubh: Kongen har gått ut. Flytt angriperen din fra d2 til d6.
t-he-may-not-stop-bdac1175 = Han kan ikke stanse i borgen, men han kan gå gjennom den.
t-tablut-as-rebuilt-in-59fe805d = Tablut slik den ble gjenskapt i Sverige: Her går ingen gjennom borgen på e5. Flytt forsvareren din fra c5 til g5 i tre trekk.
t-go-round-it-up-5903140b = Gå utenom: opp eller ned, bortover, og tilbake.
t-from-d5-there-is-4046f719 = Fra d5 er det ingen vei videre: Borgen er stengt. Gå utenom den.

## lessons/05-armed-king.toml

t-the-king-fights-7cca6b15 = Kongen kjemper
t-in-most-of-these-cef23a65 = I de fleste av disse spillene slår kongen som en mann. Det gjør ham sterk, og setter ham i fare.
t-capture-the-attacker-on-4ee8d5f7 = Slå angriperen på c5 med kongen din.
t-your-man-on-b5-a406a283 = Mannen din på b5 holder den ene siden; kongen kommer langs raden.
t-the-king-can-also-3903c261 = Kongen kan også være den som venter. Slå angriperen på e3.
t-your-king-stands-on-b1539dca = Kongen din står på f3. Flytt mannen din til den andre siden.

## lessons/06-king-captured.toml

t-capturing-the-king-e5ab433b = Å fange kongen
t-whoever-attacks-wins-by-5ebff9ba = Den som angriper, vinner ved å fange kongen. Hvor mange som trengs til det, kommer an på hvor han står, og på regelsettet.
t-brandubh-the-king-has-2b16a1c8 = Brandubh. Kongen har gått ut av borgen sin: Fang ham.
t-out-here-he-falls-4dc41127 = Her ute faller han som en mann, mellom to.
t-beside-his-castle-it-f7100370 = Ved siden av borgen trengs det tre, og borgen er den fjerde. Fang ham.
t-left-and-right-are-44c2b136 = Venstre og høyre side er stengt. Det mangler én side.
t-in-the-castle-itself-4f4ce2c2 = I selve borgen trengs det fire. Tre står der allerede.
t-close-the-top-50968229 = Lukk ovenfra.
t-copenhagen-the-game-of-d3242c4a = Copenhagen, spillet i dagens turneringer, krever alltid fire. Fang kongen på d5.
t-only-the-point-above-26582603 = Bare punktet ovenfor ham er åpent.

## lessons/07-escape.toml

t-the-way-out-c80bbb3a = Veien ut
t-the-king-wins-by-39015e79 = Kongen vinner ved å slippe unna: til et hjørne i noen spill, til et hvilket som helst punkt på kanten i andre.
t-brandubh-bring-your-king-2b9bf212 = Brandubh: Flytt kongen din inn i et hjørne.
t-he-stands-on-the-8b08ee83 = Han står på kanten, og kanten fører til hjørner.
t-murray-s-tablut-any-04488dc9 = Murrays tablut: Et hvilket som helst punkt på kanten er nok. Slipp unna.
t-look-along-his-row-6411fc67 = Se langs raden og kolonnen hans.
t-the-king-is-about-12a60205 = Kongen er i ferd med å løpe til et hjørne: Stans ham.
t-one-way-is-closed-9e35923b = Én vei er stengt av mannen din på a6. Steng den andre.
t-he-still-runs-down-ac30e6f1 = Han løper likevel ned til a1.
t-two-corners-cannot-both-79b3dddb = To hjørner kan ikke voktes på én gang. Flytt kongen din til et hjørne i to trekk, uansett hva angriperen gjør.
t-go-to-an-edge-ade396aa = Gå til en kant der to hjørner er åpne.

## lessons/08-warnings.toml

t-raicki-and-tuicku-0048d9b2 = Raicki og tuicku
t-linnaeus-heard-it-called-f100c6be = Linné hørte det ropt høyt: raicki når kongen ser én vei ut, tuicku når han ser to. Etter tuicku kan ingen stanse ham.
t-move-so-that-you-d1a46011 = Flytt slik at du kan si tuicku.
t-take-your-king-to-c8888665 = Før kongen din til en rad som er åpen i begge ender.

## lessons/09-camps.toml

t-camps-fa7c8809 = Leirer
t-in-the-tablut-rebuilt-c99a9277 = I den tabluten som ble gjenskapt i 1972, begynner angriperne i leirer, som ingen går inn i igjen. For kongen er de murer som kjemper.
t-the-king-on-e3-f4a60944 = Kongen på e3 står foran leiren, det skraverte området nedenfor ham. Fang ham.
t-left-right-and-the-9398a5b1 = Venstre, høyre og leiren er stengt.
t-who-is-still-in-bf219ab5 = Den som fortsatt er i leiren sin, kan flytte innenfor den. Flytt mannen på d1 til g1, rett gjennom leiren.
t-along-the-bottom-row-28275a74 = Langs den nederste raden.

## lessons/10-shieldwall.toml

t-the-shieldwall-c4d4fb3d = Skjoldborgen
t-in-copenhagen-a-row-4c69c963 = I Copenhagen kan en rekke menn på kanten slås alle på én gang.
t-capture-the-two-defenders-609f7d34 = Slå de to forsvarerne på kanten med ett trekk.
t-each-has-an-enemy-a122ecae = Hver av dem har en fiende foran seg, og høyre ende er lukket. Lukk den venstre.
t-a-corner-can-close-727f7aad = Et hjørne kan lukke en ende. Slå de to forsvarerne ved siden av det.
t-the-corner-a1-holds-53c3943c = Hjørnet a1 holder den venstre enden.

## lessons/11-fort.toml

t-the-exit-fort-c6c370e2 = Fortet ved kanten
t-if-the-way-to-ee8c348b = Er veien til hjørnene sperret, kan kongen bygge et fort ved kanten som ingen kan bryte.
t-finish-the-fort-and-a637942a = Gjør fortet ferdig og vinn.
t-the-king-stands-on-72bd7805 = Kongen står på kanten, og mennene hans rundt ham. Fortet har én åpning, på kanten til høyre: Hvem kan lukke den?

## lessons/12-encirclement.toml

t-encirclement-d264700e = Omringing
t-in-copenhagen-the-attackers-7d6cbcd3 = I Copenhagen behøver ikke angriperne fange kongen: Det er nok å stenge ham inne med alle mennene hans.
t-close-the-ring-01e40f8c = Lukk ringen.
t-there-is-one-gap-e67390d3 = Det er én åpning, på høyre side.

## lessons/13-repetition.toml

t-repetition-11f65eb1 = Gjentakelse
t-whoever-only-goes-to-f35c4cf9 = Den som bare går fram og tilbake, kommer ingen vei. Hvert regelsett har sitt eget svar: remis, tap eller et forbudt trekk.
t-copenhagen-king-and-attacker-bfc26c15 = Copenhagen: Konge og angriper har gått fram og tilbake, og denne stillingen har stått her to ganger. La den komme en tredje gang.
t-take-your-man-back-f5fd7af8 = Ta mannen din tilbake dit han kom fra: til c3.

## lessons/14-alea.toml

t-the-game-of-the-ada49689 = Evangeliespillet
t-you-know-enough-for-2d3bd65c = Nå kan du nok til det store brettet: nitten linjer og seksten hjørnepunkter å rømme til. Dette er ett hjørne av det.
t-any-of-the-four-242e7e9f = Hvilket som helst av de fire punktene i hjørnet er godt nok. Flytt kongen din dit.
t-the-row-of-the-6aba273b = Raden til kongen fører dit.
t-and-the-other-side-97d7c332 = Og nå den andre parten: Hjørnepunktene kjemper også. Fang kongen før han er inne.
t-he-stands-beside-a-ee041503 = Han står ved siden av et hjørnepunkt. Lukk den andre siden av ham.

## lessons/path.toml

t-brandubh-7-7-20901844 = Brandubh, 7 × 7
t-copenhagen-hnefatafl-11-11-2b57b701 = Copenhagen-hnefatafl, 11 × 11
t-alea-evangelii-19-19-47016ee4 = Alea Evangelii, 19 × 19
t-the-board-of-the-ee490fa3 = Brettet fra leksjonene: en konge og fire menn mot åtte, over på noen få minutter.
t-the-game-that-is-44bed116 = Spillet som spilles mest i dag: en sterk konge, fire hjørner og ringer som vinner.
t-the-great-board-of-87bfa7ee = Håndskriftets store brett: flere menn, lengre linjer og en konge som to kan fange.
