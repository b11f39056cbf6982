import { describe, expect, it } from 'vitest';
import { rewind } from '../../scripts/replay/rewind.ts';
import { derivePlayers, deriveScorers, deriveUnrated } from '../../src/derive/players.ts';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { identifyScorers, idsByName } from '../../src/derive/scorer-ids.ts';
import { player as published, player as record } from '../../src/records/player.ts';
import { numericFields } from '../../src/records/schema.ts';
import { blankRow } from '../support/blank-row.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ club, season, dataset, tables }) => {
  const stored = blankRow('players', { season, player_id: 'p1', name: 'G. Family', minutes: 900 });
  const alone = { ...dataset, players: [stored], playerStints: [], people: [], squads: [] };

  it('deriveUnrated takes the clubs from the stints of that season and player alone', () => {
    const { player_id } = stored;
    const stint = (given: object) =>
      blankRow('playerStints', { season, player_id, stint: 1, club, ...given });
    const playerStints = [
      stint({ season: season + 1, club: 'later' }),
      stint({ player_id: 'p2', club: 'of another' }),
      stint({}),
    ];
    const [derived] = deriveUnrated({ ...alone, playerStints });
    expect(derived?.clubs.map((row) => row.club)).toEqual([club]);
  });

  it('deriveUnrated leaves goal involvements unknown where goals or assists are unknown', () => {
    const derived = (figures: Partial<typeof stored>) =>
      deriveUnrated({ ...alone, players: [{ ...stored, ...figures }] })[0]?.goal_involvements;
    expect(derived({ goals: 3, assists: 4 })).toBe(7);
    expect([derived({ goals: null, assists: 4 }), derived({ goals: 3, assists: null })]).toEqual([
      null,
      null,
    ]);
  });

  it.for([
    [10, 4, 14],
    [null, 4, null],
    [10, null, null],
  ] as const)(
    'the shots of a player with %s unblocked and %s blocked shots are %s',
    ([shots_unblocked, blocked_shots, shots]) => {
      const players = [{ ...stored, shots_unblocked, blocked_shots }];
      expect(deriveUnrated({ ...alone, players })).toMatchObject([{ shots }]);
    },
  );

  it('derivePlayers returns every field of the record in its order, by season and id', () => {
    const rows = derivePlayers(alone, { model: dataset.ratingModel, shotsFaced: [] });
    expect(rows.map((row) => Object.keys(row))).toEqual([Object.keys(published.shape)]);
    const keys = tables.rows('players').map(({ season, player_id }) => `${season} ${player_id}`);
    expect(keys).toEqual(keys.toSorted());
  });

  it('a career has each season of the player once, and the sums of what is known', () => {
    const players = tables.rows('players');
    const careers = tables.rows('careers');
    const ids = players.flatMap(({ player_id }) => player_id ?? []);
    expect(new Set(careers.map(({ player_id }) => player_id))).toEqual(new Set(ids));
    for (const career of careers) {
      const seasons = players.filter(({ player_id }) => player_id === career.player_id);
      expect(career.seasons).toEqual(seasons.map(({ season }) => season));
      expect(new Set(career.clubs)).toEqual(
        new Set(seasons.flatMap(({ clubs }) => clubs.map(({ club }) => club))),
      );
      expect(new Set(career.teams)).toEqual(
        new Set(seasons.flatMap(({ clubs }) => clubs.map(({ team }) => team))),
      );
      for (const figure of ['appearances', 'minutes', 'goals', 'assists'] as const) {
        const known = seasons.map((row) => row[figure]).filter((value) => value !== null);
        expect(career[figure]).toBe(known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0));
      }
    }
  });
});

describe.for(worlds)('$name', ({ dataset }) => {
  /** The latest season with a goal that names its scorer, before it had a list of players. */
  const season = Math.max(...dataset.goals.flatMap((goal) => (goal.player === null ? [] : [goal.season])));
  const hasScorers = Number.isFinite(season);
  const then = hasScorers ? rewind(dataset, new Date(`${season + 1}-12-31T00:00:00Z`), season) : dataset;
  const ids = idsByName(then.players);
  const identified = { ...then, goals: identifyScorers(then, ids) };
  const scorers = deriveScorers(identified, ids, deriveMatches(identified));

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
      const withIds = { ...then, goals: identifyScorers({ ...then, goals }, {}) };
      const rows = deriveScorers(withIds, {}, deriveMatches(then));
      expect(rows.map((row) => row.goals)).toEqual(first.kind === 'own-goal' ? [] : [2]);
    });

    it('are none where the season has a list', () => {
      const [row] = then.players;
      if (!row) return;
      const listed = { ...identified, players: [...then.players, { ...row, season }] };
      expect(deriveScorers(listed, ids, deriveMatches(listed))).toEqual([]);
    });
  });
});
