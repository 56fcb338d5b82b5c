## first

rule-first-attackers = Angriberne trækker først.
rule-first-defenders = Kongens side, med forsvarerne, trækker først.

## movement

rule-movement-rook = En brik går i en ret linje langs en række eller en kolonne, så langt den vil, og kun over tomme punkter: som tårnet i skak.

## attackers-speed

rule-attackers-speed-unlimited = Angriberne går så langt, vejen er fri.
rule-attackers-speed-one = Angriberne går højst ét punkt i ét træk.
rule-attackers-speed-two = Angriberne går højst to punkter i ét træk.
rule-attackers-speed-three = Angriberne går højst tre punkter i ét træk.
rule-attackers-speed-four = Angriberne går højst fire punkter i ét træk.
rule-attackers-speed-five = Angriberne går højst fem punkter i ét træk.
rule-attackers-speed-six = Angriberne går højst seks punkter i ét træk.
rule-attackers-speed-seven = Angriberne går højst syv punkter i ét træk.
rule-attackers-speed-eight = Angriberne går højst otte punkter i ét træk.
rule-attackers-speed-nine = Angriberne går højst ni punkter i ét træk.

## defenders-speed

rule-defenders-speed-unlimited = Forsvarerne går så langt, vejen er fri.
rule-defenders-speed-one = Forsvarerne går højst ét punkt i ét træk.
rule-defenders-speed-two = Forsvarerne går højst to punkter i ét træk.
rule-defenders-speed-three = Forsvarerne går højst tre punkter i ét træk.
rule-defenders-speed-four = Forsvarerne går højst fire punkter i ét træk.
rule-defenders-speed-five = Forsvarerne går højst fem punkter i ét træk.
rule-defenders-speed-six = Forsvarerne går højst seks punkter i ét træk.
rule-defenders-speed-seven = Forsvarerne går højst syv punkter i ét træk.
rule-defenders-speed-eight = Forsvarerne går højst otte punkter i ét træk.
rule-defenders-speed-nine = Forsvarerne går højst ni punkter i ét træk.

## king-speed

rule-king-speed-unlimited = Kongen går så langt, vejen er fri.
rule-king-speed-one = Kongen går højst ét punkt i ét træk.
rule-king-speed-two = Kongen går højst to punkter i ét træk.
rule-king-speed-three = Kongen går højst tre punkter i ét træk.
rule-king-speed-four = Kongen går højst fire punkter i ét træk.
rule-king-speed-five = Kongen går højst fem punkter i ét træk.
rule-king-speed-six = Kongen går højst seks punkter i ét træk.
rule-king-speed-seven = Kongen går højst syv punkter i ét træk.
rule-king-speed-eight = Kongen går højst otte punkter i ét træk.
rule-king-speed-nine = Kongen går højst ni punkter i ét træk.

## king-jump

rule-king-jump-none = Kongen springer aldrig over en anden brik.
rule-king-jump-special-points = Kongen må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved, men kun fra et særligt punkt på brættet eller til et sådant. Manden, der springes over, bliver stående.
rule-king-jump-free = Kongen må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved. Manden, der springes over, bliver stående.
rule-king-jump-capturing = Kongen må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved og slår ham derved.
rule-king-jump-any-man = Kongen må springe over en almindelig mand lige ved siden af sig, ven eller fjende, til det tomme punkt bagved. Manden, der springes over, bliver stående.

## berserk

rule-berserk-none = En tur er ét træk.
rule-berserk-capturing = En brik, der slår, må fortsætte med det samme, så længe hvert nyt træk med den også slår.
rule-berserk-any-move = En brik, der slår, må straks gøre ét træk mere, ligegyldigt hvilket, og endnu et efter hvert træk, der igen slår.

## berserk-stay

rule-berserk-stay-yes = En brik, der må fortsætte, må også blive stående, og så er turen slut: den, der spiller, må holde op når som helst.
rule-berserk-stay-no = En brik, der kan fortsætte, skal gøre det.

## berserk-escape

rule-berserk-escape-yes = Efter et slag må kongen også fortsætte med et træk, der ikke slår noget, hvis han slipper ud ved det.
rule-berserk-escape-no = Fortsætter kongen efter et slag, skal han slå igen, selv for at slippe ud.

## commander-speed

rule-commander-speed-unlimited = En hærfører går så langt, vejen er fri.
rule-commander-speed-one = En hærfører går højst ét punkt i ét træk.
rule-commander-speed-two = En hærfører går højst to punkter i ét træk.
rule-commander-speed-three = En hærfører går højst tre punkter i ét træk.
rule-commander-speed-four = En hærfører går højst fire punkter i ét træk.
rule-commander-speed-five = En hærfører går højst fem punkter i ét træk.
rule-commander-speed-six = En hærfører går højst seks punkter i ét træk.
rule-commander-speed-seven = En hærfører går højst syv punkter i ét træk.
rule-commander-speed-eight = En hærfører går højst otte punkter i ét træk.
rule-commander-speed-nine = En hærfører går højst ni punkter i ét træk.

## commander-jump

rule-commander-jump-none = En hærfører springer aldrig over en anden brik.
rule-commander-jump-special-points = En hærfører må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved, men kun fra et særligt punkt på brættet eller til et sådant. Manden, der springes over, bliver stående.
rule-commander-jump-free = En hærfører må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved. Manden, der springes over, bliver stående.
rule-commander-jump-capturing = En hærfører må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved og slår ham derved.
rule-commander-jump-any-man = En hærfører må springe over en almindelig mand lige ved siden af sig, ven eller fjende, til det tomme punkt bagved. Manden, der springes over, bliver stående.

## commander-captured

rule-commander-captured-two = En hærfører slås som enhver mand, mellem to fjender.
rule-commander-captured-three = En hærfører slås, når tre af hans sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-commander-captured-four = En hærfører slås, når alle hans fire sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-commander-captured-never = En hærfører kan ikke slås.

## knight-speed

rule-knight-speed-unlimited = En ridder går så langt, vejen er fri.
rule-knight-speed-one = En ridder går højst ét punkt i ét træk.
rule-knight-speed-two = En ridder går højst to punkter i ét træk.
rule-knight-speed-three = En ridder går højst tre punkter i ét træk.
rule-knight-speed-four = En ridder går højst fire punkter i ét træk.
rule-knight-speed-five = En ridder går højst fem punkter i ét træk.
rule-knight-speed-six = En ridder går højst seks punkter i ét træk.
rule-knight-speed-seven = En ridder går højst syv punkter i ét træk.
rule-knight-speed-eight = En ridder går højst otte punkter i ét træk.
rule-knight-speed-nine = En ridder går højst ni punkter i ét træk.

## knight-jump

rule-knight-jump-none = En ridder springer aldrig over en anden brik.
rule-knight-jump-special-points = En ridder må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved, men kun fra et særligt punkt på brættet eller til et sådant. Manden, der springes over, bliver stående.
rule-knight-jump-free = En ridder må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved. Manden, der springes over, bliver stående.
rule-knight-jump-capturing = En ridder må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved og slår ham derved.
rule-knight-jump-any-man = En ridder må springe over en almindelig mand lige ved siden af sig, ven eller fjende, til det tomme punkt bagved. Manden, der springes over, bliver stående.

## knight-captured

rule-knight-captured-two = En ridder slås som enhver mand, mellem to fjender.
rule-knight-captured-three = En ridder slås, når tre af hans sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-knight-captured-four = En ridder slås, når alle hans fire sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-knight-captured-never = En ridder kan ikke slås.

## mercenary-speed

rule-mercenary-speed-unlimited = En lejesoldat går så langt, vejen er fri.
rule-mercenary-speed-one = En lejesoldat går højst ét punkt i ét træk.
rule-mercenary-speed-two = En lejesoldat går højst to punkter i ét træk.
rule-mercenary-speed-three = En lejesoldat går højst tre punkter i ét træk.
rule-mercenary-speed-four = En lejesoldat går højst fire punkter i ét træk.
rule-mercenary-speed-five = En lejesoldat går højst fem punkter i ét træk.
rule-mercenary-speed-six = En lejesoldat går højst seks punkter i ét træk.
rule-mercenary-speed-seven = En lejesoldat går højst syv punkter i ét træk.
rule-mercenary-speed-eight = En lejesoldat går højst otte punkter i ét træk.
rule-mercenary-speed-nine = En lejesoldat går højst ni punkter i ét træk.

## mercenary-jump

rule-mercenary-jump-none = En lejesoldat springer aldrig over en anden brik.
rule-mercenary-jump-special-points = En lejesoldat må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved, men kun fra et særligt punkt på brættet eller til et sådant. Manden, der springes over, bliver stående.
rule-mercenary-jump-free = En lejesoldat må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved. Manden, der springes over, bliver stående.
rule-mercenary-jump-capturing = En lejesoldat må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved og slår ham derved.
rule-mercenary-jump-any-man = En lejesoldat må springe over en almindelig mand lige ved siden af sig, ven eller fjende, til det tomme punkt bagved. Manden, der springes over, bliver stående.

## mercenary-captured

rule-mercenary-captured-two = En lejesoldat slås som enhver mand, mellem to fjender.
rule-mercenary-captured-three = En lejesoldat slås, når tre af hans sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-mercenary-captured-four = En lejesoldat slås, når alle hans fire sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-mercenary-captured-never = En lejesoldat kan ikke slås.

## mercenary-taken

rule-mercenary-taken-removed = En lejesoldat, der slås, tages af brættet.
rule-mercenary-taken-changes-sides = En lejesoldat, der slås, bliver stående på sit punkt og skifter side: fra da af kæmper han for dem, der slog ham, indtil han slås igen.

## guard-speed

rule-guard-speed-unlimited = En vagt går så langt, vejen er fri.
rule-guard-speed-one = En vagt går højst ét punkt i ét træk.
rule-guard-speed-two = En vagt går højst to punkter i ét træk.
rule-guard-speed-three = En vagt går højst tre punkter i ét træk.
rule-guard-speed-four = En vagt går højst fire punkter i ét træk.
rule-guard-speed-five = En vagt går højst fem punkter i ét træk.
rule-guard-speed-six = En vagt går højst seks punkter i ét træk.
rule-guard-speed-seven = En vagt går højst syv punkter i ét træk.
rule-guard-speed-eight = En vagt går højst otte punkter i ét træk.
rule-guard-speed-nine = En vagt går højst ni punkter i ét træk.

## guard-jump

rule-guard-jump-none = En vagt springer aldrig over en anden brik.
rule-guard-jump-special-points = En vagt må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved, men kun fra et særligt punkt på brættet eller til et sådant. Manden, der springes over, bliver stående.
rule-guard-jump-free = En vagt må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved. Manden, der springes over, bliver stående.
rule-guard-jump-capturing = En vagt må springe over en almindelig fjendtlig mand lige ved siden af sig til det tomme punkt bagved og slår ham derved.
rule-guard-jump-any-man = En vagt må springe over en almindelig mand lige ved siden af sig, ven eller fjende, til det tomme punkt bagved. Manden, der springes over, bliver stående.

## guard-captured

rule-guard-captured-two = En vagt slås som enhver mand, mellem to fjender.
rule-guard-captured-three = En vagt slås, når tre af hans sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-guard-captured-four = En vagt slås, når alle hans fire sider er spærret af fjender eller af tomme punkter, der er fjendtlige over for ham.
rule-guard-captured-never = En vagt kan ikke slås.

## dice

rule-dice-none = Der er ingen terning: spillerne trækker simpelthen på skift.
rule-dice-odd = Før hver tur kastes en terning: ved et ulige tal må spilleren trække, ved et lige tal mistes turen.

## throne

rule-throne-none = Brættets midte er et punkt som alle andre.
rule-throne-centre = Punktet midt på brættet er særligt: det er borgen, også kaldt tronen, hvor kongen begynder.
rule-throne-layout = Det punkt, der er tegnet som borg, også kaldt trone, er særligt.

## throne-stop

rule-throne-stop-nobody = Når kongen først har forladt borgen, må ingen standse i den, ikke engang han selv.
rule-throne-stop-king = Kun kongen må standse i borgen; han må forlade den og vende tilbage.
rule-throne-stop-all = Enhver brik må standse i den tomme borg.
rule-throne-stop-attackers = Kun angriberne må standse i den tomme borg; det må kongen ikke, når han først har forladt den.
rule-throne-stop-defenders = Kun forsvarerne må standse i den tomme borg; det må kongen ikke, når han først har forladt den.
rule-throne-stop-men = Begge siders mænd må standse i den tomme borg; det må kongen ikke, når han først har forladt den.
rule-throne-stop-attackers-and-king = Angriberne og kongen må standse i den tomme borg; det må forsvarerne ikke.
rule-throne-stop-defenders-and-king = Kongen og hans forsvarere må standse i den tomme borg; det må angriberne ikke.

## throne-pass

rule-throne-pass-nobody = Ingen må gå hen over borgen, heller ikke når den er tom.
rule-throne-pass-king = Kun kongen må gå hen over borgen; den standser alle andre brikker, også når den er tom.
rule-throne-pass-all = Enhver brik må gå hen over borgen, når den er tom.
rule-throne-pass-attackers = Kun angriberne må gå hen over borgen, når den er tom; den standser alle andre brikker.
rule-throne-pass-defenders = Kun forsvarerne må gå hen over borgen, når den er tom; den standser alle andre brikker, også kongen.
rule-throne-pass-men = Begge siders mænd må gå hen over borgen, når den er tom; det må kongen ikke.
rule-throne-pass-attackers-and-king = Angriberne og kongen må gå hen over borgen, når den er tom; det må forsvarerne ikke.
rule-throne-pass-defenders-and-king = Kongen og hans forsvarere må gå hen over borgen, når den er tom; det må angriberne ikke.

## throne-hostile

rule-throne-hostile-nobody = Den tomme borg er ikke fjendtlig: den hjælper aldrig med at slå eller fange nogen.
rule-throne-hostile-attackers = Den tomme borg er fjendtlig over for angriberne: den gør det ud for en fjende, når en af dem bliver slået mod den.
rule-throne-hostile-defenders = Den tomme borg er fjendtlig over for forsvarerne: den gør det ud for en fjende, når en af dem bliver slået mod den. Kongen har intet at frygte fra den.
rule-throne-hostile-men = Den tomme borg er fjendtlig over for begge siders mænd: den gør det ud for en fjende, når en mand bliver slået mod den. Kongen har intet at frygte fra den.
rule-throne-hostile-king = Den tomme borg er kun fjendtlig over for kongen: den tæller som en af de brikker, der omringer ham. Mænd bliver ikke slået mod den.
rule-throne-hostile-attackers-and-king = Den tomme borg er fjendtlig over for angriberne, som kan blive slået mod den, og over for kongen, for hvem den tæller som en af de brikker, der omringer ham; ikke over for forsvarerne.
rule-throne-hostile-defenders-and-king = Den tomme borg er fjendtlig over for forsvarerne, som kan blive slået mod den, og over for kongen, for hvem den tæller som en af de brikker, der omringer ham; ikke over for angriberne.
rule-throne-hostile-all = Den tomme borg er fjendtlig over for alle: den gør det ud for en fjende, når en angriber eller en forsvarer bliver slået mod den, og tæller som en af de brikker, der omringer kongen.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = Så længe kongen står i borgen, er den ikke fjendtlig over for nogen.
rule-throne-hostile-occupied-attackers = Selv når kongen står i borgen, er den fjendtlig over for angriberne: de kan blive slået mod den.
rule-throne-hostile-occupied-defenders = Selv når kongen står i borgen, er den fjendtlig over for forsvarerne: de kan blive slået mod den.
rule-throne-hostile-occupied-men = Selv når kongen står i borgen, er den fjendtlig over for begge siders mænd, som kan blive slået mod den.
rule-throne-hostile-occupied-king = Selv når kongen står i borgen, er den fjendtlig over for ham, men ikke over for andre.
rule-throne-hostile-occupied-attackers-and-king = Selv når kongen står i borgen, er den fjendtlig over for angriberne, som kan blive slået mod den, og over for kongen.
rule-throne-hostile-occupied-defenders-and-king = Selv når kongen står i borgen, er den fjendtlig over for forsvarerne, som kan blive slået mod den, og over for kongen.
rule-throne-hostile-occupied-all = Selv når kongen står i borgen, er den fjendtlig over for alle: begge siders mænd kan blive slået mod den.

## corners

rule-corners-none = Hjørnerne er punkter som alle andre.
rule-corners-single = De fire yderste punkter i brættets hjørner er særlige: de er hjørnepunkterne.
rule-corners-quad = Seksten punkter er særlige, fire i et kvadrat i hvert af brættets hjørner: de er hjørnepunkterne.
rule-corners-layout = De punkter, der er tegnet som hjørnepunkter, er særlige, hvor de end ligger.

## corners-stop

rule-corners-stop-nobody = Ingen må standse på et hjørnepunkt.
rule-corners-stop-king = Kun kongen må standse på et hjørnepunkt.
rule-corners-stop-all = Enhver brik må standse på et hjørnepunkt.
rule-corners-stop-attackers = Kun angriberne må standse på et hjørnepunkt.
rule-corners-stop-defenders = Kun forsvarerne må standse på et hjørnepunkt; det må kongen ikke.
rule-corners-stop-men = Begge siders mænd må standse på et hjørnepunkt; det må kongen ikke.
rule-corners-stop-attackers-and-king = Angriberne og kongen må standse på et hjørnepunkt; det må forsvarerne ikke.
rule-corners-stop-defenders-and-king = Kongen og hans forsvarere må standse på et hjørnepunkt; det må angriberne ikke.

## corners-pass

rule-corners-pass-nobody = Ingen må gå hen over et hjørnepunkt.
rule-corners-pass-king = Kun kongen må gå hen over et hjørnepunkt; det standser alle andre brikker.
rule-corners-pass-all = Enhver brik må gå hen over et tomt hjørnepunkt.
rule-corners-pass-attackers = Kun angriberne må gå hen over et tomt hjørnepunkt; det standser alle andre brikker.
rule-corners-pass-defenders = Kun forsvarerne må gå hen over et tomt hjørnepunkt; det standser alle andre brikker, også kongen.
rule-corners-pass-men = Begge siders mænd må gå hen over et tomt hjørnepunkt; det må kongen ikke.
rule-corners-pass-attackers-and-king = Angriberne og kongen må gå hen over et tomt hjørnepunkt; det må forsvarerne ikke.
rule-corners-pass-defenders-and-king = Kongen og hans forsvarere må gå hen over et tomt hjørnepunkt; det må angriberne ikke.

## corners-hostile

rule-corners-hostile-nobody = Et tomt hjørnepunkt er ikke fjendtligt: det hjælper aldrig med at slå eller fange nogen.
rule-corners-hostile-attackers = Et tomt hjørnepunkt er fjendtligt over for angriberne: det gør det ud for en fjende, når en af dem bliver slået mod det.
rule-corners-hostile-defenders = Et tomt hjørnepunkt er fjendtligt over for forsvarerne: det gør det ud for en fjende, når en af dem bliver slået mod det. Kongen har intet at frygte fra det.
rule-corners-hostile-men = Et tomt hjørnepunkt er fjendtligt over for begge siders mænd: det gør det ud for en fjende, når en mand bliver slået mod det. Kongen har intet at frygte fra det.
rule-corners-hostile-king = Et tomt hjørnepunkt er kun fjendtligt over for kongen: det tæller som en af de brikker, der omringer ham. Mænd bliver ikke slået mod det.
rule-corners-hostile-attackers-and-king = Et tomt hjørnepunkt er fjendtligt over for angriberne, som kan blive slået mod det, og over for kongen, for hvem det tæller som en af de brikker, der omringer ham; ikke over for forsvarerne.
rule-corners-hostile-defenders-and-king = Et tomt hjørnepunkt er fjendtligt over for forsvarerne, som kan blive slået mod det, og over for kongen, for hvem det tæller som en af de brikker, der omringer ham; ikke over for angriberne.
rule-corners-hostile-all = Et tomt hjørnepunkt er fjendtligt over for alle: det gør det ud for en fjende, når en angriber eller en forsvarer bliver slået mod det, og tæller som en af de brikker, der omringer kongen.

## camps

rule-camps-none = Hvor angriberne begynder, er der ingen særlige punkter: enhver brik må gå derhen.
rule-camps-layout = De punkter, hvor angriberne begynder, er deres lejre: ingen må gå ind i en lejr eller igennem den udefra, ikke engang en mand, der har forladt den.

## camps-inside

rule-camps-inside-any-camp = En angriber, der står i en lejr, må flytte sig inden for den, gå hen over dens tomme punkter og gå fra den ind i enhver anden lejr.
rule-camps-inside-open = Så længe en angriber ikke har forladt sin lejr, må han flytte sig inden for den og gå hen over dens tomme punkter på vej ud.
rule-camps-inside-way-out = Så længe en angriber ikke har forladt sin lejr, må han gå hen over dens tomme punkter på vej ud, men ikke standse der.
rule-camps-inside-closed = En angriber må forlade sin lejr, men hverken flytte sig inden for den eller gå hen over dens punkter på vej ud.

## camps-hostile

rule-camps-hostile-nobody = Et tomt lejrpunkt er ikke fjendtligt: det hjælper aldrig med at slå eller fange nogen.
rule-camps-hostile-attackers = Et tomt lejrpunkt er fjendtligt over for angriberne: det gør det ud for en fjende, når en af dem bliver slået mod det.
rule-camps-hostile-defenders = Et tomt lejrpunkt er fjendtligt over for forsvarerne: det gør det ud for en fjende, når en af dem bliver slået mod det. Kongen har intet at frygte fra det.
rule-camps-hostile-men = Et tomt lejrpunkt er fjendtligt over for begge siders mænd: det gør det ud for en fjende, når en mand bliver slået mod det. Kongen har intet at frygte fra det.
rule-camps-hostile-king = Et tomt lejrpunkt er kun fjendtligt over for kongen: det tæller som en af de brikker, der omringer ham. Mænd bliver ikke slået mod det.
rule-camps-hostile-attackers-and-king = Et tomt lejrpunkt er fjendtligt over for angriberne, som kan blive slået mod det, og over for kongen, for hvem det tæller som en af de brikker, der omringer ham; ikke over for forsvarerne.
rule-camps-hostile-defenders-and-king = Et tomt lejrpunkt er fjendtligt over for forsvarerne, som kan blive slået mod det, og over for kongen, for hvem det tæller som en af de brikker, der omringer ham; ikke over for angriberne.
rule-camps-hostile-all = Et tomt lejrpunkt er fjendtligt over for alle: det gør det ud for en fjende, når en angriber eller en forsvarer bliver slået mod det, og tæller som en af de brikker, der omringer kongen.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = Så længe en angriber står på et lejrpunkt, er det ikke fjendtligt over for nogen.
rule-camps-hostile-occupied-attackers = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for angriberne: de kan blive slået mod det.
rule-camps-hostile-occupied-defenders = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for forsvarerne: de kan blive slået mod det.
rule-camps-hostile-occupied-men = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for begge siders mænd, som kan blive slået mod det.
rule-camps-hostile-occupied-king = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for kongen, men ikke over for andre.
rule-camps-hostile-occupied-attackers-and-king = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for angriberne, som kan blive slået mod det, og over for kongen.
rule-camps-hostile-occupied-defenders-and-king = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for forsvarerne, som kan blive slået mod det, og over for kongen.
rule-camps-hostile-occupied-all = Selv når en angriber står på et lejrpunkt, er det fjendtligt over for alle: begge siders mænd kan blive slået mod det.

## camps-shelter

rule-camps-shelter-yes = En mand, der står i en lejr, bliver ikke slået mod et lejrpunkt.
rule-camps-shelter-no = En mand, der står i en lejr, kan blive slået mod et lejrpunkt som enhver anden.

## capture

rule-capture-custodial = En mand slås og tages af brættet, når modstanderen flytter en brik hen ved siden af ham, og en anden fjende står lige over for, på en ret linje.

## captures-at-once

rule-captures-at-once-several = Ét træk kan slå flere mænd på én gang, én i hver retning.

## moving-between

rule-moving-between-safe = En brik må gå ind mellem to fjender uden at blive slået: kun modstanderens eget træk slår.
rule-moving-between-king-only = Kun kongen må gå ustraffet ind mellem to fjender; en mand, der gør det, slås, medmindre hans træk slår en af de to.

## combined-capture

rule-combined-capture-none = Kongen og en mand kan aldrig fanges i samme fælde: hver af dem falder efter sin egen regel.
rule-combined-capture-anywhere = Når en forsvarer står ved siden af kongen, kongens tre andre sider er spærret af angribere eller af punkter, der er fjendtlige over for ham, og en angriber står bag den forsvarer, så slås manden, men kongen fanges ikke. Fælden skal lukkes af et træk fra angriberne.
rule-combined-capture-on-throne = Når kongen står i borgen med en forsvarer ved siden af sig og angribere på sine tre andre sider, slås den forsvarer af en angriber, der stiller sig bag ham: han falder mellem den angriber og sin konge, som ikke fanges.

## shieldwall

rule-shieldwall-none = En række mænd på kanten slås ikke på én gang.
rule-shieldwall-flanking-move = Skjoldmur: to eller flere mænd side om side på kanten slås på én gang, når hver af dem har en fjende foran sig, og der står en fjende ved begge ender af rækken. Det træk, der slår, er det, der lukker en ende langs kanten. Kongen må stå foran eller ved en ende; står han selv i rækken, bliver han stående, mens hans mænd slås.
rule-shieldwall-any-move = Skjoldmur: to eller flere mænd side om side på kanten slås på én gang, når hver af dem har en fjende foran sig, og der står en fjende ved begge ender af rækken, uanset hvilken af disse fjender der kommer sidst. Kongen må stå foran eller ved en ende; står han selv i rækken, bliver han stående, mens hans mænd slås.

## shieldwall-corners

rule-shieldwall-corners-yes = Et hjørnepunkt kan gøre det ud for fjenden ved den ene ende af en skjoldmur.
rule-shieldwall-corners-no = Et hjørnepunkt gør det ikke ud for en fjende ved enden af en skjoldmur.

## king-armed

rule-king-armed-armed = Kongen slår som en mand: med sit eget træk og som makker på den modsatte side.
rule-king-armed-hammer = Kongen slår med sit eget træk, men ingen anden brik kan bruge ham som makker på den modsatte side.
rule-king-armed-anvil = Kongen slår intet med sit eget træk; en anden brik må bruge ham som makker på den modsatte side.
rule-king-armed-unarmed = Kongen deltager ikke i at slå.

## king-captured-throne

rule-king-captured-throne-four = I borgen fanges kongen, når alle hans fire sider er spærret af angribere eller af tomme punkter, der er fjendtlige over for ham.
rule-king-captured-throne-three-and-edge = I borgen fanges kongen, når tre af hans sider er spærret, og brættets kant er på den fjerde.
rule-king-captured-throne-two = I borgen fanges kongen ligesom en mand: af to angribere på modsatte sider af ham eller af en angriber på den ene side og et tomt punkt, der er fjendtligt over for ham, på den modsatte.
rule-king-captured-throne-never = I borgen kan kongen ikke fanges.

## king-safe-until-moved

rule-king-safe-until-moved-yes = Så længe kongen ikke har gjort sit første træk, kan han ikke fanges i borgen.
rule-king-safe-until-moved-no = Kongen kan fanges i borgen fra partiets første træk.

## king-captured-beside

rule-king-captured-beside-four = Ved siden af borgen fanges kongen, når alle hans fire sider er spærret af angribere eller af tomme punkter, der er fjendtlige over for ham.
rule-king-captured-beside-three-and-edge = Ved siden af borgen fanges kongen, når tre af hans sider er spærret, og brættets kant er på den fjerde.
rule-king-captured-beside-two = Ved siden af borgen fanges kongen ligesom en mand: af to angribere på modsatte sider af ham eller af en angriber på den ene side og et tomt punkt, der er fjendtligt over for ham, på den modsatte.
rule-king-captured-beside-never = Ved siden af borgen kan kongen ikke fanges.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Overalt undtagen i borgen gælder: en af angribernes hærførere, der flytter hen ved siden af kongen, fanger ham, når en anden hærfører eller et tomt hjørnepunkt er på hans modsatte side.
rule-king-captured-by-commanders-no = Hærførere fanger kongen som alle andre angribere.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = På et almindeligt punkt fanges kongen, når alle hans fire sider er spærret af angribere eller af tomme punkter, der er fjendtlige over for ham.
rule-king-captured-elsewhere-three-and-edge = På et almindeligt punkt fanges kongen, når tre af hans sider er spærret, og brættets kant er på den fjerde.
rule-king-captured-elsewhere-two = På et almindeligt punkt fanges kongen ligesom en mand: af to angribere på modsatte sider af ham eller af en angriber på den ene side og et tomt punkt, der er fjendtligt over for ham, på den modsatte.
rule-king-captured-elsewhere-never = På et almindeligt punkt kan kongen ikke fanges.

## escape

rule-escape-corners = Kongen slipper ud og vinder, når han når et hjørnepunkt.
rule-escape-extreme-corners = Kongen slipper ud og vinder, når han når et af de fire yderste punkter i brættets hjørner.
rule-escape-edge = Kongen slipper ud og vinder, når han når et hvilket som helst punkt på kanten.
rule-escape-edge-outside-camps = Kongen slipper ud og vinder, når han når et punkt på kanten uden for lejrene.

## king-captured-edge

rule-king-captured-edge-four = På kanten skulle alle kongens fire sider være spærret, og kanten tæller ikke med: dér er han i sikkerhed.
rule-king-captured-edge-three-and-edge = På kanten fanges kongen, når hans tre andre sider er spærret af angribere: kanten tæller som den fjerde.
rule-king-captured-edge-two = På kanten fanges kongen af to angribere, én på hver side af ham, eller af en angriber på den ene side og et punkt, der er fjendtligt over for ham, på den modsatte; selve kanten tæller ikke med.
rule-king-captured-edge-never = På kanten kan kongen ikke fanges.

## exit-fort

rule-exit-fort-yes = Kongens side vinder, når han står på kanten i et fort, som angriberne aldrig kan bryde, og har plads til at flytte sig.
rule-exit-fort-no = Et fort ved kanten vinder ikke: kongen skal slippe ud.

## encirclement

rule-encirclement-none = At omringe kongen og hans forsvarere er endnu ikke at vinde.
rule-encirclement-all-defenders = Angriberne vinder, så snart kongen og alle tilbageværende forsvarere er afskåret fra kanten af en ubrudt ring.
rule-encirclement-king = Angriberne vinder, så snart kongen er muret inde: forbi dem fører ingen vej ham til et sted, hvor han kan vinde. Det gør ingen forskel, hvem af hans forsvarere der står udenfor.

## king-alone

rule-king-alone-plays-on = Kongen spiller videre, selv når han har mistet alle sine forsvarere.
rule-king-alone-loses = Kongen taber, når alle hans forsvarere er slået.

## no-escape

rule-no-escape-plays-on = Kongens side spiller videre, så længe han ikke er fanget, selv når den hverken kan bringe ham til et hjørne eller bygge et fort mere.
rule-no-escape-loses = Kongens side taber, så snart alle hjørner er spærret, og der er for få forsvarere eller for få punkter af kanten tilbage til et fort; og også når kongen er lukket inde på kanten.

## repetition

rule-repetition-ignored = En stilling må komme igen, så ofte spillerne vil.
rule-repetition-draw-at-second = Partiet er remis, så snart en stilling kommer for anden gang med samme side i trækket.
rule-repetition-draw-at-third = Partiet er remis, når en stilling kommer for tredje gang med samme side i trækket.
rule-repetition-threat-not-more-than-twice = En side, der som den eneste bliver ved med at true med at vinde, må ikke fremkalde den samme stilling for tredje gang: den skal finde et andet træk. Truer begge sider eller ingen af dem, er det remis tredje gang.
rule-repetition-threat-forbidden = Ingen side må fremkalde en stilling for tredje gang med et træk, der truer med at vinde: den skal finde et andet træk. Gentagelse har ingen anden følge.
rule-repetition-threat-forbidden-at-fourth = En trussel om at vinde må gentages to gange: med et træk, der truer med at vinde, må ingen side fremkalde en stilling for fjerde gang; den skal finde et andet træk. Gentagelse har ingen anden følge.
rule-repetition-aggressor-loses = Når en stilling kommer for tredje gang, taber den side, der som den eneste blev ved med at true med at vinde. Truede begge sider eller ingen af dem, er partiet remis.
rule-repetition-defenders-lose = Når en stilling kommer for tredje gang, taber kongen og hans forsvarere.
rule-repetition-completer-loses = Den side, hvis træk fremkalder en stilling for tredje gang, taber.
rule-repetition-completer-wins = Den side, hvis træk fremkalder en stilling for tredje gang, vinder: den anden anses for at have tvunget den til det.
rule-repetition-forbidden = Ingen side må fremkalde en stilling for tredje gang: den skal finde et andet træk.
rule-repetition-forbidden-to-defenders = Kongens side må ikke fremkalde en stilling for tredje gang: den skal finde et andet træk. Gør angriberne det, er partiet remis.
rule-repetition-forbidden-at-second = Ingen side må fremkalde, hvad der allerede har stået på brættet, uanset hvem der så er i trækket: den skal finde et andet træk.
rule-repetition-forbidden-to-defenders-at-second = Kongens side må ikke fremkalde, hvad der allerede har stået på brættet, uanset hvem der så er i trækket: den skal finde et andet træk. Angriberne må gerne.

## no-moves

rule-no-moves-draw = Partiet er remis, når den side, der er i trækket, ikke har noget lovligt træk.
rule-no-moves-loss = En side, der ikke har noget lovligt træk, når det er dens tur, taber partiet.
rule-no-moves-pass = En side, der ikke har noget lovligt træk, mister sin tur.

## draw-after-turns

rule-draw-after-turns-none = Et parti varer så mange ture, som det tager.
rule-draw-after-turns-number = Partiet er remis, når det har varet { $number } ture, begge siders talt sammen, uden at nogen har vundet.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = Et parti går videre, hvor længe der end ikke slås nogen.
rule-draw-after-quiet-turns-number = Partiet er remis, når ingen er blevet slået i { $number } ture, begge siders talt sammen.

## announcements

rule-announcements-none = Der behøver ikke at blive meldt noget.
rule-announcements-raichi-tuichu = Når kongen kan slippe ud i sit næste træk, melder hans spiller »raicki«, også skrevet »raichi«; når han kan gøre det ad to veje, »tuicku« eller »tuichu«.

summary-board = { $attacking } angribere mod { $defending } forsvarere med deres konge, på { $size }×{ $size }.
summary-parent = Reglerne fra { $parent }.
summary-parent-changed = Reglerne fra { $parent } med disse ændringer:

## The rules in one minute

brief-moves-rook = Brikkerne går som tårnet i skak: i en ret linje, så langt vejen er fri.
brief-moves-straight = Brikkerne går i en ret linje og kun over tomme punkter.
brief-moves-limited = Hver brik går i en ret linje, { $points ->
    [one] ét punkt ad gangen
   *[other] højst { $points } punkter
  }.
brief-hostile-throne-men = Mænd bliver også slået mod den tomme borg.
brief-hostile-throne-attackers = Angriberne bliver også slået mod den tomme borg.
brief-hostile-throne-defenders = Forsvarerne bliver også slået mod den tomme borg.
brief-hostile-corners-men = Mænd bliver også slået mod et tomt hjørnepunkt.
brief-hostile-corners-attackers = Angriberne bliver også slået mod et tomt hjørnepunkt.
brief-hostile-corners-defenders = Forsvarerne bliver også slået mod et tomt hjørnepunkt.
brief-hostile-camps-men = Mænd bliver også slået mod et tomt lejrpunkt.
brief-hostile-camps-attackers = Angriberne bliver også slået mod et tomt lejrpunkt.
brief-hostile-camps-defenders = Forsvarerne bliver også slået mod et tomt lejrpunkt.
brief-hostile-throne-and-corners-men = Mænd bliver også slået mod den tomme borg og mod et tomt hjørnepunkt.
brief-king-two = Kongen fanges ligesom en mand, mellem to angribere.
brief-king-four = Kongen fanges, når der står angribere på alle fire sider af ham.
brief-king-throne-four = I borgen og ved siden af den skal der fire angribere til.
brief-king-beside-three = Ved siden af den tomme borg er tre angribere nok.
brief-king-hostile-throne = Den tomme borg tæller som en af dem.
brief-king-hostile-corners = Et tomt hjørnepunkt tæller som en af dem.
brief-king-hostile-camps = Et tomt lejrpunkt tæller som en af dem.
brief-special-none = Mere er der ikke at lære: en sides mænd er alle ens, og en tur er ét træk.
brief-shieldwall-flanking-move = Skjoldmur: en række mænd ved kanten falder samlet, når hver har en fjende foran sig, og der står fjender i begge ender; det sidste træk skal lukke en ende.
brief-shieldwall-any-move = Skjoldmur: en række mænd ved kanten falder samlet, når hver har en fjende foran sig, og der står fjender i begge ender; det er lige meget, hvilken af disse fjender der kommer sidst.
