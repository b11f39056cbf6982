import { isInPlay } from '../../derive/matches.ts';
import type { LiveEvent } from '../../records/live-event.ts';
import type { Row } from '../../records/published.ts';
import type { FeedStatus } from '../../records/service-status.ts';
import { entriesOf, fromEntries } from '../../records/typed.ts';
import type { FeedAdapter } from '../adapter.ts';
import { feedAdapter } from '../adapters.ts';
import { RejectedEntry } from '../parse-entries.ts';
import { feedLists } from './all-feed-lists.ts';
import { EventLog } from './event-log.ts';
import type { FeedList } from './feed-list.ts';
import { feedStatus } from './feed-status.ts';
import { ListReader } from './list-reader.ts';
import type { FeedListName, FeedListRows, LiveSeason, StoredSeason, UsableRows } from './live-season.ts';
import { type LiveReadingName, type LiveTableName, LiveTables } from './live-tables.ts';
import { mergeLists } from './merge-lists.ts';
import { dueAt, isMatchNear, isStale } from './polling.ts';
import { RowChanges } from './row-changes.ts';
import { type KeyValueStorage, ValueStore } from './value-store.ts';

/** The live rows of one table, or the events. */
export interface LiveReading {
  readonly table: LiveReadingName;
  readonly rows: readonly (Row<LiveTableName> | LiveEvent)[];
  /** When they last changed, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** When each live match last changed, RFC 3339, by match_id; undefined for other tables. */
  readonly matchChanges?: ReadonlyMap<string, string>;
  /** Whether a list that they are made from fails, or a row is an earlier one than the feed has now. */
  readonly isStale: boolean;
}

/** The answer of the reader. */
export interface FeedReading {
  readonly season: number;
  /** The readings of the tables. A table without anything usable is missing. */
  readonly tables: readonly LiveReading[];
  readonly status: FeedStatus;
  /** When the next reading may differ, in milliseconds since 1970. */
  readonly freshUntil: number;
  /** Whether a match is in play or about to begin, so that something may happen at any time. */
  readonly isMatchNear: boolean;
  /** The match_id of each match in play. */
  readonly matchesInPlay: readonly string[];
}

/** Reads the lists of the feed, and merges their last good answers over the stored season. */
export class FeedReader {
  readonly #stored: StoredSeason;
  readonly #readers: { readonly [Name in FeedListName]: ListReader<FeedListRows[Name]> };
  readonly #log: EventLog;
  readonly #changes: RowChanges;
  readonly #onEvents: (events: readonly LiveEvent[]) => void;
  /** The tables of the season, and the usable answers that they are made from. */
  #merged: { readonly rows: UsableRows; readonly tables: LiveTables } | undefined;
  #loggedSeason: LiveSeason | undefined;

  constructor(
    stored: StoredSeason,
    storage: KeyValueStorage,
    origin: string,
    adapter: FeedAdapter = feedAdapter(stored.dataset.league),
    onEvents: (events: readonly LiveEvent[]) => void = () => {},
  ) {
    const store = new ValueStore(storage, stored.context.season);
    const feed = { origin, adapter, stored, store };
    const readers = entriesOf(feedLists).map(([name, list]) => {
      // The reader of each list has its rows.
      return [name, new ListReader(name, list as FeedList<never>, feed)] as const;
    });
    this.#stored = stored;
    this.#onEvents = onEvents;
    this.#log = new EventLog(store, stored);
    this.#changes = new RowChanges(store);
    this.#readers = fromEntries(readers);
  }

  /** Returns live tables or events. What is due is refreshed first, for as long as an answer waits. */
  async read(names: readonly LiveReadingName[], now: number): Promise<FeedReading> {
    const readers = this.#readersOf(names, now);
    await Promise.all(readers.map(({ name }) => this.#refresh(name, now)));
    this.#recordEvents(now);
    const readings = await Promise.all(names.map((name) => this.#reading(name, now)));
    return {
      season: this.#stored.context.season,
      tables: readings.filter((reading) => reading !== undefined),
      status: this.#status(now),
      freshUntil: Math.min(...readers.map(({ name, state }) => dueAt(state, feedLists[name].windowMs))),
      isMatchNear: this.isMatchNear(now),
      matchesInPlay: this.season(now)
        .dataset.matches.filter(({ status }) => isInPlay(status))
        .map(({ match_id }) => match_id),
    };
  }

  /** Refreshes the schedule and the headers where they are due: they change while a match is on. */
  async refreshMatches(now: number): Promise<void> {
    await this.#refresh('schedule', now);
    await this.#refresh('headers', now);
    this.#recordEvents(now);
  }

  /** Returns the season with all usable answers merged over it, the same object for the same answers. */
  season(now: number): LiveSeason {
    return this.#tables(now).season;
  }

  /** Returns whether a match is in play, about to begin, or should have ended by now. */
  isMatchNear(now: number): boolean {
    return this.season(now).dataset.matches.some((match) => isMatchNear(match, now));
  }

  #tables(now: number): LiveTables {
    const usableRows = entriesOf(this.#readers).map(([name, reader]) => [name, reader.usableRows()] as const);
    const last = this.#merged;
    if (last && usableRows.every(([name, rows]) => rows === last.rows[name])) return last.tables;
    // The reader of each list has its rows.
    const rows = Object.fromEntries(usableRows) as UsableRows;
    const tables = new LiveTables(mergeLists(this.#stored, rows, new Date(now)));
    this.#merged = { rows, tables };
    return tables;
  }

  /** Records what has happened. It runs after all lists are read, so that a goal has the scorer that its header names. */
  #recordEvents(now: number): void {
    const tables = this.#tables(now);
    const matches = tables.rows('matches');
    if (!matches || tables.season === this.#loggedSeason) return;
    this.#loggedSeason = tables.season;
    try {
      const events = this.#log.add(tables.season, matches, now);
      if (events.length > 0) this.#onEvents(events);
    } catch (error) {
      // The tables are answered without the events.
      console.error(error);
    }
  }

  /** Returns the readers of the lists that tables are made from, without those that the feed does not have. */
  #readersOf(names: readonly LiveReadingName[], now: number): ListReader<FeedListRows[FeedListName]>[] {
    const tables = this.#tables(now);
    const listNames = new Set(names.flatMap((name) => tables.listsOf(name)));
    return [...listNames].map((name) => this.#readers[name]).filter(({ isOffered }) => isOffered);
  }

  /** Refreshes a list where that is due. Headers are those of the schedule's matches as they are now. */
  #refresh(name: FeedListName, now: number): Promise<void> {
    if (name !== 'headers') return this.#readers[name].refresh(now);
    return this.#readers.headers.refresh(now, async () => {
      await this.#readers.schedule.refresh(now);
      const { matches } = this.season(now).dataset;
      return { ...this.#stored.context, matches: new Map(matches.map((match) => [match.match_id, match])) };
    });
  }

  async #reading(table: LiveReadingName, now: number): Promise<LiveReading | undefined> {
    // Without a schedule there was nothing to find events in.
    const hasEvents = this.#readers.schedule.state.answeredAt !== undefined;
    const events = hasEvents ? this.#log.events(now) : undefined;
    const rows = table === 'events' ? events : this.#tables(now).rows(table);
    const readers = this.#readersOf([table], now);
    const answeredAt = Math.max(...readers.flatMap(({ state }) => state.answeredAt ?? []));
    if (!rows || !Number.isFinite(answeredAt)) return undefined;
    const isHeld = this.#held().length > 0 && readers.some((reader) => reader === this.#readers.schedule);
    const updatedAt = await this.#changes.changedAt(table, rows, answeredAt);
    return {
      table,
      rows,
      updatedAt,
      isStale: isHeld || readers.some(({ state }) => isStale(state, now)),
      ...(table === 'matches' && { matchChanges: this.#tables(now).matchChanges() }),
    };
  }

  /** Returns the matches that are shown as an earlier answer had them, each with the reason. */
  #held(): RejectedEntry[] {
    const { matches } = this.#stored.context;
    const { schedule, headers } = this.#readers;
    // A stored result is what is shown, whatever the feed had.
    const isShown = ({ match_id }: { match_id: string }) => matches.get(match_id)?.status !== 'FINISHED';
    return [...(schedule.usableRows() ?? []), ...(headers.usableRows() ?? [])].flatMap((row) =>
      row.held !== undefined && isShown(row) ? new RejectedEntry(row.match_id, row.held) : [],
    );
  }

  #status(now: number): FeedStatus {
    const states = entriesOf(this.#readers).map(([name, { state }]) => ({ name, ...state }));
    return feedStatus(states, this.season(now).rejected, this.#held(), now);
  }
}
