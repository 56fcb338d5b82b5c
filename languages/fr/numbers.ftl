## How numbers are written: between groups of three digits, the fewest digits that are grouped, and before decimals

number-group = {"\u202F"}
number-grouped-from = 5
number-decimal = {","}
number-percent = { $number } %
number-range = { $low } à { $high }

## Lists in words, the second where the items have commas of their own

list-words = { $most } et { $last }
list-clauses = { $most } ; et { $last }
list-semicolon = {"\u202F; "}
