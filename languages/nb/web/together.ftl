## Two people at one game

together-seat-open = ingen ennå
together-here = til stede
together-away = borte
together-side-you = { $side }, du
together-watchers = { $count ->
    [one] én ser på
   *[other] { $count } ser på
  }
together-clock = Klokke
together-running = går
together-periods = { $count ->
    [one] én periode
   *[other] { $count } perioder
  }
together-clock-say = Les opp klokkene
together-keys = T leser opp klokkene.
together-time = { $name }: { $time }.
together-time-left = { $time } igjen.
together-turn = { $name } er i trekket
together-waiting = Venter på den andre spilleren
together-paused = Partiet har pause
together-cancelled = Partiet ble avlyst
together-your-turn = Din tur – { $page }
together-no-help = Så lenge dere spiller mot hverandre, er det verken hint eller analyse, så begge spiller selv. Når partiet er slutt, åpnes begge deler.

## How it ends

together-won = { $name } har vunnet
together-lost-resigned = { $name } ga opp.
together-lost-out-of-time = { $name } gikk tom for tid.
together-lost-absent = { $name } forlot partiet og kom ikke tilbake.

## Offers

together-offer-draw = { $name } tilbyr remis.
together-offer-takeback = { $name } ber om å ta tilbake trekket.
together-offer-pause = { $name } ber om en pause.
together-offer-resume = { $name } vil spille videre.
together-offer-rematch = { $name } tilbyr omkamp med byttede sider.
together-asked-draw = Du tilbyr remis.
together-asked-takeback = Du ber om å ta tilbake trekket.
together-asked-pause = Du ber om en pause.
together-asked-resume = Du vil spille videre.
together-asked-rematch = Du tilbyr omkamp med byttede sider.
together-accept = Ta imot
together-decline = Avslå
together-withdraw = Trekk tilbake
together-declined = { $name } avslo.
together-ask-takeback = Be om å ta tilbake
together-ask-pause = Be om en pause
together-ask-resume = Spill videre
together-ask-rematch = Tilby omkamp
together-cancel = Avlys partiet
together-cancel-title = Avlyse partiet?
together-cancel-words = Det ender uten resultat.

## The choice of sides, and two games

together-choose = Ta den andre siden nå, eller behold din. Et trekk beholder den.
together-choose-swap = Ta den andre siden
together-choose-keep = Behold min side
together-choose-wait = { $name } kan nå ta din side.
together-match = Parti { $number } av 2
together-match-rule = Flest seire avgjør; har begge vunnet ett, avgjør færrest trekk.
together-match-first = { $name } vant det første partiet ({ $count ->
    [one] ett trekk
   *[other] { $count } trekk
  }) og leder.
together-match-first-drawn = Det første partiet ble remis.
together-match-won = { $name } har vunnet matchen.
together-match-drawn = Matchen er uavgjort.
together-next-second = Til det andre partiet
together-next = Til neste parti

## Is anybody there?

together-slow = { $name } har ikke trukket på en stund.
together-ask-there = Er du der fortsatt?
together-asked-there = Du har spurt om { $name } fortsatt er der.
together-asks-there = { $name } spør om du fortsatt er der.
together-i-am-here = Jeg er her
together-gone = { $name } er ikke der. Du kan kreve partiet.
together-claim = Krev partiet

## Signals

together-say = Si til den andre spilleren
together-signal-hello = Hei!
together-signal-good-luck = Lykke til!
together-signal-well-played = Godt spilt!
together-signal-thanks = Takk!
together-signal-one-moment = Et øyeblikk
together-signal-here = Jeg er her.
together-said = { $name }: { $words }
together-mute = Skjul det den andre spilleren sier

## Moves in advance

together-premove = La meg gi mitt neste trekk på forhånd
together-premove-set = { $from } til { $to } kommer neste gang, hvis det da er lovlig. Escape avbryter det.
together-premove-dropped = { $from } til { $to } er ikke lovlig nå.
together-premove-cancelled = Det neste trekket er avbrutt.
together-plans = Betingede trekk
together-plans-lead = Spill et trekk for den andre siden på brettet og så svaret ditt. Blir det slik, spilles svaret med en gang.
together-plans-new = Ny variant
together-plans-none = Ingen betingede trekk.
together-plans-save = Behold denne varianten
together-plans-remove = Fjern { $line }
together-plans-now = Så langt: { $line }
error-paused = Partiet har pause.
error-not-now = Det er ikke mulig nå.
