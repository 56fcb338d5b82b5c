## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"\u00A0"}
number-grouped-from = 4
number-decimal = {","}
number-percent = { $number } %
number-range = { $low } till { $high }

## Lists in words, the second where the items have commas of their own

list-words = { $most } och { $last }
list-clauses = { $most }; och { $last }
list-semicolon = {"; "}
