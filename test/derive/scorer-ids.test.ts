import { describe, expect, it } from 'vitest';
import { rewind } from '../../scripts/replay/rewind.ts';
import { identifyScorers, idsByName, ownScorerId, withScorerIds } from '../../src/derive/scorer-ids.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { blankRow } from '../support/blank-row.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, club }) => {
  /** The latest season with a goal that names its scorer. */
  const season = Math.max(...dataset.goals.flatMap((goal) => (goal.player === null ? [] : [goal.season])));
  const hasScorers = Number.isFinite(season);
  const then = hasScorers ? rewind(dataset, new Date(`${season + 1}-12-31T00:00:00Z`), season) : dataset;
  const ids = idsByName(then.players);
  const identified = { ...then, goals: identifyScorers(then, ids) };

  describe.runIf(hasScorers)('the id of a scorer', () => {
    it('is that of the one player who has had the name, in the current season alone', () => {
      expect(identified.goals).toHaveLength(then.goals.length);
      for (const goal of identified.goals) {
        const before = then.goals.find(
          ({ match_id, side, number }) =>
            match_id === goal.match_id && side === goal.side && number === goal.number,
        );
        if (goal.season !== season) expect(goal).toBe(before);
        else if (goal.player === null) expect(goal.player_id).toBe(null);
        else {
          const own = goal.kind === 'own-goal' ? null : ownScorerId(goal.club, goal.player);
          expect(goal.player_id).toBe(before?.player_id ?? ids[goal.player]?.id ?? own);
        }
      }
    });

    it('is not known of a name that two players have had', () => {
      const of = (player_id: string, name: string) => ({ season, player_id, name, club });
      const rows = [of('a', 'B. Paton'), of('a', 'B. Paton'), of('b', 'J. Smith'), of('c', 'J. Smith')];
      expect(idsByName(rows)).toEqual({ 'B. Paton': { id: 'a', club } });
    });
  });

  const goals = ofSeason(dataset.goals, 2025);
  const players = ofSeason(dataset.players, 2025);

  it('withScorerIds adds the id of the only player of the club with the name', () => {
    const moved = new Set(dataset.playerStints.map(({ player_id }) => player_id));
    const found = withScorerIds(
      goals.map((goal) => ({ ...goal, player_id: null })),
      players,
    );
    for (const [index, goal] of goals.entries()) {
      // A player who moved is found at the last club alone.
      if (goal.kind === 'own-goal' || (goal.player_id && moved.has(goal.player_id))) continue;
      expect(found[index]).toEqual(goal);
    }
  });

  it('withScorerIds leaves an id unknown where two players have the name', () => {
    expect(withScorerIds(goals, [])).toEqual(goals);
    const [goal] = goals;
    const unknown = goal ? [{ ...goal, player_id: null }] : [];
    const twice = [1, 2].map((id) => ({
      player_id: `${id}`,
      name: goal?.player ?? '',
      club: goal?.club ?? '',
    }));
    expect(withScorerIds(unknown, twice)).toEqual(unknown);
  });

  it('withScorerIds adds no id to an own goal or a goal without a name, and replaces none', () => {
    const own = [{ player_id: 'id', name: 'A. One', club: 'a' }];
    const goal = blankRow('goals', { club: 'a', player: 'A. One', kind: 'open-play' });
    const idOf = (given: Partial<typeof goal>, from = own) =>
      withScorerIds([{ ...goal, ...given }], from)[0]?.player_id;
    expect(idOf({})).toBe('id');
    expect(idOf({ kind: 'own-goal' })).toBeNull();
    expect(idOf({ player_id: 'stored' })).toBe('stored');
    expect(idOf({ club: 'b' })).toBeNull();
    expect(idOf({ player: null }, [{ player_id: 'id', name: 'null', club: 'a' }])).toBeNull();
  });
});
