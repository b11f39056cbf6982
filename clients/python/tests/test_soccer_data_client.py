"""Tests of soccer_data_client against the service at SOCCER_DATA_URL, and against one with faults."""

from __future__ import annotations

import contextlib
import hashlib
import http.server
import importlib.util
import json
import os
import pathlib
import tempfile
import threading
import unittest
import unittest.mock
import urllib.request
from collections.abc import Callable, Iterator
from typing import cast

import soccer_data_client as sd

SERVICE = os.environ["SOCCER_DATA_URL"]
Reply = Callable[[str], "tuple[int, dict[str, str], bytes]"]


@contextlib.contextmanager
def serving(reply: Reply) -> Iterator[str]:
    """Serves what `reply` returns for a path: status, headers and body."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, headers, body = reply(self.path)
            self.send_response(status)
            for name, value in {"Content-Length": str(len(body)), **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


CSV = b"season,name\r\n2025,A\r\n2026,\r\n"


def tiny(release: str, content: bytes = CSV, listed: bytes = CSV) -> dict[str, bytes]:
    """Returns the files of a service with one table."""
    columns = [{"name": "season", "type": "integer"}, {"name": "name", "type": "string"}]
    file = {"format": "csv", "path": "/dumps/stages.csv", "sha256": hashlib.sha256(listed).hexdigest(), "season": None}
    manifest = {"tables": [{"name": "stages", "columns": columns, "files": [file]}]}
    return {
        "/release.json": json.dumps({"release": release}).encode(),
        "/dumps/manifest.json": json.dumps(manifest).encode(),
        "/dumps/stages.csv": content,
    }


class Case(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.cache = pathlib.Path(folder.name)
        self.sleeps: list[float] = []
        patch = unittest.mock.patch("time.sleep", self.sleeps.append)
        patch.start()
        self.addCleanup(patch.stop)
        sd.configure(SERVICE, self.cache)


class Tables(Case):
    def test_rows_have_their_types(self) -> None:
        matches = sd.matches(season=2025)
        final = [match for match in matches if match["stage"] == "final"][0]
        self.assertEqual((final["date"], final["home_goals"], final["neutral"]), ("2025-11-09", 2, False))
        self.assertEqual(final["broadcasters"][:0], [])
        self.assertTrue(all(match["matchday"] is None or match["matchday"] > 0 for match in matches))

    def test_rows_are_those_of_the_json(self) -> None:
        with urllib.request.urlopen(f"{SERVICE}/dumps/stages.json") as response:
            self.assertEqual(sd.stages(), json.load(response))

    def test_unknown_values_are_none(self) -> None:
        self.assertIn(None, {match["attendance"] for match in sd.matches()})

    def test_every_table_can_be_read(self) -> None:
        names = [name for name in dir(sd) if isinstance(getattr(sd, name), sd.Table)]
        for name in names:
            table = cast("sd.Table[dict[str, object]]", getattr(sd, name))
            columns = {column["name"] for column in table.columns()}
            with self.subTest(name):
                self.assertTrue(all(set(row) == columns for row in table()))

    def test_seasons_that_are_not_there(self) -> None:
        with self.assertRaisesRegex(ValueError, "no season 1999 in matches; expected one of 2019, 2020"):
            sd.matches(season=1999)
        with self.assertRaisesRegex(ValueError, "no seasons"):
            sd.venues(season=2025)

    def test_files_of_other_formats(self) -> None:
        self.assertEqual(sd.stages.path("parquet").read_bytes()[:4], b"PAR1")
        with self.assertRaisesRegex(ValueError, "expected one of json, csv, parquet"):
            sd.stages.path("xlsx")


@unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
class Frames(Case):
    def test_frames_are_the_rows(self) -> None:
        frame = sd.matches.frame(season=2025)
        rows = sd.matches(season=2025)
        self.assertEqual(list(frame["match_id"]), [row["match_id"] for row in rows])
        goals = [None if value is not value or str(value) == "<NA>" else value for value in frame["home_goals"]]
        self.assertEqual(goals, [row["home_goals"] for row in rows])

    def test_columns_have_their_types(self) -> None:
        dtypes = sd.matches.frame().dtypes
        names = ["season", "neutral", "date", "kickoff_utc", "home_team"]
        found = [str(dtypes[name]) for name in names]
        self.assertEqual(found, ["Int64", "boolean", "datetime64[ns]", "datetime64[ns, UTC]", "string"])
        self.assertIsInstance(sd.players.frame(season=2025)["clubs"][0], list)

    def test_seasons_that_are_not_there(self) -> None:
        with self.assertRaisesRegex(ValueError, "no season 1999"):
            sd.matches.frame(season=1999)


class Cache(Case):
    def test_a_release_is_downloaded_once(self) -> None:
        requested: list[str] = []
        files = tiny("one")

        def reply(path: str) -> tuple[int, dict[str, str], bytes]:
            requested.append(path)
            return 200, {}, files[path]

        with serving(reply) as url:
            for _ in range(2):
                sd.configure(url, self.cache)
                self.assertEqual(sd.stages(season=2025), [{"season": 2025, "name": "A"}])
            self.assertEqual(requested, ["/release.json", "/dumps/manifest.json", "/dumps/stages.csv", "/release.json"])
            files = tiny("two", b"season,name\r\n2027,B\r\n", b"season,name\r\n2027,B\r\n")
            sd.configure(url, self.cache)
            self.assertEqual(sd.stages(), [{"season": 2027, "name": "B"}])
            self.assertEqual(sd.release(), "two")

    def test_a_changed_download_is_an_error(self) -> None:
        with serving(lambda path: (200, {}, tiny("one", b"season,name\r\n")[path])) as url:
            sd.configure(url, self.cache)
            with self.assertRaisesRegex(sd.ChecksumError, "stages.csv differs"):
                sd.stages()
        self.assertEqual([path for path in self.cache.rglob("*.csv")], [])

    def test_a_release_published_meanwhile_is_read(self) -> None:
        files = {**tiny("one"), "/dumps/stages.csv": b"season,name\r\n2027,B\r\n"}

        def reply(path: str) -> tuple[int, dict[str, str], bytes]:
            content = files[path]
            if path == "/dumps/stages.csv":
                files.update(tiny("two", content, content))
            return 200, {}, content

        with serving(reply) as url:
            sd.configure(url, self.cache)
            self.assertEqual(sd.stages(), [{"season": 2027, "name": "B"}])

    def test_an_unreachable_service_leaves_the_cached_release(self) -> None:
        with serving(lambda path: (200, {}, tiny("one")[path])) as url:
            sd.configure(url, self.cache)
            sd.stages()
        sd.configure(url, self.cache)
        with self.assertWarnsRegex(UserWarning, "using the cached release one"):
            self.assertEqual(len(sd.stages()), 2)
        sd.clear_cache()
        with self.assertRaises(sd.UnavailableError):
            sd.stages()


class Questions(Case):
    def test_any_endpoint_is_asked_with_its_parameters(self) -> None:
        answer = sd.ask("matches", team="forge-fc", season=[2024, 2025], last=3, fields=["date", "home_team"])
        self.assertEqual([list(match) for match in answer["matches"]], [["date", "home_team"]] * 3)
        self.assertEqual(sd.ask("matches", from_="2025-11-09", to="2025-11-09", home=None)["total"], 1)
        self.assertTrue(all(row["status"] == "active" for row in sd.ask("teams", active_only=True)["teams"]))
        match_id = sd.ask("goals", player_id="3e694b5d3a004945a65d70fab1ee17fe", limit=1)["goals"][0]["match_id"]
        self.assertTrue(sd.ask("matches", match_id=match_id, include=["goals", "team_stats"])["included"]["goals"])
        self.assertTrue(sd.ask("matches/{match_id}", match_id=match_id)["goals"])

    def test_a_query_without_an_answer_is_an_error_with_the_message(self) -> None:
        with self.assertRaisesRegex(sd.QueryError, "unknown parameter 'seasn'"):
            sd.ask("matches", seasn=2024)


class Faults(Case):
    def test_temporary_failures_are_tried_again(self) -> None:
        failures = [(429, {"Retry-After": "7"}, b""), (200, {"Content-Length": "100"}, b"{")]

        def reply(path: str) -> tuple[int, dict[str, str], bytes]:
            return failures.pop(0) if failures else (200, {}, tiny("one")[path])

        with serving(reply) as url:
            sd.configure(url, self.cache)
            self.assertEqual(sd.release(), "one")
        self.assertEqual(self.sleeps, [7, 2])

    def test_others_are_errors(self) -> None:
        replies: list[tuple[int, dict[str, str], bytes]] = [(404, {}, b""), (429, {"Retry-After": "3000"}, b"")]
        with serving(lambda _path: replies.pop(0)) as url:
            for message in ("release.json answered 404", "release.json answered 429"):
                sd.configure(url, self.cache)
                with self.assertRaisesRegex(sd.UnavailableError, message):
                    sd.release()
        self.assertEqual(self.sleeps, [])

    def test_the_address_is_needed(self) -> None:
        with unittest.mock.patch.dict(os.environ, clear=True), self.assertRaisesRegex(sd.SoccerDataError, "SOCCER_DATA_URL"):
            sd.configure()


class Events(Case):
    def test_yields_each_event_once_and_goes_on_after_the_last(self) -> None:
        bodies = [b'retry: 1\n\n:\n\nid: 3\ndata: {"id": 3}\n\nid: 5\ndata: {"id"', b'data: {"id": 5}\n\n']
        paths: list[str] = []

        def reply(path: str) -> tuple[int, dict[str, str], bytes]:
            paths.append(path)
            return 200, {}, bodies.pop(0)

        with serving(reply) as url:
            sd.configure(url, self.cache)
            events = sd.events()
            self.assertEqual([next(events)["id"], next(events)["id"]], [3, 5])
        self.assertEqual(paths, ["/api/v1/live/events", "/api/v1/live/events?since=3"])
        self.assertEqual(self.sleeps, [15])

    def test_goes_on_after_the_id_with_which_a_stream_began(self) -> None:
        bodies = [b": from now on\nid: 4\n\n", b'id: 5\ndata: {"id": 5}\n\n']
        paths: list[str] = []

        def reply(path: str) -> tuple[int, dict[str, str], bytes]:
            paths.append(path)
            return 200, {}, bodies.pop(0)

        with serving(reply) as url:
            sd.configure(url, self.cache)
            self.assertEqual(next(sd.events())["id"], 5)
        self.assertEqual(paths, ["/api/v1/live/events", "/api/v1/live/events?since=4"])

    def test_waits_as_long_as_asked_and_ends_with_a_permanent_error(self) -> None:
        replies: list[tuple[int, dict[str, str], bytes]] = [(429, {"Retry-After": "99"}, b""), (503, {}, b""), (400, {}, b"")]
        with serving(lambda path: replies.pop(0)) as url:
            sd.configure(url, self.cache)
            with self.assertRaisesRegex(sd.UnavailableError, "answered 400"):
                next(iter(sd.events(since=1)))
        self.assertEqual(self.sleeps, [99, 15])


if __name__ == "__main__":
    unittest.main()
