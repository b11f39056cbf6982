import { partCounts } from '../../src/edge/league-feed/list-parts.ts';
import { ListRound } from '../../src/edge/league-feed/list-round.ts';
import { assertEnough, parseAnswer, storedKeys } from '../../src/edge/league-feed/parse-answer.ts';
import { type Rejections, rejectionsOf } from '../../src/edge/league-feed/rejections.ts';
import { type FeedResource, isPaged } from '../../src/edge/league-feed/requests.ts';
import { liveAdapter } from '../../src/feed/live-adapters.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Tables } from '../../src/records/published.ts';
import { inMemoryValues } from './in-memory-values.ts';

const emptyPage = { players: [], teams: [] };

/** Parses an answer as the reader of the feed does; of a list one page of the first category. */
export function parseFeed(
  resource: FeedResource,
  body: unknown,
  context: SeasonContext,
  tables: Tables,
  now: Date,
): { readonly rows: readonly unknown[]; readonly rejected: Rejections } {
  if (!isPaged(resource)) {
    const { entries, rejected } = parseAnswer(liveAdapter(), resource, body, context, tables, now);
    return { rows: entries, rejected: rejectionsOf(rejected) };
  }
  const source = { resource, adapter: liveAdapter(), values: inMemoryValues(), name: resource };
  const round = ListRound.begin(source, 'rows', now.getTime());
  const keys = storedKeys(resource, context, tables);
  round.addPage(body, now.getTime(), context);
  while (round.pathOfNext(context.seasonId) !== undefined) round.addPage(emptyPage, now.getTime(), context);
  for (let part = 0; part < partCounts[resource]; part++) round.addPart(keys, [], context);
  const { rows, rejected, found, missing } = round.whole();
  assertEnough(found, rejected.count, missing, keys.length);
  return { rows, rejected };
}
