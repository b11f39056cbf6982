import { describe, expect, it } from 'vitest';
import { rewind } from '../../../scripts/replay/rewind.ts';
import { deriveMatches } from '../../../src/derive/published-matches.ts';
import { deriveScorers, identifyScorers, idsByName } from '../../../src/derive/scorers.ts';
import { numericFields } from '../../../src/records/fields.ts';
import { player as record } from '../../../src/records/player.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset }) => {
  /** The latest season with a goal that names its scorer, before it had a list of players. */
  const season = Math.max(...dataset.goals.flatMap((goal) => (goal.player === null ? [] : [goal.season])));
  const hasScorers = Number.isFinite(season);
  const then = hasScorers ? rewind(dataset, new Date(`${season + 1}-12-31T00:00:00Z`), season) : dataset;
  const ids = idsByName(then.players);
  const identified = { ...then, goals: identifyScorers(then, ids) };
  const scorers = deriveScorers(identified, deriveMatches(identified));

  describe.runIf(hasScorers)('the scorers of a season without a list of players', () => {
    it('have as many goals as name them', () => {
      const named = then.goals.filter(
        (goal) => goal.season === season && goal.player !== null && goal.kind !== 'own-goal',
      );
      expect(scorers.reduce((sum, { goals }) => sum + (goals ?? 0), 0)).toBe(named.length);
      for (const { goals, clubs } of scorers)
        expect(clubs.reduce((sum, stint) => sum + (stint.goals ?? 0), 0)).toBe(goals);
    });

    it('are rows of the record with no other figure, and no rating', () => {
      const others = numericFields(record).filter(
        (name) => !['season', 'goals', 'shirt_number', 'birth_year'].includes(name),
      );
      for (const row of scorers) {
        expect(record.parse(row)).toEqual(row);
        expect(others.filter((name) => row[name] !== null)).toEqual([]);
        expect(row).toMatchObject({ rating_eligible: false, basis: 'goals', source: 'calculated' });
      }
    });

    it('are one row for each id', () => {
      const known = scorers.flatMap(({ player_id }) => player_id ?? []);
      expect(new Set(known).size).toBe(known.length);
    });

    it('are one row for a name with and without accents', () => {
      const [first] = then.goals.filter((goal) => goal.season === season && goal.player !== null);
      if (!first) throw new Error(`${season} has no goal with a scorer`);
      const goals = ['É. Ünique', 'E. Unique'].map((player) => ({ ...first, player, player_id: null }));
      const rows = deriveScorers({ ...then, goals }, deriveMatches(then));
      expect(rows.map((row) => row.goals)).toEqual(first.kind === 'own-goal' ? [] : [2]);
    });

    it('are none where the season has a list', () => {
      const [row] = then.players;
      if (!row) return;
      const listed = { ...identified, players: [...then.players, { ...row, season }] };
      expect(deriveScorers(listed, deriveMatches(listed))).toEqual([]);
    });
  });

  describe.runIf(hasScorers)('the id of a scorer', () => {
    it('is that of the one player who has had the name, in the current season alone', () => {
      expect(identified.goals).toHaveLength(then.goals.length);
      for (const goal of identified.goals) {
        const before = then.goals.find(
          ({ match_id, side, number }) =>
            match_id === goal.match_id && side === goal.side && number === goal.number,
        );
        if (goal.season !== season) expect(goal).toBe(before);
        else expect(goal.player_id).toBe(before?.player_id ?? ids[goal.player ?? ''] ?? null);
      }
    });

    it('is not known of a name that two players have had', () => {
      const of = (player_id: string, name: string) => ({ player_id, name, club: null });
      const rows = [of('a', 'B. Paton'), of('a', 'B. Paton'), of('b', 'J. Smith'), of('c', 'J. Smith')];
      expect(idsByName(rows)).toEqual({ 'B. Paton': 'a' });
    });
  });
});
