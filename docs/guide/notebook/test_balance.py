"""Checks the notebook and the queries of `docs/reference/tables.md` against what hnefi itself says of a table: test_balance.py TABLE ARMS.csv"""

import csv
import re
import sys
import tempfile
from pathlib import Path

import duckdb

import balance

HERE = Path(__file__).parent


def test_the_figure_has_the_reports_numbers(table, arms_csv):
    found = {row["arm"]: row for row in balance.arms(table).to_dict("records")}
    with open(arms_csv, newline="", encoding="utf-8") as file:
        reported = list(csv.DictReader(file))
    assert len(reported) == len(found) > 0
    for row in reported:
        ours = found[row["arm"]]
        for column in ["games", "won", "drawn", "lost"]:
            assert int(row[column]) == ours[column], (row["arm"], column)
        for theirs, column in [("score", "score"), ("wilson_low", "low"), ("wilson_high", "high")]:
            assert abs(float(row[theirs]) - ours[column]) < 1e-4, (row["arm"], column)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "balance.svg"
        balance.draw(balance.arms(table), file)
        assert "<svg" in file.read_text(encoding="utf-8")


def test_every_query_of_the_page_runs(table):
    page = (HERE.parent.parent / "reference" / "tables.md").read_text(encoding="utf-8")
    queries = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    assert len(queries) >= 5
    for query in queries:
        query = query.replace("'games.parquet'", f"'{table}'")
        result = duckdb.sql(query)
        assert result is None or len(result.fetchall()) > 0, query


if __name__ == "__main__":
    table, arms_csv = sys.argv[1:3]
    test_the_figure_has_the_reports_numbers(table, arms_csv)
    test_every_query_of_the_page_runs(table)
    print("the notebook and the queries agree with the report")
