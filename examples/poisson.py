"""Forecasts the next match day: goals as independent Poisson counts, from the results of the season so far.

A baseline for better models: it knows no line-ups, injuries, rest or form, and is no advice to bet. A day as argument
forecasts from what was known before that day.
"""
import datetime
import math
import sys

import soccer_data_client as sd

PRIOR = 4  # Each club starts with so many average matches, since a few results say little.
day = sys.argv[1] if len(sys.argv) > 1 else datetime.date.today().isoformat()
season = [match for match in sd.matches() if match["season"] == int(day[:4])]
played = [match for match in season if match["date"] < day and match["home_goals"] is not None]
next_day = min((match["date"] for match in season if match["date"] >= day), default=None)
if next_day is None or not played:
    sys.exit(f"no results before {day}, or no match scheduled after")
means = {side: sum(match[f"{side}_goals"] for match in played) / len(played) for side in ("home", "away")}
other = {"home": "away", "away": "home"}
def strength(club: str, scored: bool) -> float:
    """Returns a club's goals, for or against, in relation to those of an average club in the same matches."""
    goals = expected = PRIOR * sum(means.values()) / 2
    for match in played:
        for side in (side for side in means if match[f"{side}_club"] == club):
            counted = side if scored else other[side]
            goals, expected = goals + match[f"{counted}_goals"], expected + means[counted]
    return goals / expected

print(f"{next_day}, from {len(played)} results            goals        home  draw  away")
for match in (match for match in season if match["date"] == next_day):
    home, away = (means[side] * strength(match[f"{side}_club"], True) * strength(match[f"{other[side]}_club"], False)
                  for side in means)
    chances = [0.0, 0.0, 0.0]
    for i in range(12):
        for j in range(12):
            chance = math.exp(-home - away) * home**i * away**j / math.factorial(i) / math.factorial(j)
            chances[1 - (i > j) + (i < j)] += chance
    teams = f"{match['home_team']} - {match['away_team']}"
    print(f"{teams:38} {home:.2f} : {away:.2f}", *(f"{chance:5.0%}" for chance in chances))
