## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"."}
number-grouped-from = 4
number-decimal = {","}
number-percent = { $number } %
number-range = { $low } til { $high }

## A day of a year

number-day =
    { $day }. { $month ->
        [1] januar
        [2] februar
        [3] marts
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }

## Lists in words, the second where the items have commas of their own

list-words = { $most } og { $last }
list-clauses = { $most }; og { $last }
list-semicolon = {"; "}
