import { expect, it } from 'vitest';
import { matchSides } from '../../../../../build/render/downloads/match-sides.ts';
import { tables } from '../../../../support/tables.ts';

it('match sides are those of match statistics, a row for each side', () => {
  const withData = tables.rows('matchStats').filter(({ team_stats }) => team_stats);
  const rows = matchSides.records(tables);
  expect(rows).toHaveLength(2 * withData.length);
  const expected = withData.flatMap((match) => [
    {
      match_id: match.match_id,
      side: 'home',
      club: match.home_club,
      team: match.home_team,
      opponent: match.away_club,
      ...match.team_stats?.home,
    },
    { match_id: match.match_id, side: 'away', club: match.away_club, opponent: match.home_club },
  ]);
  expect(rows.slice(0, 100)).toMatchObject(expected.slice(0, 100));
});
