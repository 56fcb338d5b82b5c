### The embedded board

embed-start = Fyrsta staða
embed-back = Einn leik til baka
embed-next = Einn leik áfram
embed-end = Síðasta staða
embed-at = Leikur { $ply } af { $of }: { $move }
embed-beginning = { $of ->
    [one] Upphafið ({ $of } leikur)
   *[other] Upphafið ({ $of } leikir)
}
embed-pass = setið hjá
embed-moves = Leikir taflsins
embed-slider = Leikur
embed-attackers = Sóknarmenn
embed-defenders = Varnarmenn
embed-king = Konungur
embed-keys = Vinstri og hægri örvalyklar fara um leikina, Home og End í fyrstu og síðustu stöðu.
embed-result-attackers = Sóknarmenn hafa unnið.
embed-result-defenders = Varnarmenn hafa unnið.
embed-result-draw = Taflinu lauk með jafntefli.
embed-broken = Ekki er hægt að sýna þetta borð
