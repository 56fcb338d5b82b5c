## lessons/01-moves.toml

t-how-pieces-move-cc52b35d = Hur pjäserna går
t-attackers-are-round-defenders-1a68aeb6 = Angriparna är runda, försvararna är romber, kungen bär ett kors. Alla går de på samma sätt.
t-bring-the-man-on-31d18065 = För mannen på c2 till c4 i ett drag.
t-pick-up-the-man-7aa37b3e = Lyft mannen på c2: prickar visar varje punkt han får gå till.
t-he-may-stop-there-87d2c9ae = Han får stanna där, men han kunde ha gått längre: en pjäs går så långt den vill.
t-nobody-jumps-and-nobody-4821f858 = Ingen hoppar, och ingen går snett. För mannen på c2 till e5 i två drag.
t-first-along-the-row-6ed9e4cf = Först längs raden åt höger, sedan uppåt i kolumnen.
t-one-move-short-first-c5a76141 = Ett drag för lite: gå först så långt åt höger som du behöver.

## lessons/02-capture.toml

t-capture-1900b478 = Att slå
t-an-enemy-between-two-67fcb0f1 = En fiende mellan två av dina slås. Men det måste vara du som stänger fällan.
t-capture-the-defender-on-654e6c88 = Slå försvararen på c5.
t-your-man-on-b5-1a560c38 = Din man på b5 väntar på ena sidan om honom. Vem kan komma till den andra sidan?
t-close-but-not-beside-df59ff45 = Nära, men inte bredvid honom: d5 är fortfarande tom.
t-one-move-can-close-44d4b6a4 = Ett drag kan stänga flera fällor. Slå tre försvarare på en gång.
t-look-for-the-point-7242657d = Leta efter punkten som rör vid alla tre.
t-walk-your-man-from-c6659f5f = Gå med din man från c2 in mellan de två angriparna, till c5: ingenting kommer att hända honom.
t-straight-up-the-column-3dcc9571 = Rakt uppåt i kolumnen. Den som går in i en fälla av sig själv är trygg.
t-the-attackers-want-your-6c8d7ccd = Angriparna är ute efter din man på c5: en av dem står på b5, en annan kan komma till d5. Se till att ingen av dina pjäser kan slås.
t-go-away-stand-in-0862f183 = Gå undan, ställ dig i vägen eller fyll punkten bakom honom.
t-the-attacker-still-comes-e8bfe7b1 = Angriparen kommer ändå till d5, och din man på c5 faller.

## lessons/03-hostile.toml

t-hostile-points-41cd239e = Fientliga punkter
t-some-points-fight-though-16c77cd3 = En del punkter strider fast ingen står på dem: ett tomt hörn, eller den tomma borgen, kan vara fällans andra käft.
t-you-lead-the-defenders-cf5c51ff = Du för försvararna, och din kung har lämnat borgen i mitten. Slå angriparen på d5.
t-the-empty-castle-stands-a6d91375 = Den tomma borgen ligger nedanför honom. Stäng fällan ovanifrån.
t-capture-the-attacker-on-94f9ea0d = Slå angriparen på b1.
t-the-corner-a1-helps-1648285e = Hörnet a1 hjälper dig. Kom till andra sidan om honom.
t-above-him-is-not-645d86b9 = Ovanför honom är inte mitt emot hörnet. Han måste vara mellan dig och a1.

## lessons/04-castle.toml

t-the-throne-43727c74 = Borgen
t-the-king-begins-on-21adcdd9 = Kungen börjar i borgen, som vissa källor kallar tronen. Vem som får stanna där, och vem som får korsa den, skiljer sig mellan regelverken.
t-brandubh-the-king-has-bf0ddd3f = Brandubh: kungen har gått. För din angripare från d2 till d6.
t-he-may-not-stop-bdac1175 = Han får inte stanna i borgen, men han får korsa den.
t-tablut-as-rebuilt-in-59fe805d = Tablut så som det återskapades i Sverige: här korsar ingen borgen på e5. För din försvarare från c5 till g5 i tre drag.
t-go-round-it-up-5903140b = Gå runt den: upp eller ner, längs med och tillbaka.
t-from-d5-there-is-4046f719 = Från d5 går det inte att komma vidare: borgen är stängd. Gå runt den.

## lessons/05-armed-king.toml

t-the-king-fights-7cca6b15 = Kungen strider
t-in-most-of-these-cef23a65 = I de flesta av de här spelen slår kungen som en man. Det gör honom stark, och utsätter honom för fara.
t-capture-the-attacker-on-4ee8d5f7 = Slå angriparen på c5 med din kung.
t-your-man-on-b5-a406a283 = Din man på b5 håller ena sidan; kungen kommer längs raden.
t-the-king-can-also-3903c261 = Kungen kan också vara den som väntar. Slå angriparen på e3.
t-your-king-stands-on-b1539dca = Din kung står på f3. För din man till andra sidan.

## lessons/06-king-captured.toml

t-capturing-the-king-e5ab433b = Att fånga kungen
t-whoever-attacks-wins-by-5ebff9ba = Den som angriper vinner genom att fånga kungen. Hur många som behövs beror på var han står, och på regelverket.
t-brandubh-the-king-has-2b16a1c8 = Brandubh. Kungen har gått ut ur sin borg: fånga honom.
t-out-here-he-falls-4dc41127 = Här ute faller han som en man, mellan två.
t-beside-his-castle-it-f7100370 = Bredvid hans borg krävs tre, och borgen är den fjärde. Fånga honom.
t-left-and-right-are-44c2b136 = Vänster och höger är upptagna. En sida saknas.
t-in-the-castle-itself-4f4ce2c2 = I själva borgen krävs fyra. Tre står redan där.
t-close-the-top-50968229 = Stäng ovanifrån.
t-copenhagen-the-game-of-d3242c4a = Copenhagen, spelet i dagens turneringar, kräver alltid fyra. Fånga kungen på d5.
t-only-the-point-above-26582603 = Bara punkten ovanför honom är öppen.

## lessons/07-escape.toml

t-the-way-out-c80bbb3a = Vägen ut
t-the-king-wins-by-39015e79 = Kungen vinner genom att undkomma: till ett hörn i somliga spel, till vilken punkt som helst på kanten i andra.
t-brandubh-bring-your-king-2b9bf212 = Brandubh: för din kung in i ett hörn.
t-he-stands-on-the-8b08ee83 = Han står på kanten, och kanten leder till hörn.
t-murray-s-tablut-any-04488dc9 = Murrays tablut: vilken punkt som helst på kanten duger. Ta dig ut.
t-look-along-his-row-6411fc67 = Titta längs hans rad och hans kolumn.
t-the-king-is-about-12a60205 = Kungen är på väg att fly till ett hörn: stoppa honom.
t-one-way-is-closed-9e35923b = Den ena vägen stänger din man på a6. Stäng den andra.
t-he-still-runs-down-ac30e6f1 = Han flyr ändå ner till a1.
t-two-corners-cannot-both-79b3dddb = Två hörn kan inte båda bevakas. För din kung till ett hörn på två drag, vad angriparen än gör.
t-go-to-an-edge-ade396aa = Gå till en kant från vilken två hörn är öppna.

## lessons/08-warnings.toml

t-raicki-and-tuicku-0048d9b2 = Raicki och tuicku
t-linnaeus-heard-it-called-f100c6be = Linné hörde det ropas högt: raicki när kungen ser en väg ut, tuicku när han ser två. Efter tuicku kan ingen stoppa honom.
t-move-so-that-you-d1a46011 = Dra så att du får ropa tuicku.
t-take-your-king-to-c8888665 = För din kung till en rad som är öppen åt båda hållen.

## lessons/09-camps.toml

t-camps-fa7c8809 = Läger
t-in-the-tablut-rebuilt-c99a9277 = I det tablut som återskapades 1972 börjar angriparna i läger, som ingen går in i igen. För kungen är de murar som strider.
t-the-king-on-e3-f4a60944 = Kungen på e3 står framför lägret, den streckade marken nedanför honom. Fånga honom.
t-left-right-and-the-9398a5b1 = Vänster, höger och lägret är stängda.
t-who-is-still-in-bf219ab5 = Den som ännu är i sitt läger får dra inom det. För mannen på d1 till g1, rakt igenom lägret.
t-along-the-bottom-row-28275a74 = Längs den nedersta raden.

## lessons/10-shieldwall.toml

t-the-shieldwall-c4d4fb3d = Sköldborgen
t-in-copenhagen-a-row-4c69c963 = I Copenhagen kan en rad män på kanten slås alla på en gång.
t-capture-the-two-defenders-609f7d34 = Slå de två försvararna på kanten med ett drag.
t-each-has-an-enemy-a122ecae = Var och en har en fiende framför sig, och den högra änden är stängd. Stäng den vänstra.
t-a-corner-can-close-727f7aad = Ett hörn kan stänga en ände. Slå de två försvararna bredvid det.
t-the-corner-a1-holds-53c3943c = Hörnet a1 håller den vänstra änden.

## lessons/11-fort.toml

t-the-exit-fort-c6c370e2 = Fortet vid kanten
t-if-the-way-to-ee8c348b = Om vägen till hörnen är spärrad kan kungen bygga ett fort vid kanten som ingen kan bryta.
t-finish-the-fort-and-a637942a = Gör fortet färdigt och vinn.
t-the-king-stands-on-72bd7805 = Kungen står på kanten, och hans män runt honom. Fortet har en enda lucka, på kanten till höger: vem kan stänga den?

## lessons/12-encirclement.toml

t-encirclement-d264700e = Inringning
t-in-copenhagen-the-attackers-7d6cbcd3 = I Copenhagen behöver angriparna inte fånga kungen: det räcker att stänga in honom med alla hans män.
t-close-the-ring-01e40f8c = Slut ringen.
t-there-is-one-gap-e67390d3 = Det finns en enda lucka, till höger.

## lessons/13-repetition.toml

t-repetition-11f65eb1 = Upprepning
t-whoever-only-goes-to-f35c4cf9 = Den som bara går fram och tillbaka kommer ingenvart. Varje regelverk har sitt eget svar: remi, förlust eller ett förbjudet drag.
t-copenhagen-king-and-attacker-bfc26c15 = Copenhagen: kungen och angriparen har gått fram och tillbaka, och den här ställningen har stått här två gånger. Låt den uppstå en tredje gång.
t-take-your-man-back-f5fd7af8 = För din man tillbaka dit han kom ifrån: till c3.

## lessons/14-alea.toml

t-the-game-of-the-ada49689 = Evangeliernas spel
t-you-know-enough-for-2d3bd65c = Du kan tillräckligt för det stora brädet: nitton linjer, och sexton hörnpunkter att fly till. Det här är ett av dess hörn.
t-any-of-the-four-242e7e9f = Vilken som helst av de fyra punkterna i hörnet duger. För din kung dit.
t-the-row-of-the-6aba273b = Kungens rad leder dit.
t-and-the-other-side-97d7c332 = Och så den andra sidan: hörnpunkterna strider också. Fånga kungen innan han är inne.
t-he-stands-beside-a-ee041503 = Han står bredvid en hörnpunkt. Stäng andra sidan om honom.

## lessons/path.toml

t-brandubh-7-7-20901844 = Brandubh, 7 × 7
t-copenhagen-hnefatafl-11-11-2b57b701 = Copenhagen-hnefatafl, 11 × 11
t-alea-evangelii-19-19-47016ee4 = Alea Evangelii, 19 × 19
t-the-board-of-the-ee490fa3 = Lektionernas bräde: en kung och fyra män mot åtta, över på några minuter.
t-the-game-that-is-44bed116 = Spelet som spelas mest i dag: en stark kung, fyra hörn och ringar som vinner.
t-the-great-board-of-87bfa7ee = Handskriftens stora bräde: fler män, längre linjer och en kung som två kan fånga.
