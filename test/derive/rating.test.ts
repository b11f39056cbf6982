import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RatingInputs, rateSeason, type Unrated } from '../../src/derive/rating.ts';
import { type Area, positions, ratedMetrics, rules } from '../../src/derive/rating-table.ts';
import type { Player } from '../../src/records/player.ts';
import { models, ofSettled, settled, tables } from '../support/tables.ts';

const ofSeason = (season: number): readonly Player[] => tables.rows('players', season);
const inputsOf = (season: number): RatingInputs => ({
  model: models.ratingModel,
  shotsFaced: tables.rows('shotsFaced', season),
});

/** A model that neither shrinks rates nor scales ratings: what is left is the percentile. */
const plain: RatingInputs = {
  model: {
    ...models.ratingModel,
    prior_minutes: models.ratingModel.prior_minutes.map((prior) => ({ ...prior, minutes: 1 })),
    spread: positions.map((position) => ({ position, spread: rules.spread })),
  },
  shotsFaced: [],
};

const ratePlain = (players: readonly Unrated[], id: string) => rateSeason(players, plain).get(id);

/** The rated metrics that are fields of a player. */
const fields = ratedMetrics.flatMap(({ metric, ...row }) =>
  metric === 'goals_prevented' ? [] : [{ ...row, metric }],
);

const seasons = fc.constantFrom(...settled);

/** A forward of a made-up season, of whom nothing else is known than what is given. */
function player(id: number, given: Partial<Unrated>): Unrated {
  const [one] = ofSeason(2024) as readonly [Player];
  const unknown = Object.fromEntries(fields.map(({ metric }) => [metric, null]));
  return {
    ...one,
    ...unknown,
    full_player_id: `p${String(id).padStart(3, '0')}`,
    position: 'Forward',
    minutes: 900,
    ...given,
  };
}

describe('a rating', () => {
  it('lies from 0 to 10, and its areas from 0 to 100', () => {
    for (const { rating, rating_breakdown } of ofSettled(tables.rows('players'))) {
      if (rating !== null) expect(rating >= 0 && rating <= 10).toBe(true);
      for (const score of Object.values(rating_breakdown))
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
    }
  });

  it('is never lowered by a better value in any metric', () => {
    fc.assert(
      fc.property(
        seasons,
        fc.nat(),
        fc.constantFrom(...fields),
        fc.integer({ min: 1, max: 40 }),
        (season, pick, { metric, area, better }, by) => {
          const players = ofSeason(season);
          const chosen = players[pick % players.length] as Player;
          const value = chosen[metric];
          if (value === null) return;
          const improved = { ...chosen, [metric]: better === 'more' ? value + by : Math.max(0, value - by) };
          const after = rateSeason(
            players.map((one) => (one === chosen ? improved : one)),
            inputsOf(season),
          ).get(chosen.full_player_id);
          expect(after?.rating_breakdown[area] ?? 0).toBeGreaterThanOrEqual(
            chosen.rating_breakdown[area] ?? 0,
          );
          // With fewer minutes the league's average counts too, which the others' lower percentiles lower.
          if ((chosen.minutes ?? 0) >= rules.fullMinutes)
            expect(after?.rating ?? 0).toBeGreaterThanOrEqual(chosen.rating ?? 0);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of players', () => {
    fc.assert(
      fc.property(seasons, fc.infiniteStream(fc.nat()), (season, numbers) => {
        const players = ofSeason(season);
        const shuffled = players
          .map((one) => ({ one, key: numbers.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const after = rateSeason(shuffled, inputsOf(season));
        for (const { full_player_id: id, rating, rating_breakdown } of players)
          expect(after.get(id)).toMatchObject({ rating, rating_breakdown });
      }),
      { numRuns: 10 },
    );
  });

  it('has one mean and one spread for all positions', () => {
    const eligible = ofSettled(tables.rows('players')).filter(({ rating_eligible }) => rating_eligible);
    for (const position of positions) {
      const ratings = eligible.filter((one) => one.position === position).map(({ rating }) => rating ?? 0);
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      const variance = ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / ratings.length;
      expect(Math.abs(mean - rules.centre)).toBeLessThan(0.25);
      expect(Math.sqrt(variance) / rules.spread).toBeGreaterThan(0.9);
      expect(Math.sqrt(variance) / rules.spread).toBeLessThan(1.1);
    }
  });

  it('of a player at the average is the average, however few the minutes', () => {
    // All are at the 50th percentile of everything.
    const players = [900, 300, 30, 1].map((minutes, id) => player(id, { minutes, pass_accuracy: 80 }));
    for (const { rating } of rateSeason(players, plain).values()) expect(rating).toBe(rules.centre);
  });

  it('is shrunk towards the average in proportion to the minutes missing to 720', () => {
    const league = Array.from({ length: 20 }, (_, id) => player(id, { pass_accuracy: 60 + id }));
    const best = (minutes: number) =>
      ratePlain([...league, player(99, { minutes, pass_accuracy: 99 })], 'p099')?.rating as number;
    // Below 270 minutes the player is no peer and changes no other rating.
    const [at60, at120, at240] = [best(60), best(120), best(240)];
    const average = 5;
    expect(at120 - average).toBeCloseTo(2 * (at60 - average), 1);
    expect(at240 - average).toBeCloseTo(4 * (at60 - average), 1);
    expect(at60).toBeCloseTo(average + ((10 - average) * 60) / 720, 2);
    expect(best(720)).toBe(best(2000));
  });

  it('is not changed by a metric the rating does not use', () => {
    const players = ofSeason(2023);
    const richer = players.map((one, index) => ({ ...one, saves: index, interceptions: 100 - index }));
    const ratings = rateSeason(richer, inputsOf(2023));
    for (const { full_player_id: id, rating } of players) expect(ratings.get(id)?.rating).toBe(rating);
  });

  it('uses only metrics that every finished season has', () => {
    for (const season of settled) {
      for (const { metric, worth } of fields) {
        const rated = ofSeason(season).filter(
          ({ rating, position }) => rating !== null && worth[position] > 0,
        );
        expect(rated.filter((one) => one[metric] !== null).length / rated.length, metric).toBeGreaterThan(
          0.97,
        );
      }
      expect(tables.rows('shotsFaced', season).length).toBeGreaterThan(0);
    }
  });

  it('distributes the weight of an area without metrics over the rest', () => {
    const players = Array.from({ length: 9 }, (_, id) => player(id, { pass_accuracy: 60 + id }));
    expect(ratePlain(players, 'p008')).toMatchObject({
      rating: Number((10 * (8.5 / 9)).toFixed(2)),
      rating_breakdown: {
        attack: null,
        creativity: null,
        possession: 94.4,
        defending: null,
        discipline: null,
      },
    });
  });

  it('is null without minutes', () => {
    expect(ratePlain([player(1, { minutes: 0 }), player(2, { goals: 1 })], 'p001')).toMatchObject({
      rating: null,
      rating_rank: null,
      rating_eligible: false,
    });
  });

  it('is null where little of the weight is known that others have, and leaves them their peers', () => {
    const whole = Array.from({ length: 9 }, (_, id) =>
      player(id, { goals: id, shots_unblocked: 2 * id, shots_on_target: id, assists: 1, pass_accuracy: 70 }),
    );
    const partly = player(99, { goals: 20 });
    const ratings = rateSeason([...whole, partly], plain);
    expect(ratings.get('p099')).toMatchObject({ rating: null, rating_eligible: false });
    expect(ratings.get('p099')?.rating_breakdown.attack).toBe(95);
    expect(ratings.get('p008')?.rating).not.toBeNull();
  });

  it('of a goalkeeper has no attack', () => {
    const areasKnown = (position: Player['position']) => {
      const rated = ofSeason(2025).filter((one) => one.position === position && one.rating_eligible);
      const known = (area: Area) => rated.some(({ rating_breakdown }) => rating_breakdown[area] !== null);
      return (['attack', 'creativity', 'possession', 'defending', 'discipline'] as const).filter(known);
    };
    expect(areasKnown('Goalkeeper')).toEqual(['creativity', 'possession', 'defending', 'discipline']);
    expect(areasKnown('Forward')).toHaveLength(5);
  });

  it('widens the circle of peers where there are few', () => {
    const withMinutes = (minutes: number, count: number, from: number) =>
      Array.from({ length: count }, (_, id) => player(from + id, { minutes, pass_accuracy: 50 + id }));
    const newcomer = player(99, { minutes: 2000, pass_accuracy: 55.2 });
    const possession = (others: readonly Unrated[]) =>
      ratePlain([...others, newcomer], 'p099')?.rating_breakdown.possession;
    // Seven others at 270: eight peers in all. Those with 90 minutes do not count.
    expect(possession([...withMinutes(270, 7, 0), ...withMinutes(90, 20, 20)])).toBe(share(6, 1, 8));
    // Six others: not enough, so that those with 90 minutes are let in.
    expect(possession([...withMinutes(270, 6, 0), ...withMinutes(90, 6, 20)])).toBe(share(12, 1, 13));
    // One other with 90 minutes: too few even so, and every player with minutes counts.
    expect(possession([...withMinutes(90, 1, 0), ...withMinutes(50, 6, 20)])).toBe(share(7, 1, 8));
  });

  it('ranks the eligible, equals alike', () => {
    for (const season of settled) {
      const eligible = ofSeason(season).filter(({ rating_eligible }) => rating_eligible);
      for (const one of eligible) {
        const better = eligible.filter(({ rating }) => (rating ?? 0) > (one.rating ?? 0)).length;
        expect(one.rating_rank).toBe(better + 1);
      }
      for (const { rating, rating_eligible, minutes } of ofSeason(season))
        expect(rating_eligible).toBe((minutes ?? 0) >= rules.eligibleMinutes && rating !== null);
    }
  });
});

/** The percentile, to one decimal, with so many peers below and so many equal, the player among them. */
function share(below: number, equal: number, peers: number): number {
  return Number(((100 * (below + equal / 2)) / peers).toFixed(1));
}
