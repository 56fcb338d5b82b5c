## Tränaren bredvid ett parti, och vad man ser efteråt

coach-title = Tränare
coach-wait = Tränaren ser på brädet …
coach-can-win = Du kan vinna i nästa drag. Leta efter det!
coach-king-runs = Se upp: kungen kan fly i nästa drag. Stäng vägen från { $from } till { $to }.
coach-king-danger = Din kung är i fara: han kan fångas i nästa drag. Flytta honom, eller hjälp honom.
coach-loses-next = Se upp: motståndaren kan vinna med { $from } till { $to }. Hindra det.
coach-lost = Du förlorade en pjäs på { $points }.
coach-took = Snyggt slaget: { $points }.
coach-may-capture = Du kan slå något. Ser du var?
coach-man-danger = Dina pjäser i fara: { $points }.
coach-way-attackers = Kungen kan fly på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }. Ställ dig i vägen.
coach-way-defenders = Din kung kan fly på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }.
coach-surrounds-attackers = Du vinner om du omringar kungen och alla hans män. Luckor kvar: { $points }.
coach-surrounds-defenders = Du förlorar om du omringas. Håll en lucka öppen: { $points }.
coach-held-attackers = Kungen hålls från { $held ->
    [one] en sida
   *[other] { $held } sidor
  }: på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } fångar du honom.
coach-held-defenders = Din kung hålls från { $held ->
    [one] en sida
   *[other] { $held } sidor
  }: på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } fångar motståndaren honom.
coach-ring-closed-attackers = Kungen är avskuren från alla utvägar. Håll ringen sluten och dra åt den.
coach-ring-closed-defenders = Din kung är avskuren från alla utvägar. Bryt ringen: slå en av männen i den.
coach-ring-gaps-attackers = Ringen kring kungen är nästan sluten. Luckor kvar: { $points }.
coach-ring-gaps-defenders = Ringen kring din kung är nästan sluten. Den är öppen bara på { $points }.
coach-few-moves = Du har bara { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } kvar, och den som inte kan dra förlorar.
coach-few-moves-draw = Du har bara { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } kvar, och när en sida inte kan dra är partiet remi.
coach-corners-attackers = Stängda hörn: { $closed } av { $count }. Ännu öppna: { $points }.
coach-corners-defenders = Hörn som ännu är öppna för din kung: { $points }.
coach-corners-bare-attackers = Stängda hörn: { $closed } av { $count }. Ingen av dina män är nära { $points }.
coach-corners-bare-defenders = Hörn utan angripare i närheten: { $points }.
coach-corners-shut = Alla hörn är stängda för din kung. Öppna ett: slå en man framför det.
coach-corners-held = Alla hörn är stängda. Dra nu åt ringen kring kungen.
coach-few-men = Hälften av dina män är borta. Håll de andra samlade.
coach-quiet = Inget brådskar.

## Tre ögonblick efter ett parti

moments-title = Viktiga ögonblick i ditt parti
moments-words = Motorn letar efter de drag som kostade dig mest.
moments-begin = Visa mig dem
moments-making = Ser på dina drag …
moments-stop = Stopp
moments-none = Inget av dina drag kostade dig mycket. Bra spelat!
moments-here = Drag { $ply }: { $move }
moments-better = Bättre: { $move }
moments-chances = Dina chanser: { $before } före, { $after } efter.
moment-missed-win = Du kunde ha vunnit på en gång.
moment-lets-win = Det lät motståndaren vinna på en gång, med { $from } till { $to }.
moment-missed-forced-win = Du kunde ha tvingat fram en vinst på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }.
moment-lets-force-win = Det lät motståndaren tvinga fram en vinst på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }.
moment-loses-men = Det lämnade män där de kunde slås: { $points }.
moment-missed-capture = Du kunde ha slagit: { $points }.
moment-opens-way = Efter det kunde kungen fly på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }.
moment-missed-way = Din kung kunde sedan ha flytt på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }.
moment-leaves-corner = Det lämnade hörnet { $point } öppet.
moment-loosens-ring = Det öppnade ringen kring kungen.
moment-ring-gaps = Det lämnade luckor i ringen kring kungen: { $points }.
moment-ring-shut = Det lät motståndaren skära av din kung från alla utvägar.
moment-tightens-ring = Det lämnade ringen kring din kung öppen bara på { $points }.
moment-exposes-king = Det förde din kung i fara: han kunde fångas på { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }.
moment-position = Det gjorde din ställning sämre.

## Nästa steg på vägen

path-title = Vägen
path-play = Spela { $side }
path-done-step = { $step }: spelat.
path-won-step = { $step }: vunnet!
path-again = Spela det igen för att vinna det:
path-next = Nästa: { $step }
path-over = Du har spelat på alla vägens bräden.
path-back = Till lärosidan
