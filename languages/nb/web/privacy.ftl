## Hva som lagres

privacy-title = Personvern
privacy-lead = Her er det ingen kontoer. Serveren ber ikke om noen e-postadresse, setter ingen informasjonskapsler, og sidene henter ingenting fra andre servere.
privacy-games-title = Partiene dine
privacy-games = Serveren lagrer reglene for hvert parti, trekkene og når de ble gjort, resultatet og navnene spillerne har gitt seg selv. Av hemmeligheten som gir deg plassen din, lagrer den et fingeravtrykk, ikke hemmeligheten. Stillinger som du bare analyserer, lagres ikke. Partier som du importerer til biblioteket, lagres. Regler du lar serveren måle balansen i, lagres også, med partiene den spiller.
privacy-seen-title = Hva andre ser
privacy-seen = Den som har adressen til et parti, kan se på. Partiene står også i serverens bibliotek med navnene, der alle besøkende kan finne dem, også før slutten.
privacy-address-title = Nettverksadressen din
privacy-address = Serveren skriver den ikke ned. Den holdes i minnet for å begrense hvor mye én besøkende kan be om, og glemmes senest etter en dag. Serverens logg har ingen adresser, ingen navn og ingen søk. En mellomtjener foran serveren kan ha sin egen logg.
privacy-browser-title = I nettleseren din
privacy-browser = Innstillinger, partiene dine med hemmelighetene til plassene dine, utkast og det du har lært, lagres i denne nettleseren. En hemmelighet sendes bare med det du gjør i partiet den hører til. Ellers forlater ingenting av dette nettleseren. Filene til sidene lagres også der, slik at de kan åpnes uten forbindelse.
privacy-long-title = Hvor lenge
privacy-long = Partiene lagres til du eller den som driver serveren, sletter dem. En server kan stilles inn til å slette uavsluttede partier der det lenge ikke har skjedd noe.
privacy-delete-title = Hvordan man sletter
privacy-delete = I innstillingene er det en knapp som sletter alt i denne nettleseren. På siden til et parti kan du slette det fra serveren, så lenge det ikke også er noen andres; fra et parti mot en annen kan du fjerne navnet ditt. For alt annet må du spørre den som driver serveren.

## What is kept by a site of files, which has no server

privacy-files-lead = Her er det ingen kontoer og ingen server som lagrer noe: dette nettstedet består av filer. Det setter ingen informasjonskapsler, og sidene henter ingenting andre steder fra.
privacy-files-browser-title = I nettleseren din
privacy-files-browser = Innstillinger, partiene dine, utkast og det du har lært, lagres i denne nettleseren. Ingenting av dette forlater den. Filene til sidene lagres også der, slik at de kan åpnes uten forbindelse.
privacy-files-host-title = Webverten
privacy-files-host = Den som legger ut disse filene, kan som på ethvert nettsted se hvilke av dem nettverksadressen din ber om.
privacy-files-delete-title = Hvordan man sletter
privacy-files-delete = I innstillingene er det en knapp som sletter alt i denne nettleseren.
error-no-server = Dette trenger en server. Dette nettstedet består bare av filer.
