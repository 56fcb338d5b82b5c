## docs/studies/alea-balance/alea-balance.games.toml

t-a-typical-win-of-fdf9f415 = En typisk seger för angriparna
t-on-murray-s-layout-8919e56d = På Murrays uppställning har angriparna kungen väl omringad från början, och enligt Walkers regler från 2015 fångar två av dem honom så snart han är borta från mitten. Enligt programmets bedömning ligger de före hela vägen.
t-the-first-man-falls-924b8f2f = Den första mannen faller. Programmet ser angriparna nästan två man före, och hädanefter aldrig mindre.
t-two-defenders-stand-beside-f4d6fa97 = Två försvarare står vid det övre vänstra hörnet, och ingen angripare är i närheten. Men kungen är ännu mitt på brädet.
t-the-king-leaves-the-784f0db2 = Kungen lämnar borgen och punkterna bredvid den. Från och med nu räcker två angripare för att fånga honom.
t-the-king-has-run-ccf3629c = Kungen har sprungit till högra kanten, och vägen upp till hörnet är fri. En angripare måste spärra den genast och gör det.
t-the-next-attempt-at-0c9f18ec = Nästa försök mot samma hörn har misslyckats: en angripare har gått emellan. Kungen vänder om.
t-from-here-the-king-058e29c2 = Från och med nu är kungen förlorad vad han än gör: programmet ser honom fångad om sju drag, båda sidors räknade.
t-the-king-stands-on-0451e3f0 = Kungen står på kanten med en angripare ovanför sig och en nedanför: fångad.
t-a-typical-win-of-775271c8 = En typisk seger för försvararna
t-by-murray-s-rules-44d7281c = Enligt Murrays regler är varje punkt på kanten en väg ut, och det krävs fyra angripare för att fånga kungen. Angriparna ligger före till en början och förlorar ändå.
t-the-attackers-have-captured-1e2670b6 = Angriparna har slagit två man och inte förlorat någon: programmet ser dem en man före.
t-the-second-attacker-falls-2096a84e = Angripare nummer två faller strax intill, till höger, och med honom är försprånget borta.
t-the-king-leaves-the-2035e347 = Kungen lämnar borgen längs linjen som hans egna män har röjt.
t-six-attackers-have-fallen-9ca1314b = Sex angripare har fallit och fyra försvarare. Över fyrtio angripare är kvar, men de flesta av dem står långt från kungen.
t-the-king-stands-one-f894a82b = Kungen står ett steg från högra kanten. En angripare måste genast spärra vägen.
t-a-defender-goes-to-a613e664 = En försvarare går själv ut på kanten, och det är avgjort: programmet ser kungen undkomma om sex drag, båda sidors räknade, vad angriparna än gör.
t-the-last-attacker-in-85fe32c7 = Den sista angriparen i vägen slogs, och kungen går till hans plats. Han har undkommit.
t-a-perpetual-threat-4028d410 = Ett evigt hot
t-the-attackers-are-two-40c3f615 = Angriparna ligger två man före och låter kungen komma för nära ett hörn. De kan inte längre fånga honom, och han kommer inte förbi dem: remi.
t-by-the-program-s-24b95ee5 = Enligt programmets bedömning ligger angriparna två man före. Kungen står i mitten.
t-in-two-moves-he-08a9f802 = På två drag har han kommit upp till höger. En längre sökning finner ett drag som behåller försprånget: en angripare från p12 till s12.
t-an-attacker-moves-up-2906955e = I stället går en angripare uppför högra kanten. Efter detta finner den längre sökningen inte mer än remi.
t-the-king-captures-a-5255a303 = Kungen slår en man mot hörnet och hotar att gå in i det. En angripare måste spärra kanten.
t-a-step-aside-and-0c6693a8 = Ett steg åt sidan, och kungen hotar hörnet från linjen bredvid. Åter måste en angripare följa efter.
t-so-it-went-to-521227e8 = Så gick det fram och tillbaka tills en ställning uppstod för tredje gången. Tre man från varje sida slogs i hela partiet.
t-the-hunt-for-the-3c006148 = Jakten på den siste mannen
t-for-two-hundred-moves-28a222e5 = I tvåhundra drag ansåg programmet att försvararna låg långt före, och ändå vann angriparna. Därför räknar den här studien bara hur partier slutar, aldrig vad programmet anser om en ställning.
t-the-king-leaves-the-bcc4625c = Kungen lämnar borgen. Varje sida har förlorat fyra man, och enligt programmets bedömning ligger försvararna nästan åtta man före.
t-the-program-puts-the-fb164f62 = Programmet ser försvararna elva man före. Men tretton av dem är kvar av tjugofyra, och ingen väg till ett hörn har öppnat sig.
t-seven-defenders-are-left-4544c7bf = Sju försvarare är kvar mot trettioåtta angripare. Bedömningen säger fortfarande att försvararna ligger före.
t-only-now-the-score-6800af66 = Först nu vänder bedömningen. Fem försvarare är kvar, och kungen drivs längs den nedre kanten.
t-the-king-is-shut-02a53a20 = Kungen är instängd vid kanten med en av sina män. En annan är fri, och så länge han kan dra behöver inte kungen det.
t-after-more-than-seventy-9768a0ff = Efter mer än sjuttio drag är den fria mannen slagen. Nu måste kungen dra, och båda dragen förlorar.
t-three-attackers-and-the-406a6752 = Tre angripare och kanten runt honom: fångad.

## docs/studies/versions.toml

t-ninety-more-games-of-6602fa95 = Nittio partier till enligt varje regelverk på Helmfrid 2 med 64 000 ställningar, utom Murrays: Walker 2015 gynnar där angriparna.
t-the-games-at-256-62a6ccd4 = Partierna med 256 000 ställningar, från den rena utgångsställningen och med programmets tidigare vikter: alla åtta svar håller, och studien är avslutad.
