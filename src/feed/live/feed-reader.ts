import type { FeedStatus } from '../../records/status.ts';
import { entriesOf, omit } from '../../records/typed.ts';
import type { FeedAdapter } from '../adapter.ts';
import { feedAdapter } from '../adapters.ts';
import { RejectedEntry } from '../parse-entries.ts';
import { EventLog } from './event-log.ts';
import {
  type LiveSeason,
  mergeSources,
  type RejectedChange,
  type SourceRows,
  type StoredSeason,
  type UsableRows,
} from './live-season.ts';
import { type LiveReadingName, type LiveRow, LiveTables, sourcesOf } from './live-tables.ts';
import { joinRejections, rejectionsOf, SourceReader } from './source-reader.ts';
import { sources } from './sources.ts';
import { dueAt, isMatchNear, isStale, type SourceName, windowsMs } from './timing.ts';
import { type KeyValueStorage, ValueStore } from './value-store.ts';

/** The live rows of one table, or the events. */
export interface LiveReading<Name extends LiveReadingName = LiveReadingName> {
  readonly table: Name;
  readonly rows: readonly LiveRow<Name>[];
  /** When the feed made the oldest answer among their sources, in milliseconds since 1970. */
  readonly updatedAt: number;
  readonly isStale: boolean;
}

/** What a client gets of the reader. */
export interface FeedReading {
  readonly season: number;
  /** A table is missing where the feed has given nothing usable. */
  readonly tables: readonly LiveReading[];
  readonly status: FeedStatus;
  /** When the next reading may differ, in milliseconds since 1970. */
  readonly freshUntil: number;
  /** Whether a match is in play or about to begin, so that something may happen at any time. */
  readonly isMatchNear: boolean;
}

/** The season with all usable answers merged over it, and its tables. */
interface Merged {
  readonly rows: UsableRows;
  readonly season: LiveSeason;
  readonly tables: LiveTables;
}

type SourceReaders = { readonly [Name in SourceName]: SourceReader<SourceRows[Name]> };

/** Reads the sources of the feed, and merges their last good answers over the stored season. */
export class FeedReader {
  readonly #stored: StoredSeason;
  readonly #readers: SourceReaders;
  readonly #log: EventLog;
  #merged: Merged | undefined;
  #recordedSeason: LiveSeason | undefined;

  constructor(
    stored: StoredSeason,
    storage: KeyValueStorage,
    origin: string,
    adapter: FeedAdapter = feedAdapter(stored.dataset.league),
  ) {
    const store = new ValueStore(storage, stored.context.season);
    const feed = { origin, adapter };
    this.#stored = stored;
    this.#log = new EventLog(store, stored);
    this.#readers = {
      schedule: new SourceReader(sources.schedule, feed, stored, store),
      headers: new SourceReader(sources.headers, feed, stored, store),
      standings: new SourceReader(sources.standings, feed, stored, store),
      teamStats: new SourceReader(sources.teamStats, feed, stored, store),
      players: new SourceReader(sources.players, feed, stored, store),
    };
  }

  /** Returns live tables or events, refreshed where that is due and takes no longer than an answer waits. */
  async read(tables: readonly LiveReadingName[], now: number): Promise<FeedReading> {
    const readers = this.#readersOf(tables, now);
    await Promise.all(readers.map(({ name }) => this.#refresh(name, now)));
    this.#recordEvents(now);
    return {
      season: this.#stored.context.season,
      tables: tables.flatMap((table) => this.#tableReading(table, now) ?? []),
      status: this.#status(now),
      freshUntil: Math.min(...readers.map(({ name, state }) => dueAt(state, windowsMs[name]))),
      isMatchNear: this.isMatchNear(now),
    };
  }

  /** Refreshes what is due of what changes while a match is on: the schedule, and the headers of its matches. */
  async refreshMatches(now: number): Promise<void> {
    await this.#refresh('schedule', now);
    await this.#refresh('headers', now);
    this.#recordEvents(now);
  }

  /** Returns the season with all usable answers merged over it: the same object for the same answers. */
  season(now: number): LiveSeason {
    return this.#merge(now).season;
  }

  /** Whether a match is in play, about to begin, or should have ended by now. */
  isMatchNear(now: number): boolean {
    return this.season(now).dataset.matches.some((match) => isMatchNear(match, now));
  }

  #merge(now: number): Merged {
    const rows = this.#usableRows(now);
    const last = this.#merged?.rows;
    if (!this.#merged || entriesOf(rows).some(([name, sourceRows]) => sourceRows !== last?.[name])) {
      const season = mergeSources(this.#stored, rows, new Date(now));
      this.#merged = { rows, season, tables: new LiveTables(season) };
    }
    return this.#merged;
  }

  #usableRows(now: number): UsableRows {
    // The reader of each source has its rows.
    return Object.fromEntries(
      entriesOf(this.#readers).map(([name, reader]) => [name, reader.usableRows(now)]),
    ) as UsableRows;
  }

  /** Records what has happened, once all that was due is read: a goal then has the scorer that its header names. */
  #recordEvents(now: number): void {
    const { season, tables } = this.#merge(now);
    const matches = tables.rows('matches');
    if (!matches || season === this.#recordedSeason) return;
    this.#recordedSeason = season;
    try {
      this.#log.record(season, matches, now);
    } catch (error) {
      // It takes no table with it.
      console.error(error);
    }
  }

  /** Returns the readers of the sources that tables are made from, as far as the feed has them. */
  #readersOf(tables: readonly LiveReadingName[], now: number): SourceReader<SourceRows[SourceName]>[] {
    const { isListed } = this.#merge(now).tables;
    const names = new Set<SourceName>(tables.flatMap((table) => sourcesOf(table, isListed)));
    return [...names].map((name) => this.#readers[name]).filter(({ isOffered }) => isOffered);
  }

  /** Refreshes a source where that is due; of headers, those of the schedule's matches as they are now. */
  #refresh(name: SourceName, now: number): Promise<void> {
    if (name !== 'headers') return this.#readers[name].refresh(now);
    return this.#readers.headers.refresh(now, async () => {
      await this.#readers.schedule.refresh(now);
      const { matches } = this.season(now).dataset;
      return { ...this.#stored.context, matches: new Map(matches.map((match) => [match.match_id, match])) };
    });
  }

  #tableReading(table: LiveReadingName, now: number): LiveReading | undefined {
    const { tables } = this.#merge(now);
    // Without a schedule there was nothing to find events in.
    const hasEvents = this.#readers.schedule.state.answeredAt !== undefined;
    const rows = table !== 'events' ? tables.rows(table) : hasEvents ? this.#log.events(now) : undefined;
    const times = this.#readersOf([table], now).map(({ state }) => state);
    const updatedAt = Math.min(...times.flatMap(({ answeredAt }) => answeredAt ?? []));
    if (!rows || !Number.isFinite(updatedAt)) return undefined;
    return { table, rows, updatedAt, isStale: times.some((sourceTimes) => isStale(sourceTimes, now)) };
  }

  #status(now: number): FeedStatus {
    const states = Object.values(this.#readers).map(({ state }) => state);
    // There may be no header to request, which is no success.
    const requested = Object.values(omit(this.#readers, ['headers']));
    const successes = requested.flatMap(({ state }) => state.askedAt ?? []);
    const rejected = joinRejections([
      ...states.flatMap((state) => state.rejected ?? []),
      rejectionsOf(this.season(now).rejected.map(entryOf)),
    ]);
    return {
      enabled: true,
      last_success: toInstant(Math.min(Math.max(...successes), now)),
      last_error: states.find(({ error }) => error !== undefined)?.error ?? null,
      rejected: rejected.count,
      rejected_reasons: rejected.reasons,
      missing: states.reduce((sum, { missing = 0 }) => sum + missing, 0),
    };
  }
}

function toInstant(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}

/** Returns what a merge rejected as an entry: a value by its row and column, a whole row by its key. */
function entryOf({ row, column, why }: RejectedChange) {
  return new RejectedEntry(column === null ? row : `${row} ${column}`, why);
}
