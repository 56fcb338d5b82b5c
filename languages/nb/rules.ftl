## first

rule-first-attackers = Angriperne gjør det første trekket.
rule-first-defenders = Kongens part, med forsvarerne, gjør det første trekket.

## movement

rule-movement-rook = En brikke flytter i rett linje langs en rad eller en kolonne, så langt den vil, bare over tomme punkter: som tårnet i sjakk.

## attackers-speed

rule-attackers-speed-unlimited = Angriperne går så langt veien er fri.
rule-attackers-speed-one = Angriperne går høyst ett punkt i ett trekk.
rule-attackers-speed-two = Angriperne går høyst to punkter i ett trekk.
rule-attackers-speed-three = Angriperne går høyst tre punkter i ett trekk.
rule-attackers-speed-four = Angriperne går høyst fire punkter i ett trekk.
rule-attackers-speed-five = Angriperne går høyst fem punkter i ett trekk.
rule-attackers-speed-six = Angriperne går høyst seks punkter i ett trekk.
rule-attackers-speed-seven = Angriperne går høyst sju punkter i ett trekk.
rule-attackers-speed-eight = Angriperne går høyst åtte punkter i ett trekk.
rule-attackers-speed-nine = Angriperne går høyst ni punkter i ett trekk.

## defenders-speed

rule-defenders-speed-unlimited = Forsvarerne går så langt veien er fri.
rule-defenders-speed-one = Forsvarerne går høyst ett punkt i ett trekk.
rule-defenders-speed-two = Forsvarerne går høyst to punkter i ett trekk.
rule-defenders-speed-three = Forsvarerne går høyst tre punkter i ett trekk.
rule-defenders-speed-four = Forsvarerne går høyst fire punkter i ett trekk.
rule-defenders-speed-five = Forsvarerne går høyst fem punkter i ett trekk.
rule-defenders-speed-six = Forsvarerne går høyst seks punkter i ett trekk.
rule-defenders-speed-seven = Forsvarerne går høyst sju punkter i ett trekk.
rule-defenders-speed-eight = Forsvarerne går høyst åtte punkter i ett trekk.
rule-defenders-speed-nine = Forsvarerne går høyst ni punkter i ett trekk.

## king-speed

rule-king-speed-unlimited = Kongen går så langt veien er fri.
rule-king-speed-one = Kongen går høyst ett punkt i ett trekk.
rule-king-speed-two = Kongen går høyst to punkter i ett trekk.
rule-king-speed-three = Kongen går høyst tre punkter i ett trekk.
rule-king-speed-four = Kongen går høyst fire punkter i ett trekk.
rule-king-speed-five = Kongen går høyst fem punkter i ett trekk.
rule-king-speed-six = Kongen går høyst seks punkter i ett trekk.
rule-king-speed-seven = Kongen går høyst sju punkter i ett trekk.
rule-king-speed-eight = Kongen går høyst åtte punkter i ett trekk.
rule-king-speed-nine = Kongen går høyst ni punkter i ett trekk.

## king-jump

rule-king-jump-none = Kongen hopper aldri over en annen brikke.
rule-king-jump-special-points = Kongen kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, men bare fra et særskilt punkt på brettet eller til et slikt. Mannen det hoppes over, blir stående.
rule-king-jump-free = Kongen kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak. Mannen det hoppes over, blir stående.
rule-king-jump-capturing = Kongen kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, og slår ham ved det.
rule-king-jump-any-man = Kongen kan hoppe over en vanlig mann ved siden av seg, uansett hvilken part han hører til, til det tomme punktet bak. Mannen det hoppes over, blir stående.

## berserk

rule-berserk-none = En tur er ett trekk.
rule-berserk-capturing = En brikke som slår, kan fortsette med en gang, så lenge hvert nytt trekk med den slår igjen.
rule-berserk-any-move = En brikke som slår, kan med en gang gjøre ett trekk til, uansett hva slags, og enda ett etter hvert trekk som slår igjen.

## berserk-stay

rule-berserk-stay-yes = En brikke som kan fortsette, kan også bli stående, og det avslutter turen: Den som spiller, kan stoppe når som helst.
rule-berserk-stay-no = En brikke som kan fortsette, må gjøre det.

## berserk-escape

rule-berserk-escape-yes = Etter et slag kan kongen også fortsette med et trekk som ikke slår noe, hvis han slipper unna med det.
rule-berserk-escape-no = Fortsetter kongen etter et slag, må han slå igjen, også for å slippe unna.

## commander-speed

rule-commander-speed-unlimited = En hærfører går så langt veien er fri.
rule-commander-speed-one = En hærfører går høyst ett punkt i ett trekk.
rule-commander-speed-two = En hærfører går høyst to punkter i ett trekk.
rule-commander-speed-three = En hærfører går høyst tre punkter i ett trekk.
rule-commander-speed-four = En hærfører går høyst fire punkter i ett trekk.
rule-commander-speed-five = En hærfører går høyst fem punkter i ett trekk.
rule-commander-speed-six = En hærfører går høyst seks punkter i ett trekk.
rule-commander-speed-seven = En hærfører går høyst sju punkter i ett trekk.
rule-commander-speed-eight = En hærfører går høyst åtte punkter i ett trekk.
rule-commander-speed-nine = En hærfører går høyst ni punkter i ett trekk.

## commander-jump

rule-commander-jump-none = En hærfører hopper aldri over en annen brikke.
rule-commander-jump-special-points = En hærfører kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, men bare fra et særskilt punkt på brettet eller til et slikt. Mannen det hoppes over, blir stående.
rule-commander-jump-free = En hærfører kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak. Mannen det hoppes over, blir stående.
rule-commander-jump-capturing = En hærfører kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, og slår ham ved det.
rule-commander-jump-any-man = En hærfører kan hoppe over en vanlig mann ved siden av seg, uansett hvilken part han hører til, til det tomme punktet bak. Mannen det hoppes over, blir stående.

## commander-captured

rule-commander-captured-two = En hærfører slås som en hvilken som helst mann, mellom to fiender.
rule-commander-captured-three = En hærfører slås når tre av sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-commander-captured-four = En hærfører slås når alle de fire sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-commander-captured-never = En hærfører kan ikke slås.

## knight-speed

rule-knight-speed-unlimited = En ridder går så langt veien er fri.
rule-knight-speed-one = En ridder går høyst ett punkt i ett trekk.
rule-knight-speed-two = En ridder går høyst to punkter i ett trekk.
rule-knight-speed-three = En ridder går høyst tre punkter i ett trekk.
rule-knight-speed-four = En ridder går høyst fire punkter i ett trekk.
rule-knight-speed-five = En ridder går høyst fem punkter i ett trekk.
rule-knight-speed-six = En ridder går høyst seks punkter i ett trekk.
rule-knight-speed-seven = En ridder går høyst sju punkter i ett trekk.
rule-knight-speed-eight = En ridder går høyst åtte punkter i ett trekk.
rule-knight-speed-nine = En ridder går høyst ni punkter i ett trekk.

## knight-jump

rule-knight-jump-none = En ridder hopper aldri over en annen brikke.
rule-knight-jump-special-points = En ridder kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, men bare fra et særskilt punkt på brettet eller til et slikt. Mannen det hoppes over, blir stående.
rule-knight-jump-free = En ridder kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak. Mannen det hoppes over, blir stående.
rule-knight-jump-capturing = En ridder kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, og slår ham ved det.
rule-knight-jump-any-man = En ridder kan hoppe over en vanlig mann ved siden av seg, uansett hvilken part han hører til, til det tomme punktet bak. Mannen det hoppes over, blir stående.

## knight-captured

rule-knight-captured-two = En ridder slås som en hvilken som helst mann, mellom to fiender.
rule-knight-captured-three = En ridder slås når tre av sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-knight-captured-four = En ridder slås når alle de fire sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-knight-captured-never = En ridder kan ikke slås.

## mercenary-speed

rule-mercenary-speed-unlimited = En leiesoldat går så langt veien er fri.
rule-mercenary-speed-one = En leiesoldat går høyst ett punkt i ett trekk.
rule-mercenary-speed-two = En leiesoldat går høyst to punkter i ett trekk.
rule-mercenary-speed-three = En leiesoldat går høyst tre punkter i ett trekk.
rule-mercenary-speed-four = En leiesoldat går høyst fire punkter i ett trekk.
rule-mercenary-speed-five = En leiesoldat går høyst fem punkter i ett trekk.
rule-mercenary-speed-six = En leiesoldat går høyst seks punkter i ett trekk.
rule-mercenary-speed-seven = En leiesoldat går høyst sju punkter i ett trekk.
rule-mercenary-speed-eight = En leiesoldat går høyst åtte punkter i ett trekk.
rule-mercenary-speed-nine = En leiesoldat går høyst ni punkter i ett trekk.

## mercenary-jump

rule-mercenary-jump-none = En leiesoldat hopper aldri over en annen brikke.
rule-mercenary-jump-special-points = En leiesoldat kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, men bare fra et særskilt punkt på brettet eller til et slikt. Mannen det hoppes over, blir stående.
rule-mercenary-jump-free = En leiesoldat kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak. Mannen det hoppes over, blir stående.
rule-mercenary-jump-capturing = En leiesoldat kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, og slår ham ved det.
rule-mercenary-jump-any-man = En leiesoldat kan hoppe over en vanlig mann ved siden av seg, uansett hvilken part han hører til, til det tomme punktet bak. Mannen det hoppes over, blir stående.

## mercenary-captured

rule-mercenary-captured-two = En leiesoldat slås som en hvilken som helst mann, mellom to fiender.
rule-mercenary-captured-three = En leiesoldat slås når tre av sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-mercenary-captured-four = En leiesoldat slås når alle de fire sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-mercenary-captured-never = En leiesoldat kan ikke slås.

## mercenary-taken

rule-mercenary-taken-removed = En slått leiesoldat tas av brettet.
rule-mercenary-taken-changes-sides = En slått leiesoldat blir stående på punktet sitt og skifter side: Fra da av kjemper han for dem som slo ham, til han slås igjen.

## guard-speed

rule-guard-speed-unlimited = En vokter går så langt veien er fri.
rule-guard-speed-one = En vokter går høyst ett punkt i ett trekk.
rule-guard-speed-two = En vokter går høyst to punkter i ett trekk.
rule-guard-speed-three = En vokter går høyst tre punkter i ett trekk.
rule-guard-speed-four = En vokter går høyst fire punkter i ett trekk.
rule-guard-speed-five = En vokter går høyst fem punkter i ett trekk.
rule-guard-speed-six = En vokter går høyst seks punkter i ett trekk.
rule-guard-speed-seven = En vokter går høyst sju punkter i ett trekk.
rule-guard-speed-eight = En vokter går høyst åtte punkter i ett trekk.
rule-guard-speed-nine = En vokter går høyst ni punkter i ett trekk.

## guard-jump

rule-guard-jump-none = En vokter hopper aldri over en annen brikke.
rule-guard-jump-special-points = En vokter kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, men bare fra et særskilt punkt på brettet eller til et slikt. Mannen det hoppes over, blir stående.
rule-guard-jump-free = En vokter kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak. Mannen det hoppes over, blir stående.
rule-guard-jump-capturing = En vokter kan hoppe over en vanlig fiendtlig mann ved siden av seg til det tomme punktet bak, og slår ham ved det.
rule-guard-jump-any-man = En vokter kan hoppe over en vanlig mann ved siden av seg, uansett hvilken part han hører til, til det tomme punktet bak. Mannen det hoppes over, blir stående.

## guard-captured

rule-guard-captured-two = En vokter slås som en hvilken som helst mann, mellom to fiender.
rule-guard-captured-three = En vokter slås når tre av sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-guard-captured-four = En vokter slås når alle de fire sidene hans holdes av fiender eller av tomme punkter som er fiendtlige mot ham.
rule-guard-captured-never = En vokter kan ikke slås.

## dice

rule-dice-none = Det er ingen terning: Spillerne trekker ganske enkelt etter tur.
rule-dice-odd = Før hver tur kastes en terning: Et oddetall lar spilleren trekke, et partall gjør at turen går tapt.

## throne

rule-throne-none = Midten av brettet er et punkt som alle andre.
rule-throne-centre = Punktet i midten av brettet er særskilt: Det er borgen, også kalt tronen, der kongen begynner.
rule-throne-layout = Punktet som er tegnet som borg, også kalt trone, er særskilt.

## throne-stop

rule-throne-stop-nobody = Når kongen har forlatt borgen, kan ingen stanse der, ikke engang han selv.
rule-throne-stop-king = Bare kongen kan stanse i borgen; han kan gå ut av den og komme tilbake.
rule-throne-stop-all = Alle brikker kan stanse i den tomme borgen.
rule-throne-stop-attackers = Bare angriperne kan stanse i den tomme borgen; kongen kan det ikke når han først har forlatt den.
rule-throne-stop-defenders = Bare forsvarerne kan stanse i den tomme borgen; kongen kan det ikke når han først har forlatt den.
rule-throne-stop-men = Begge parters menn kan stanse i den tomme borgen; kongen kan det ikke når han først har forlatt den.
rule-throne-stop-attackers-and-king = Angriperne og kongen kan stanse i den tomme borgen, forsvarerne kan ikke.
rule-throne-stop-defenders-and-king = Kongen og forsvarerne hans kan stanse i den tomme borgen, angriperne kan ikke.

## throne-pass

rule-throne-pass-nobody = Ingen kan gå gjennom borgen, heller ikke når den er tom.
rule-throne-pass-king = Bare kongen kan gå gjennom borgen; den stanser alle andre brikker, også når den er tom.
rule-throne-pass-all = Alle brikker kan gå gjennom borgen når den er tom.
rule-throne-pass-attackers = Bare angriperne kan gå gjennom borgen når den er tom; den stanser alle andre brikker.
rule-throne-pass-defenders = Bare forsvarerne kan gå gjennom borgen når den er tom; den stanser alle andre brikker, også kongen.
rule-throne-pass-men = Begge parters menn kan gå gjennom borgen når den er tom; kongen kan ikke.
rule-throne-pass-attackers-and-king = Angriperne og kongen kan gå gjennom borgen når den er tom; forsvarerne kan ikke.
rule-throne-pass-defenders-and-king = Kongen og forsvarerne hans kan gå gjennom borgen når den er tom; angriperne kan ikke.

## throne-hostile

rule-throne-hostile-nobody = Den tomme borgen er ikke fiendtlig: Den hjelper aldri til med å slå eller fange noen.
rule-throne-hostile-attackers = Den tomme borgen er fiendtlig mot angriperne: Den gjelder som en fiende når en av dem slås mot den.
rule-throne-hostile-defenders = Den tomme borgen er fiendtlig mot forsvarerne: Den gjelder som en fiende når en av dem slås mot den. Kongen har ikke noe å frykte fra den.
rule-throne-hostile-men = Den tomme borgen er fiendtlig mot begge parters menn: Den gjelder som en fiende når en mann slås mot den. Kongen har ikke noe å frykte fra den.
rule-throne-hostile-king = Den tomme borgen er fiendtlig bare mot kongen: Den teller som en av brikkene som omringer ham. Menn slås ikke mot den.
rule-throne-hostile-attackers-and-king = Den tomme borgen er fiendtlig mot angriperne, som slås mot den, og mot kongen, for hvem den teller som en av brikkene som omringer ham, men ikke mot forsvarerne.
rule-throne-hostile-defenders-and-king = Den tomme borgen er fiendtlig mot forsvarerne, som slås mot den, og mot kongen, for hvem den teller som en av brikkene som omringer ham, men ikke mot angriperne.
rule-throne-hostile-all = Den tomme borgen er fiendtlig mot alle: Den gjelder som en fiende når en mann fra en av partene slås mot den, og teller som en av brikkene som omringer kongen.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = Når kongen sitter i den, er borgen ikke fiendtlig mot noen.
rule-throne-hostile-occupied-attackers = Også når kongen sitter i den, er borgen fiendtlig mot angriperne: De kan slås mot den.
rule-throne-hostile-occupied-defenders = Også når kongen sitter i den, er borgen fiendtlig mot forsvarerne: De kan slås mot den.
rule-throne-hostile-occupied-men = Også når kongen sitter i den, er borgen fiendtlig mot begge parters menn, som slås mot den.
rule-throne-hostile-occupied-king = Også når kongen sitter i den, er borgen fiendtlig mot kongen, men bare mot ham.
rule-throne-hostile-occupied-attackers-and-king = Også når kongen sitter i den, er borgen fiendtlig mot angriperne, som slås mot den, og mot kongen.
rule-throne-hostile-occupied-defenders-and-king = Også når kongen sitter i den, er borgen fiendtlig mot forsvarerne, som slås mot den, og mot kongen.
rule-throne-hostile-occupied-all = Også når kongen sitter i den, er borgen fiendtlig mot alle: Begge parters menn slås mot den.

## corners

rule-corners-none = Hjørnene er punkter som alle andre.
rule-corners-single = De fire punktene ytterst i hjørnene av brettet er særskilte: De er hjørnepunktene.
rule-corners-quad = Seksten punkter er særskilte, fire i kvadrat i hvert hjørne av brettet: De er hjørnepunktene.
rule-corners-layout = Punktene som er tegnet som hjørnepunkter, er særskilte, hvor de enn ligger.

## corners-stop

rule-corners-stop-nobody = Ingen kan stanse på et hjørnepunkt.
rule-corners-stop-king = Bare kongen kan stanse på et hjørnepunkt.
rule-corners-stop-all = Alle brikker kan stanse på et hjørnepunkt.
rule-corners-stop-attackers = Bare angriperne kan stanse på et hjørnepunkt.
rule-corners-stop-defenders = Bare forsvarerne kan stanse på et hjørnepunkt; kongen kan ikke.
rule-corners-stop-men = Begge parters menn kan stanse på et hjørnepunkt; kongen kan ikke.
rule-corners-stop-attackers-and-king = Angriperne og kongen kan stanse på et hjørnepunkt; forsvarerne kan ikke.
rule-corners-stop-defenders-and-king = Kongen og forsvarerne hans kan stanse på et hjørnepunkt; angriperne kan ikke.

## corners-pass

rule-corners-pass-nobody = Ingen kan gå gjennom et hjørnepunkt.
rule-corners-pass-king = Bare kongen kan gå gjennom et hjørnepunkt; det stanser alle andre brikker.
rule-corners-pass-all = Alle brikker kan gå gjennom et tomt hjørnepunkt.
rule-corners-pass-attackers = Bare angriperne kan gå gjennom et tomt hjørnepunkt; det stanser alle andre brikker.
rule-corners-pass-defenders = Bare forsvarerne kan gå gjennom et tomt hjørnepunkt; det stanser alle andre brikker, også kongen.
rule-corners-pass-men = Begge parters menn kan gå gjennom et tomt hjørnepunkt; kongen kan ikke.
rule-corners-pass-attackers-and-king = Angriperne og kongen kan gå gjennom et tomt hjørnepunkt; forsvarerne kan ikke.
rule-corners-pass-defenders-and-king = Kongen og forsvarerne hans kan gå gjennom et tomt hjørnepunkt; angriperne kan ikke.

## corners-hostile

rule-corners-hostile-nobody = Et tomt hjørnepunkt er ikke fiendtlig: Det hjelper aldri til med å slå eller fange noen.
rule-corners-hostile-attackers = Et tomt hjørnepunkt er fiendtlig mot angriperne: Det gjelder som en fiende når en av dem slås mot det.
rule-corners-hostile-defenders = Et tomt hjørnepunkt er fiendtlig mot forsvarerne: Det gjelder som en fiende når en av dem slås mot det. Kongen har ikke noe å frykte fra det.
rule-corners-hostile-men = Et tomt hjørnepunkt er fiendtlig mot begge parters menn: Det gjelder som en fiende når en mann slås mot det. Kongen har ikke noe å frykte fra det.
rule-corners-hostile-king = Et tomt hjørnepunkt er fiendtlig bare mot kongen: Det teller som en av brikkene som omringer ham. Menn slås ikke mot det.
rule-corners-hostile-attackers-and-king = Et tomt hjørnepunkt er fiendtlig mot angriperne, som slås mot det, og mot kongen, for hvem det teller som en av brikkene som omringer ham, men ikke mot forsvarerne.
rule-corners-hostile-defenders-and-king = Et tomt hjørnepunkt er fiendtlig mot forsvarerne, som slås mot det, og mot kongen, for hvem det teller som en av brikkene som omringer ham, men ikke mot angriperne.
rule-corners-hostile-all = Et tomt hjørnepunkt er fiendtlig mot alle: Det gjelder som en fiende når en mann fra en av partene slås mot det, og teller som en av brikkene som omringer kongen.

## camps

rule-camps-none = Der angriperne begynner, er det ingen særskilte punkter: Alle brikker kan gå dit.
rule-camps-layout = Punktene der angriperne begynner, er leirene deres: Ingen kan gå inn i eller gjennom en leir utenfra, ikke engang en mann som har forlatt den.

## camps-inside

rule-camps-inside-any-camp = En angriper som står i en leir, kan flytte innenfor den, gå gjennom de tomme punktene i den og gå fra den inn i en hvilken som helst annen leir.
rule-camps-inside-open = Så lenge en angriper ikke har forlatt leiren sin, kan han flytte innenfor den og gå gjennom de tomme punktene i den på vei ut.
rule-camps-inside-way-out = Så lenge en angriper ikke har forlatt leiren sin, kan han gå gjennom de tomme punktene i den på vei ut, men ikke stanse der.
rule-camps-inside-closed = En angriper kan forlate leiren sin, men verken flytte innenfor den eller gå gjennom punktene i den på vei ut.

## camps-hostile

rule-camps-hostile-nobody = Et tomt leirpunkt er ikke fiendtlig: Det hjelper aldri til med å slå eller fange noen.
rule-camps-hostile-attackers = Et tomt leirpunkt er fiendtlig mot angriperne: Det gjelder som en fiende når en av dem slås mot det.
rule-camps-hostile-defenders = Et tomt leirpunkt er fiendtlig mot forsvarerne: Det gjelder som en fiende når en av dem slås mot det. Kongen har ikke noe å frykte fra det.
rule-camps-hostile-men = Et tomt leirpunkt er fiendtlig mot begge parters menn: Det gjelder som en fiende når en mann slås mot det. Kongen har ikke noe å frykte fra det.
rule-camps-hostile-king = Et tomt leirpunkt er fiendtlig bare mot kongen: Det teller som en av brikkene som omringer ham. Menn slås ikke mot det.
rule-camps-hostile-attackers-and-king = Et tomt leirpunkt er fiendtlig mot angriperne, som slås mot det, og mot kongen, for hvem det teller som en av brikkene som omringer ham, men ikke mot forsvarerne.
rule-camps-hostile-defenders-and-king = Et tomt leirpunkt er fiendtlig mot forsvarerne, som slås mot det, og mot kongen, for hvem det teller som en av brikkene som omringer ham, men ikke mot angriperne.
rule-camps-hostile-all = Et tomt leirpunkt er fiendtlig mot alle: Det gjelder som en fiende når en mann fra en av partene slås mot det, og teller som en av brikkene som omringer kongen.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = Når en angriper står på det, er et leirpunkt ikke fiendtlig mot noen.
rule-camps-hostile-occupied-attackers = Også når en angriper står på det, er et leirpunkt fiendtlig mot angriperne: De kan slås mot det.
rule-camps-hostile-occupied-defenders = Også når en angriper står på det, er et leirpunkt fiendtlig mot forsvarerne: De kan slås mot det.
rule-camps-hostile-occupied-men = Også når en angriper står på det, er et leirpunkt fiendtlig mot begge parters menn, som slås mot det.
rule-camps-hostile-occupied-king = Også når en angriper står på det, er et leirpunkt fiendtlig mot kongen, men bare mot ham.
rule-camps-hostile-occupied-attackers-and-king = Også når en angriper står på det, er et leirpunkt fiendtlig mot angriperne, som slås mot det, og mot kongen.
rule-camps-hostile-occupied-defenders-and-king = Også når en angriper står på det, er et leirpunkt fiendtlig mot forsvarerne, som slås mot det, og mot kongen.
rule-camps-hostile-occupied-all = Også når en angriper står på det, er et leirpunkt fiendtlig mot alle: Begge parters menn slås mot det.

## camps-shelter

rule-camps-shelter-yes = En mann som står i en leir, slås ikke mot et leirpunkt.
rule-camps-shelter-no = En mann som står i en leir, kan i likhet med alle andre slås mot et leirpunkt.

## capture

rule-capture-custodial = En mann slås og tas av brettet når motparten flytter en brikke inn ved siden av ham og en annen fiende står rett overfor, på den motsatte siden av ham i rett linje.

## captures-at-once

rule-captures-at-once-several = Ett trekk kan slå flere menn på én gang, én i hver retning.

## moving-between

rule-moving-between-safe = En brikke kan flytte inn mellom to fiender uten å bli slått: Bare motpartens eget trekk slår.
rule-moving-between-king-only = Bare kongen kan flytte inn mellom to fiender uten skade; en mann som gjør det, blir slått, med mindre trekket hans slår en av de to.

## combined-capture

rule-combined-capture-none = Kongen og en mann kan aldri fanges i samme felle: Hver av dem tas bare etter sin egen regel.
rule-combined-capture-anywhere = Når en av forsvarerne står ved siden av kongen, kongens tre andre sider er sperret av angripere eller av punkter som er fiendtlige mot ham, og en av angriperne står bak denne mannen, blir mannen slått, men ikke kongen. Det må være et trekk av angriperne som lukker fella.
rule-combined-capture-on-throne = Når kongen sitter i borgen med en av forsvarerne ved siden av seg og angripere på de tre andre sidene, slås denne mannen av en angriper som stiller seg bak ham: Han faller mellom angriperen og sin egen konge, som ikke fanges.

## shieldwall

rule-shieldwall-none = En rekke menn på kanten slås ikke samlet.
rule-shieldwall-flanking-move = Skjoldborg: To eller flere menn side om side på kanten slås samlet når hver av dem har en fiende foran seg og det står en fiende i begge ender av rekka. Trekket som slår, er det som lukker en ende, langs kanten. Kongen kan stå foran eller i en ende; står han selv i rekka, blir han stående mens mennene hans slås.
rule-shieldwall-any-move = Skjoldborg: To eller flere menn side om side på kanten slås samlet når hver av dem har en fiende foran seg og det står en fiende i begge ender av rekka, uansett hvilken av disse fiendene som kommer sist. Kongen kan stå foran eller i en ende; står han selv i rekka, blir han stående mens mennene hans slås.

## shieldwall-corners

rule-shieldwall-corners-yes = Et hjørnepunkt kan gjelde som fienden i den ene enden av en skjoldborg.
rule-shieldwall-corners-no = Et hjørnepunkt gjelder ikke som fienden i en ende av en skjoldborg.

## king-armed

rule-king-armed-armed = Kongen slår som en mann: med sitt eget trekk og som makkeren på den motsatte siden.
rule-king-armed-hammer = Kongen slår med sitt eget trekk, men en annen brikke kan ikke bruke ham som makkeren på den motsatte siden.
rule-king-armed-anvil = Kongen slår ingenting med sitt eget trekk; en annen brikke kan bruke ham som makkeren på den motsatte siden.
rule-king-armed-unarmed = Kongen er ikke med på å slå.

## king-captured-throne

rule-king-captured-throne-four = I borgen fanges kongen når alle de fire sidene hans er sperret av angripere eller av tomme punkter som er fiendtlige mot ham.
rule-king-captured-throne-three-and-edge = I borgen fanges kongen når tre av sidene hans er sperret og brettets kant er på den fjerde.
rule-king-captured-throne-two = I borgen fanges kongen som en mann: av to angripere på motsatte sider av ham, eller av én angriper med et tomt punkt som er fiendtlig mot ham, på den motsatte siden.
rule-king-captured-throne-never = I borgen kan kongen ikke fanges.

## king-safe-until-moved

rule-king-safe-until-moved-yes = Så lenge kongen ikke har gjort sitt første trekk, kan han ikke fanges i borgen.
rule-king-safe-until-moved-no = Kongen kan fanges i borgen fra partiets første trekk.

## king-captured-beside

rule-king-captured-beside-four = Ved siden av borgen fanges kongen når alle de fire sidene hans er sperret av angripere eller av tomme punkter som er fiendtlige mot ham.
rule-king-captured-beside-three-and-edge = Ved siden av borgen fanges kongen når tre av sidene hans er sperret og brettets kant er på den fjerde.
rule-king-captured-beside-two = Ved siden av borgen fanges kongen som en mann: av to angripere på motsatte sider av ham, eller av én angriper med et tomt punkt som er fiendtlig mot ham, på den motsatte siden.
rule-king-captured-beside-never = Ved siden av borgen kan kongen ikke fanges.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Overalt unntatt i borgen gjelder: En av angripernes hærførere som flytter inn ved siden av kongen, fanger ham når en annen hærfører eller et tomt hjørnepunkt er på den motsatte siden av ham.
rule-king-captured-by-commanders-no = Hærførere fanger kongen på samme måte som alle andre angripere.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = På et vanlig punkt fanges kongen når alle de fire sidene hans er sperret av angripere eller av tomme punkter som er fiendtlige mot ham.
rule-king-captured-elsewhere-three-and-edge = På et vanlig punkt fanges kongen når tre av sidene hans er sperret og brettets kant er på den fjerde.
rule-king-captured-elsewhere-two = På et vanlig punkt fanges kongen som en mann: av to angripere på motsatte sider av ham, eller av én angriper med et tomt punkt som er fiendtlig mot ham, på den motsatte siden.
rule-king-captured-elsewhere-never = På et vanlig punkt kan kongen ikke fanges.

## escape

rule-escape-corners = Kongen slipper unna og vinner når han kommer til et hjørnepunkt.
rule-escape-extreme-corners = Kongen slipper unna og vinner når han kommer til et av de fire punktene ytterst i hjørnene av brettet.
rule-escape-edge = Kongen slipper unna og vinner når han kommer til et hvilket som helst punkt på kanten.
rule-escape-edge-outside-camps = Kongen slipper unna og vinner når han kommer til et punkt på kanten utenfor leirene.

## king-captured-edge

rule-king-captured-edge-four = På kanten måtte alle de fire sidene til kongen være sperret, og kanten teller ikke: Han er trygg der.
rule-king-captured-edge-three-and-edge = På kanten fanges kongen når de tre andre sidene hans er sperret av angripere: Kanten teller som den fjerde.
rule-king-captured-edge-two = På kanten fanges kongen av to angripere, én på hver side av ham, eller av én angriper med et punkt som er fiendtlig mot ham, på den motsatte siden; selve kanten teller ikke.
rule-king-captured-edge-never = På kanten kan kongen ikke fanges.

## exit-fort

rule-exit-fort-yes = Kongens part vinner når kongen står på kanten i et fort som angriperne aldri kan bryte, med rom til å flytte.
rule-exit-fort-no = Et fort ved kanten vinner ikke: Kongen må slippe unna.

## encirclement

rule-encirclement-none = Å omringe kongen og forsvarerne hans er ennå ikke seier.
rule-encirclement-all-defenders = Angriperne vinner så snart kongen og alle gjenværende forsvarere er avskåret fra kanten av en ubrutt ring.
rule-encirclement-king = Angriperne vinner så snart kongen er muret inne: Forbi dem fører ingen vei ham til et sted der han kan vinne. Det spiller ingen rolle hvem av forsvarerne hans som står utenfor.

## king-alone

rule-king-alone-plays-on = Kongen spiller videre også når han har mistet alle forsvarerne sine.
rule-king-alone-loses = Kongen taper når alle forsvarerne hans er slått.

## no-escape

rule-no-escape-plays-on = Kongens part spiller videre så lenge han ikke er fanget, selv når den verken kan få ham til et hjørne eller bygge et fort lenger.
rule-no-escape-loses = Kongens part taper så snart alle hjørner er sperret og det er for få forsvarere eller for få punkter av kanten igjen til et fort; og også når kongen er innestengt på kanten.

## repetition

rule-repetition-ignored = En stilling kan komme igjen så ofte spillerne vil.
rule-repetition-draw-at-second = Partiet er remis så snart en stilling kommer for andre gang med samme part i trekket.
rule-repetition-draw-at-third = Partiet er remis når en stilling kommer for tredje gang med samme part i trekket.
rule-repetition-threat-not-more-than-twice = En part som alene stadig truer med å vinne, kan ikke få fram samme stilling for tredje gang: Den må finne et annet trekk. Hvis begge truer, eller ingen, er tredje gang remis.
rule-repetition-threat-forbidden = Ingen av partene kan få fram en stilling for tredje gang med et trekk som truer med å vinne: Den må finne et annet trekk. Gjentakelse har ingen annen følge.
rule-repetition-threat-forbidden-at-fourth = En trussel om å vinne kan gjentas to ganger: Med et trekk som truer med å vinne, kan ingen av partene få fram en stilling for fjerde gang; den må finne et annet trekk. Gjentakelse har ingen annen følge.
rule-repetition-aggressor-loses = Når en stilling kommer for tredje gang, taper den parten som alene stadig har truet med å vinne. Har begge truet, eller ingen, er partiet remis.
rule-repetition-defenders-lose = Når en stilling kommer for tredje gang, taper kongen og forsvarerne hans.
rule-repetition-completer-loses = Den parten som får fram en stilling for tredje gang med sitt trekk, taper.
rule-repetition-completer-wins = Den parten som får fram en stilling for tredje gang med sitt trekk, vinner: Den andre regnes for å ha tvunget den til det.
rule-repetition-forbidden = Ingen av partene kan få fram en stilling for tredje gang: Den som er i trekket, må finne et annet trekk.
rule-repetition-forbidden-to-defenders = Kongens part kan ikke få fram en stilling for tredje gang: Den må finne et annet trekk. Gjør angriperne det, er partiet remis.
rule-repetition-forbidden-at-second = Ingen av partene kan få fram det som allerede har stått på brettet, uansett hvem som da er i trekket: Den må finne et annet trekk.
rule-repetition-forbidden-to-defenders-at-second = Kongens part kan ikke få fram det som allerede har stått på brettet, uansett hvem som da er i trekket: Den må finne et annet trekk. Angriperne kan det.

## no-moves

rule-no-moves-draw = Partiet er remis når parten i trekket ikke har noe lovlig trekk.
rule-no-moves-loss = En part som ikke har noe lovlig trekk når det er dens tur, taper partiet.
rule-no-moves-pass = En part som ikke har noe lovlig trekk, mister turen.

## draw-after-turns

rule-draw-after-turns-none = Et parti varer så mange turer som det tar.
rule-draw-after-turns-number = Partiet er remis når det har vart i { $number } turer, begge parters talt sammen, uten at noen har vunnet.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = Et parti går videre uansett hvor lenge ingen blir slått.
rule-draw-after-quiet-turns-number = Partiet er remis når ingen er blitt slått på { $number } turer, begge parters talt sammen.

## announcements

rule-announcements-none = Ingenting behøver å sies høyt.
rule-announcements-raichi-tuichu = Når kongen kan slippe unna i sitt neste trekk, sier spilleren hans «raicki», også skrevet «raichi»; når han kan gjøre det på to måter, «tuicku» eller «tuichu».

summary-board = { $attacking } angripere mot { $defending } forsvarere med kongen sin, på { $size }×{ $size }.
summary-parent = Reglene fra { $parent }.
summary-parent-changed = Reglene fra { $parent } med disse endringene:

## The rules in one minute

brief-moves-rook = Brikkene flytter som tårnet i sjakk: i rett linje, så langt veien er fri.
brief-moves-straight = Brikkene flytter i rett linje, bare over tomme punkter.
brief-moves-limited = Hver brikke flytter i rett linje, { $points ->
    [one] ett punkt om gangen
   *[other] høyst { $points } punkter
  }.
brief-hostile-throne-men = Menn slås også mot den tomme borgen.
brief-hostile-throne-attackers = Angriperne slås også mot den tomme borgen.
brief-hostile-throne-defenders = Forsvarerne slås også mot den tomme borgen.
brief-hostile-corners-men = Menn slås også mot et tomt hjørnepunkt.
brief-hostile-corners-attackers = Angriperne slås også mot et tomt hjørnepunkt.
brief-hostile-corners-defenders = Forsvarerne slås også mot et tomt hjørnepunkt.
brief-hostile-camps-men = Menn slås også mot et tomt leirpunkt.
brief-hostile-camps-attackers = Angriperne slås også mot et tomt leirpunkt.
brief-hostile-camps-defenders = Forsvarerne slås også mot et tomt leirpunkt.
brief-hostile-throne-and-corners-men = Menn slås også mot den tomme borgen og mot et tomt hjørnepunkt.
brief-king-two = Kongen fanges som en mann, mellom to angripere.
brief-king-four = Kongen fanges når det står angripere på alle fire sidene av ham.
brief-king-throne-four = I borgen og ved siden av den trengs det fire angripere.
brief-king-beside-three = Ved siden av den tomme borgen er tre angripere nok.
brief-king-hostile-throne = Den tomme borgen teller som en av dem.
brief-king-hostile-corners = Et tomt hjørnepunkt teller som en av dem.
brief-king-hostile-camps = Et tomt leirpunkt teller som en av dem.
brief-special-none = Mer er det ikke å lære: Mennene på en side er alle like, og en tur er ett trekk.
brief-shieldwall-flanking-move = Skjoldborg: En rekke menn langs kanten faller samlet når hver har en fiende foran seg og det står fiender i begge ender; det siste trekket må lukke en ende.
brief-shieldwall-any-move = Skjoldborg: En rekke menn langs kanten faller samlet når hver har en fiende foran seg og det står fiender i begge ender; det er det samme hvilken av disse fiendene som kommer sist.
