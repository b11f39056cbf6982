"""As much of ha-teamtracker 0.17.6 and of Home Assistant as a provider and a parser meet, read on 2026-11-25 in provider_base.py,
parser_base.py, models.py and coordinator.py of github.com/vasqued2/ha-teamtracker.

Usage: teamtracker.py URL NOW CLUB prints what the sensor shows, as JSON. NOW replaces the present moment.
"""

import asyncio
import importlib.util
import json
import sys
import types
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

url, now, club = sys.argv[1:]
package = "custom_components.teamtracker"


def module(name, **members):
    made = types.ModuleType(name)
    made.__dict__.update(members)
    sys.modules[name] = made
    return made


class Response:
    def __init__(self, address):
        self._address = address

    async def __aenter__(self):
        with urlopen(self._address) as response:
            self.status, self._body = response.status, response.read()
        return self

    async def __aexit__(self, *_):
        pass

    async def json(self):
        return json.loads(self._body)


class Session:
    def get(self, address, params):
        return Response(f"{address}?{urlencode(params)}")


FIELDS = "state sport sport_path league league_path league_logo season event_id event_name date venue location tv_network clock " \
    "last_update api_message api_url".split()
SIDES = "id name long_name abbr homeaway score winner".split()


class TeamTrackerValues:
    """Takes the fields of the host's dataclass and no others."""

    __slots__ = [*FIELDS, *(f"{prefix}_{name}" for prefix in ("team", "opponent") for name in SIDES), "private_fast_refresh"]


class BaseSportProvider:
    def __init__(self, coordinator=None):
        self._coordinator = coordinator


class BaseSportParser:
    def __init__(self, coordinator):
        self._values = TeamTrackerValues()

    def initialize_sensor_values(self, response):
        self._values.state = "NOT_FOUND"
        self._values.private_fast_refresh = False
        self._values.api_url = response["url"]
        self._values.last_update = response["timestamp"]
        return response["data"] is not None

    def finalize_sensor_values(self, response):
        return True


module("homeassistant")
module("homeassistant.helpers")
module("homeassistant.helpers.aiohttp_client", async_get_clientsession=lambda hass: Session())
module("custom_components")
module(package).__path__ = []
module(f"{package}.models", TeamTrackerValues=TeamTrackerValues)
module(f"{package}.provider_base", BaseSportProvider=BaseSportProvider)
module(f"{package}.parser_base", BaseSportParser=BaseSportParser)
file = Path(__file__).parents[3] / "integrations/home-assistant/soccer_data.py"
spec = importlib.util.spec_from_file_location(f"{package}.soccer_data", file)
soccer_data = importlib.util.module_from_spec(spec)
spec.loader.exec_module(soccer_data)


class Now(datetime):
    @classmethod
    def now(cls, tz=None):
        return datetime.fromisoformat(now.replace("Z", "+00:00"))


soccer_data.datetime = Now


@dataclass
class Coordinator:
    league_path: str
    team_id: str
    sport_path: str = "soccerdata"


# The host puts what a user enters in capital letters.
coordinator = Coordinator(url, club.upper())
provider = soccer_data.SoccerDataProvider(coordinator)
parser = soccer_data.SoccerDataParser(coordinator)
parser.setup("sensor", coordinator.sport_path, url, "", coordinator.team_id)
response = asyncio.run(provider.async_fetch_scoreboard_data(None, "en"))
values = parser.parse_response(response, "en")
teams = asyncio.run(provider.async_fetch_team_data(None, "soccerdata", url))["data"]
shown = {name: getattr(values, name, None) for name in TeamTrackerValues.__slots__}
print(json.dumps({"values": shown, "teams": teams, "fast": values.private_fast_refresh}))
