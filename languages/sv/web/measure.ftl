## Mätning av en regeluppsättnings balans

measure-note = Motorn spelar partier mot sig själv på den här servern, från samma öppningar och med tre styrkor. Det tar ungefär en minut på ett litet bräde och fem till tjugo minuter på 19×19.
measure-note-parent = Om reglerna ändrar ett inbyggt regelverk följer partier enligt det, som jämförelse.
measure-button = Mät balansen
measure-own-machine = Eller på din egen dator:
measure-title = Balansen i { $name }
measure-link-note = Sidan har en egen adress: du kan komma tillbaka till den eller skicka den till någon.
measure-goes-on = Partierna fortsätter när ingen tittar.
measure-waiting = Väntar på sin tur. { $ahead ->
        [0] Den är näst på tur.
        [one] En annan mätning spelas först.
       *[other] { $ahead } andra mätningar spelas först.
    }
measure-begins = De första partierna spelas.
measure-playing = Spelat: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } ({ $done }). Ungefär { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    } kvar.
measure-stopped = Stoppad. Spelat hittills: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }.
measure-done = Alla partier är spelade: { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }.
measure-failed = De här reglerna kan inte mätas:
measure-outdated = Motorn har ändrats sedan de här partierna spelades. Mät igen från sidan med reglerna.
measure-engine = Motor { $engine }, beställt { $day }.
measure-progress = Spelade partier
measure-stop = Stoppa
measure-resume = Fortsätt
measure-result = Resultat
measure-so-far = Resultat hittills
measure-boards = Partierna
measure-board-playing = Spelas nu, drag { $plies }
measure-board-over = { $result }, { $plies } drag
measure-beside = Jämfört med { $name }
measure-beside-later = Partier enligt de här reglerna, som jämförelse, spelas när de ovan är färdiga.
measure-beside-layouts = Uppställningarna är inte desamma, så att partierna börjar från andra öppningar än de ovan.
measure-moved-attackers = Ändringen hjälper angriparna: deras resultat är { $points } poäng av hundra högre än i { $name } (95 %: { $low } till { $high }).
measure-moved-defenders = Ändringen hjälper försvararna: angriparnas resultat är { $points } poäng av hundra lägre än i { $name } (95 %: { $low } till { $high }).
measure-moved-unclear = Om ändringen hjälper ena sidan går inte att säga av de här partierna: jämfört med { $name } flyttar den angriparnas resultat { $low } till { $high } poäng av hundra (95 %).
measure-files = Filer
measure-files-note = Med de här filerna i en mapp kan vem som helst spela samma partier på sin egen dator och gå vidare: med större styrka genom ett större `nodes` i study.toml, och med fler partier när `hnefi lab openings` har gjort fler öppningar.
measure-file-study = vad som spelas, och hur det bedöms
measure-file-openings = öppningarna
measure-file-rules = reglerna
measure-file-games = alla partier som tabell (Parquet)
measure-command = Kommando
error-unknown-measurement = Den mätningen finns inte här.
