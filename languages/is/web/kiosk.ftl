## Sýningarbás

kiosk-title = Tefldu hér
kiosk-touch = Snertu skjáinn til að tefla
kiosk-replay = Vélin okkar gegn sjálfri sér: leikur { $ply } af { $of }
kiosk-replay-people = { $attackers } gegn { $defenders }: leikur { $ply } af { $of }
kiosk-choice = Hvernig viltu tefla?
kiosk-two = Tvö saman við þetta borð
kiosk-back = Til baka
kiosk-leave = Hætta
kiosk-leave-title = Hætta þessari viðureign?
kiosk-leave-words = Viðureigninni lýkur hér og hún er ekki geymd.
kiosk-start = Aftur á byrjun
kiosk-there = Er einhver enn við?
kiosk-there-words = { $seconds ->
    [one] Viðureigninni lýkur eftir { $seconds } sekúndu.
   *[other] Viðureigninni lýkur eftir { $seconds } sekúndur.
  }
kiosk-there-yes = Já, ég er hér
