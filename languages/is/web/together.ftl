## Two people at one game

together-seat-open = enginn enn
together-here = við borðið
together-away = ekki við
together-side-you = { $side }, þú
together-watchers = { $count ->
    [one] { $count } horfir á
   *[other] { $count } horfa á
  }
together-clock = Klukka
together-running = gengur
together-periods = { $count ->
    [one] { $count } lota
   *[other] { $count } lotur
  }
together-clock-say = Lesa báðar klukkur
together-keys = T les báðar klukkur.
together-time = { $name }: { $time }.
together-time-left = { $time } eftir.
together-turn = { $name } á leik
together-waiting = Beðið eftir hinum leikmanninum
together-paused = Hlé er á taflinu
together-cancelled = Taflinu var aflýst
together-your-turn = Þú átt leik – { $page }
together-no-help = Meðan þið teflið hvort við annað eru hvorki ábendingar né greining, svo að bæði tefli sjálf. Hvort tveggja opnast að tafli loknu.

## How it ends

together-won = { $name } hefur unnið
together-lost-resigned = { $name } gafst upp.
together-lost-out-of-time = { $name } féll á tíma.
together-lost-absent = { $name } yfirgaf taflið og kom ekki aftur.

## Offers

together-offer-draw = { $name } býður jafntefli.
together-offer-takeback = { $name } biður um að taka leik til baka.
together-offer-pause = { $name } biður um hlé.
together-offer-resume = { $name } vill tefla áfram.
together-offer-rematch = { $name } býður annað tafl með skiptum liðum.
together-asked-draw = Þú býður jafntefli.
together-asked-takeback = Þú biður um að taka leik til baka.
together-asked-pause = Þú biður um hlé.
together-asked-resume = Þú vilt tefla áfram.
together-asked-rematch = Þú býður annað tafl með skiptum liðum.
together-accept = Þiggja
together-decline = Hafna
together-withdraw = Draga til baka
together-declined = { $name } hafnaði.
together-ask-takeback = Biðja um að taka til baka
together-ask-pause = Biðja um hlé
together-ask-resume = Tefla áfram
together-ask-rematch = Bjóða annað tafl
together-cancel = Aflýsa taflinu
together-cancel-title = Aflýsa taflinu?
together-cancel-words = Því lýkur án úrslita.

## The choice of sides, and two games

together-choose = Taktu hitt liðið núna eða haltu þínu. Sá sem leikur heldur því.
together-choose-swap = Taka hitt liðið
together-choose-keep = Halda mínu liði
together-choose-wait = { $name } má nú taka þitt lið.
together-match = Tafl { $number } af 2
together-match-rule = Fleiri sigrar ráða; ef hvort hefur unnið eitt ráða færri leikir.
together-match-first = { $name } vann fyrra taflið ({ $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
  }) og leiðir.
together-match-first-drawn = Fyrra taflinu lauk með jafntefli.
together-match-won = { $name } hefur unnið einvígið.
together-match-drawn = Einvíginu lauk með jafntefli.
together-next-second = Í seinna taflið
together-next = Í næsta tafl

## Is anybody there?

together-slow = { $name } hefur ekki leikið um hríð.
together-ask-there = Ertu enn við?
together-asked-there = Þú spurðir hvort { $name } væri enn við.
together-asks-there = { $name } spyr hvort þú sért enn við.
together-i-am-here = Ég er hér
together-gone = { $name } er ekki við. Þú mátt krefjast sigurs.
together-claim = Krefjast sigurs

## Signals

together-say = Segja við hinn leikmanninn
together-signal-hello = Halló!
together-signal-good-luck = Gangi þér vel!
together-signal-well-played = Vel teflt!
together-signal-thanks = Takk!
together-signal-one-moment = Augnablik
together-signal-here = Ég er hér.
together-said = { $name }: { $words }
together-mute = Fela það sem hinn leikmaðurinn segir

## Moves in advance

together-premove = Leyfa mér að velja næsta leik fyrir fram
together-premove-set = { $from } til { $to } er næst, ef það er þá löglegt. Escape hættir við.
together-premove-dropped = { $from } til { $to } er ekki löglegt núna.
together-premove-cancelled = Hætt er við næsta leik.
together-plans = Skilyrtir leikir
together-plans-lead = Leiktu leik hins liðsins á borðinu og svo svar þitt. Fari svo er svari þínu leikið strax.
together-plans-new = Ný leikjaröð
together-plans-none = Engir skilyrtir leikir.
together-plans-save = Geyma þessa leikjaröð
together-plans-remove = Fjarlægja { $line }
together-plans-now = Hingað til: { $line }
error-paused = Hlé er á taflinu.
error-not-now = Það er ekki hægt núna.
