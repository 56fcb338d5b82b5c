## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"."}
number-grouped-from = 4
number-decimal = {","}
number-percent = { $number } %
number-range = { $low } bis { $high }

## Lists in words, the second where the items have commas of their own

list-words = { $most } und { $last }
list-clauses = { $most }; und { $last }
list-semicolon = {"; "}
