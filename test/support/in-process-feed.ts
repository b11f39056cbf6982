import { type GetJson, RequestError } from '../../scripts/refresh/json-client.ts';
import { planRefresh, type RefreshOptions } from '../../scripts/refresh/plan-refresh.ts';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { perWorld } from './world.ts';

/** An answer as it is, or what becomes of it; an error where it does not come. */
export type Distort = (body: Record<string, unknown>, path: string) => unknown;

/** Returns what plans refreshes of a league from its replayed feed. */
export const plansOf = perWorld(async (world) => {
  const { project } = world;
  const replay = await ReplayedFeed.read(project, 0);
  /** The answers by path, as JSON: tests differ in what becomes of them. */
  const texts = new Map<string, string | undefined>();

  function textOf(path: string): string | undefined {
    if (!texts.has(path)) {
      const { pathname, searchParams } = new URL(path, 'http://feed');
      const { body } = replay.answer(decodeURIComponent(pathname), searchParams);
      texts.set(path, body && JSON.stringify(body));
    }
    return texts.get(path);
  }

  /** The replayed feed without a server. Nothing of an answer is shared: a test may change it. */
  function clientOf(distort: Distort): GetJson {
    return async (path) => {
      const text = textOf(path);
      if (text === undefined) return undefined;
      const distorted = distort(JSON.parse(text), path);
      if (distorted instanceof Error)
        throw new RequestError(`${path} gave no usable answer: ${distorted.message}`);
      return distorted;
    };
  }

  /**
   * Plans a refresh of the project's own data from distorted answers; the report is beside the plan, or in the error.
   *
   * @param dataset in place of the project's own
   */
  async function planWith(
    distort: Distort,
    options: Partial<RefreshOptions> = {},
    dataset: Dataset = world.dataset,
  ) {
    const lines: string[] = [];
    const onRemark = (line: string) => lines.push(line);
    const own = { project, feed: clientOf(distort), onRemark };
    const plan = await planRefresh({ dataset }, { ...own, ...options });
    return { ...plan, lines };
  }

  return { planWith };
});
