import type { LiveEvent } from '../../records/live-event.ts';
import type { FeedStatus } from '../../records/status.ts';
import { entriesOf } from '../../records/typed.ts';
import type { FeedAdapter } from '../adapter.ts';
import { feedAdapter } from '../adapters.ts';
import { FeedError } from '../fetch-json.ts';
import { RejectedEntry } from '../parse-entries.ts';
import type { SeasonContext } from '../season-context.ts';
import { EventLog } from './event-log.ts';
import type { LiveSeason, RejectedChange, SourceRows, StoredSeason, UsableRows } from './live-season.ts';
import { type LiveReadingName, type LiveRow, LiveTables, sourcesOf } from './live-tables.ts';
import { mergeSources } from './merge-sources.ts';
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

/** How many windows a source is read on after a client last requested it. */
const windowsWanted = 10;

type SourceReaders = { readonly [Name in SourceName]: SourceReader<SourceRows[Name]> };

/** Reads the sources of the feed, and merges their last good answers over the stored season. */
export class FeedReader {
  readonly #stored: StoredSeason;
  readonly #readers: SourceReaders;
  readonly #wantedAt = new Map<SourceName, number>();
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
      schedule: new SourceReader(sources.schedule, feed, store),
      headers: new SourceReader(sources.headers, feed, store),
      standings: new SourceReader(sources.standings, feed, store),
      teamStats: new SourceReader(sources.teamStats, feed, store),
      players: new SourceReader(sources.players, feed, store),
    };
  }

  /** Returns live tables or events, refreshed where that is due and takes no longer than an answer waits. */
  async read(tables: readonly LiveReadingName[], now: number): Promise<FeedReading> {
    const readers = this.#readersOf(tables, now);
    for (const { name } of readers) this.#wantedAt.set(name, now);
    // The red cards of a match in play, which no answer waits for.
    if (tables.includes('matches') && this.#readers.headers.isOffered(this.#stored.context))
      this.#wantedAt.set('headers', now);
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

  /** Refreshes what is due of the schedule, and of what clients requested recently. */
  async refreshWanted(now: number): Promise<void> {
    const wantedSources = entriesOf(windowsMs).filter(
      ([name, windowMs]) =>
        name === 'schedule' || now - (this.#wantedAt.get(name) ?? 0) < windowsWanted * windowMs,
    );
    await Promise.all(wantedSources.map(([name]) => this.#refresh(name, now)));
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
    return [...names]
      .map((name) => this.#readers[name])
      .filter((reader) => reader.isOffered(this.#stored.context));
  }

  #refresh(name: SourceName, now: number): Promise<void> {
    return this.#readers[name].refresh(
      this.#stored,
      () => this.#contextOf(name, now),
      now,
      (rows: UsableRows[typeof name]) => this.#findImpossible(name, rows, now),
    );
  }

  /** Returns why the merge would not use rows of a source, by their ids. */
  #findImpossible(name: SourceName, rows: UsableRows[SourceName], now: number): ReadonlyMap<string, string> {
    const { rejected } = mergeSources(
      this.#stored,
      { ...this.#usableRows(now), [name]: rows },
      new Date(now),
    );
    const table = name === 'schedule' ? 'matches' : name;
    const ofRows = rejected.filter((change) => change.table === table && change.outcome === 'rejected');
    // The id is the last column of a key.
    return new Map(ofRows.map(({ row, why }) => [row.split(' ').at(-1) ?? row, why]));
  }

  /**
   * Returns what a source is parsed by: the stored season, with the ids that the schedule implies. The schedule is read
   * first where a club's id is unknown; and for headers, which are those of its matches as they are now.
   */
  async #contextOf(name: SourceName, now: number): Promise<SeasonContext> {
    const { context } = this.#stored;
    if (name === 'schedule') return context;
    if (name === 'headers') {
      await this.#refresh('schedule', now);
      const { matches } = this.season(now).dataset;
      return { ...context, matches: new Map(matches.map((match) => [match.match_id, match])) };
    }
    if (!areClubsKnown(this.#withIds(context))) await this.#refresh('schedule', now);
    if (areClubsKnown(this.#withIds(context))) return this.#withIds(context);
    throw new FeedError('has given no schedule, which names the clubs');
  }

  /** Returns the context with the ids that the last good schedule implied. */
  #withIds(context: SeasonContext): SeasonContext {
    const { clubIds = [] } = this.#readers.schedule.state;
    return { ...context, clubs: new Map([...clubIds, ...context.clubs]) };
  }

  #tableReading(table: LiveReadingName, now: number): LiveReading | undefined {
    const { tables } = this.#merge(now);
    const rows = table === 'events' ? this.#events(now) : tables.rows(table);
    const times = this.#readersOf([table], now).map(({ state }) => state);
    const answers = times.filter(({ succeededAt }) => succeededAt !== undefined);
    const updatedAt = Math.min(...answers.flatMap(({ answeredAt }) => answeredAt ?? []));
    if (!rows || !Number.isFinite(updatedAt)) return undefined;
    return { table, rows, updatedAt, isStale: times.some((sourceTimes) => isStale(sourceTimes, now)) };
  }

  /** Returns the events that are kept; undefined while there has been no schedule to find any in. */
  #events(now: number): readonly LiveEvent[] | undefined {
    const { succeededAt } = this.#readers.schedule.state;
    return succeededAt === undefined ? undefined : this.#log.events(now);
  }

  #status(now: number): FeedStatus {
    const states = Object.values(this.#readers).map(({ state }) => state);
    const successes = states.flatMap(({ succeededAt }) => succeededAt ?? []);
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

/** Whether every club of the stored matches has an id of the feed. */
function areClubsKnown({ clubs, matches }: SeasonContext): boolean {
  const ids = new Set(clubs.values());
  return [...matches.values()].every((match) => ids.has(match.home_club));
}

/** Returns what a merge rejected as an entry: a value by its row and column, a whole row by its key. */
function entryOf({ row, column, why }: RejectedChange) {
  return new RejectedEntry(column === null ? row : `${row} ${column}`, why);
}
