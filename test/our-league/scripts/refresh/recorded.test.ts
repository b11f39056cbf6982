import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DataLossError, formatLosses } from '../../../../scripts/refresh/losses.ts';
import { type Distort, planWith } from '../../../support/in-process-feed.ts';
import { root } from '../../../support/tables.ts';

type Entry = Record<string, unknown>;
type Answer = Record<string, Entry[]>;

const recorded = async (file: string): Promise<Answer> =>
  JSON.parse(await readFile(path.join(root, 'test/fixtures/recorded', file), 'utf8'));

/** Each list of the feed, its recorded answer, and the field that identifies an entry. */
const lists = [
  { part: '/matches?', list: 'matches', id: 'matchId', answer: await recorded('matches-2025.json') },
  {
    part: '/stats/players?',
    list: 'players',
    id: 'playerId',
    answer: await recorded('players-general-2025.json'),
  },
  {
    part: '/stats/teams?',
    list: 'teams',
    id: 'teamId',
    answer: await recorded('team-stats-general-2025.json'),
  },
];

/** Puts the recorded entries, which were cut to a few, in place of the replayed ones. */
const withRecorded: Distort = (body, path) => {
  const found = lists.find(({ part }) => path.includes(part));
  if (!found) return body;
  const { list, id, answer } = found;
  const entries = new Map((answer[list] ?? []).map((entry) => [entry[id], entry]));
  return { ...body, [list]: (body[list] as Entry[]).map((entry) => entries.get(entry[id]) ?? entry) };
};

it('recorded answers erase and shrink nothing', async () => {
  const plan = await planWith(withRecorded, { season: 2025 }).catch((error: unknown) => {
    if (error instanceof DataLossError) throw new Error(formatLosses(error.losses));
    throw error;
  });
  const cells = plan.differences.flatMap(({ change }) => (typeof change === 'string' ? [] : change));
  const erased = cells.filter(({ before, after }) => before !== null && after === null);
  expect(plan.differences.filter(({ change }) => change === 'removed')).toEqual([]);
  expect(erased).toEqual([]);
  expect(plan.rejected).toEqual([]);
});
