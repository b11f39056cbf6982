import { expect, it } from 'vitest';
import { partCounts, partOf } from '../../../../src/edge/league-feed/list-parts.ts';
import { season } from '../../../support/match-day.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';

const players = ofSeason(dataset.players, season);

it.runIf(players.length > 0)('players are in parts of about the same size', () => {
  const sizes = Map.groupBy(players, ({ player_id }) => partOf('players', player_id));
  expect([...sizes.keys()].sort()).toEqual(Array.from({ length: partCounts.players }, (_, part) => part));
  for (const part of sizes.values())
    expect(part.length).toBeLessThan((1.5 * players.length) / partCounts.players);
});
