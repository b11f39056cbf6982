import type { FeedAdapter } from '../../feed/adapter.ts';
import { feedAdapter } from '../../feed/adapters.ts';
import { FeedError } from '../../feed/fetch-json.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { isInProgress } from '../../records/match-status.ts';
import { entriesOf } from '../../records/typed.ts';
import type { FeedStatus } from '../../resources/resource.ts';
import { EventLog } from './event-log.ts';
import { areClubsKnown, withIds } from './inferred-ids.ts';
import { withLiveGoals } from './live-goals.ts';
import { type LiveSeason, type StoredSeason, unmerged } from './live-season.ts';
import { type LiveReadingName, type LiveRow, LiveTables, sourcesOf } from './live-tables.ts';
import { isMatchNear } from './match-near.ts';
import { joinRejections, rejectedEntries, rejectionsOf } from './rejections.ts';
import { SourceReader } from './source-reader.ts';
import { headers } from './sources/headers.ts';
import { players } from './sources/players.ts';
import { schedule } from './sources/schedule.ts';
import { standings } from './sources/standings.ts';
import { teamStats } from './sources/team-stats.ts';
import { dueAt, isStale, type SourceName } from './timing.ts';
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
  readonly rows: readonly unknown[];
  readonly season: LiveSeason;
  readonly tables: LiveTables;
}

/** How many windows a source is read on after a client last requested it. */
const windowsWanted = 10;

/** Reads the sources of the feed, and merges their last good answers over the stored season. */
export class FeedReader {
  readonly #stored: StoredSeason;
  /** In the order in which they are merged: the table and the players are judged by the matches. */
  readonly #readers: Readonly<Record<SourceName, SourceReader<unknown>>>;
  readonly #wantedAt = new Map<SourceName, number>();
  readonly #log: EventLog;
  #merged: Merged | undefined;
  #recordedSeason: LiveSeason | undefined;

  constructor(
    stored: StoredSeason,
    storage: KeyValueStorage,
    origin: string,
    adapter: FeedAdapter = feedAdapter(),
  ) {
    const store = new ValueStore(storage, stored.context.season);
    const feed = { origin, adapter };
    this.#stored = stored;
    this.#log = new EventLog(store);
    this.#readers = {
      schedule: new SourceReader(schedule, feed, store),
      headers: new SourceReader(headers, feed, store),
      standings: new SourceReader(standings, feed, store),
      teamStats: new SourceReader(teamStats, feed, store),
      players: new SourceReader(players, feed, store),
    };
  }

  /** Returns live tables or events, refreshed where that is due and takes no longer than an answer waits. */
  async read(tables: readonly LiveReadingName[], now: number): Promise<FeedReading> {
    const readers = this.#readersOf(tables, now);
    for (const { name } of readers) this.#wantedAt.set(name, now);
    await Promise.all(readers.map(({ name }) => this.#refresh(name, now)));
    this.#recordEvents(now);
    return {
      season: this.#stored.context.season,
      tables: tables.flatMap((table) => this.#tableReading(table, now) ?? []),
      status: this.#status(now),
      freshUntil: Math.min(...readers.map(({ times, windowMs }) => dueAt(times, windowMs))),
      isMatchNear: this.isMatchNear(now),
    };
  }

  /** Refreshes what is due of the schedule, and of what clients requested recently. */
  async refreshWanted(now: number): Promise<void> {
    const wantedSources = entriesOf(this.#readers).filter(
      ([name, { windowMs }]) =>
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
    const readers = Object.values(this.#readers);
    const rows = readers.map((reader) => reader.usableRows(now));
    if (!this.#merged?.rows.every((last, index) => last === rows[index])) {
      const storedSeason = unmerged(this.#stored.dataset);
      const season = withLiveGoals(
        readers.reduce((merged, reader) => reader.merge(merged, now), storedSeason),
        this.#stored.playerIds,
      );
      this.#merged = { rows, season, tables: new LiveTables(season) };
    }
    return this.#merged;
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
  #readersOf(tables: readonly LiveReadingName[], now: number): SourceReader<unknown>[] {
    const { isListed } = this.#merge(now).tables;
    const names = new Set<SourceName>(tables.flatMap((table) => sourcesOf(table, isListed)));
    return [...names]
      .map((name) => this.#readers[name])
      .filter((reader) => reader.isOffered(this.#stored.context));
  }

  #refresh(name: SourceName, now: number): Promise<void> {
    const contextOf = async () => {
      if (name === 'schedule') return this.#stored.context;
      return name === 'headers' ? this.#contextOfHeaders(now) : this.#contextWithIds(now);
    };
    return this.#readers[name].refresh(this.#stored, contextOf, now);
  }

  /** Returns the context with ids that the schedule implies, which is read first where a club's id is unknown. */
  async #contextWithIds(now: number): Promise<SeasonContext> {
    const context = () => withIds(this.#stored.context, this.#readers.schedule.ids);
    if (!areClubsKnown(context())) await this.#refresh('schedule', now);
    if (!areClubsKnown(context())) throw new FeedError('has given no schedule, which names the clubs');
    return context();
  }

  /** Returns the context with the matches in play, and those that are over since the last refresh. */
  async #contextOfHeaders(now: number): Promise<SeasonContext> {
    await this.#refresh('schedule', now);
    const { context } = this.#stored;
    const isNew = ({ match_id, status }: DatasetRow<'matches'>) =>
      isInProgress(status) || (status === 'FINISHED' && context.matches.get(match_id)?.status !== 'FINISHED');
    const { matches } = this.season(now).dataset;
    return { ...context, matches: new Map(matches.filter(isNew).map((match) => [match.match_id, match])) };
  }

  #tableReading(table: LiveReadingName, now: number): LiveReading | undefined {
    const { tables } = this.#merge(now);
    const rows = table === 'events' ? this.#log.events(now) : tables.rows(table);
    const times = this.#readersOf([table], now).map((reader) => reader.times);
    const updatedAt = Math.min(...times.flatMap(({ answeredAt }) => answeredAt ?? []));
    if (!rows || !Number.isFinite(updatedAt)) return undefined;
    return {
      table,
      rows,
      updatedAt,
      isStale: times.some((sourceTimes) => isStale(sourceTimes, now)),
    };
  }

  #status(now: number): FeedStatus {
    const readers = Object.values(this.#readers);
    const askedAt = readers.flatMap(({ times }) => times.askedAt ?? []);
    const rejected = joinRejections([
      ...readers.map((reader) => reader.rejected),
      rejectionsOf(rejectedEntries(this.season(now).rejected)),
    ]);
    return {
      enabled: true,
      last_success: toInstant(Math.min(Math.max(...askedAt), now)),
      last_error: readers.find(({ times }) => times.error !== undefined)?.times.error ?? null,
      rejected: rejected.count,
      rejected_reasons: rejected.reasons,
      missing: readers.reduce((sum, { missingCount }) => sum + missingCount, 0),
    };
  }
}

function toInstant(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}
