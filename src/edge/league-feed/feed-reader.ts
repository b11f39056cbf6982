import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import { liveAdapter } from '../../feed/live-adapters.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { Tables } from '../../records/published.ts';
import { completeRows } from './complete-rows.ts';
import { FeedError, fetchAnswer } from './fetch-feed.ts';
import type { FeedAnswers } from './live-tables.ts';
import { PagedLists } from './paged-lists.ts';
import { areClubsKnown, assertEnough, parseAnswer, storedKeys, withIds } from './parse-answer.ts';
import { type Rejections, rejectionsOf } from './rejections.ts';
import { type FeedResource, feedResources, isOffered, isPaged, windowsMs } from './requests.ts';
import { StoredAnswers } from './stored-answers.ts';
import { type Sql, StoredValues } from './stored-values.ts';
import { isDue, type RequestTimes, waitMs } from './timing.ts';

/** Reads the feed's resources, each by one request at a time, and stores the last good answers. */
export class FeedReader {
  readonly #values: StoredValues;
  readonly #origin: string;
  readonly #adapter: LiveFeedAdapter;
  readonly #answers: StoredAnswers;
  readonly #refreshing = new Map<FeedResource, Promise<void>>();
  /** Lists that a reading has waited for in vain since they were begun. */
  readonly #slow = new Set<FeedResource>();
  readonly #lists: PagedLists;
  readonly #wantedAt = new Map<FeedResource, number>();

  /** @param onRound called when there are steps to take */
  constructor(
    storage: { readonly sql: Sql },
    origin: string,
    onRound: () => void,
    adapter: LiveFeedAdapter = liveAdapter(),
  ) {
    this.#values = new StoredValues(storage.sql);
    this.#answers = new StoredAnswers(this.#values);
    this.#origin = origin;
    this.#adapter = adapter;
    this.#lists = new PagedLists(this.#values, onRound, adapter);
  }

  /** Reads what is stored of a season. */
  open(season: number): void {
    if (this.#answers.open(season)) this.#lists.open((resource) => this.#answers.name(resource));
  }

  /** Whether the feed has an address for a resource of a season. */
  isOffered(resource: FeedResource, { seasonId }: SeasonContext): boolean {
    return isOffered(this.#adapter.paths(seasonId), resource);
  }

  attempts(resource: FeedResource): RequestTimes {
    return this.#answers.attempts(resource);
  }

  /** Entries of the last good answer that could not be used, and why. */
  rejected(resource: FeedResource): Rejections {
    return this.#answers.rejected(resource);
  }

  /** Returns how many rows the last good answer lacks, which earlier ones or the stored season have. */
  lackedCount(resource: FeedResource): number {
    return this.#answers.lackedCount(resource);
  }

  /** Returns the last good answers that may still be used. */
  answers(now: number): FeedAnswers {
    return this.#answers.usable(now);
  }

  /** Whether a list is being read. */
  get hasSteps(): boolean {
    return this.#lists.hasSteps;
  }

  /**
   * Refreshes a resource that a client requests, where that is due. Settles with the attempt, or at once where the last
   * one failed or is slow: what is at hand answers until one succeeds. A resource that the feed does not have is not
   * requested. Never rejects.
   */
  refresh(resource: FeedResource, context: SeasonContext, tables: Tables, now: number): Promise<void> {
    this.#wantedAt.set(resource, now);
    return this.#refresh(resource, context, tables, now);
  }

  /** Refreshes what is due of the schedule, and of what clients requested recently. Waits for no list. */
  async refreshWanted(context: SeasonContext, tables: Tables, now: number): Promise<void> {
    for (const resource of feedResources) {
      if (!this.#isWanted(resource, now)) continue;
      const refreshed = this.#refresh(resource, context, tables, now);
      // The steps of a list are taken by alarms, and so not before the one that begins it ends.
      if (!isPaged(resource)) await refreshed;
    }
  }

  #isWanted(resource: FeedResource, now: number): boolean {
    return resource === 'schedule' || now - (this.#wantedAt.get(resource) ?? 0) < 10 * windowsMs[resource];
  }

  async #refresh(resource: FeedResource, context: SeasonContext, tables: Tables, now: number): Promise<void> {
    const attempts = this.attempts(resource);
    if (!isDue(attempts, windowsMs[resource], now)) return;
    let refreshing = this.#refreshing.get(resource);
    if (!refreshing) {
      refreshing = this.#attempt(resource, context, tables, now).finally(() => {
        this.#refreshing.delete(resource);
        this.#slow.delete(resource);
      });
      this.#refreshing.set(resource, refreshing);
    }
    if (attempts.error !== undefined || this.#slow.has(resource)) return;
    const { promise: isOver, resolve } = Promise.withResolvers<true>();
    const timer = setTimeout(() => resolve(true), waitMs);
    const isSlow = await Promise.race([refreshing, isOver]);
    // A timer that goes on would keep the Durable Object awake.
    clearTimeout(timer);
    if (!isSlow) return;
    // Once one reading has waited in vain, the next ones do not. A list of many pages may take longer than a wait.
    if (isPaged(resource)) this.#slow.add(resource);
    else this.#answers.fail(resource, new FeedError(`took longer than ${waitMs / 1000} seconds`), now);
  }

  async #attempt(resource: FeedResource, stored: SeasonContext, tables: Tables, now: number): Promise<void> {
    try {
      if (!this.isOffered(resource, stored)) return;
      const context = await this.#contextFor(resource, stored, tables, now);
      const name = this.#answers.nameOfNext(resource);
      if (isPaged(resource)) {
        await this.#lists.begin(resource, name, now);
        return;
      }
      const paths = this.#adapter.paths(context.seasonId);
      const path = resource === 'schedule' ? paths.matches : paths.standings;
      if (path === undefined) return;
      const { body, answeredAt } = await fetchAnswer(this.#adapter, this.#origin + path, now);
      const parsed = parseAnswer(this.#adapter, resource, body, context, tables, new Date(answeredAt));
      const { entries, rejected, ids } = parsed;
      const keys = storedKeys(resource, context, tables);
      const previous = this.#answers.rowsToComplete(resource, keys, now);
      const completed = completeRows(resource, entries, previous, keys);
      this.#values.set(name, completed.rows);
      this.#answers.accept(
        resource,
        { ...completed, storedAs: [name], ids, rejected: rejectionsOf(rejected), answeredAt },
        now,
      );
    } catch (error) {
      this.#answers.fail(resource, error, now);
    }
  }

  /** Returns the context with ids that the schedule implies, which is read first where a club's id is unknown. */
  async #contextFor(
    resource: FeedResource,
    stored: SeasonContext,
    tables: Tables,
    now: number,
  ): Promise<SeasonContext> {
    if (resource === 'schedule') return stored;
    const known = () => withIds(stored, this.#answers.ids);
    if (areClubsKnown(known())) return known();
    await this.#refresh('schedule', stored, tables, now);
    if (!areClubsKnown(known())) throw new FeedError('has given no schedule, which names the clubs');
    return known();
  }

  /** Takes the next step of a list that is being read. Returns which, or undefined where there is none. */
  async takeStep(stored: SeasonContext, tables: Tables): Promise<string | undefined> {
    const round = this.#lists.next();
    if (!round) return undefined;
    const { resource, now } = round;
    try {
      const context = withIds(stored, this.#answers.ids);
      const path = round.pathOfNext(context.seasonId);
      if (path !== undefined) {
        const { body, answeredAt } = await fetchAnswer(this.#adapter, this.#origin + path, now);
        round.addPage(body, answeredAt, context);
        return 'page';
      }
      const keys = storedKeys(resource, context, tables);
      round.addPart(keys, this.#answers.rowsToComplete(resource, keys, now), context);
      if (!round.isWhole) return 'part';
      const whole = round.whole();
      assertEnough(whole.found, whole.rejected.count, whole.missing, keys.length);
      this.#answers.accept(resource, whole, now);
    } catch (error) {
      this.#answers.fail(resource, error, now);
    }
    this.#lists.end(round);
    return 'last part';
  }
}
