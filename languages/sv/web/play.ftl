## Första sidan

home-title = Spela
home-lead = Försvararna börjar kring sin kung i mitten, och angriparna omringar dem. Kungen måste bryta sig ut.
home-history = I en irländsk evangeliebok, nu i Corpus Christi College i Oxford (MS 122), ritade någon ett bräde med nitton linjer och kallade det { $alea }, Evangeliernas spel. Hur det spelades berättas inte. Här finns de sätt som man sedan dess har tolkat det på, varje regel med sin källa.
home-learn = Ny på spelet? Lär dig det i små steg
home-history-more = Spelets historia
home-play-now = Spela { $name } nu
home-play-now-note = Du spelar { $side } mot { $level }, nivå { $number }.
home-board-label = Utgångsställningen: { $layout }
home-recent = Dina partier
home-recent-yours = Du spelar { $side }
home-recent-both = Båda sidor på den här enheten
home-recent-watch = Som åskådare
home-recent-moves = { $count ->
    [0] inte påbörjat
    [one] ett drag
   *[other] { $count } drag
  }
home-recent-over = avslutat
home-recent-remove = Ta bort { $name } från listan
home-choose = Välj ditt spel
form-rules = Regelverk
form-about = Läs de här reglerna
form-layout = Uppställning
form-draw = Rita en egen uppställning
options-offered = Tillval
options-readings = { $count ->
    [one] En annan tolkning
   *[other] { $count } andra tolkningar
  }
options-readings-hint = Där källan kan tolkas på annat sätt. För varje regel kan bara en tolkning väljas.
form-side = Du spelar
form-side-random = Slumpvis sida
form-side-both = Båda sidor, på den här enheten
form-side-watch = Ingendera: titta på motorn
form-level = Motorns styrka
form-start = Börja partiet
form-board = { $size } × { $size }
inferred-badge = härledd
inferred-note = Ingen har visat oss den här uppställningen: den är härledd.
featured-badge = utvalt
dice-badge = tärning

## Familjer av regelverk

family-alea = Alea Evangelii
family-alea-history = Brädet i en evangeliebok från 1000- eller 1100-talet, nitton linjer åt vardera hållet, som sägs komma från kung Athelstans hus. Texten förklarar figurerna med evangelierna och säger knappt något om hur man spelar; allt här är rekonstruktion.
family-tablut = Tablut
family-tablut-history = Spelet som Linné såg samerna i Lappland spela 1732 och beskrev i sin dagbok: jämte den walesiska sidan från 1587 en av bara två gamla texter som säger hur ett taflspel spelas. Tolkningarna skiljer sig åt om borgen, lägren och kungen.
family-tawlbwrdd = Tawl-bwrdd
family-tawlbwrdd-history = Det walesiska spelet, omnämnt i äldre lagar med en kung och åtta män mot sexton och beskrivet av Robert ap Ifan 1587: en kung och tolv män mot tjugofyra på elva gånger elva rutor.
family-hnefatafl = Hnefatafl
family-hnefatafl-history = Spelen som spelas i dag under det nordiska namnet, de flesta på elva linjer med hörn att fly till. De har vuxit fram ur 1900-talets museispel och ur vad tusentals partier på nätet har lärt.
family-berserk = Berserk-hnefatafl
family-berserk-history = Ett modernt spel med befälhavare, en riddare, hopp och slag i följd.
family-seabattle = Sjöslag
family-seabattle-history = Spel utan några särskilda punkter, med en kung som inte slår och som fångas från fyra håll.
family-brandubh = Brandubh
family-brandubh-history = Det irländska spelet på sju linjer: en hövding och fyra män mot åtta, som dikter berättar.
family-ard-ri = Ard ri
family-ard-ri-history = Det skotska namnet på spel på sju linjer med en kung och åtta män mot sexton.
family-reference = Andra taflspel
family-reference-history = Enkla spel som tjänar som måttstock för de andra, och moderna spel av samma släkt.
family-own = Dina egna spel
family-own-history = Regelverk vars filer gavs till servern när den startades.

## Ett parti

game-board-label = Bräde, { $size } gånger { $size }
game-keys = Med piltangenterna går du från punkt till punkt, med Ctrl till nästa användbara punkt. Enter eller mellanslag lyfter en pjäs och ställer ner den, Esc släpper den. En bokstav och ett tal, som d8, leder till den punkten. Utanför brädet stegar vänster och höger genom dragen.
game-keys-title = Tangenter
game-position = Ställning
game-turn = { $side } vid draget
game-turn-yours = Din tur: { $side }
game-turn-engine = { $side } tänker…
game-over = Partiet är slut
game-past = Visar drag { $ply } av { $count }
game-past-start = Visar utgångsställningen
game-live = Tillbaka till den aktuella ställningen
game-lost-turn = förlorad tur
game-die = Tärningen visar { $value }
game-announce-raichi = Raicki: kungen har en öppen väg
game-announce-tuichu = Tuicku: kungen har två öppna vägar eller fler
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Anslutningen är bruten. Försöker nå servern…
game-watching = Du tittar på det här partiet.
game-seat-human = på den här enheten
game-seat-elsewhere = på en annan enhet
game-seat-you = du
game-seat-engine = motor, nivå { $level }
game-lost-men = Förlorade pjäser: { $count }
game-actions = Åtgärder
game-about = Om partiet
game-flip = Vänd brädet
game-takeback = Ta tillbaka draget
game-resign = Ge upp
game-draw-offer = Erbjud remi
game-draw-title = Vill du erbjuda remi?
game-draw-words = Om den andra sidan accepterar är partiet slut, och ingen har vunnit.
game-draw-accept = Acceptera remi
game-draw-decline = Avböj remi
game-draw-withdraw = Dra tillbaka anbudet
game-draw-offered = { $side } erbjuder remi.
game-draw-refused = Motorn avböjer remi.
game-may-go-on = { $side } får fortsätta slå från { $point }
game-must-go-on = { $side } måste fortsätta slå från { $point }
game-stay = Avsluta turen här
game-hint = Ledtråd
game-hint-words = { $from } till { $to }. { $score }
game-hint-stay = Avsluta turen på { $to }. { $score }
game-hint-waiting = Letar efter ett bra drag…
game-share = Dela och exportera
game-ask = Bekräfta varje drag
game-resign-title = Vill du ge upp?
game-resign-words = { $side } ger upp, och partiet är slut.
game-resign-yes = Ge upp
game-resign-no = Spela vidare
game-confirm-words = { $from } till { $to }
game-confirm-yes = Spela draget
game-confirm-no = Avbryt
game-rules-link = Reglerna för det här spelet
game-inferred = Utgångsställningen är härledd.

thinking-title = Motorn
thinking-depth = { $depth } halvdrag djupt
thinking-line = Bästa variant
score-even = Ställningen ser jämn ut.
score-ahead = Fördel { $side }, ungefär { $men ->
    [one] en pjäs
   *[other] { $men } pjäser
  }.
score-win = { $side } vinner på { $plies ->
    [one] ett halvdrag
   *[other] { $plies } halvdrag
  }.

moves-title = Drag
moves-first = Första ställningen
moves-previous = Ett drag bakåt
moves-next = Ett drag framåt
moves-last = Aktuell ställning
moves-start = Utgångsställning
moves-die = tärning { $value }
moves-stay = { $point } står kvar
moves-none = Inget drag har gjorts än.

## Hur ett parti slutar

end-winner = Vinst för { $side }
end-draw = Partiet slutar remi
end-reason-king-captured = Kungen är fångad.
end-reason-king-escaped = Kungen har undkommit.
end-reason-encirclement = Kungen och alla hans män är inringade.
end-reason-exit-fort = Kungen står vid kanten i ett fort som ingen kan bryta.
end-reason-king-alone = Kungen har förlorat alla sina män.
end-reason-king-walled-in = Kungen är inmurad.
end-reason-no-escape = Kungen kan varken komma till ett hörn eller stå i ett fort längre.
end-reason-no-moves = Det finns inget drag kvar att göra.
end-reason-repetition = Samma ställning har uppstått igen.
end-reason-turn-limit = Så många turer som reglerna tillåter har spelats.
end-reason-resigned = { $side } har gett upp.
end-reason-agreed = Båda sidor har kommit överens om remi.
end-reason-other = En regel i det här spelet avslutar det här.
end-rule = Regeln som avgör
end-rule-link = Läs den bland reglerna
end-rematch = Revansch
end-swap = Revansch med ombytta sidor
end-new = Nytt parti
end-analyse = Analysera partiet

## Det som läses upp

say-move = { $side }: { $from } till { $to }.
say-stay = { $side } står kvar på { $point } och avslutar turen.
say-pass = { $side }: förlorad tur.
say-captures = { $count ->
    [one] Slagen: { $points }.
   *[other] { $count } slagna: { $points }.
  }
say-turn = { $side } vid draget.
say-your-turn = Din tur.
say-picked = { $piece } på { $point } lyft, { $count ->
    [one] en punkt
   *[other] { $count } punkter
  } att gå till.
say-proposed = { $from } till { $to }? Enter spelar draget, Esc tar tillbaka det.
say-dropped = Tillbakaställd.
say-taken-back = Tillbaka till drag { $ply }.
say-die = Tärningen visar { $value }.
cell-empty = { $point }, tom
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] ett drag
   *[other] { $count } drag
  }
cell-target = { $cell }, hit går det att dra
cell-selected = { $cell }, lyft

why-fallen = { $count ->
    [one] Varför slogs den?
   *[other] Varför slogs de?
}
