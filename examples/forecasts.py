"""Recomputes the strengths of clubs and the forecasts of a day from the results before it, beside those published."""
import sys
from itertools import groupby

import soccer_data_client as sd

K, HOME, DRAW = 20, 80, 0.75  # The constants of /forecast-model.json.
day = sys.argv[1] if len(sys.argv) > 1 else "2025-10-18"
published = {row["match_id"]: row for row in sd.forecasts()}
strength = {}

def forecast(match):
    """Returns the probabilities of a home win, a draw and an away win."""
    home, away = (strength.get(match[side], 1500) for side in ("home_club", "away_club"))
    odds = 10 ** ((home - away + (0 if match["neutral"] else HOME)) / 800)
    return [part / (odds + DRAW + 1 / odds) for part in (odds, DRAW, 1 / odds)]

for date, matches in groupby(sd.matches(), key=lambda match: match["date"]):
    # All matches of a day are forecast before one of them counts.
    for match, (home, draw, _) in [(match, forecast(match)) for match in matches if match["status"] != "CANCELLED"]:
        if date == day:
            theirs = [published[match["match_id"]][f"probabilities_{result}"] for result in ("home", "draw", "away")]
            ours = round(home, 4), round(draw, 4)
            ours = *ours, 1 - sum(ours)  # Those published are rounded so that they add up to 1.
            print(f"{match['home_team']} - {match['away_team']}".ljust(36), *(f"{p:.4f}" for p in (*ours, *theirs)))
        elif date < day and match["status"] == "FINISHED":
            lead = 0 if match["win_reason"] in ("ExtraTime", "Penalties") else match["home_goals"] - match["away_goals"]
            change = K * ((lead > 0) + (lead == 0) / 2 - home - draw / 2)
            strength[match["home_club"]] = strength.get(match["home_club"], 1500) + change
            strength[match["away_club"]] = strength.get(match["away_club"], 1500) - change
for row in sorted((row for row in sd.strength() if row["date"] < day), key=lambda row: row["date"]):
    published[row["club"]] = row
for club, value in sorted(strength.items(), key=lambda item: -item[1]):
    print(club.ljust(36), f"{value:.2f}", f"{published[club]['strength']:.2f}")
