## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"."}
number-grouped-from = 4
number-decimal = {","}
number-percent = { $number } %
number-range = { $low } bis { $high }

## A day of a year

number-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }

## Lists in words, the second where the items have commas of their own

list-words = { $most } und { $last }
list-clauses = { $most }; und { $last }
list-semicolon = {"; "}
