"""Downloads of the service: fetched over HTTP, verified, and cached by release."""

from __future__ import annotations

import gzip
import hashlib
import http.client
import json
import os
import pathlib
import shutil
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from ._tables import Endpoint

_USER_AGENT = "soccer-data-client-python/2.0.0"
_TIMEOUT_SECONDS = 30
#: A stream says something every fifteen seconds; one that has been silent for so long is dead.
_MAX_SILENCE_SECONDS = 60
_ATTEMPTS = 3
_MAX_DELAY_SECONDS = 60
#: How long a process uses a release before it asks for the newest.
_RELEASE_SECONDS = 300
TEMPORARY = {429, 500, 502, 503, 504}


class SoccerDataError(Exception):
    """Any failure of this module."""


class UnavailableError(SoccerDataError):
    """The service cannot be reached, or answers with an error."""


class QueryError(SoccerDataError):
    """The service cannot answer a query; the message is the service's, and says what was expected."""


class ChecksumError(SoccerDataError):
    """A download is not what the release lists."""


class Service:
    """A service and the cache of its downloads."""

    def __init__(self, base_url: str, cache: pathlib.Path) -> None:
        self.base_url = base_url.rstrip("/")
        host = urllib.parse.urlsplit(self.base_url).netloc
        self._cache = cache / "".join(letter if letter.isalnum() else "-" for letter in host)
        self._release = ""
        self._asked_at = 0.0

    def release(self) -> str:
        """Returns the id of the newest release; the newest cached one, with a warning, if the service is unreachable."""
        if self._release and time.monotonic() - self._asked_at < _RELEASE_SECONDS:
            return self._release
        latest = self._cache / "latest"
        try:
            self._release = str(json.loads(self._get("/release.json"))["release"])
            _write(latest, self._release.encode())
        except UnavailableError as error:
            if not latest.exists():
                raise
            self._release = latest.read_text()
            warnings.warn(f"{error}; using the cached release {self._release}", stacklevel=2)
        self._asked_at = time.monotonic()
        return self._release

    def manifest(self) -> dict[str, Any]:
        """Returns the list of tables, with their columns and files."""
        path = self._cache / self.release() / "manifest.json"
        if not path.exists():
            _write(path, self._get("/dumps/manifest.json"))
        return cast("dict[str, Any]", json.loads(path.read_bytes()))

    def table(self, name: str) -> dict[str, Any]:
        """Returns the description of a table."""
        for table in self.manifest()["tables"]:
            if table["name"] == name:
                return cast("dict[str, Any]", table)
        raise SoccerDataError(f"the release {self.release()} has no table {name!r}")

    def download(self, name: str, file_format: str) -> pathlib.Path:
        """Returns the path of a file with all rows of a table, downloaded once a release."""
        try:
            return self._download(name, file_format)
        except ChecksumError:
            # A new release may have been published since the manifest was read.
            shutil.rmtree(self._cache / self.release(), ignore_errors=True)
            self._release = ""
            return self._download(name, file_format)

    def _download(self, name: str, file_format: str) -> pathlib.Path:
        files = [file for file in self.table(name)["files"] if file["season"] is None]
        found = [file for file in files if file["format"] == file_format]
        if not found:
            formats = ", ".join(file["format"] for file in files)
            raise ValueError(f"no format {file_format!r}; expected one of {formats}")
        path = self._cache / self.release() / f"{name}.{file_format}"
        if not path.exists():
            content = self._get(found[0]["path"])
            if hashlib.sha256(content).hexdigest() != found[0]["sha256"]:
                raise ChecksumError(f"{found[0]['path']} differs from the manifest of release {self.release()}")
            _write(path, content)
        return path

    def _get(self, path: str) -> bytes:
        url = self.base_url + path
        headers = {"User-Agent": _USER_AGENT, "Accept-Encoding": "gzip"}
        for attempt in range(1, _ATTEMPTS + 1):
            delay = 0.5 * 2**attempt
            try:
                request = urllib.request.Request(url, headers=headers)
                with urllib.request.urlopen(request, timeout=_TIMEOUT_SECONDS) as response:
                    return _body(response)
            except urllib.error.HTTPError as error:
                failure = f"{url} answered {error.code}"
                delay = float(retry_seconds(error) or delay)
                if error.code == 400:
                    raise QueryError(json.loads(_body(error))["message"]) from error
                if error.code not in TEMPORARY or delay > _MAX_DELAY_SECONDS:
                    raise UnavailableError(failure) from error
            except (OSError, http.client.HTTPException, EOFError) as error:
                failure = f"no complete answer from {url}: {error}"
            if attempt < _ATTEMPTS:
                time.sleep(delay)
        raise UnavailableError(failure)

    def ask(self, endpoint: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """Returns the answer of an endpoint of the API."""
        query = {name.rstrip("_"): _text(value) for name, value in parameters.items() if value is not None}
        # An id is a part of the path, as in `matches/{match_id}`.
        for name in [name for name in query if f"{{{name}}}" in endpoint]:
            endpoint = endpoint.replace(f"{{{name}}}", urllib.parse.quote(query.pop(name), safe=""))
        path = f"/api/v1/{endpoint}?{urllib.parse.urlencode(query)}".rstrip("?")
        return cast("dict[str, Any]", json.loads(self._get(path)))

    def lines(self, path: str) -> Iterator[str]:
        """Yields the lines of a stream of events, until it ends."""
        headers = {"User-Agent": _USER_AGENT, "Accept": "text/event-stream"}
        request = urllib.request.Request(self.base_url + path, headers=headers)
        with urllib.request.urlopen(request, timeout=_MAX_SILENCE_SECONDS) as response:
            for line in response:
                # A line without an end is cut off.
                if line.endswith(b"\n"):
                    yield line.decode()

    def clear(self) -> None:
        """Removes all cached releases."""
        shutil.rmtree(self._cache, ignore_errors=True)
        self._release = ""


def _body(response: http.client.HTTPResponse | urllib.error.HTTPError) -> bytes:
    content = response.read()
    return gzip.decompress(content) if response.headers["Content-Encoding"] == "gzip" else content


def _text(value: object) -> str:
    """Returns a value as the API takes it: true and false, and several values joined by commas."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def retry_seconds(error: urllib.error.HTTPError) -> int | None:
    """Returns the seconds that the service asks to wait, if it does."""
    retry_after = error.headers["Retry-After"]
    return int(retry_after) if retry_after and retry_after.isdigit() else None


def _write(path: pathlib.Path, content: bytes) -> None:
    """Writes a file whole or not at all, also beside other processes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.replace(temporary, path)


_configured: Service | None = None


def configure(base_url: str | None = None, cache: str | os.PathLike[str] | None = None) -> None:
    """Sets the address of the service and the folder of the cache.

    The defaults are the environment variable SOCCER_DATA_URL and `soccer-data-client` in the user's folder of caches.
    """
    global _configured
    address = base_url or os.environ.get("SOCCER_DATA_URL")
    if not address:
        raise SoccerDataError("no address of the service; call configure(base_url=...) or set SOCCER_DATA_URL")
    folder = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    _configured = Service(address, pathlib.Path(cache or pathlib.Path(folder) / "soccer-data-client"))


def configured_service() -> Service:
    """Returns the service; with the defaults, if `configure` was not called."""
    if _configured is None:
        configure()
    assert _configured is not None
    return _configured


def release() -> str:
    """Returns the id of the newest release of the service."""
    return configured_service().release()


def ask(endpoint: Endpoint, **parameters: object) -> dict[str, Any]:
    """Returns the answer of an endpoint of the API: `ask("matches", next=3)`, `ask("teams/{club_id}", club_id="…")`.

    The parameters are those of the endpoint, with an underscore after a word of Python: `from_`. Several values are a
    list. Raises QueryError where the API cannot answer it. Answers are not cached.
    """
    return configured_service().ask(endpoint, parameters)


def clear_cache() -> None:
    """Removes all cached downloads of the service."""
    configured_service().clear()
