## Vad som sparas

privacy-title = Integritet
privacy-lead = Här finns inga konton. Servern frågar inte efter någon e-postadress, sätter inga kakor, och dess sidor hämtar ingenting från andra servrar.
privacy-games-title = Dina partier
privacy-games = Servern sparar varje partis regler, dragen och när de gjordes, resultatet och de namn som spelarna har gett sig. Av hemligheten som ger dig din plats sparar den ett fingeravtryck, inte hemligheten. Ställningar som du bara analyserar sparas inte. Partier som du importerar till biblioteket sparas. Regler vars balans du låter servern mäta sparas också, med partierna den spelar.
privacy-seen-title = Vad andra ser
privacy-seen = Den som har ett partis adress kan titta på det. Partierna finns också i serverns bibliotek med namnen, där alla besökare kan hitta dem, även före slutet.
privacy-address-title = Din nätverksadress
privacy-address = Servern skriver inte upp den. Den hålls i minnet för att begränsa hur mycket en besökare kan begära, och glöms senast efter en dag. Serverns logg har inga adresser, inga namn och inga sökningar. En proxy framför servern kan ha en egen logg.
privacy-browser-title = I din webbläsare
privacy-browser = Inställningar, dina partier med hemligheterna till dina platser, utkast och det du har lärt dig sparas i den här webbläsaren. En hemlighet skickas bara med det du gör i dess parti. Inget annat av detta lämnar webbläsaren. Sidornas filer sparas också där, så att de går att öppna utan anslutning.
privacy-long-title = Hur länge
privacy-long = Partierna sparas tills du eller den som driver servern raderar dem. En server kan ställas in så att den raderar oavslutade partier där inget har hänt på länge.
privacy-delete-title = Hur man raderar
privacy-delete = I inställningarna finns en knapp som raderar allt i den här webbläsaren. På ett partis sida kan du radera det från servern, så länge det inte också är någon annans; från ett parti mot någon annan kan du ta bort ditt namn. För allt annat, vänd dig till den som driver servern.

## What is kept by a site of files, which has no server

privacy-files-lead = Här finns inga konton och ingen server som sparar något: den här webbplatsen består av filer. Den sätter inga kakor, och sidorna hämtar ingenting från annat håll.
privacy-files-browser-title = I din webbläsare
privacy-files-browser = Inställningar, dina partier, utkast och det du har lärt dig sparas i den här webbläsaren. Inget av detta lämnar den. Sidornas filer sparas också där, så att de går att öppna utan anslutning.
privacy-files-host-title = Webbvärden
privacy-files-host = Den som tillhandahåller de här filerna kan, som på varje webbplats, se vilka av dem din nätverksadress frågar efter.
privacy-files-delete-title = Hur man raderar
privacy-files-delete = I inställningarna finns en knapp som raderar allt i den här webbläsaren.
error-no-server = Det kräver en server. Den här webbplatsen består bara av filer.
