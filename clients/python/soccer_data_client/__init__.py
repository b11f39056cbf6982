"""Open data of the Soccer Data Service, from its downloads.

    import soccer_data_client as sd

    sd.configure(base_url="http://127.0.0.1:8787")
    for match in sd.matches(season=2025):
        print(match["date"], match["home_team"], match["home_goals"], match["away_goals"])
    frame = sd.players.frame(season=2025)  # with pandas

    for event in sd.events():  # goals, cards and whistles, as they happen
        print(event["kind"], event["home_team"], event["home_goals"], event["away_goals"], event["away_team"])

Every table is a function of this module; dir(soccer_data_client) lists them. Unknown values are None. Downloads are
cached by the release of the service, and their checksums are verified.
"""

from ._events import events
from ._service import (
    ChecksumError,
    QueryError,
    SoccerDataError,
    UnavailableError,
    ask,
    clear_cache,
    configure,
    release,
)
from ._table import Column, Table
from . import _tables
from ._tables import *

__version__ = "2.0.0"

__all__ = [
    "ChecksumError",
    "Column",
    "QueryError",
    "SoccerDataError",
    "Table",
    "UnavailableError",
    "ask",
    "clear_cache",
    "configure",
    "events",
    "release",
]
__all__ += _tables.__all__
