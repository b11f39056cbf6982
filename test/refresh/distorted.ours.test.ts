import { describe, expect, it } from 'vitest';
import { DataLossError } from '../../scripts/refresh/accepted-losses.ts';
import { maxParallelDetails } from '../../scripts/refresh/read-season.ts';
import { shortId } from '../../src/records/text.ts';
import {
  type Body,
  distorted,
  final,
  finalHeader,
  finalId,
  firstOf,
  full,
  minutes,
  season,
  setStatistic,
} from '../support/distort.ts';
import { type Distort, plansOf } from '../support/in-process-feed.ts';
import { dataset, ours } from '../support/tables.ts';
import { the } from '../support/the.ts';

const { planWith } = await plansOf(ours);

const eachReferee = (change: object) =>
  distorted(`${final.match_id}/matchfacts`, ({ referees }) => {
    for (const referee of referees) Object.assign(referee, change);
  });

it.for<[string, Distort, RegExp]>([
  [
    '{} for a header',
    finalHeader(() => ({})),
    new RegExp(`^header of .* left out: .*${final.match_id}/header`),
  ],
  [
    'no figure of a match',
    distorted(`${final.match_id}/teamstats`, () => ({ stats: [] })),
    /^sides of .* left out: the feed has none; keeping the stored$/,
  ],
  [
    'no referee',
    distorted(`${final.match_id}/matchfacts`, () => ({ referees: [] })),
    /^referee of .* left out: the feed has none; keeping the stored$/,
  ],
  [
    'a scorer without a name',
    finalHeader((header) => void Object.assign(header.home.scores[0], { shortName: '' })),
    /^rejected: header of .* scores\[0\]: shortName/,
  ],
  [
    'a first name of a referee that is markup: the last name alone is another name',
    eachReferee({ mediaFirstName: '<b>A</b>' }),
    /^rejected: referees\[0\] .*: mediaFirstName: not usable/,
  ],
])('one bad entry rejects no other %s', async ([, distort, line]) => {
  const { files, lines } = await planWith(distort, full);
  expect(files).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(line));
});

it('five failures of one kind end its requests, and the refresh goes on', async () => {
  const { files, lines } = await planWith(
    distorted('/teamstats', () => new Error('it answered 500')),
    full,
  );
  expect(files).toEqual([]);
  const leftOut = lines.filter((line) => /^sides of .* left out: /.test(line));
  expect(leftOut.length).toBeGreaterThanOrEqual(5);
  // Others were on their way when the fifth failed.
  expect(leftOut.length).toBeLessThan(5 + maxParallelDetails);
  expect(lines).toContainEqual(
    expect.stringMatching(/^sides of \d+ more matches not requested after 5 failures$/),
  );
});

const tableOf = (change: (row: Body) => void) =>
  distorted('/standings/', (body) => {
    for (const table of body.standings) for (const team of table.teams) change(team);
  });

it('the league’s table with a deduction of points does not block', async () => {
  let first = true;
  const deducted = tableOf((team) => {
    if (first) setStatistic(team, ['points'], (points) => points - 3);
    first = false;
  });
  const { files, lines } = await planWith(deducted, full);
  expect(files).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/ has 3 points fewer than its results: a deduction$/));
});

it('the league’s table without ranks, as before a season, does not block', async () => {
  const { files, lines } = await planWith(
    tableOf((team) => void team.stats.shift()),
    { season },
  );
  expect(files).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^rejected: teams\[0\] .*: lacks rank$/));
});

it('the league’s table that contradicts the results makes the refresh fail', async () => {
  const swapped = tableOf((team) => setStatistic(team, ['goals-for'], (goals) => goals + 1));
  await expect(planWith(swapped, full)).rejects.toThrow('does not follow from its results');
});

/** Returns the error of a refresh that would lose something. */
async function lossesOf(distort: Distort, options = {}): Promise<DataLossError> {
  const outcome = await planWith(distort, { ...full, ...options }).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DataLossError);
  return outcome as DataLossError;
}

describe('a known fact that the feed contradicts is a loss', () => {
  const attendance = finalHeader((header) => void Object.assign(header, { attendance: 13 }));

  it.for<[string, Distort, string]>([
    [
      'minutes that shrink',
      firstOf('players', (player) => setStatistic(player, minutes, (value) => value - 90)),
      '/minutes',
    ],
    ['an attendance', attendance, `matches/${finalId}/attendance`],
    [
      'a scorer',
      finalHeader((header) => void Object.assign(header.home.scores[0], { shortName: 'N. Body' })),
      `goals/${finalId}/home`,
    ],
    [
      'a referee',
      distorted(
        `${final.match_id}/matchfacts`,
        (body) =>
          void body.referees.forEach((one: Body) => void Object.assign(one, { mediaLastName: 'Body' })),
      ),
      `referees/${finalId}/name`,
    ],
  ])('%s', async ([, distort, name]) => {
    const { losses, message } = await lossesOf(distort);
    expect(message).toMatch(/known facts? would be lost or changed$/);
    expect(
      losses.map(
        ({ table, row, column }) =>
          `${table}/${row.split(' ').map(shortId).join('/')}${column === null ? '' : `/${column}`}`,
      ),
    ).toContainEqual(expect.stringContaining(name));
  });

  it('unless it is accepted', async () => {
    const { files, lines } = await planWith(attendance, { ...full, accept: [finalId] });
    expect(files).toEqual([
      `data/matches/${season}.csv`,
      `data/match-updates/${season}.csv`,
      'data/CHANGELOG.md',
    ]);
    expect(lines).toContainEqual(
      `accepted: matches ${finalId}: attendance ${final.attendance} → 13 (a match of more than two weeks ago)`,
    );
  });

  it('an answer that is older than the data of the current season, unless it is accepted', async () => {
    const old: Distort = (body) => ({ ...body, apiCallRequestTime: '2026-02-03T23:46:06.7586886+00:00' });
    const { season, as_of } = dataset.snapshot;
    await expect(planWith(old, { season })).rejects.toThrow(
      `is of 2026-02-03, older than the data of ${as_of}`,
    );
    // It is then judged as any other: at that time, what is stored was not over.
    await expect(planWith(old, { season, accept: ['snapshot'] })).rejects.toThrow(
      /lacks \d+ of the \d+ entries/,
    );
  });

  it('an answer of the future is refused', async () => {
    const future: Distort = (body) => ({ ...body, apiCallRequestTime: '2099-02-03T23:46:06.7586886+00:00' });
    await expect(planWith(future, { season: dataset.snapshot.season })).rejects.toThrow(
      'is of 2099-02-03T23:46:06.758Z, more than a day from now',
    );
  });

  it('an old answer about one match is left out', async () => {
    const old: Distort = (body, path) =>
      path.includes('/header?') ? { ...body, apiCallRequestTime: '2026-02-03T23:46:06.7586886+00:00' } : body;
    const { files, lines } = await planWith(old, { season: dataset.snapshot.season });
    expect(files).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^header of .* left out: .* older than the data of /));
  });
});

describe('corrected', () => {
  const season = 2022;
  const correction = the(dataset.corrections, { table: `players/${season}`, column: 'position' });

  it('a refresh of the current season leaves a corrected position, which the feed has otherwise', async () => {
    const today = (body: Body, path: string) =>
      path.includes('/players')
        ? {
            ...body,
            players: body.players.map((entry: Body) =>
              entry.playerId === correction.subject ? { ...entry, roleLabel: correction.before } : entry,
            ),
          }
        : body;
    const data = {
      ...dataset,
      snapshot: { ...dataset.snapshot, season },
      // A later row has the other name; it is not compared while its season is not over.
      knownExceptions: dataset.knownExceptions.filter(({ check }) => check !== 'player-names-agree'),
    };
    const { changes } = await planWith(today, { season }, data);
    expect(changes.filter(({ table, row }) => table === 'players' && row === correction.subject)).toEqual([]);
  });
});
