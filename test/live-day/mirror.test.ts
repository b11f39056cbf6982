import { describe, expect, it } from 'vitest';
import { queryOf } from '../../src/query/parse-query.ts';
import type { Match } from '../../src/records/match.ts';
import { noFeed } from '../../src/records/service-status.ts';
import { matches } from '../../src/resources/matches.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { liveDayOf, minute } from '../support/live-day.ts';
import { matchDayOf } from '../support/match-day.ts';

describe.for(feedWorlds)('$name', async (world) => {
  const { answerFromReplay, begin, end, newReader, tablesAt } = await liveDayOf(world);
  const { season } = matchDayOf(world);

  it('a mirror that asks for what changed since its latest row has the whole list all day', async () => {
    answerFromReplay();
    const reader = newReader();
    const answersAt = async (ms: number) => {
      const tables = await tablesAt(reader, ms, ['matches']);
      return (updated_since?: string) => {
        const query = queryOf(matches.parameters, { season: [season], updated_since, limit: 500 });
        const answer = matches.answer(tables, query, { now: new Date(ms), feed: noFeed });
        return (answer as { matches: Match[] }).matches;
      };
    };
    const before = await answersAt(begin - 5 * minute);
    const mirror = new Map(before().map((row) => [row.match_id, row]));
    let requested = 0;
    let moments = 0;
    for (let ms = begin; ms <= end + 10 * minute; ms += 15 * minute) {
      const latest = [...mirror.values()]
        .flatMap(({ last_updated }) => last_updated ?? [])
        .sort()
        .at(-1);
      const ask = await answersAt(ms);
      const changed = ask(latest?.slice(0, 'YYYY-MM-DD'.length));
      for (const row of changed) mirror.set(row.match_id, row);
      requested += changed.length;
      moments += 1;
      const whole = ask();
      expect(whole.map(({ match_id }) => mirror.get(match_id))).toEqual(whole);
    }
    // It is spared most of the season.
    expect(requested / moments).toBeLessThan(mirror.size / 2);
  });
});
