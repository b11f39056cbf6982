"""Joins a table of another source to this one: by an id, by the name of the season, by a name of any time.

No row is lost: what no club has stands at the end with the step "not found".
"""
import csv
import re
import unicodedata

import soccer_data_client as sd


def fold(name: str) -> str:
    """Returns a name without accents, capitals, signs and the letters FC."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"\b(fc|f c)\b", "", re.sub(r"[^a-z0-9]+", " ", plain)).strip()


clubs_by_id = {row["provider_id"]: row["id"] for row in sd.ids() if row["provider"] == "wikidata"}
names = [(fold(name), row) for row in sd.club_names() for name in {row["name"], row["short_name"]}]


def club_of(row: dict[str, str]) -> tuple[str | None, str]:
    """Returns the club_id of a row, and the step that found it."""
    if row["wikidata"] in clubs_by_id:
        return clubs_by_id[row["wikidata"]], "by id"
    meant = [name for folded, name in names if folded == fold(row["team"])]
    season = int(row["season"])
    then = {name["club_id"] for name in meant
            if name["from_season"] <= season <= (name["to_season"] or season)}
    if len(then) == 1:
        return then.pop(), "by the name of the season"
    ever = {name["club_id"] for name in meant}
    return (ever.pop(), "by a name of another time") if len(ever) == 1 else (None, "not found")


points = {(row["season"], row["club"]): row["points"] for row in sd.team_stats() if row["stage"] == "season"}
with open("other-source.csv", encoding="utf-8") as file:
    rows = list(csv.DictReader(file))
for row in rows:
    club, step = club_of(row)
    print(f"{row['season']} {row['team']:17} {club or '-':17} {points.get((int(row['season']), club), '-'):>3} points  {step}")
print(f"{sum(club_of(row)[0] is not None for row in rows)} of {len(rows)} rows joined")
