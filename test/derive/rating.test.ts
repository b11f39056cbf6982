import { expect, it } from 'vitest';
import { type RatingInputs, rateSeason } from '../../src/derive/rating.ts';
import {
  countingMetrics,
  priorMinutes,
  uncountedMetrics,
  weightedMetrics,
} from '../../src/derive/rating-metrics.ts';
import { areas, positions, ratedMetrics, rules, unratedMetrics } from '../../src/derive/rating-weights.ts';
import { player as record, type UnratedPlayer } from '../../src/records/player.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';
import { numericFields } from '../../src/records/schema.ts';
import { blankRecord } from '../support/blank-row.ts';

/** An invented model that neither shrinks rates nor scales ratings: what is left is the percentile. */
const plainRatingModel: RatingModel = {
  fit: { seasons: [], player_seasons: 0 },
  prior_minutes: positions.flatMap((position) =>
    ratedMetrics
      .filter(({ worth }) => worth[position] > 0)
      .map(({ metric }) => ({ position, metric, minutes: 1 })),
  ),
  spread: positions.map((position) => ({ position, spread: rules.spread })),
};

const plain: RatingInputs = { model: plainRatingModel, shotsFaced: [] };

const unrated = { rating: null, rating_rank: null, rating_eligible: false };

const ratePlain = (players: readonly UnratedPlayer[], id: string) => rateSeason(players, plain).get(id);

/** A forward of a made-up season, of whom nothing else is known than what is given. */
function player(id: number, given: Partial<UnratedPlayer>): UnratedPlayer {
  const full_player_id = `p${String(id).padStart(3, '0')}`;
  const known = { full_player_id, position: 'Forward', minutes: 900 } as const;
  return blankRecord(record, { ...known, ...given }) as UnratedPlayer;
}

it('a rating is the average for a player at the average, however few the minutes', () => {
  // All are at the 50th percentile of everything.
  const players = [900, 300, 30, 1].map((minutes, id) => player(id, { minutes, pass_accuracy: 80 }));
  for (const { rating } of rateSeason(players, plain).values()) expect(rating).toBe(rules.centre);
});

it('a rating is shrunk towards the average in proportion to the minutes below 720', () => {
  const league = Array.from({ length: 20 }, (_, id) => player(id, { pass_accuracy: 60 + id }));
  const best = (minutes: number) =>
    ratePlain([...league, player(99, { minutes, pass_accuracy: 99 })], 'p099')?.rating as number;
  // Below 270 minutes the player is no peer and changes no other rating.
  const at60 = best(60);
  const at120 = best(120);
  const at240 = best(240);
  const average = 5;
  expect(at120 - average).toBeCloseTo(2 * (at60 - average), 1);
  expect(at240 - average).toBeCloseTo(4 * (at60 - average), 1);
  expect(at60).toBeCloseTo(average + ((10 - average) * 60) / 720, 2);
  expect(best(720)).toBe(best(2000));
});

it('a rating distributes the weight of an area without metrics over the rest', () => {
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

it('a rating is null without minutes', () => {
  const idle = [0, null].map((minutes, id) => player(id, { minutes, pass_accuracy: 90 }));
  const ratings = rateSeason([...idle, player(2, { pass_accuracy: 80 })], plain);
  for (const { full_player_id: id } of idle) expect(ratings.get(id)).toMatchObject(unrated);
  // They are no peers either.
  expect(ratings.get('p002')?.rating_breakdown.possession).toBe(50);
});

it('a rating is null without a model, and where nothing but minutes is known', () => {
  const players = [player(1, { pass_accuracy: 80 }), player(2, {})];
  expect(rateSeason(players, { model: null, shotsFaced: [] }).get('p001')).toMatchObject(unrated);
  expect(ratePlain(players, 'p002')).toMatchObject(unrated);
  expect(ratePlain([player(1, {}), player(2, {})], 'p001')).toMatchObject(unrated);
});

it('a rating has no score for a metric that is unknown of every peer', () => {
  const peers = Array.from({ length: 9 }, (_, id) => player(id, { goals: id }));
  const newcomer = player(99, { minutes: 30, goals: 1, pass_accuracy: 80 });
  expect(ratePlain([...peers, newcomer], 'p099')?.rating_breakdown.possession).toBeNull();
});

it('a rating is shrunk towards the average of all where nobody has enough minutes', () => {
  const scored = [
    [200, 60],
    [200, 70],
    [100, 80],
  ] as const;
  const players = scored.map(([minutes, pass_accuracy], id) => player(id, { minutes, pass_accuracy }));
  // At the 100/6th, 50th and 500/6th percentile; weighted by minutes.
  const low = 10 / 6;
  const middle = 5;
  const high = 50 / 6;
  const average = (2 * low + 2 * middle + high) / 5;
  const ratings = [...rateSeason(players, plain).values()];
  expect(ratings.map(({ rating }) => rating)).toEqual(
    [low, middle, high].map((score, index) => {
      const minutes = players[index]?.minutes ?? 0;
      return Number((average + ((score - average) * minutes) / rules.fullMinutes).toFixed(2));
    }),
  );
  expect(ratings).toMatchObject(ratings.map(() => ({ rating_rank: null, rating_eligible: false })));
});

it('a rating is null where too little of the weight is known, though its areas are scored', () => {
  const whole = Array.from({ length: 9 }, (_, id) =>
    player(id, { goals: id, shots_unblocked: 2 * id, shots_on_target: id, assists: 1, pass_accuracy: 70 }),
  );
  const partly = player(99, { goals: 20 });
  const ratings = rateSeason([...whole, partly], plain);
  expect(ratings.get('p099')).toMatchObject({ rating: null, rating_eligible: false });
  expect(ratings.get('p099')?.rating_breakdown.attack).toBe(95);
  expect(ratings.get('p008')?.rating).not.toBeNull();
  expect(ratings.get('p008')?.rating_breakdown.possession).toBe(50);
  // Both metrics weigh the same: one of them is just enough.
  const offences = [
    player(1, { fouls_committed: 3, red_cards: 0 }),
    player(2, { fouls_committed: 1 }),
    player(3, { fouls_committed: 2, red_cards: 0 }),
  ];
  expect(ratePlain(offences, 'p002')?.rating).not.toBeNull();
});

it('a rating widens the circle of peers where there are few', () => {
  const withMinutes = (minutes: number, count: number, from: number) =>
    Array.from({ length: count }, (_, id) => player(from + id, { minutes, pass_accuracy: 50 + id }));
  const newcomer = player(99, { minutes: 2000, pass_accuracy: 55.2 });
  const possession = (others: readonly UnratedPlayer[]) =>
    ratePlain([...others, newcomer], 'p099')?.rating_breakdown.possession;
  // Seven others at 270: eight peers in all. Those with 90 minutes do not count.
  expect(possession([...withMinutes(270, 7, 0), ...withMinutes(90, 20, 20)])).toBe(share(6, 1, 8));
  // Six others: not enough, so that those with 90 minutes are let in, and no one else.
  const six = [...withMinutes(270, 6, 0), ...withMinutes(90, 6, 20)];
  expect(possession([...six, ...withMinutes(89, 6, 40)])).toBe(share(12, 1, 13));
  // Two others with 90 minutes: three peers are just enough.
  expect(possession([...withMinutes(90, 2, 0), ...withMinutes(50, 6, 20)])).toBe(share(2, 1, 3));
  // One other with 90 minutes: too few even so, and every player with minutes counts.
  expect(possession([...withMinutes(90, 1, 0), ...withMinutes(50, 6, 20)])).toBe(share(7, 1, 8));
});

it('a rating counts a metric only where two thirds of the players with minutes have it', () => {
  const possessionOf = (known: number, unknown: number, minutes = 900) => {
    const withMetric = Array.from({ length: known }, (_, id) =>
      player(id, { goals: 1, pass_accuracy: 60 + id }),
    );
    const without = Array.from({ length: unknown }, (_, id) => player(50 + id, { goals: 1, minutes }));
    return ratePlain([...withMetric, ...without], 'p000')?.rating_breakdown.possession;
  };
  expect(possessionOf(8, 4)).toBe(share(0, 1, 8));
  expect(possessionOf(8, 5)).toBeNull();
  expect(possessionOf(8, 20, rules.eligibleMinutes - 1)).toBe(share(0, 1, 8));
});

/** The percentile, to one decimal, with so many peers below and so many equal, the player among them. */
function share(below: number, equal: number, peers: number): number {
  return Number(((100 * (below + equal / 2)) / peers).toFixed(1));
}

it('the table of the rating has a reason for each metric that does not count', () => {
  const fields = [...numericFields(record), 'goals_prevented'];
  for (const { metric, area, better, measure } of ratedMetrics) {
    expect(fields).toContain(metric);
    expect(areas).toContain(area);
    expect(`${better} ${measure}`).toMatch(/^(more|less) (count|difference|share)$/);
  }
  const rated = new Set<string>(ratedMetrics.map(({ metric }) => metric));
  const names = unratedMetrics.flatMap(({ metric }) => metric.split(', '));
  expect(names).toEqual(expect.arrayContaining(['saves', 'clean_sheets']));
  expect(names.filter((name) => rated.has(name))).toEqual([]);
  for (const { metric, reason } of unratedMetrics) expect(reason, metric).not.toBe('');
});

const model = plainRatingModel;

it('the weight of a metric without prior minutes goes to the others of its area', () => {
  const isXg = ({ metric }: { metric: string }) => metric === 'xg';
  const without = { ...model, prior_minutes: model.prior_minutes.filter((row) => !isXg(row)) };
  expect(priorMinutes(without, 'Forward', 'xg')).toBeUndefined();
  const [before, after] = [model, without].map((one) => weightedMetrics(one, 'Forward'));
  expect([before?.some(isXg), after?.some(isXg)]).toEqual([true, false]);
  expect(after?.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 9);
  expect(countingMetrics(without)).toEqual(ratedMetrics.filter((row) => !isXg(row)));
  expect(uncountedMetrics(without).at(-1)).toMatchObject({ metric: 'xg' });
  expect(uncountedMetrics(model)).toEqual(unratedMetrics);
  expect(countingMetrics(null)).toEqual(ratedMetrics);
});
