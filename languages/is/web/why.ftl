# Hvers vegna leikur er ekki leyfður og hvers vegna menn voru drepnir. $from, $to, $point og $points eru punktar á borðinu.

why-title = Hvers vegna?
why-not-occupied = Ekki frá { $from } á { $to }: { $point } er setinn.
why-not-closed = Ekki frá { $from } á { $to }: þessi taflmaður má ekki fara yfir { $point }.
why-not-no-stop = Ekki frá { $from } á { $to }: þessi taflmaður má ekki nema staðar á { $point }.
why-not-too-far = Ekki frá { $from } á { $to }: þessi taflmaður fer í mesta lagi { $limit ->
    [one] einn punkt
   *[other] { $limit } punkta
}.
why-not-not-straight = Ekki frá { $from } á { $to }: menn fara eftir röð eða dálki.
why-not-not-yours = Maðurinn á { $from } tilheyrir þeim sem ekki á leik.
why-not-no-piece = Það er enginn maður á { $from }.
why-not-off-board = { $point } er ekki á þessu borði.
why-not-other-goes-on = Maðurinn á { $point } hefur drepið og heldur fyrst áfram.
why-not-must-capture = Maður sem heldur áfram eftir dráp verður að drepa aftur.
why-not-must-go-on = Maðurinn á { $point } verður að halda áfram eftir drápið.
why-not-repetition = Þessi leikur kallaði fram stöðu einu sinni oftar en reglurnar leyfa.
why-not-game-over = Taflinu er lokið.
why-not-other = Þessi leikur er ekki mögulegur hér.

# Setning og síðan ein af þeim sem á eftir koma
why-fell = Drepinn á { $point } ({ $piece }).
why-fell-between-two = Maðurinn stóð milli tveggja óvina, á { $points }.
why-fell-against-point = Maðurinn stóð milli óvinar og { $other }, punkts sem telst óvinur.
why-fell-surrounded = Maðurinn var umkringdur á { $points }.
why-fell-with-the-king = Maðurinn féll með konunginum, umkringdur á { $points }.
why-fell-shieldwall = Maðurinn stóð í röð við jaðarinn með óvin fyrir framan hvern mann og við endann: skjaldborg.
why-fell-jumped-over = Óvinur stökk yfir hann.
why-fell-moved-between = Maðurinn fór sjálfur milli tveggja óvina, á { $points }.
