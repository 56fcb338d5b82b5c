## Hvad der gemmes

privacy-title = Privatliv
privacy-lead = Her er ingen konti. Serveren beder ikke om nogen e-mailadresse, sætter ingen cookies, og dens sider henter intet fra andre servere.
privacy-games-title = Dine partier
privacy-games = Serveren gemmer reglerne for hvert parti, trækkene og hvornår de blev gjort, resultatet og de navne, spillerne har givet sig selv. Af den hemmelighed, der giver dig din plads, gemmer den et fingeraftryk, ikke hemmeligheden. Stillinger, som du kun analyserer, gemmes ikke. Partier, som du importerer til biblioteket, gemmes. Regler, hvis balance du lader serveren måle, gemmes også, med de partier, den spiller.
privacy-seen-title = Hvad andre ser
privacy-seen = Den, der har et partis adresse, kan se det. Partierne står også i serverens bibliotek med navnene, hvor alle dens besøgende kan finde dem, også før slutningen.
privacy-address-title = Din netværksadresse
privacy-address = Serveren skriver den ikke ned. Den holdes i hukommelsen for at begrænse, hvor meget én besøgende kan bede om, og glemmes senest efter en dag. Serverens log har ingen adresser, ingen navne og ingen søgninger. En proxy foran serveren kan have sin egen log.
privacy-browser-title = I din browser
privacy-browser = Indstillinger, dine partier med hemmelighederne til dine pladser, kladder og det, du har lært, gemmes i denne browser. En hemmelighed sendes kun med det, du gør i dens parti. Intet andet af dette forlader browseren. Sidernes filer gemmes der også, så siderne kan åbnes uden forbindelse.
privacy-long-title = Hvor længe
privacy-long = Partierne gemmes, indtil du eller den, der driver serveren, sletter dem. En server kan indstilles til at slette uafsluttede partier, hvor der længe intet er sket.
privacy-delete-title = Hvordan man sletter
privacy-delete = Under indstillingerne er der en knap, der sletter alt i denne browser. På et partis side kan du slette det fra serveren, så længe det ikke også er en andens; fra et parti mod en anden kan du fjerne dit navn. Med alt andet må du spørge den, der driver serveren.

## What is kept by a site of files, which has no server

privacy-files-lead = Her er ingen konti og ingen server, der gemmer noget: dette websted består af filer. Det sætter ingen cookies, og siderne henter intet andre steder fra.
privacy-files-browser-title = I din browser
privacy-files-browser = Indstillinger, dine partier, kladder og det, du har lært, gemmes i denne browser. Intet af det forlader den. Sidernes filer gemmes der også, så siderne kan åbnes uden forbindelse.
privacy-files-host-title = Webværten
privacy-files-host = Den, der stiller filerne til rådighed, kan som på ethvert websted se, hvilke af dem din netværksadresse beder om.
privacy-files-delete-title = Hvordan man sletter
privacy-files-delete = Under indstillingerne er der en knap, der sletter alt i denne browser.
error-no-server = Det kræver en server. Dette websted består kun af filer.
