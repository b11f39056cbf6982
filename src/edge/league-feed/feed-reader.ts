import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import { liveAdapter } from '../../feed/live-adapters.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { Tables } from '../../records/published.ts';
import { completeRows } from './complete-rows.ts';
import { FeedError, fetchAnswer, publicMessage } from './fetch-feed.ts';
import type { FeedAnswers } from './live-tables.ts';
import { PagedLists } from './paged-lists.ts';
import {
  areClubsKnown,
  assertEnough,
  describeRejected,
  type InferredIds,
  parseAnswer,
  storedKeys,
  withIds,
} from './parse-answer.ts';
import { type FeedResource, feedResources, isPaged, windowsMs } from './requests.ts';
import { type Sql, StoredValues } from './stored-values.ts';
import { isDue, isUsable, type RequestTimes, scheduler, waitMs } from './timing.ts';

/** Stored rows of another version of the code are not used. */
const storedVersion = 2;

/** The last good answer to a resource without its rows, and what became of attempts since. */
interface StoredAnswer extends RequestTimes {
  /** The names under which the rows are stored. */
  readonly storedAs?: readonly string[] | undefined;
  readonly ids?: InferredIds | undefined;
  readonly rejected?: readonly string[] | undefined;
}

/** An answer that was parsed, of which the rows are stored. */
interface ParsedRows {
  readonly rows: readonly unknown[];
  readonly storedAs: readonly string[];
  readonly ids?: InferredIds | undefined;
  readonly rejected: readonly string[];
  readonly answeredAt: number;
}

/** Reads the feed's resources, each by one request at a time, and stores the last good answers. */
export class FeedReader {
  readonly #values: StoredValues;
  readonly #origin: string;
  readonly #adapter: LiveFeedAdapter;
  readonly #answers = new Map<FeedResource, StoredAnswer>();
  readonly #rows = new Map<FeedResource, readonly unknown[]>();
  readonly #refreshing = new Map<FeedResource, Promise<void>>();
  readonly #lists: PagedLists;
  readonly #wantedAt = new Map<FeedResource, number>();
  #season: number | undefined;

  /** @param onRound called when there are steps to take */
  constructor(
    storage: { readonly sql: Sql },
    origin: string,
    onRound: () => void,
    adapter: LiveFeedAdapter = liveAdapter(),
  ) {
    this.#values = new StoredValues(storage.sql);
    this.#origin = origin;
    this.#adapter = adapter;
    this.#lists = new PagedLists(this.#values, onRound, adapter);
  }

  /** Reads what is stored of a season. */
  open(season: number): void {
    if (season === this.#season) return;
    this.#season = season;
    this.#answers.clear();
    this.#rows.clear();
    this.#values.deleteOthers(this.#name(''));
    for (const resource of feedResources) {
      const answer = this.#values.get<StoredAnswer>(this.#name(resource));
      if (!answer) continue;
      this.#answers.set(resource, answer);
      if (answer.storedAs) this.#rows.set(resource, this.#readRows(answer.storedAs));
    }
    this.#lists.open((resource) => this.#name(resource));
  }

  attempts(resource: FeedResource): RequestTimes {
    return this.#answers.get(resource) ?? {};
  }

  /** Entries of the last good answer that could not be used, and why. */
  rejected(resource: FeedResource): readonly string[] {
    return this.#answers.get(resource)?.rejected ?? [];
  }

  /** Changes with each good answer. */
  version(resource: FeedResource): string {
    return String(this.#answers.get(resource)?.askedAt);
  }

  /** Returns the last good answers that may still be used. */
  answers(now: number): FeedAnswers {
    const usable = [...this.#rows].filter(([resource]) => isUsable(this.attempts(resource), now));
    // Rows are stored under the name of their resource.
    return Object.fromEntries(usable) as FeedAnswers;
  }

  /** Whether a client requested the resource recently. */
  isWanted(resource: FeedResource, now: number): boolean {
    return resource === 'schedule' || now - (this.#wantedAt.get(resource) ?? 0) < 10 * windowsMs[resource];
  }

  /** Whether a list is being read. */
  get hasSteps(): boolean {
    return this.#lists.hasSteps;
  }

  /**
   * Refreshes a resource where that is due. Settles with the attempt, or at once where the last one failed: what is at
   * hand answers until one succeeds. Never rejects.
   */
  async refresh(resource: FeedResource, context: SeasonContext, tables: Tables, now: number): Promise<void> {
    this.#wantedAt.set(resource, now);
    const attempts = this.attempts(resource);
    if (!isDue(attempts, windowsMs[resource], now)) return;
    let refreshing = this.#refreshing.get(resource);
    if (!refreshing) {
      refreshing = this.#attempt(resource, context, tables, now).finally(() =>
        this.#refreshing.delete(resource),
      );
      this.#refreshing.set(resource, refreshing);
    }
    if (attempts.error !== undefined) return;
    const timer = new AbortController();
    const isOver = scheduler.wait(waitMs, { signal: timer.signal }).then(
      () => true,
      () => false,
    );
    const isSlow = await Promise.race([refreshing, isOver]);
    // A timer that goes on would keep the Durable Object awake.
    timer.abort();
    // A list of many pages may take longer. Once one reading has waited in vain, the next ones do not.
    if (isSlow && !isPaged(resource)) {
      this.#fail(resource, new FeedError(`took longer than ${waitMs / 1000} seconds`), now);
    }
  }

  async #attempt(resource: FeedResource, stored: SeasonContext, tables: Tables, now: number): Promise<void> {
    try {
      const context = await this.#contextFor(resource, stored, tables, now);
      if (isPaged(resource)) {
        await this.#lists.begin(resource, now);
        return;
      }
      const paths = this.#adapter.paths(context.seasonId);
      const path = resource === 'schedule' ? paths.matches : paths.standings;
      const { body, answeredAt } = await fetchAnswer(this.#adapter, this.#origin + path, now);
      const at = new Date(answeredAt);
      const parsed = parseAnswer(resource, body, context, tables, at, this.#adapter);
      const { entries, rejected, ids } = parsed;
      const rows = completeRows(resource, entries, this.#rows.get(resource) ?? []);
      const name = `${this.#name(resource)} rows ${now}`;
      this.#values.set(name, rows);
      this.#accept(
        resource,
        { rows, storedAs: [name], ids, rejected: rejected.map(describeRejected), answeredAt },
        now,
      );
    } catch (error) {
      this.#fail(resource, error, now);
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
    const known = () => withIds(stored, this.#answers.get('schedule')?.ids);
    if (areClubsKnown(known())) return known();
    await this.refresh('schedule', stored, tables, now);
    if (!areClubsKnown(known())) throw new FeedError('has given no schedule, which names the clubs');
    return known();
  }

  /** Takes the next step of a list that is being read. Returns which, or undefined where there is none. */
  async takeStep(stored: SeasonContext, tables: Tables): Promise<string | undefined> {
    const round = this.#lists.next();
    if (!round) return undefined;
    const { resource, now } = round;
    try {
      const context = withIds(stored, this.#answers.get('schedule')?.ids);
      const path = round.pathOfNext(context.seasonId);
      if (path !== undefined) {
        const { body, answeredAt } = await fetchAnswer(this.#adapter, this.#origin + path, now);
        round.addPage(body, answeredAt, context);
        return 'page';
      }
      const keys = storedKeys(resource, context, tables);
      round.addPart(keys, this.#rows.get(resource) ?? [], context);
      if (!round.isWhole) return 'part';
      const whole = round.whole();
      assertEnough(whole.found, whole.rejected.length, whole.missing, keys.length);
      this.#accept(resource, whole, now);
      this.#lists.end(round, true);
    } catch (error) {
      this.#fail(resource, error, now);
      this.#lists.end(round, false);
    }
    return 'last part';
  }

  #accept(
    resource: FeedResource,
    { rows, storedAs, ids, rejected, answeredAt }: ParsedRows,
    now: number,
  ): void {
    const previous = this.#answers.get(resource);
    // One of the feed's servers may lag behind another.
    const isOlder = (previous?.answeredAt ?? 0) > answeredAt;
    const unused = isOlder ? storedAs : (previous?.storedAs ?? []).filter((name) => !storedAs.includes(name));
    for (const name of unused) this.#values.delete(name);
    if (!isOlder) this.#rows.set(resource, rows);
    this.#store(resource, {
      ...(isOlder ? previous : { storedAs, ids, rejected, answeredAt }),
      askedAt: now,
      failedAt: undefined,
      error: undefined,
    });
    if (previous?.error !== undefined) console.warn(`the feed answers again: ${resource}`);
  }

  #fail(resource: FeedResource, error: unknown, now: number): void {
    const message = publicMessage(error);
    const previous = this.#answers.get(resource);
    // The same failure is logged once, not every 15 seconds, and once for all resources.
    if ([...this.#answers.values()].every((answer) => answer.error !== message)) console.warn(message);
    this.#store(resource, { ...previous, failedAt: now, error: message });
  }

  #store(resource: FeedResource, answer: StoredAnswer): void {
    this.#answers.set(resource, answer);
    this.#values.set(this.#name(resource), answer);
  }

  #readRows(storedAs: readonly string[]): unknown[] {
    return storedAs.flatMap((name) => this.#values.get<unknown[]>(name) ?? []);
  }

  /** Returns the name of a stored answer; without a resource what all names of the season begin with. */
  #name(resource: FeedResource | ''): string {
    return `v${storedVersion} ${this.#season} ${resource}`;
  }
}
