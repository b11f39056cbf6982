import { describe, expect, it } from 'vitest';
import { matchStats } from '../../src/resources/match-stats.ts';
import { matches } from '../../src/resources/matches.ts';
import { seasons } from '../../src/resources/seasons.ts';
import { standings } from '../../src/resources/standings.ts';
import { recordBooks } from './record-books.ts';
import { askResource } from './site.ts';

const { champions, table, final } = recordBooks;

const scoreOf = (match?: { home_goals: number | null; away_goals: number | null }) =>
  `${match?.home_goals}-${match?.away_goals}`;

describe('the record books', () => {
  it('name the same champions', async () => {
    const { answer } = await askResource(seasons);
    const listed = Object.fromEntries(answer.seasons.map(({ season, champion }) => [season, champion]));
    expect(listed).toMatchObject(champions);
  });

  it(`name the same top of the table of ${table.season}`, async () => {
    const { answer } = await askResource(standings, `season=${table.season}`);
    if (!('source' in answer)) throw new Error('expected the table of one season');
    const top = answer.standings.slice(0, table.top.length).map(({ club, points }) => `${club} ${points}`);
    expect(top).toEqual(table.top);
    expect(answer.source).toBe('official');
  });

  it(`have the same final of ${final.season}, in matches and in match statistics`, async () => {
    const { answer } = await askResource(matches, `season=${final.season}&stage=final`);
    expect(answer.matches).toHaveLength(1);
    const [match] = answer.matches;
    expect(match).toMatchObject({ home_club: final.home, away_club: final.away });
    const stats = await askResource(matchStats, `match_id=${match?.match_id}`);
    if (!('match_id' in stats.answer)) throw new Error('expected the statistics of one match');
    expect([scoreOf(match), scoreOf(stats.answer)]).toEqual([final.score, final.score]);
  });
});
