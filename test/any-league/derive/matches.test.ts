import { describe, expect, it } from 'vitest';
import { inOrderOfPlay } from '../../../src/derive/order.ts';
import { deriveMatches } from '../../../src/derive/published-matches.ts';
import { match as record } from '../../../src/records/match.ts';
import { blankRow } from '../../support/blank-row.ts';
import { the } from '../../support/the.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ league, match: published, dataset, tables }) => {
  describe('inOrderOfPlay', () => {
    it('is a total order of all matches, in which they are published', () => {
      const rows = tables.rows('matches');
      for (let index = 1; index < rows.length; index++) {
        const [before, after] = [rows[index - 1], rows[index]];
        if (before && after) expect(inOrderOfPlay(before, after)).toBe(-1);
      }
    });

    it('puts an unknown kick-off after the known ones of its day', () => {
      const known = { date: '2024-05-01', kickoff_utc: '2024-05-01T23:00:00Z', match_id: 'b' };
      const unknown = { ...known, kickoff_utc: null, match_id: 'a' };
      expect([inOrderOfPlay(known, unknown), inOrderOfPlay(unknown, known)]).toEqual([-1, 1]);
    });
  });

  describe('deriveMatches', () => {
    const [one, other] = dataset.matches.slice(0, 2).sort(inOrderOfPlay);
    if (!one || !other) throw new Error('the dataset has no two matches');

    it('returns matches in order of play, and says which have statistics', () => {
      const matchStats = [blankRow('matchStats', { match_id: other.match_id })];
      const derived = deriveMatches({ ...dataset, matches: [other, one], matchStats });
      expect(derived.map((row) => [row.match_id, row.advanced_stats_available])).toEqual([
        [one.match_id, false],
        [other.match_id, true],
      ]);
    });

    it('names the referee of a match where one is known', () => {
      const referees = [blankRow('referees', { match_id: one.match_id, referee_id: 'r', name: 'A. Name' })];
      const derived = deriveMatches({ ...dataset, matches: [one, other], referees });
      expect(derived.map(({ referee, referee_id }) => [referee, referee_id])).toEqual([
        ['A. Name', 'r'],
        [null, null],
      ]);
    });
  });

  describe('a published match', () => {
    const match = the(dataset.matches, { match_id: published.match_id });
    const publish = (changes: Partial<typeof dataset>) =>
      deriveMatches({ ...dataset, matches: [match], matchStats: [], ...changes })[0];

    it('has every field of the record, with the names of the season', () => {
      const row = publish({});
      expect(Object.keys(row ?? {})).toEqual(Object.keys(record.shape));
      expect(row).toMatchObject({
        home_team: published.home_team,
        away_team: published.away_team,
        competition: league.code,
        broadcasters: [],
        advanced_stats_available: false,
      });
    });

    it('has the feed’s ids of the clubs, or null', () => {
      const idOf = (club: string | null) => the(dataset.clubs, { club_id: club }).feed_team_id;
      expect(publish({})).toMatchObject({
        home_team_id: idOf(match.home_club),
        away_team_id: idOf(match.away_club),
      });
      expect(publish({ clubs: [] })).toMatchObject({ home_team_id: null, away_team_id: null });
    });

    it('needs its venue in the dataset', () => {
      expect(() => publish({ venues: [] })).toThrow(`${match.venue_id} is unknown`);
    });
  });
});
