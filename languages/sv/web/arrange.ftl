## Ett bräde som ställs upp

arrange-tools = Vad som sätts ut
arrange-erase = Suddgummi
arrange-move = Flytta
arrange-picked = Lyft från { $point }: gå till en annan punkt och tryck Enter där.
arrange-undo = Ångra
arrange-redo = Gör om
arrange-clear = Töm brädet
arrange-mirror = Spegelvänd
arrange-turn = Ett kvarts varv
arrange-counts = { $attackers } angripare, { $defenders } försvarare, { $kings ->
    [0] ingen kung
   *[other] kungen
  }.
arrange-ratio = { $ratio } mot 1
arrange-play = Börja partiet
arrange-help = Så här gör du
arrange-keys = Tryck på en punkt för att sätta ut en pjäs, stryk för att sätta ut flera, dra en pjäs för att flytta den; höger musknapp eller Delete tar bort. Med tangenter: pilarna går från punkt till punkt, en bokstav och ett tal leder till en viss, siffror väljer vad som sätts ut, Enter sätter ut det, Ctrl+Z tar tillbaka det senaste steget.
arrange-remark-advice = { $remark }; { $advice }
