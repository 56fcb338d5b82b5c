## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"\u202F"}
number-grouped-from = 5
number-decimal = {","}
number-percent = { $number } %
number-range = { $low } à { $high }

## A day of a year

number-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

## Lists in words, the second where the items have commas of their own

list-words = { $most } et { $last }
list-clauses = { $most } ; et { $last }
list-semicolon = {"\u202F; "}
