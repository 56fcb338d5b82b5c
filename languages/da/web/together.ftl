## Two people at one game

together-seat-open = ingen endnu
together-here = til stede
together-away = væk
together-side-you = { $side }, dig
together-watchers = { $count ->
    [one] én ser på
   *[other] { $count } ser på
  }
together-clock = Ur
together-running = går
together-periods = { $count ->
    [one] én periode
   *[other] { $count } perioder
  }
together-clock-say = Læs urene op
together-keys = T læser urene op.
together-time = { $name }: { $time }.
together-time-left = { $time } tilbage.
together-turn = { $name } er i trækket
together-waiting = Venter på den anden spiller
together-paused = Partiet holder pause
together-cancelled = Partiet blev aflyst
together-your-turn = Din tur – { $page }
together-no-help = Så længe I spiller mod hinanden, er der hverken vink eller analyse, så begge spiller selv. Når partiet er slut, åbnes begge dele.

## How it ends

together-won = { $name } har vundet
together-lost-resigned = { $name } gav op.
together-lost-out-of-time = { $name } løb tør for tid.
together-lost-absent = { $name } forlod partiet og kom ikke tilbage.

## Offers

together-offer-draw = { $name } tilbyder remis.
together-offer-takeback = { $name } beder om at tage trækket tilbage.
together-offer-pause = { $name } beder om en pause.
together-offer-resume = { $name } vil spille videre.
together-offer-rematch = { $name } tilbyder revanche med byttede sider.
together-asked-draw = Du tilbyder remis.
together-asked-takeback = Du beder om at tage trækket tilbage.
together-asked-pause = Du beder om en pause.
together-asked-resume = Du vil spille videre.
together-asked-rematch = Du tilbyder revanche med byttede sider.
together-accept = Tag imod
together-decline = Afslå
together-withdraw = Træk tilbage
together-declined = { $name } afslog.
together-ask-takeback = Bed om at tage tilbage
together-ask-pause = Bed om en pause
together-ask-resume = Spil videre
together-ask-rematch = Tilbyd revanche
together-cancel = Aflys partiet
together-cancel-title = Vil du aflyse partiet?
together-cancel-words = Det slutter uden resultat.

## The choice of sides, and two games

together-choose = Tag den anden side nu, eller behold din. Et træk beholder den.
together-choose-swap = Tag den anden side
together-choose-keep = Behold min side
together-choose-wait = { $name } kan nu tage din side.
together-match = Parti { $number } af 2
together-match-rule = Flest sejre afgør; har begge vundet ét, afgør færrest træk.
together-match-first = { $name } vandt det første parti ({ $count ->
    [one] ét træk
   *[other] { $count } træk
  }) og fører.
together-match-first-drawn = Det første parti blev remis.
together-match-won = { $name } har vundet matchen.
together-match-drawn = Matchen er uafgjort.
together-next-second = Til det andet parti
together-next = Til det næste parti

## Is anybody there?

together-slow = { $name } har ikke trukket et stykke tid.
together-ask-there = Er du der stadig?
together-asked-there = Du har spurgt, om { $name } stadig er der.
together-asks-there = { $name } spørger, om du stadig er der.
together-i-am-here = Jeg er her
together-gone = { $name } er der ikke. Du kan kræve partiet.
together-claim = Kræv partiet

## Signals

together-say = Sig til den anden spiller
together-signal-hello = Hej!
together-signal-good-luck = Held og lykke!
together-signal-well-played = Godt spillet!
together-signal-thanks = Tak!
together-signal-one-moment = Et øjeblik
together-signal-here = Jeg er her.
together-said = { $name }: { $words }
together-mute = Skjul, hvad den anden spiller siger

## Moves in advance

together-premove = Lad mig give mit næste træk på forhånd
together-premove-set = { $from } til { $to } er det næste, hvis det så er lovligt. Escape fortryder det.
together-premove-dropped = { $from } til { $to } er ikke lovligt nu.
together-premove-cancelled = Det næste træk er fortrudt.
together-plans = Betingede træk
together-plans-lead = Spil et træk for den anden side på brættet og så dit svar. Kommer det sådan, spilles dit svar med det samme.
together-plans-new = Ny variant
together-plans-none = Ingen betingede træk.
together-plans-save = Behold denne variant
together-plans-remove = Fjern { $line }
together-plans-now = Indtil nu: { $line }
error-paused = Partiet holder pause.
error-not-now = Det kan ikke lade sig gøre nu.
