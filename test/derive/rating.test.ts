import { describe, expect, it } from 'vitest';
import { type RatingInputs, rateSeason, type Unrated } from '../../src/derive/rating.ts';
import { rules } from '../../src/derive/rating-table.ts';
import { type Player, player as record } from '../../src/records/player.ts';
import { plainRatingModel } from '../support/plain-rating-model.ts';

const plain: RatingInputs = { model: plainRatingModel, shotsFaced: [] };

const ratePlain = (players: readonly Unrated[], id: string) => rateSeason(players, plain).get(id);

/** A forward of a made-up season, of whom nothing else is known than what is given. */
function player(id: number, given: Partial<Unrated>): Unrated {
  const unknown = Object.fromEntries(Object.keys(record.shape).map((name) => [name, null]));
  return {
    ...(unknown as unknown as Player),
    full_player_id: `p${String(id).padStart(3, '0')}`,
    position: 'Forward',
    minutes: 900,
    ...given,
  };
}

describe('a rating', () => {
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
});

/** The percentile, to one decimal, with so many peers below and so many equal, the player among them. */
function share(below: number, equal: number, peers: number): number {
  return Number(((100 * (below + equal / 2)) / peers).toFixed(1));
}
