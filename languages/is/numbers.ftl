## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"."}
number-grouped-from = 4
number-decimal = {","}
number-percent = { $number }%
number-range = { $low } til { $high }

## A day of a year

number-day =
    { $day }. { $month ->
        [1] janúar
        [2] febrúar
        [3] mars
        [4] apríl
        [5] maí
        [6] júní
        [7] júlí
        [8] ágúst
        [9] september
        [10] október
        [11] nóvember
       *[12] desember
    } { $year }

## Lists in words, the second where the items have commas of their own

list-words = { $most } og { $last }
list-clauses = { $most }; og { $last }
list-semicolon = {"; "}
