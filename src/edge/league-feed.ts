import { DurableObject } from 'cloudflare:workers';
import { type SeasonContext, seasonContext } from '../feed/season-context.ts';
import { currentSeason } from '../query/season.ts';
import type { Match } from '../records/match.ts';
import type { Row, TableName, Tables } from '../records/published.ts';
import type { FeedStatus } from '../resources/resource.ts';
import { currentTime } from './clock.ts';
import { environmentOf, type Variables } from './environment.ts';
import { FeedReader } from './league-feed/feed-reader.ts';
import {
  type LiveSources,
  type LiveTableName,
  liveTable,
  liveTableSources,
  tablesToMerge,
} from './league-feed/live-tables.ts';
import { isMatchNear } from './league-feed/match-near.ts';
import { joinRejections, rejectedEntries, rejectionsOf } from './league-feed/rejections.ts';
import { type FeedResource, feedResources, windowsMs } from './league-feed/requests.ts';
import { dueAt, isStale } from './league-feed/timing.ts';
import type { LiveTable } from './live-season/live-table.ts';
import { EdgeTables } from './tables.ts';

export interface LeagueFeedEnv extends Variables {
  readonly ASSETS: Fetcher;
}

/** The live rows of one table. */
export interface LiveReading<Name extends TableName = TableName> {
  readonly table: Name;
  readonly rows: readonly Row<Name>[];
  /** When the feed made the oldest answer among their sources, in milliseconds since 1970. */
  readonly updatedAt: number;
  readonly isStale: boolean;
}

export interface FeedReading {
  readonly season: number;
  /** A table is missing where the feed has given nothing usable. */
  readonly tables: readonly LiveReading[];
  readonly status: FeedStatus;
  /** When the next answer may differ, in milliseconds since 1970. */
  readonly freshUntil: number;
}

interface MergedTable {
  readonly madeFrom: readonly (readonly unknown[] | undefined)[];
  /** Undefined where they give too little, or cannot be merged. */
  readonly table: LiveTable<unknown> | undefined;
}

/**
 * The only reader of the league's feed, named by the feed's origin: one request at a time per resource, however many
 * Workers ask. The last good answers survive a restart.
 */
export class LeagueFeed extends DurableObject<LeagueFeedEnv> {
  readonly #origin: string;
  readonly #reader: FeedReader;
  readonly #stored: EdgeTables;
  /** Merged tables, each with the rows of the answers that it was made from. */
  readonly #merged = new Map<LiveTableName, MergedTable>();

  constructor(ctx: DurableObjectState, env: LeagueFeedEnv) {
    super(ctx, env);
    this.#stored = new EdgeTables(env.ASSETS);
    this.#origin = ctx.id.name ?? environmentOf(env).feedOrigin ?? '';
    // Waiting for the last page, a reading does not plan the alarm that reads the first.
    this.#reader = new FeedReader(ctx.storage, this.#origin, () => ctx.waitUntil(this.#setAlarm(0)));
  }

  /** Returns live tables of the current season, refreshed where that is due and takes no longer than the wait. */
  async read(wanted: readonly LiveTableName[], now: number): Promise<FeedReading> {
    const tables = await this.#load();
    const season = currentSeason(tables);
    this.#reader.open(season);
    const context = seasonContext(tables, season);
    const resources = [...new Set(wanted.flatMap((table) => this.#sourcesOf(table, context)))];
    await Promise.all(resources.map((resource) => this.#reader.refresh(resource, context, tables, now)));
    await this.#setNextAlarm(tables, season, now);
    return {
      season,
      tables: wanted.flatMap((table) => this.#readTable(table, tables, context, now) ?? []),
      status: this.#status(now),
      freshUntil: Math.min(
        ...resources.map((resource) => dueAt(this.#reader.attempts(resource), windowsMs[resource])),
      ),
    };
  }

  /** Takes one step of a list that is being read, or refreshes what is due while a match is near or on. */
  override async alarm(): Promise<void> {
    const tables = await this.#load();
    const season = currentSeason(tables);
    this.#reader.open(season);
    const context = seasonContext(tables, season);
    const now = currentTime(environmentOf(this.env)).getTime();
    const step = await this.#reader.takeStep(context, tables);
    if (step === undefined && this.#isInUse && this.#isMatchNear(tables, season, now)) {
      await this.#reader.refreshWanted(context, tables, now);
    }
    await this.#setNextAlarm(tables, season, now);
  }

  /** Whether the feed is on, and is this one: an alarm may have been set before it was turned off, or moved. */
  get #isInUse(): boolean {
    return environmentOf(this.env).feedOrigin === this.#origin;
  }

  async #load(): Promise<Tables> {
    const seasons = await this.#stored.load([{ table: 'seasons' }]);
    return this.#stored.load(tablesToMerge(currentSeason(seasons)));
  }

  async #setNextAlarm(tables: Tables, season: number, now: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    // A request that begins a list meanwhile sets its alarm, which is not to be put off.
    if (this.#reader.hasSteps) {
      await this.#setAlarm(0);
    } else if (alarm === null && this.#isInUse && this.#isMatchNear(tables, season, now)) {
      const speed = environmentOf(this.env).clock?.speed ?? 1;
      await this.#setAlarm(windowsMs.schedule / Math.max(speed, 1));
    }
  }

  /** Sets the alarm; where the platform refuses that, clients' requests are what keeps the answers fresh. */
  async #setAlarm(delayMs: number): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + delayMs);
    } catch (error) {
      console.error(error);
    }
  }

  #isMatchNear(tables: Tables, season: number, now: number): boolean {
    return this.#matches(tables, season, now).some((match) => isMatchNear(match, now));
  }

  #matches(tables: Tables, season: number, now: number): readonly Match[] {
    return this.#merge('matches', tables, season, now)?.rows ?? tables.rows('matches', season);
  }

  /** Returns the resources that a live table is made from, those that the feed has. */
  #sourcesOf(table: LiveTableName, context: SeasonContext): readonly FeedResource[] {
    return liveTableSources[table].filter((resource) => this.#reader.isOffered(resource, context));
  }

  #readTable(
    table: LiveTableName,
    tables: Tables,
    context: SeasonContext,
    now: number,
  ): LiveReading | undefined {
    const live = this.#merge(table, tables, context.season, now);
    if (!live) return undefined;
    const sources = this.#sourcesOf(table, context).map((resource) => this.#reader.attempts(resource));
    const times = sources.flatMap(({ answeredAt }) => answeredAt ?? []);
    return {
      table,
      rows: live.rows,
      updatedAt: Math.min(...times),
      isStale: sources.some((attempts) => isStale(attempts, now)),
    };
  }

  #merge<Name extends LiveTableName>(
    table: Name,
    tables: Tables,
    season: number,
    now: number,
  ): LiveTable<Row<Name>> | undefined {
    const answers = this.#reader.answers(now);
    // Every table is merged over the season's matches.
    const sources: readonly FeedResource[] = ['schedule', ...liveTableSources[table]];
    const madeFrom = sources.map((name) => answers[name]);
    const cached = this.#merged.get(table);
    // A table is cached under its own name.
    if (cached?.madeFrom.every((rows, index) => rows === madeFrom[index]))
      return cached.table as LiveTable<Row<Name>> | undefined;
    const stored = tables.rows('matches', season);
    const matches = table === 'matches' ? stored : this.#matches(tables, season, now);
    const merged = tryMerge(table, { answers, tables, season, now: new Date(now), matches });
    this.#merged.set(table, { madeFrom, table: merged });
    return merged;
  }

  #status(now: number): FeedStatus {
    const attempts = feedResources.map((resource) => this.#reader.attempts(resource));
    const times = attempts.flatMap(({ askedAt }) => askedAt ?? []);
    const merged = [...this.#merged.values()].flatMap(({ table }) => table?.rejected ?? []);
    const rejected = joinRejections([
      ...feedResources.map((resource) => this.#reader.rejected(resource)),
      rejectionsOf(rejectedEntries(merged)),
    ]);
    return {
      enabled: true,
      last_success: toInstant(Math.min(Math.max(...times), now)),
      last_error: attempts.find(({ error }) => error !== undefined)?.error ?? null,
      rejected: rejected.count,
      rejected_reasons: rejected.reasons,
      missing: feedResources.reduce((sum, resource) => sum + this.#reader.lackedCount(resource), 0),
    };
  }
}

/** Merges a table; one that cannot be merged is as if the feed had given nothing, and takes no other with it. */
function tryMerge<Name extends LiveTableName>(
  table: Name,
  sources: LiveSources,
): LiveTable<Row<Name>> | undefined {
  try {
    return liveTable(table, sources);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function toInstant(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}
