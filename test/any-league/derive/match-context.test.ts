import { describe, expect, it } from 'vitest';
import { withMatches } from '../../../src/derive/matches.ts';
import type { Match } from '../../../src/records/match.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  const [first, second] = tables.rows('matches') as [Match, Match];

  describe('withMatches', () => {
    it('joins rows with their matches, in the order of the matches', () => {
      const rows = [second, first, second].map(({ match_id }, number) => ({ match_id, number }));
      expect(withMatches(rows, [first, second]).map(({ row, match }) => [row.number, match])).toEqual([
        [1, first],
        [0, second],
        [2, second],
      ]);
    });

    it('leaves out rows of other matches', () => {
      expect(withMatches([{ match_id: 'another' }], [first])).toEqual([]);
    });
  });

  const matches = new Map(tables.rows('matches').map((match) => [match.match_id, match]));

  it('every record about a match has its date and the names of its season', () => {
    const rows = [
      ...tables.rows('referees'),
      ...tables.rows('weather'),
      ...tables.rows('odds'),
      ...tables.rows('oddsQuotes'),
    ];
    for (const { match_id, season, date, home_team, away_team, home_club, away_club } of rows) {
      expect(matches.get(match_id)).toMatchObject({
        season,
        date,
        home_team,
        away_team,
        home_club,
        away_club,
      });
    }
  });
});
