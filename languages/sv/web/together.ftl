## Two people at one game

together-seat-open = ingen ännu
together-here = på plats
together-away = borta
together-side-you = { $side }, du
together-watchers = { $count ->
    [one] en tittar på
   *[other] { $count } tittar på
  }
together-clock = Klocka
together-running = går
together-periods = { $count ->
    [one] en period
   *[other] { $count } perioder
  }
together-clock-say = Läs upp klockorna
together-keys = T läser upp klockorna.
together-time = { $name }: { $time }.
together-time-left = { $time } kvar.
together-turn = { $name } är vid draget
together-waiting = Väntar på den andra spelaren
together-paused = Partiet är pausat
together-cancelled = Partiet ställdes in
together-your-turn = Din tur – { $page }
together-no-help = Så länge ni spelar mot varandra finns varken ledtrådar eller analys, så att båda spelar själva. När partiet är slut öppnas båda.

## How it ends

together-won = { $name } har vunnit
together-lost-resigned = { $name } gav upp.
together-lost-out-of-time = { $name } förlorade på tid.
together-lost-absent = { $name } lämnade partiet och kom inte tillbaka.

## Offers

together-offer-draw = { $name } erbjuder remi.
together-offer-takeback = { $name } ber att få ta tillbaka draget.
together-offer-pause = { $name } ber om en paus.
together-offer-resume = { $name } vill spela vidare.
together-offer-rematch = { $name } erbjuder revansch med bytta sidor.
together-asked-draw = Du erbjuder remi.
together-asked-takeback = Du ber att få ta tillbaka draget.
together-asked-pause = Du ber om en paus.
together-asked-resume = Du vill spela vidare.
together-asked-rematch = Du erbjuder revansch med bytta sidor.
together-accept = Acceptera
together-decline = Avböj
together-withdraw = Dra tillbaka
together-declined = { $name } avböjde.
together-ask-takeback = Be att få ta tillbaka
together-ask-pause = Be om en paus
together-ask-resume = Spela vidare
together-ask-rematch = Erbjud revansch
together-cancel = Ställ in partiet
together-cancel-title = Vill du ställa in partiet?
together-cancel-words = Det slutar utan resultat.

## The choice of sides, and two games

together-choose = Ta den andra sidan nu, eller behåll din. Ett drag behåller den.
together-choose-swap = Ta den andra sidan
together-choose-keep = Behåll min sida
together-choose-wait = { $name } får nu ta din sida.
together-match = Parti { $number } av 2
together-match-rule = Flest vinster avgör; har båda vunnit ett avgör minst antal drag.
together-match-first = { $name } vann det första partiet ({ $count ->
    [one] ett drag
   *[other] { $count } drag
  }) och leder.
together-match-first-drawn = Det första partiet blev remi.
together-match-won = { $name } har vunnit matchen.
together-match-drawn = Matchen är oavgjord.
together-next-second = Till det andra partiet
together-next = Till nästa parti

## Is anybody there?

together-slow = { $name } har inte dragit på ett tag.
together-ask-there = Är du kvar?
together-asked-there = Du har frågat om { $name } är kvar.
together-asks-there = { $name } frågar om du är kvar.
together-i-am-here = Jag är här
together-gone = { $name } är inte där. Du kan kräva partiet.
together-claim = Kräv partiet

## Signals

together-say = Säg till den andra spelaren
together-signal-hello = Hej!
together-signal-good-luck = Lycka till!
together-signal-well-played = Bra spelat!
together-signal-thanks = Tack!
together-signal-one-moment = Ett ögonblick
together-signal-here = Jag är här.
together-said = { $name }: { $words }
together-mute = Dölj vad den andra spelaren säger

## Moves in advance

together-premove = Låt mig ge mitt nästa drag i förväg
together-premove-set = { $from } till { $to } kommer härnäst, om det då är tillåtet. Escape ångrar det.
together-premove-dropped = { $from } till { $to } är inte tillåtet nu.
together-premove-cancelled = Nästa drag är ångrat.
together-plans = Villkorade drag
together-plans-lead = Spela ett drag för den andra sidan på brädet och sedan ditt svar. Blir det så spelas ditt svar genast.
together-plans-new = Ny variant
together-plans-none = Inga villkorade drag.
together-plans-save = Behåll den här varianten
together-plans-remove = Ta bort { $line }
together-plans-now = Hittills: { $line }
error-paused = Partiet är pausat.
error-not-now = Det går inte nu.
