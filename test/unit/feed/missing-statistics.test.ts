import { describe, expect, it } from 'vitest';
import { missingStatistics } from '../../../src/feed/sdp/player-statistics.ts';
import { type CategoryEntry, SeasonStatistics } from '../../../src/feed/sdp/statistics.ts';

const entry = (id: string, category: string, values: Readonly<Record<string, number>>): CategoryEntry => ({
  id,
  category,
  what: id,
  stats: { values: Object.entries(values), malformed: 0 },
});
const isZeroIn = (entries: readonly CategoryEntry[]) =>
  missingStatistics(entries, new SeasonStatistics(entries));
const players = (count: number, name: string, values: Readonly<Record<string, number>>) =>
  Array.from({ length: count }, (_, index) => entry(`${name} ${index}`, 'general', values));

describe('a statistic that a player’s list lacks', () => {
  it('is 0 where another of the category has it', () => {
    const isZero = isZeroIn([
      entry('keeper', 'goalkeeping', { saves: 7 }),
      entry('other keeper', 'goalkeeping', { 'goals-conceded': 3 }),
      entry('forward', 'general', { goals: 1 }),
    ]);
    expect(isZero('other keeper', 'saves')).toBe(true);
    expect(isZero('forward', 'saves')).toBe(false);
    expect(isZero('unlisted', 'saves')).toBe(false);
  });

  it('is unknown where it is 0 for all players', () => {
    expect(isZeroIn(players(3, 'player', { goals: 1, saves: 0 }))('player 0', 'saves')).toBe(false);
  });

  it('is unknown where fewer than half of the players with 450 minutes have statistics of the provider', () => {
    const rich = { 'Time Played': 2600, 'Total Passes': 900 };
    const poor = { 'Time Played': 2600, goals: 1 };
    const isZero = (few: number, many: number) =>
      isZeroIn([...players(few, 'rich', rich), ...players(many, 'poor', poor)])('poor 0', 'Total Passes');
    expect(isZero(5, 211)).toBe(false);
    expect(isZero(9, 10)).toBe(false);
    expect(isZero(10, 10)).toBe(true);
  });

  it('of the league is judged apart from those of the provider', () => {
    const isZero = isZeroIn([
      ...players(5, 'rich', { 'minutes-played': 900, 'Total Passes': 900, 'red-cards': 1 }),
      ...players(211, 'poor', { 'minutes-played': 900, goals: 1 }),
    ]);
    expect([isZero('poor 0', 'red-cards'), isZero('poor 0', 'Total Passes')]).toEqual([true, false]);
  });

  it('is judged by the players with 450 minutes, and by all where nobody has so many', () => {
    const substitutes = players(30, 'substitute', { 'Time Played': 20 });
    const regulars = players(10, 'regular', { 'Time Played': 450, 'Total Passes': 90 });
    expect(isZeroIn([...substitutes, ...regulars])('substitute 0', 'Total Passes')).toBe(true);
    const first = players(2, 'first', { 'Time Played': 90, 'Total Passes': 9 });
    expect(
      isZeroIn([...first, ...players(2, 'other', { 'Time Played': 90 })])('other 0', 'Total Passes'),
    ).toBe(true);
  });
});
