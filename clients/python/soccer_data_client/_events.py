"""What happens in matches, as it happens."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
from collections.abc import Iterator
from typing import Any

from ._service import TEMPORARY, UnavailableError, configured_service, retry_seconds

#: As long as the service says.
_RECONNECT_SECONDS = 15
#: An outage of some minutes does not end the events.
_MAX_FAILURES = 20


def events(since: int | None = None) -> Iterator[dict[str, Any]]:
    """Yields goals, red cards, whistles and changes of the table as they happen, each once, without end.

    `since` is the id of the last event that you have, or a time in milliseconds since 1970; 0 begins with the events of
    the last two days. Without it, the events begin now. Where the connection ends, they go on after the last one.
    """
    failures = 0
    while True:
        delay = _RECONNECT_SECONDS
        last_id = since
        query = "" if since is None else f"?since={since}"
        try:
            for line in configured_service().lines(f"/api/v1/live/events{query}"):
                failures = 0
                if line.startswith("id:"):
                    last_id = int(line[len("id:") :])
                # A stream that begins now says after which id. That of an event counts once its data is here.
                if line == "\n":
                    since = last_id
                if line.startswith("data:"):
                    event: dict[str, Any] = json.loads(line[len("data:") :])
                    since = last_id = event["id"]
                    yield event
        except urllib.error.HTTPError as error:
            failures += 1
            if error.code not in TEMPORARY or failures > _MAX_FAILURES:
                raise UnavailableError(f"{error.url} answered {error.code}") from error
            delay = max(delay, retry_seconds(error) or 0)
        except (OSError, http.client.HTTPException) as error:
            failures += 1
            if failures > _MAX_FAILURES:
                raise UnavailableError(f"no stream of events: {error}") from error
        time.sleep(delay)
