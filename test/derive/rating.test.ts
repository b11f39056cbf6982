import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateSeason, type Unrated } from '../../src/derive/rating.ts';
import { areas, areaWeights, positions, ratedMetrics, rules } from '../../src/derive/rating-table.ts';
import type { Player } from '../../src/records/player.ts';
import { tables } from '../support/tables.ts';

const seasons = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
const ofSeason = (season: number): readonly Player[] => tables.rows('players', season);

/** Statistics that the archive has of every player: those that can be changed below. */
const known = ratedMetrics.filter(({ metric }) => ofSeason(2024).every((player) => player[metric] !== null));

const rated = (players: readonly Unrated[], id: string) => rateSeason(players).get(id);

/** A player of a made-up season: as many minutes as said, and nothing else known. */
function player(id: number, given: Partial<Unrated>): Unrated {
  const [one] = ofSeason(2024) as readonly [Player];
  const unknown = Object.fromEntries(ratedMetrics.map(({ metric }) => [metric, null]));
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
  it('lies from 0 to 10, and so do its areas from 0 to 100', () => {
    for (const { rating, minutes, rating_breakdown } of seasons.flatMap(ofSeason)) {
      expect(rating === null).toBe((minutes ?? 0) === 0);
      if (rating !== null) expect(rating >= 0 && rating <= 10).toBe(true);
      for (const score of Object.values(rating_breakdown))
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
    }
  });

  it('is never lowered by a better value in any metric', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...seasons),
        fc.nat(),
        fc.constantFrom(...known),
        fc.integer({ min: 1, max: 40 }),
        (season, pick, { metric, better }, by) => {
          const players = ofSeason(season);
          const chosen = players[pick % players.length] as Player;
          const value = chosen[metric];
          if (value === null) return;
          const improved = { ...chosen, [metric]: better === 'more' ? value + by : Math.max(0, value - by) };
          const after = rated(
            players.map((one) => (one === chosen ? improved : one)),
            chosen.full_player_id,
          );
          expect(after?.rating ?? 0).toBeGreaterThanOrEqual(chosen.rating ?? 0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does not depend on the order of players', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seasons), fc.infiniteStream(fc.nat()), (season, numbers) => {
        const players = ofSeason(season);
        const shuffled = players
          .map((one) => ({ one, key: numbers.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const [before, after] = [rateSeason(players), rateSeason(shuffled)];
        for (const { full_player_id: id } of players) expect(after.get(id)).toEqual(before.get(id));
      }),
      { numRuns: 15 },
    );
  });

  it('is not changed by minutes and counts scaled together', () => {
    const regulars = ofSeason(2024).filter(({ minutes }) => (minutes ?? 0) >= rules.fullMinutes);
    const scaled = regulars.map((one) => ({
      ...one,
      minutes: (one.minutes ?? 0) * 2,
      ...Object.fromEntries(
        known.filter(({ per90 }) => per90).map(({ metric }) => [metric, (one[metric] ?? 0) * 2]),
      ),
    }));
    const [before, after] = [rateSeason(regulars), rateSeason(scaled)];
    for (const { full_player_id: id } of regulars) expect(after.get(id)).toEqual(before.get(id));
  });

  it('of a player at the average is the average, however few his minutes', () => {
    // Everybody is at the 50th percentile of everything.
    const players = [900, 300, 30, 1].map((minutes, id) => player(id, { minutes, pass_accuracy: 80 }));
    for (const { rating } of rateSeason(players).values()) expect(rating).toBe(5);
  });

  it('leans towards the average in proportion to the minutes missing to 720', () => {
    const league = Array.from({ length: 20 }, (_, id) => player(id, { pass_accuracy: 60 + id }));
    const best = (minutes: number) =>
      rated([...league, player(99, { minutes, pass_accuracy: 99 })], 'p099')?.rating as number;
    // Below 270 minutes he is no peer and changes nobody else's rating.
    const [at60, at120, at240] = [best(60), best(120), best(240)];
    const average = 5;
    expect(at120 - average).toBeCloseTo(2 * (at60 - average), 1);
    expect(at240 - average).toBeCloseTo(4 * (at60 - average), 1);
    expect(at60).toBeCloseTo(average + ((10 - average) * 60) / 720, 2);
    expect(best(720)).toBe(best(2000));
  });

  it('is not touched by a metric the season does not have', () => {
    const players = ofSeason(2023);
    for (const { metric } of ratedMetrics.filter(
      (row) => !known.includes(row) && row.metric !== 'pass_accuracy',
    )) {
      expect(players.every((one) => one[metric] === null)).toBe(true);
    }
    // Told as unknown or not told at all.
    const without = players.map((one) => {
      const { saves: _, interceptions: __, ...rest } = one;
      return rest as unknown as Unrated;
    });
    expect(rateSeason(without)).toEqual(rateSeason(players));
  });

  it('shares the weight of an area without metrics out among the rest', () => {
    const players = Array.from({ length: 9 }, (_, id) => player(id, { pass_accuracy: 60 + id }));
    const ratings = rateSeason(players);
    expect(ratings.get('p008')).toMatchObject({
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
    expect(rated([player(1, { minutes: 0 }), player(2, {})], 'p001')).toMatchObject({
      rating: null,
      rating_rank: null,
      rating_eligible: false,
    });
  });

  it('widens the circle of peers where there are few', () => {
    const withMinutes = (minutes: number, count: number, from: number) =>
      Array.from({ length: count }, (_, id) => player(from + id, { minutes, pass_accuracy: 50 + id }));
    const newcomer = player(99, { minutes: 2000, pass_accuracy: 55 });
    const possession = (others: readonly Unrated[]) =>
      rated([...others, newcomer], 'p099')?.rating_breakdown.possession;
    // Seven others at 270: eight peers with him. Those with 90 minutes do not count.
    expect(possession([...withMinutes(270, 7, 0), ...withMinutes(90, 20, 20)])).toBe(share(5, 2, 8));
    // Six others: not enough, so that those with 90 minutes are let in.
    expect(possession([...withMinutes(270, 6, 0), ...withMinutes(90, 6, 20)])).toBe(share(10, 3, 13));
    // One other with 90 minutes: too few even so, and everybody counts.
    expect(possession([...withMinutes(90, 1, 0), ...withMinutes(10, 6, 20)])).toBe(share(6, 2, 8));
  });

  it('ranks the eligible, equals alike', () => {
    for (const season of seasons) {
      const eligible = ofSeason(season).filter(({ rating_eligible }) => rating_eligible);
      for (const one of eligible) {
        const better = eligible.filter(({ rating }) => (rating ?? 0) > (one.rating ?? 0)).length;
        expect(one.rating_rank).toBe(better + 1);
      }
      for (const one of ofSeason(season)) expect(one.rating_eligible).toBe((one.minutes ?? 0) >= 270);
    }
  });
});

/** So many peers below and half of those equal, himself among them, of so many: to one decimal. */
function share(below: number, equal: number, peers: number): number {
  return Number(((100 * (below + equal / 2)) / peers).toFixed(1));
}

describe('the table of the rating', () => {
  it('weighs every area to 100 for each position', () => {
    for (const position of positions) {
      expect(areas.reduce((sum, area) => sum + areaWeights[area][position], 0)).toBe(100);
    }
  });

  it('has a metric for every area a position is weighed in, and each metric once', () => {
    for (const position of positions) {
      for (const area of areas) {
        const metrics = ratedMetrics.filter((row) => row.area === area && row.weights[position] > 0);
        if (areaWeights[area][position] > 0) expect(metrics).not.toHaveLength(0);
      }
    }
    expect(new Set(ratedMetrics.map(({ metric }) => metric)).size).toBe(ratedMetrics.length);
  });
});
