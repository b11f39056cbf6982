import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataLossError } from '../../../scripts/refresh/refresh.ts';
import type { FaultName } from '../../../scripts/replay/server.ts';
import { shortId } from '../../../src/records/ids.ts';
import { root } from '../../support/tables.ts';
import { contents, latest, refreshing } from './refreshing.ts';

const at = refreshing();

const corrupting: readonly FaultName[] = [
  '500',
  '429',
  'html',
  'cut-off',
  'truncated',
  'hang',
  'drip',
  'huge',
  'deep',
  'empty',
  'schema-drift',
  'foreign-ids',
  'score-taken-back',
  'unfinished',
  'vanished',
];

describe('a feed that fails or lies', () => {
  it.for(corrupting)('with %s changes nothing', async (fault) => {
    const before = await contents(at.copy.root);
    at.replay.fault(fault);
    const timeoutMs = fault === 'hang' || fault === 'drip' ? 300 : 30_000;
    await expect(at.run({ season: latest, client: { timeoutMs, retries: 0 } })).rejects.toThrow();
    expect(await contents(at.copy.root)).toEqual(before);
  });

  it('of minutes that shrink changes nothing, where players are known', async () => {
    at.replay.fault('minutes-shrink');
    await expect(at.run({ season: 2025 })).rejects.toMatchObject({
      name: 'DataLossError',
      losses: [{ what: 'minutes shrank', subject: expect.stringContaining('Football_Player') }],
    });
    expect(await contents(at.copy.root)).toEqual(await contents(root));
  });

  it('of minutes that shrink is believed of a player who is named, and written', async () => {
    at.replay.fault('minutes-shrink');
    const refused = await at.run({ season: 2025 }).catch((error: unknown) => error);
    const subjects = (refused as DataLossError).losses.map(({ subject }) => subject);
    const { files } = await at.run({ season: 2025, accept: subjects });
    expect(files).toEqual(['data/players/2025.csv']);
    const lines = (text: string) => text.split('\n');
    const file = await readFile(at.copy.path('data/players/2025.csv'), 'utf8');
    const before = lines(await readFile(path.join(root, 'data/players/2025.csv'), 'utf8'));
    const changed = lines(file).filter((line) => !before.includes(line));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain(subjects[0]);
  });

  it('of statistics alone changes nothing either', async () => {
    for (const part of ['/teams', 'stats/players', 'standings', 'header', 'teamstats', 'matchfacts']) {
      at.replay.fault('html', part);
      await expect(at.run({ season: latest, full: true }), part).rejects.toThrow('gave no usable answer');
    }
    expect(await contents(at.copy.root)).toEqual(await contents(root));
  });

  it('is believed where the loss is accepted by name, and there alone', async () => {
    at.replay.fault('score-taken-back');
    const refused = await at.run({ season: latest }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataLossError);
    const [loss] = (refused as DataLossError).losses;
    const id = shortId(loss?.subject ?? '');
    await expect(at.run({ season: latest, accept: ['0'.repeat(32)] })).rejects.toThrow(
      '1 known facts would be lost or changed',
    );
    // The goals the feed lists and the table of the league must go with it: this one's do not.
    const accepted = await at
      .run({ season: latest, accept: [id], dryRun: true })
      .catch((error: Error) => error);
    expect(accepted).not.toBeInstanceOf(DataLossError);
  });

  it('of a match that vanished is believed where that is accepted', async () => {
    at.replay.fault('vanished');
    const refused = await at.run({ season: latest }).catch((error: unknown) => error);
    const [loss] = (refused as DataLossError).losses;
    expect(loss?.what).toBe('match vanished');
    // The season would not be whole: the rules have the last word.
    await expect(at.run({ season: latest, accept: [loss?.subject ?? ''] })).rejects.toThrow();
    expect(await contents(at.copy.root)).toEqual(await contents(root));
  });
});
