import { expect, it } from 'vitest';
import { type Distort, planWith } from '../../../support/in-process-feed.ts';
import { dataset } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const season = 2022;
const correction = the(dataset.corrections, { table: `players/${season}`, column: 'position' });

interface Entry {
  readonly playerId: string;
}

/** The feed has today's position of the player, whatever season it is asked for. */
const withPosition =
  (roleLabel: string | null): Distort =>
  (body, path) =>
    path.includes('/players')
      ? {
          ...body,
          players: (body.players as Entry[]).map((entry) =>
            entry.playerId === correction.subject ? { ...entry, roleLabel } : entry,
          ),
        }
      : body;

/** What a refresh changes of the corrected player. */
async function changesOf(roleLabel: string | null, currentSeason: number) {
  const data = {
    ...dataset,
    snapshot: { ...dataset.snapshot, season: currentSeason },
    // A later row has the other name; it is not compared while its season is not over.
    knownExceptions: dataset.knownExceptions.filter(
      ({ check }) => check !== 'player-names-agree' || currentSeason !== season,
    ),
  };
  const { changes } = await planWith(withPosition(roleLabel), { season }, data);
  return changes
    .filter(({ table, row }) => table === 'players' && row === correction.subject)
    .map(({ column, after, outcome }) => ({ column, after, outcome }));
}

it('a refresh leaves a corrected position, in a past season and in the current one', async () => {
  expect(await changesOf(correction.before, dataset.snapshot.season)).toEqual([]);
  expect(await changesOf(correction.before, season)).toEqual([]);
});
