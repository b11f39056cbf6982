import type { StatisticsPage } from '../../feed/pages.ts';
import { feedPaths } from '../../feed/paths.ts';
import { requestTime } from '../../feed/request-time.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { Tables } from '../../records/published.ts';
import { completeRows } from './complete-rows.ts';
import { FeedError, fetchFeed, publicMessage } from './fetch-feed.ts';
import { type Attempts, isDue, isUsable, maxStaleMs } from './freshness.ts';
import type { FeedAnswers } from './live-tables.ts';
import { PagedLists } from './paged-lists.ts';
import { areClubsKnown, type InferredIds, parseAnswer, withIds } from './parse-answer.ts';
import { type FeedResource, feedResources, isPaged, windowsMs } from './requests.ts';
import { type Sql, StoredValues } from './stored-values.ts';

/** Timeout of one request to the feed, in milliseconds: readings wait for less, and the next one finds the answer. */
const timeoutMs = 10_000;

/** How long a reading waits for the feed, in milliseconds: less than the Worker waits for the reading. */
export const waitMs = 3000;

/** Stored rows of another version of the code are not used. */
const storedVersion = 1;

/** The last good answer to a resource, and what became of attempts since. */
interface StoredAnswer extends Attempts {
  readonly rows?: readonly unknown[] | undefined;
  readonly ids?: InferredIds | undefined;
  readonly rejected?: readonly string[] | undefined;
}

/** Reads the feed's resources, each by one request at a time, and stores the last good answers. */
export class FeedReader {
  readonly #values: StoredValues;
  readonly #origin: string;
  readonly #answers = new Map<FeedResource, StoredAnswer>();
  readonly #refreshing = new Map<FeedResource, Promise<void>>();
  readonly #lists: PagedLists;
  readonly #wantedAt = new Map<FeedResource, number>();
  #season: number | undefined;

  /** @param onRound called when there are pages to read */
  constructor(storage: { readonly sql: Sql }, origin: string, onRound: () => void) {
    this.#values = new StoredValues(storage.sql);
    this.#origin = origin;
    this.#lists = new PagedLists(this.#values, onRound);
  }

  /** Reads what is stored of a season. */
  open(season: number): void {
    if (season === this.#season) return;
    this.#season = season;
    this.#answers.clear();
    for (const resource of feedResources) {
      const answer = this.#values.get<StoredAnswer>(this.#name(resource));
      if (answer) this.#answers.set(resource, answer);
    }
    this.#lists.open((resource) => this.#name(resource));
  }

  attempts(resource: FeedResource): Attempts {
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
    const usable = [...this.#answers].filter(([, answer]) => answer.rows && isUsable(answer, now));
    // Rows are stored under the name of their resource.
    return Object.fromEntries(usable.map(([resource, { rows }]) => [resource, rows])) as FeedAnswers;
  }

  /** Whether a client asked for the resource lately. */
  isWanted(resource: FeedResource, now: number): boolean {
    return resource === 'schedule' || now - (this.#wantedAt.get(resource) ?? 0) < 10 * windowsMs[resource];
  }

  hasPagesToRead(): boolean {
    return this.#lists.hasPagesToRead();
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
    const isSlow = await Promise.race([refreshing, scheduler.wait(waitMs).then(() => true)]);
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
      const paths = feedPaths(context.seasonId);
      const path = resource === 'schedule' ? paths.matches : paths.standings;
      const body = await fetchFeed(this.#origin + path, timeoutMs);
      const page = { category: 'general', body };
      this.#accept(resource, [page], answerTime(body, now), context, tables, now);
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

  /** Reads one page of a list that is being read. Returns whether there was one. */
  async readNextPage(stored: SeasonContext, tables: Tables): Promise<boolean> {
    const list = this.#lists.next();
    if (!list) return false;
    const { resource, now } = list;
    try {
      const context = withIds(stored, this.#answers.get('schedule')?.ids);
      const body = await fetchFeed(this.#origin + list.pathOfNext(context.seasonId), timeoutMs);
      const whole = list.add(body, answerTime(body, now));
      if (!whole) return true;
      this.#accept(resource, whole.pages, whole.answeredAt, context, tables, now);
    } catch (error) {
      this.#fail(resource, error, now);
    }
    list.end();
    return true;
  }

  #accept(
    resource: FeedResource,
    pages: readonly StatisticsPage[],
    answeredAt: number,
    context: SeasonContext,
    tables: Tables,
    now: number,
  ): void {
    if (now - answeredAt >= maxStaleMs)
      throw new FeedError(`answered with what it had at ${new Date(answeredAt).toISOString()}`);
    const previous = this.#answers.get(resource);
    const { entries, rejected, ids } = parseAnswer(resource, pages, context, tables, new Date(answeredAt));
    const isOlder = (previous?.answeredAt ?? 0) > answeredAt;
    this.#store(resource, {
      // One of the feed's servers may lag behind another.
      ...(isOlder
        ? previous
        : {
            rows: completeRows(resource, entries, (previous?.rows as readonly unknown[]) ?? []),
            ids,
            rejected: rejected.map(({ what, why }) => `${what}: ${why}`),
            answeredAt,
          }),
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

  #name(resource: FeedResource): string {
    return `v${storedVersion} ${this.#season} ${resource}`;
  }
}

/** The bench runs the reader under Node, whose types lack the scheduler of workerd. */
const { scheduler } = globalThis as unknown as { scheduler: { wait(ms: number): Promise<void> } };

/** Returns when the feed made an answer: one from a cache may be months old. */
function answerTime(body: unknown, now: number): number {
  return Math.min(requestTime(body)?.getTime() ?? now, now);
}
