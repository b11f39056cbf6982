import { expect, it, vi } from 'vitest';
import { ReplayedFeed } from '../../../../scripts/replay/feed.ts';
import { endOf, kickoffOf } from '../../../../scripts/replay/play.ts';
import { rewind } from '../../../../scripts/replay/rewind.ts';
import { deriveTables } from '../../../../src/derive/index.ts';
import { FeedReader } from '../../../../src/edge/league-feed/feed-reader.ts';
import { type LiveRows, OverlaidTables } from '../../../../src/edge/overlay.ts';
import { queryOf } from '../../../../src/query/parameter.ts';
import type { Match } from '../../../../src/records/match.ts';
import { matches } from '../../../../src/resources/matches.ts';
import { noFeed } from '../../../../src/resources/resource.ts';
import { inMemoryStorage } from '../../../support/in-memory-storage.ts';
import { storedSeason } from '../../../support/live-season.ts';
import { match, played, season } from '../../../support/match-day.ts';
import { dataset, datasetRoot } from '../../../support/tables.ts';

const minute = 60_000;
const ofDay = played.filter(({ date }) => date === match.date);
const begin = Math.min(...ofDay.map((row) => kickoffOf(row).getTime()));
const end = Math.max(...ofDay.map((row) => endOf(row).getTime()));

it('a mirror that asks for what changed since its latest row has the rows of the whole list, all day long', async () => {
  const feed = await ReplayedFeed.read(datasetRoot, 0);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(String(url));
    return Response.json(feed.answer(decodeURIComponent(pathname), searchParams).body ?? {});
  });
  const morning = rewind(dataset, new Date(begin - 60 * minute), season);
  const stored = deriveTables(morning, []);
  const reader = new FeedReader(storedSeason(morning, season), inMemoryStorage(), 'https://feed.test');
  const ask = async (ms: number, updated_since?: string) => {
    feed.set(new Date(ms));
    const reading = await reader.read(['matches'], ms);
    const rows = Object.fromEntries(reading.tables.map((table) => [table.table, table.rows])) as LiveRows;
    const tables = new OverlaidTables(stored, season, rows);
    const query = queryOf(matches.parameters, { season: [season], updated_since, limit: 500 });
    return (matches.answer(tables, query, { now: new Date(ms), feed: noFeed }) as { matches: Match[] })
      .matches;
  };
  const mirror = new Map((await ask(begin - 5 * minute)).map((row) => [row.match_id, row]));
  let requested = 0;
  let moments = 0;
  for (let ms = begin; ms <= end + 10 * minute; ms += 5 * minute) {
    const latest = [...mirror.values()]
      .flatMap(({ last_updated }) => last_updated ?? [])
      .sort()
      .at(-1);
    const changed = await ask(ms, latest);
    for (const row of changed) mirror.set(row.match_id, row);
    requested += changed.length;
    moments += 1;
    const whole = await ask(ms);
    expect(whole.map(({ match_id }) => mirror.get(match_id))).toEqual(whole);
  }
  // It is spared most of the season.
  expect(requested / moments).toBeLessThan(mirror.size / 2);
});
