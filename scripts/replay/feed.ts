import { readDataset } from '../../build/read/dataset.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { distorted, type FaultName } from './faults.ts';
import { parseMoment } from './rewind.ts';
import { type Answer, routesOf } from './routes.ts';

/**
 * Starts the replayed time at a moment.
 *
 * @param speed how many times faster than life; 0: time does not pass
 */
function startClock(startedAt: Date, speed: number): () => Date {
  const startMs = performance.now();
  return () => new Date(startedAt.getTime() + (performance.now() - startMs) * speed);
}

/** The feed as `data/` would have it at the replayed moment. */
export class ReplayedFeed {
  /** How often each path, decoded and without query, was requested. */
  readonly requests = new Map<string, number>();
  readonly speed: number;
  readonly #dataset: Dataset;
  readonly #routes: ReadonlyMap<string, Answer>;
  #clock;
  #isPlayed = false;
  /** Only answers whose path contains `on` are wrong. */
  #fault: { readonly name: FaultName; readonly on: string } | undefined;

  private constructor(dataset: Dataset, speed: number) {
    this.speed = speed;
    this.#dataset = dataset;
    this.#routes = routesOf(dataset);
    this.#clock = startClock(new Date(`${dataset.snapshot.as_of}T23:59:00Z`), 0);
  }

  /** @throws {UserError} if the feed of the league cannot be replayed */
  static async read(root: string, speed: number): Promise<ReplayedFeed> {
    return new ReplayedFeed((await readDataset(root)).dataset, speed);
  }

  /** Returns the replayed moment; where no day is played, the end of the day `data/` is as of. */
  now(): Date {
    return this.#clock();
  }

  /**
   * Sets the clock, and plays from there.
   *
   * @throws {UserError} if a text is neither a moment nor a match day
   */
  set(moment: string | Date): void {
    const startedAt = typeof moment === 'string' ? parseMoment(moment, this.#dataset) : moment;
    this.#clock = startClock(startedAt, this.speed);
    this.#isPlayed = true;
  }

  /** Sets a fault for paths that contain `on`, or clears it. */
  fault(name: FaultName | null, on = ''): void {
    this.#fault = name === null ? undefined : { name, on };
  }

  /**
   * Returns an answer, undefined where the feed has no such path, and the fault to send it with.
   *
   * @param path decoded, without query
   */
  answer(path: string, query: URLSearchParams): { body: object | undefined; fault: FaultName | undefined } {
    this.requests.set(path, (this.requests.get(path) ?? 0) + 1);
    const fault = this.#fault && path.includes(this.#fault.on) ? this.#fault.name : undefined;
    const body = this.#routes.get(path)?.(this.#isPlayed ? this.now() : undefined, query);
    // The feed writes seven digits and an offset.
    const apiCallRequestTime = this.now().toISOString().replace('Z', '0000+00:00');
    return { body: body && distorted({ ...body, apiCallRequestTime }, fault), fault };
  }

  status() {
    return {
      now: this.now(),
      played: this.#isPlayed,
      speed: this.speed,
      fault: this.#fault ?? null,
      requests: { paths: Object.fromEntries(this.requests) },
    };
  }
}
