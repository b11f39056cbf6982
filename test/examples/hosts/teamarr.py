"""As much of Teamarr 2.0.12 as a provider meets, read on 2026-11-25 in teamarr/core/types.py and interfaces.py of
github.com/Pharaoh-Labs/teamarr.

Usage: teamarr.py URL DAY prints the events of a day and the clubs, as JSON.
"""

import importlib.util
import json
import sys
import types
from abc import ABC, abstractmethod
from dataclasses import asdict, field, make_dataclass
from datetime import date
from pathlib import Path

url, day = sys.argv[1:]


def optional(*names):
    return [(name, object, field(default=None)) for name in names]


Venue = make_dataclass("Venue", ["name", *optional("city", "state", "country")])
Team = make_dataclass(
    "Team", ["id", "provider", "name", "short_name", "abbreviation", "league", "sport", *optional("logo_url", "color")]
)
EventStatus = make_dataclass("EventStatus", ["state", *optional("detail", "period", "clock")])
Event = make_dataclass(
    "Event",
    ["id", "provider", "name", "short_name", "start_time", "home_team", "away_team", "status", "league", "sport"]
    + optional("home_score", "away_score", "venue", "broadcasts", "season_year", "season_type"),
)


class SportsProvider(ABC):
    name = property(abstractmethod(lambda self: None))
    supports_league = abstractmethod(lambda self, league: None)
    get_events = abstractmethod(lambda self, league, date: None)
    get_team_schedule = abstractmethod(lambda self, team_id, league, days_ahead=14: None)
    get_team = abstractmethod(lambda self, team_id, league: None)
    get_event = abstractmethod(lambda self, event_id, league: None)


core = types.ModuleType("teamarr.core")
core.__dict__.update(Event=Event, EventStatus=EventStatus, SportsProvider=SportsProvider, Team=Team, Venue=Venue)
sys.modules.update({"teamarr": types.ModuleType("teamarr"), "teamarr.core": core})
file = Path(__file__).parents[3] / "integrations/teamarr/provider.py"
spec = importlib.util.spec_from_file_location("provider", file)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)

provider = module.SoccerDataProvider(url, "can.1")
assert provider.supports_league("can.1") and not provider.supports_league("eng.1")
events = provider.get_events("can.1", date.fromisoformat(day))
assert provider.get_event(events[0].id, "can.1") == events[0]
assert provider.get_team(events[0].home_team.id, "can.1").id == events[0].home_team.id
assert module.SoccerDataProvider("http://127.0.0.1:9", "can.1").get_events("can.1", date.today()) == []
print(json.dumps({"events": [asdict(event) for event in events]}, default=str))
