"""The rows of a table, read from its downloads."""

from __future__ import annotations

import csv
import json
import pathlib
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Callable, Generic, TypedDict, TypeVar, cast

from ._service import configured_service

if TYPE_CHECKING:
    import pandas


class Column(TypedDict):
    """A column of a table; `type` is integer, number, boolean, string, date, datetime or json."""

    name: str
    type: str
    nullable: bool
    description: str


_parsers: dict[str, Callable[[str], Any]] = {
    "integer": int,
    "number": float,
    "boolean": lambda text: text == "true",
    "json": json.loads,
}

#: The types of the columns of data frames, by the type of the column; they have missing values.
_dtypes = {"integer": "Int64", "number": "Float64", "boolean": "boolean"}

Row = TypeVar("Row")


class Table(Generic[Row]):
    """A table of the service. Call it for its rows as dicts."""

    def __init__(self, name: str, description: str) -> None:
        self.name = name
        self.__doc__ = description

    def __repr__(self) -> str:
        return f"<table {self.name}: {self.__doc__}>"

    def __call__(self, *, season: int | None = None) -> list[Row]:
        """Returns the rows, the oldest season first, or those of one season, as dicts; unknown values are None."""
        columns = self.columns()
        types = {column["name"]: _parsers.get(column["type"], str) for column in columns}
        with self.path("csv").open(encoding="utf-8", newline="") as file:
            rows = [
                {name: types[name](text) if text else None for name, text in row.items()}
                for row in csv.DictReader(file)
            ]
        if "season" in types:
            # The file has the newest season first, for programs that guess types. The sort keeps the order within a season.
            rows.sort(key=itemgetter("season"))
        if season is not None:
            self._check(season, {row.get("season") for row in rows})
            rows = [row for row in rows if row["season"] == season]
        return cast("list[Row]", rows)

    def frame(self, *, season: int | None = None) -> pandas.DataFrame:
        """Returns the same as a pandas DataFrame, with nullable types; days and moments are datetimes."""
        import pandas

        types = {column["name"]: column["type"] for column in self.columns()}
        dtype = {name: _dtypes.get(kind, "string") for name, kind in types.items()}
        frame = pandas.read_csv(self.path("csv"), dtype=dtype)
        if "season" in types:
            frame = frame.sort_values("season", kind="stable", ignore_index=True)
        for name, kind in types.items():
            if kind in ("date", "datetime"):
                frame[name] = pandas.to_datetime(frame[name], utc=kind == "datetime")
            elif kind == "json":
                frame[name] = frame[name].map(json.loads, na_action="ignore").astype(object)
        if season is not None:
            self._check(season, set(frame["season"]) if "season" in frame else {None})
            frame = frame[frame["season"] == season].reset_index(drop=True)
        return frame

    def columns(self) -> list[Column]:
        """Returns the columns, with their types and descriptions."""
        return cast("list[Column]", configured_service().table(self.name)["columns"])

    def path(self, file_format: str) -> pathlib.Path:
        """Returns the path of the whole table as csv, parquet or json, downloaded and verified."""
        return configured_service().download(self.name, file_format)

    def _check(self, season: int, seasons: set[int | None]) -> None:
        if season not in seasons:
            known = ", ".join(str(one) for one in sorted(year for year in seasons if year is not None))
            raise ValueError(f"no season {season} in {self.name}; expected one of {known or 'none: it has no seasons'}")
