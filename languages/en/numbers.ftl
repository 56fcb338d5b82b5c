## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {","}
number-grouped-from = 4
number-decimal = {"."}
number-percent = { $number } %
number-range = { $low } to { $high }

## A day of a year

number-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

## Lists in words, the second where the items have commas of their own

list-words = { $most } and { $last }
list-clauses = { $most }; and { $last }
list-semicolon = {"; "}
