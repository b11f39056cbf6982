"""A provider for Teamarr, written for version 2.0.12. README.md says where it goes."""

import json
import logging
from datetime import date, datetime, timedelta
from urllib.parse import urlencode
from urllib.request import urlopen

from teamarr.core import Event, EventStatus, SportsProvider, Team, Venue

logger = logging.getLogger(__name__)

STATES = {
    "LIVE": "live",
    "IN_PLAY": "live",
    "HALF_TIME": "live",
    "SUSPENDED": "live",
    "FINISHED": "final",
    "POSTPONED": "postponed",
    "CANCELLED": "cancelled",
}


class SoccerDataProvider(SportsProvider):
    """Events and clubs of one league, from a service of soccer data at a URL."""

    def __init__(self, url: str, league: str):
        self._url = url.rstrip("/")
        self._league = league

    @property
    def name(self) -> str:
        return "soccer-data"

    def supports_league(self, league: str) -> bool:
        return league == self._league

    def get_supported_leagues(self) -> list[str]:
        return [self._league]

    def get_events(self, league: str, date: date) -> list[Event]:
        return self._events(date=date.isoformat())

    def get_team_schedule(self, team_id: str, league: str, days_ahead: int = 14) -> list[Event]:
        today = date.today()
        return self._events(team=team_id, **{"from": str(today - timedelta(days=7)), "to": str(today + timedelta(days=days_ahead))})

    def get_event(self, event_id: str, league: str) -> Event | None:
        return next(iter(self._events(match_id=event_id)), None)

    def get_team(self, team_id: str, league: str) -> Team | None:
        return next((team for team in self.get_league_teams(league) if team.id == team_id), None)

    def get_league_teams(self, league: str) -> list[Team]:
        return [self._team(row["club_id"], row["name"], row) for row in self._ask("teams").get("teams", [])]

    def _ask(self, endpoint: str, **parameters: str) -> dict:
        """Returns an answer, or an empty one where there is none: the interface asks for empty lists on errors."""
        try:
            with urlopen(f"{self._url}/api/v1/{endpoint}?{urlencode(parameters)}", timeout=10) as response:
                return json.load(response)
        except OSError as error:
            logger.warning("%s: %s", self._url, error)
            return {}

    def _events(self, **parameters: str) -> list[Event]:
        clubs = {row["club_id"]: row for row in self._ask("teams").get("teams", [])}
        matches = self._ask("matches", **parameters).get("matches", [])
        # A match whose kick-off is not known yet cannot be in a guide.
        return [self._event(match, clubs) for match in matches if match["kickoff_utc"]]

    def _event(self, match: dict, clubs: dict[str, dict]) -> Event:
        home, away = (
            self._team(match[f"{side}_club"], match[f"{side}_team"], clubs.get(match[f"{side}_club"], {}))
            for side in ("home", "away")
        )
        return Event(
            id=match["match_id"],
            provider=self.name,
            name=f"{away.name} at {home.name}",
            short_name=f"{away.abbreviation} @ {home.abbreviation}",
            start_time=datetime.fromisoformat(match["kickoff_utc"].replace("Z", "+00:00")),
            home_team=home,
            away_team=away,
            status=EventStatus(
                state=STATES.get(match["status"], "scheduled"),
                detail=match["phase"],
                clock=None if match["clock"] is None else f"{match['clock']}'",
            ),
            league=self._league,
            sport="soccer",
            home_score=match["home_goals"],
            away_score=match["away_goals"],
            venue=Venue(name=match["venue"], city=match["city"]) if match["venue"] else None,
            broadcasts=match["broadcasters"] or [],
            season_year=match["season"],
            season_type=match["stage"],
        )

    def _team(self, club_id: str, name: str, row: dict) -> Team:
        return Team(
            id=club_id,
            provider=self.name,
            name=name,
            short_name=row.get("short_name") or name,
            abbreviation=row.get("acronym") or club_id,
            league=self._league,
            sport="soccer",
            color=(row.get("primary_colour") or "").lstrip("#") or None,
        )
