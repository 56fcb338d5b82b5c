## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"."}
number-grouped-from = 4
number-decimal = {","}
number-percent = { $number }%
number-range = { $low } til { $high }

## Lists in words, the second where the items have commas of their own

list-words = { $most } og { $last }
list-clauses = { $most }; og { $last }
list-semicolon = {"; "}
