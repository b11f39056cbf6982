import { DurableObject } from 'cloudflare:workers';
import { seasonContext } from '../feed/adapters.ts';
import { feedLists } from '../feed/live/all-feed-lists.ts';
import { FeedReader, type FeedReading } from '../feed/live/feed-reader.ts';
import type { StoredSeason } from '../feed/live/live-season.ts';
import type { LiveReadingName } from '../feed/live/live-tables.ts';
import type { League } from '../records/league-schema.ts';
import { type CurrentSeasonFile, currentSeasonAddress } from '../records/season.ts';
import { notify } from './notify.ts';
import { currentTime, type Environment, environmentOf, realWaitMs, type Variables } from './variables.ts';

export interface LeagueFeedEnv extends Variables {
  readonly ASSETS: Fetcher;
}

/**
 * The only reader of the league's feed, named by the feed's origin: one reading at a time per source, however many
 * Workers ask. The last good answers survive a restart.
 */
export class LeagueFeed extends DurableObject<LeagueFeedEnv> {
  readonly #league: League;
  readonly #environment: Environment;
  readonly #origin: string;
  #reader: Promise<FeedReader> | undefined;

  constructor(ctx: DurableObjectState, env: LeagueFeedEnv, league: League) {
    super(ctx, env);
    this.#league = league;
    this.#environment = environmentOf(env, league.feed);
    this.#origin = ctx.id.name ?? this.#environment.feedOrigin ?? '';
  }

  /** Returns live tables or events of the current season, refreshed where that is due and takes no longer than an answer waits. */
  async read(tables: readonly LiveReadingName[], now: number): Promise<FeedReading> {
    const reader = await this.#open();
    const reading = await reader.read(tables, now);
    await this.#setNextAlarm(reader, now);
    return reading;
  }

  /** Refreshes what is due while a match is near or on. */
  override async alarm(): Promise<void> {
    const reader = await this.#open();
    const now = currentTime(this.#environment).getTime();
    if (this.#needsRefreshing(reader, now)) await reader.refreshMatches(now);
    await this.#setNextAlarm(reader, now);
  }

  /** Returns the reader of the current season, which the object has for its life: its assets never change. */
  async #open(): Promise<FeedReader> {
    this.#reader ??= readStoredSeason(this.env.ASSETS, this.#league).then(
      (stored) =>
        new FeedReader(stored, this.ctx.storage.kv, this.#origin, undefined, (events) =>
          this.ctx.waitUntil(notify(this.env, events)),
        ),
    );
    try {
      return await this.#reader;
    } catch (error) {
      this.#reader = undefined;
      throw error;
    }
  }

  /**
   * Returns whether the feed is on and a match is near or in play. An alarm may be older than the feed's present origin, so
   * that is compared too.
   */
  #needsRefreshing(reader: FeedReader, now: number): boolean {
    return this.#environment.feedOrigin === this.#origin && reader.isMatchNear(now);
  }

  async #setNextAlarm(reader: FeedReader, now: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) !== null || !this.#needsRefreshing(reader, now)) return;
    try {
      await this.ctx.storage.setAlarm(
        Date.now() + realWaitMs(this.#environment, feedLists.schedule.windowMs),
      );
    } catch (error) {
      // Where the platform refuses it, clients' requests keep the answers fresh.
      console.error(error);
    }
  }
}

/** Returns the class of the Durable Object that reads a league's feed, of which the platform makes objects by itself. */
export const leagueFeedOf = (league: League) =>
  class extends LeagueFeed {
    constructor(ctx: DurableObjectState, env: LeagueFeedEnv) {
      super(ctx, env, league);
    }
  };

/**
 * Reads the current season from the build's files.
 *
 * @throws {Error} if the file is missing or is no JSON
 */
async function readStoredSeason(assets: Fetcher, league: League): Promise<StoredSeason> {
  const response = await assets.fetch(new URL(currentSeasonAddress, 'https://assets.local'));
  if (!response.ok) throw new Error(`${currentSeasonAddress} answered ${response.status}`);
  // The build wrote the file from a dataset that the schemas had checked.
  const { dataset: rows, ...beside } = await response.json<CurrentSeasonFile>();
  const dataset = { ...rows, league };
  return { dataset, ...beside, context: seasonContext(dataset, dataset.snapshot.season) };
}
