## Första sidan

home-title = Spela
home-history = I en irländsk evangeliebok, nu i Corpus Christi College i Oxford (MS 122), ritade någon ett bräde med nitton linjer och kallade det { $alea }, Evangeliernas spel. Hur det spelades berättas inte. Här finns de sätt som man sedan dess har tolkat det på, varje regel med sin källa.
home-learn = Ny på spelet? Lär dig det i små steg
home-fair = Är något av dem rättvist?
home-history-more = Spelets historia
home-play-now = Spela { $name } nu
home-game = Spel
home-first = Ett första parti
home-great = Det stora brädet
home-against = Mot
home-against-engine = motorn
home-against-friend = en vän, på den här enheten
home-why = Varför det här spelet? Det är kort: hälften av partierna som vår motor spelade mot sig själv var över inom { $plies } drag. Det blir avgjort: { $drawn } av { $games } slutade oavgjort. Och mellan människor är det ungefär jämnt: i { $people } partier fick angriparna { $percent } % (när vår motor spelade mot sig själv, { $engine } %).
home-why-figures = Siffrorna
home-even = { $side ->
    [attackers] När vår motor spelade mot sig själv enligt dessa regler fick angriparna { $percent } % i { $games } partier. Ge dem till den svagare spelaren.
    [defenders] När vår motor spelade mot sig själv enligt dessa regler fick angriparna { $percent } % i { $games } partier. Ge försvararna till den svagare spelaren.
   *[neither] När vår motor spelade mot sig själv enligt dessa regler fick angriparna { $percent } % i { $games } partier.
  }
home-even-more = Är Alea ett rättvist spel?
home-board-label = Utgångsställningen: { $layout }
home-invite = Bjud in någon att spela
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
form-start = Börja partiet
form-board = { $size } × { $size }
inferred-badge = härledd
inferred-note = Ingen har visat oss den här uppställningen: den är härledd.
featured-badge = utvalt
dice-badge = tärning

## Familjer av regelverk

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hnefatafl
family-berserk = Berserk-hnefatafl
family-seabattle = Sjöslag
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Andra taflspel
family-own = Dina egna spel
