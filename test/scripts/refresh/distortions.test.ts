import { describe, expect, it } from 'vitest';
import { DataLossError } from '../../../scripts/refresh/losses.ts';
import { shortId } from '../../../src/records/ids.ts';
import { dataset, ofSeason } from '../../support/tables.ts';
import { the } from '../../support/the.ts';
import { type Distort, planWith } from './in-process-feed.ts';

// biome-ignore lint/suspicious/noExplicitAny: the feed's answers are distorted as they come
type Body = any;

const season = 2025;
const full = { season, full: true };
const final = the(dataset.matches, { season, stage: 'final' });
const finalId = shortId(final.match_id);

const distorted =
  (part: string, change: (body: Body) => unknown): Distort =>
  (body, path) =>
    path.includes(part) ? (change(body) ?? body) : body;

const eachMatch = (change: (match: Body) => void) =>
  distorted('/matches?', (body) => void body.matches.forEach(change));
const finalMatch = (over: object) =>
  eachMatch((match) => match.matchId === final.match_id && Object.assign(match, over));
const finalHeader = (change: (header: Body) => unknown) => distorted(`${final.match_id}/header`, change);
const statistics = (part: string, change: (entry: Body, index: number) => void) =>
  distorted(`/stats/${part}?`, (body) => void body[part].forEach(change));

const minutes = ['minutes-played', 'Time Played'];
const setStatistic = (entry: Body, names: readonly string[], value: (before: number) => number) => {
  for (const stat of entry.stats) if (names.includes(stat.statsId)) stat.statsValue = value(stat.statsValue);
};

/** Returns the error of a refresh that would lose something. */
async function lossesOf(distort: Distort, options = {}): Promise<DataLossError> {
  const outcome = await planWith(distort, { ...full, ...options }).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DataLossError);
  return outcome as DataLossError;
}

describe('a known value that the feed lacks stays, and is reported', () => {
  it.for<[string, Distort, RegExp]>([
    [
      'club totals with three statistics',
      statistics('teams', (team) => {
        team.stats = team.stats.slice(0, 3);
      }),
      /^kept: team-stats forge-fc: .*\(not in the feed\)$/,
    ],
    [
      'match statistics with three figures',
      distorted('/teamstats', (body) => ({ stats: body.stats.slice(0, 3) })),
      new RegExp(`^kept: match-stats ${finalId} home: .*\\(not in the feed\\)$`),
    ],
    [
      'players with one statistic',
      statistics('players', (player) => {
        player.stats = player.stats.slice(0, 1);
      }),
      /^kept: players [0-9a-f]{32}: .*\(not in the feed\)$/,
    ],
    [
      'a referee without a name',
      distorted('/matchfacts', (body) => {
        for (const referee of body.referees) {
          Object.assign(referee, { mediaFirstName: '', mediaLastName: '', shortName: '' });
        }
      }),
      new RegExp(`^kept: referees ${finalId}: name .*\\(not in the feed\\)$`),
    ],
    [
      'a match that vanished',
      distorted('/matches?', (body) => ({
        ...body,
        matches: body.matches.filter((match: Body) => match.matchId !== final.match_id),
      })),
      new RegExp(`^kept: matches ${finalId} \\(not in the feed, or rejected\\)$`),
    ],
    ['a player who vanished', statistics('players', () => {}), /^$/],
  ])('%s', async ([, distort, line]) => {
    const { files, lines } = await planWith(distort, full);
    expect(files).toEqual([]);
    if (line.source !== '^$') expect(lines).toContainEqual(expect.stringMatching(line));
  });
});

describe('a known fact that the feed contradicts is a loss', () => {
  const attendance = finalHeader((header) => void Object.assign(header, { attendance: 13 }));

  it.for<[string, Distort, string]>([
    [
      'minutes that shrink',
      statistics(
        'players',
        (player, index) => index === 0 && setStatistic(player, minutes, (value) => value - 90),
      ),
      '/minutes',
    ],
    [
      'totals of a club that shrink',
      statistics('teams', (team) => setStatistic(team, ['Goals'], (value) => value - 1)),
      '/Goals',
    ],
    ['a score', finalMatch({ providerHomeScore: 5, homeScorePush: 5 }), `matches/${finalId}/home_goals`],
    [
      'a date',
      finalMatch({ matchDateLocal: '2025-11-08T14:00:00', matchDateUtc: '2025-11-08T19:00:00Z' }),
      `matches/${finalId}/date`,
    ],
    [
      'a result that is to be played again',
      finalMatch({ status: 'UPCOMING', phase: 'PRE_MATCH' }),
      `matches/${finalId}/status`,
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

  it('every one of them, when the goals of all players are halved', async () => {
    const halved = statistics('players', (player) =>
      setStatistic(player, ['goals', 'Goals'], (value) => Math.floor(value / 2)),
    );
    const scorers = ofSeason(dataset.players, season).filter(({ goals }) => (goals ?? 0) > 0);
    const { losses } = await lossesOf(halved);
    expect(losses.filter(({ column }) => column === 'goals')).toHaveLength(scorers.length);
  });

  it.for([`matches/${finalId}/attendance`, `matches/${finalId}`, finalId, final.match_id])(
    'unless it is accepted as %s',
    async (name) => {
      const { files, differences, lines } = await planWith(attendance, { ...full, accept: [name] });
      expect(files).toEqual([`data/matches/${season}.csv`, 'data/CHANGELOG.md']);
      expect(differences.map(({ change }) => change)).toEqual([
        [{ path: ['attendance'], before: final.attendance, after: 13 }],
      ]);
      expect(lines).toContainEqual(
        `accepted: matches ${finalId}: attendance ${final.attendance} → 13 (a match of more than two weeks ago)`,
      );
    },
  );

  it('where another one is accepted', async () => {
    const { losses } = await lossesOf(attendance, { accept: [`matches/${finalId}/date`] });
    expect(losses).toHaveLength(1);
  });

  it('an answer that is older than the data of the current season', async () => {
    const old: Distort = (body) => ({ ...body, apiCallRequestTime: '2026-02-03T23:46:06.7586886+00:00' });
    const { losses } = await lossesOf(old, { season: dataset.snapshot.season });
    expect(losses).toContainEqual(
      expect.objectContaining({
        table: 'snapshot',
        after: '2026-02-03',
        why: 'the answer is older than the data',
      }),
    );
  });
});

describe('one bad entry is one bad entry', () => {
  it.for<[string, Distort, RegExp]>([
    [
      '{} for a header',
      finalHeader(() => ({})),
      new RegExp(`^header of .* left out: .*${final.match_id}/header`),
    ],
    [
      'referees: null',
      distorted(`${final.match_id}/matchfacts`, () => ({ referees: null })),
      /^referee of .* left out: /,
    ],
    [
      'a failed detail',
      finalHeader(() => new Error('it answered 500')),
      /^header of .* left out: .*it answered 500$/,
    ],
    [
      'a failed list of clubs',
      distorted('/teams?', (body) =>
        'teams' in body && !('pagination' in body) ? new Error('it answered 500') : body,
      ),
      /^homes of clubs not compared: /,
    ],
    [
      'a failed category',
      distorted('category=passing', () => new Error('it answered 404')),
      /^a category of statistics is left out: /,
    ],
    [
      'a scorer without a name',
      finalHeader((header) => void Object.assign(header.home.scores[0], { shortName: '' })),
      /^rejected: header of .* scores\[0\]: shortName/,
    ],
    [
      'a name with a bidirectional override',
      statistics(
        'players',
        (player, index) => index === 0 && Object.assign(player, { shortName: 'N.\u202e Body' }),
      ),
      /^rejected: players\[0\] /,
    ],
    [
      'a name of zero-width characters',
      statistics(
        'players',
        (player, index) => index === 0 && Object.assign(player, { shortName: '\u200b\u200b' }),
      ),
      /^rejected: players\[0\] /,
    ],
    [
      'a name of 101 characters',
      statistics(
        'players',
        (player, index) => index === 0 && Object.assign(player, { shortName: 'N'.repeat(101) }),
      ),
      /^rejected: players\[0\] /,
    ],
    [
      'a clock in the schedule’s additional time',
      eachMatch((match) => void Object.assign(match, { additionalTime: 9 })),
      /^$/,
    ],
  ])('%s', async ([, distort, line]) => {
    const { files, lines } = await planWith(distort, full);
    expect(files).toEqual([]);
    if (line.source !== '^$') expect(lines).toContainEqual(expect.stringMatching(line));
  });

  it('five failures of one kind end the asking, not the refresh', async () => {
    const { files, lines } = await planWith(
      distorted('/teamstats', () => new Error('it answered 500')),
      full,
    );
    expect(files).toEqual([]);
    expect(lines.filter((line) => line.startsWith('sides of '))).toHaveLength(6);
    expect(lines).toContainEqual(
      expect.stringMatching(/^sides of \d+ more matches not asked after 5 failures$/),
    );
  });

  it('a statistic of any name is one more statistic', async () => {
    const odd = statistics('teams', (team) =>
      team.stats.push({ statsId: 'constructor', statsValue: 1 }, { statsId: '__proto__', statsValue: 2 }),
    );
    const { files, contents } = await planWith(odd, full);
    expect(files).toContain(`data/team-stats/${season}.csv`);
    expect(contents.get(`data/team-stats/${season}.csv`)?.split('\n')[0]).toMatch(/constructor,__proto__/);
  });
});

describe('what cannot be is not written, and reported', () => {
  it.for<[string, Distort]>([
    [
      'minutes beyond what the club played',
      statistics('players', (player, index) => index === 0 && setStatistic(player, minutes, () => 5000)),
    ],
    [
      '500 goals',
      statistics(
        'players',
        (player, index) => index === 0 && setStatistic(player, ['goals', 'Goals'], () => 500),
      ),
    ],
    [
      'a matchday 99999',
      eachMatch(
        (match) =>
          match.matchSet?.name?.startsWith('Matchday') &&
          Object.assign(match.matchSet, { name: 'Matchday 99999' }),
      ),
    ],
    ['additional time 999', finalHeader((header) => void Object.assign(header, { additionalTime: '999' }))],
    [
      'a kick-off in the future of a finished match',
      finalMatch({ matchDateUtc: '2035-11-09T22:20:00Z', matchDateLocal: '2035-11-09T17:20:00' }),
    ],
    [
      'a date outside the season',
      finalMatch({ matchDateUtc: '2024-11-09T22:20:00Z', matchDateLocal: '2024-11-09T17:20:00' }),
    ],
    [
      'a percentage as a fraction',
      distorted(
        '/teamstats',
        (body) =>
          void body.stats.forEach((stat: Body) => {
            if (stat.statsId === 'possession-perc')
              Object.assign(stat, { statsValueHome: 0.52, statsValueAway: 0.48 });
          }),
      ),
    ],
    ['99,999 spectators', finalHeader((header) => void Object.assign(header, { attendance: 99_999 }))],
  ])('%s', async ([, distort]) => {
    const outcome = await planWith(distort, full).then(
      ({ files, lines }) => ({ files, lines }),
      (error: unknown) => ({ files: [], lines: error instanceof DataLossError ? ['loss'] : [String(error)] }),
    );
    expect(outcome.files).toEqual([]);
    expect(outcome.lines).toContainEqual(expect.stringMatching(/^(rejected|kept|loss)/));
  });
});

describe('the league’s table', () => {
  const tableOf = (change: (row: Body) => void) =>
    distorted('/standings/', (body) => {
      for (const table of body.standings) for (const team of table.teams) change(team);
    });

  it('with a deduction of points does not block', async () => {
    let first = true;
    const deducted = tableOf((team) => {
      if (first) setStatistic(team, ['points'], (points) => points - 3);
      first = false;
    });
    const { files, lines } = await planWith(deducted, full);
    expect(files).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/ has 3 points fewer than its results: a deduction$/));
  });

  it('that contradicts the results refuses everything', async () => {
    const swapped = tableOf((team) => setStatistic(team, ['goals-for'], (goals) => goals + 1));
    await expect(planWith(swapped, full)).rejects.toThrow('does not follow from its results');
  });
});
