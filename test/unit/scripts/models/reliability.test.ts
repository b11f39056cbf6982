import { describe, expect, it } from 'vitest';
import { measureReliability } from '../../../../scripts/models/reliability.ts';
import type { ListedPlayer } from '../../../../src/records/player.ts';
import { tables } from '../../../support/tables.ts';

const [some] = tables.rows('players', 2024) as readonly [ListedPlayer];

/** Twenty forwards of two seasons, rated by their number in the first and by a function of it in the second. */
function forwards(second: (number: number) => number, given: Partial<ListedPlayer> = {}): ListedPlayer[] {
  return Array.from({ length: 20 }, (_, number) => {
    const player = {
      ...some,
      player_id: String(number),
      position: 'Forward' as const,
      minutes: 900,
      rating_eligible: true,
    };
    return [
      { ...player, season: 2022, rating: number / 2 },
      { ...player, season: 2023, rating: second(number), ...given },
    ];
  }).flat();
}

const find = (players: readonly ListedPlayer[], sample = 'all') =>
  measureReliability(players, 2023).find((row) => row.sample === sample && row.position === 'Forward');

describe('the reliability of ratings', () => {
  it('is 1 where ratings repeat, -1 where they reverse, and near 0 where they are random', () => {
    expect(find(forwards((number) => 1 + number / 4))?.correlation).toBe(1);
    expect(find(forwards((number) => 10 - number / 2))?.correlation).toBe(-1);
    const unrelated = find(forwards((number) => (number * 7) % 5));
    expect(Math.abs(unrelated?.correlation ?? 1)).toBeLessThan(0.3);
    expect(unrelated).toMatchObject({ pairs: 20 });
    expect(unrelated?.low ?? 1).toBeLessThan(0);
    expect(unrelated?.high ?? -1).toBeGreaterThan(0);
  });

  it('assigns a pair to a sample by the season in which it ends', () => {
    const players = forwards((number) => (number * 3) % 7);
    expect(find(players, 'fitted')?.pairs).toBe(20);
    expect(find(players, 'held-out')?.pairs).toBe(0);
  });

  it('leaves out another position, few minutes, and seasons without a rating', () => {
    const pairsWith = (given: Partial<ListedPlayer>) => find(forwards(() => 5, given))?.pairs;
    expect(pairsWith({ position: 'Midfielder' })).toBe(0);
    expect(pairsWith({ minutes: 700 })).toBe(0);
    expect(pairsWith({ rating: null })).toBe(0);
    expect(pairsWith({ season: 2024 })).toBe(0);
  });

  it('is null for too few pairs', () => {
    const few = forwards((number) => number).filter(({ player_id }) => Number(player_id) < 5);
    expect(find(few)).toMatchObject({ pairs: 5, correlation: null, low: null });
  });
});
