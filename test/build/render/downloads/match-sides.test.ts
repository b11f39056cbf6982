import { expect, it } from 'vitest';
import { matchSides } from '../../../../build/render/downloads/match-sides.ts';
import { tables } from '../../../support/tables.ts';

it('match sides are those of match statistics, a row for each side', () => {
  const withData = tables.rows('matchStats').filter(({ team_stats }) => team_stats);
  const rows = matchSides.records(tables);
  expect(rows).toHaveLength(2 * withData.length);
  const [first] = withData;
  expect(rows.slice(0, 2)).toMatchObject([
    {
      match_id: first?.match_id,
      side: 'home',
      club: first?.home_club,
      team: first?.home_team,
      opponent: first?.away_club,
      ...first?.team_stats?.home,
    },
    { side: 'away', club: first?.away_club, opponent: first?.home_club },
  ]);
});
