"""A provider and its parser for ha-teamtracker, written for version 0.17.6. README.md says where it goes.

The sport path is `soccerdata`, the league path the host of the service, and the team a club_id such as `forge-fc`.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta, timezone

from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .models import TeamTrackerValues
from .parser_base import BaseSportParser
from .provider_base import BaseSportProvider

_LOGGER = logging.getLogger(__name__)

SOCCER_DATA_FORMAT = "soccer-data"
IN_PROGRESS = ("LIVE", "IN_PLAY", "HALF_TIME", "SUSPENDED")


class SoccerDataProvider(BaseSportProvider):
    """Asks for the matches of a club around now: one request, whatever the season."""

    def __init__(self, coordinator=None) -> None:
        super().__init__(coordinator)
        self.DATA_PROVIDER = SOCCER_DATA_FORMAT
        self.ATTRIBUTION = "Data under CC BY 4.0"
        self.DEFAULT_REFRESH_RATE = timedelta(minutes=10)
        self.RAPID_REFRESH_RATE = timedelta(seconds=15)
        self.data_format = SOCCER_DATA_FORMAT

    def _get_cache_key(self) -> str:
        coordinator = self._coordinator
        return f"{self.DATA_PROVIDER}:{coordinator.league_path}:{coordinator.team_id.lower()}" if coordinator else ""

    async def async_fetch_team_data(self, hass, sport_path: str = "", league_path: str = "") -> dict:
        response = await self._ask(hass, league_path, "teams", {})
        clubs = (response["data"] or {}).get("teams", [])
        teams = [
            {"id": club["club_id"], "abbreviation": club["acronym"], "displayName": club["name"], "location": club["city"]}
            for club in clubs
        ]
        return {"data": teams, "url": response["url"]}

    async def async_fetch_scoreboard_data(self, hass, lang: str) -> dict:
        if not self._coordinator:
            return {"data": None, "url": None, "timestamp": None}
        today = datetime.now(timezone.utc).date()
        parameters = {
            "team": self._coordinator.team_id.lower(),
            "from": str(today - timedelta(days=3)),
            "to": str(today + timedelta(days=120)),
            "limit": "10",
        }
        return await self._ask(hass, self._coordinator.league_path, "matches", parameters)

    async def _ask(self, hass, host: str, endpoint: str, parameters: dict[str, str]) -> dict:
        base = host if "://" in host else f"https://{host}"
        url = f"{base}/api/v1/{endpoint}"
        data = None
        try:
            async with async_get_clientsession(hass).get(url, params=parameters) as response:
                if response.status == 200:
                    data = await response.json()
        except Exception as error:  # pylint: disable=broad-except
            _LOGGER.debug("%s: %s", url, error)
        return {"data": data, "url": url, "timestamp": datetime.now(timezone.utc).isoformat()}


class SoccerDataParser(BaseSportParser):
    """Shows the match in progress, else the last one for a day, else the next."""

    def setup(self, sensor_name, sport_path, league_path, league_id, team_id) -> bool:
        self._sensor_name = sensor_name
        self._sport_path = sport_path
        self._league_path = league_path
        self._league_id = league_id
        self._team_id = team_id.lower()
        return True

    def parse_response(self, provider_response, lang) -> TeamTrackerValues:
        if self.initialize_sensor_values(provider_response):
            self._values.sport = "soccer"
            match = self._current(provider_response["data"]["matches"])
            if match:
                self._show(match)
            else:
                self._values.api_message = f"No match of {self._team_id} in the next months"
            self.finalize_sensor_values(provider_response)
        return self._values

    def _current(self, matches: list[dict]) -> dict | None:
        day_ago = (datetime.now(timezone.utc) - timedelta(hours=24)).isoformat()
        for match in matches:
            if match["status"] in IN_PROGRESS:
                return match
        recent = [match for match in matches if match["status"] == "FINISHED" and (match["kickoff_utc"] or "") > day_ago]
        upcoming = [match for match in matches if match["status"] not in ("FINISHED", "POSTPONED", "CANCELLED")]
        return next(iter(recent[-1:] + upcoming), None)

    def _show(self, match: dict) -> None:
        values = self._values
        is_finished = match["status"] == "FINISHED"
        is_on = match["status"] in IN_PROGRESS
        values.state = "POST" if is_finished else "IN" if is_on else "PRE"
        values.season = match["stage"]
        values.event_id = match["match_id"]
        values.event_name = f"{match['away_team']} at {match['home_team']}"
        values.date = match["kickoff_utc"]
        values.venue = match["venue"]
        values.location = match["city"]
        values.tv_network = ", ".join(match["broadcasters"] or []) or None
        values.clock = "Half time" if match["status"] == "HALF_TIME" else None if match["clock"] is None else f"{match['clock']}'"
        values.private_fast_refresh = is_on
        team = "home" if match["home_club"] == self._team_id else "away"
        for prefix, side in (("team", team), ("opponent", "away" if team == "home" else "home")):
            goals = match[f"{side}_goals"]
            shown = {
                "id": match[f"{side}_club"],
                "name": match[f"{side}_team"],
                "long_name": match[f"{side}_team"],
                "abbr": match[f"{side}_club"],
                "homeaway": side,
                "score": None if goals is None else str(goals),
                "winner": match["winner"] == match[f"{side}_club"] if is_finished else None,
            }
            for name, value in shown.items():
                setattr(values, f"{prefix}_{name}", value)
