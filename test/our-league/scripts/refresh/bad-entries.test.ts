import { describe, expect, it } from 'vitest';
import { DataLossError } from '../../../../scripts/refresh/losses.ts';
import {
  type Body,
  distorted,
  eachMatch,
  final,
  finalHeader,
  finalMatch,
  firstOf,
  full,
  minutes,
  season,
  setStatistic,
  statistics,
} from '../../../support/distort.ts';
import { type Distort, planWith } from '../../../support/in-process-feed.ts';

const eachReferee = (change: object) =>
  distorted(`${final.match_id}/matchfacts`, ({ referees }) => {
    for (const referee of referees) Object.assign(referee, change);
  });

describe('one bad entry rejects no other', () => {
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
      'a failed list of clubs',
      distorted('/teams?', (body) =>
        'teams' in body && !('pagination' in body) ? new Error('it answered 500') : body,
      ),
      /^homes of clubs not compared: /,
    ],
    [
      'a failed category',
      distorted('category=passing', () => new Error('it answered 404')),
      /^players in 'passing' left out from page 1 on: /,
    ],
    [
      'a scorer without a name',
      finalHeader((header) => void Object.assign(header.home.scores[0], { shortName: '' })),
      /^rejected: header of .* scores\[0\]: shortName/,
    ],
    [
      'a scorer with an address',
      finalHeader((header) => void Object.assign(header.home.scores[0], { shortName: 'www.evil.example' })),
      /^rejected: header of .* scores\[0\]: shortName/,
    ],
    [
      'a first name of a referee that is markup: the last name alone is another name',
      eachReferee({ mediaFirstName: '<b>A</b>' }),
      /^rejected: referees\[0\] .*: mediaFirstName: not usable/,
    ],
    ['names of a referee that are too long together', eachReferee({ mediaLastName: 'N'.repeat(100) }), /^$/],
    [
      'a name with a bidirectional override',
      firstOf('players', (player) => Object.assign(player, { shortName: 'N.\u202e Body' })),
      /^rejected: players\[0\] /,
    ],
    [
      'a name of zero-width characters',
      firstOf('players', (player) => Object.assign(player, { shortName: '\u200b\u200b' })),
      /^rejected: players\[0\] /,
    ],
    [
      'a name of 101 characters',
      firstOf('players', (player) => Object.assign(player, { shortName: 'N'.repeat(101) })),
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

  it('five failures of one kind end its requests, and the refresh goes on', async () => {
    const { files, lines } = await planWith(
      distorted('/teamstats', () => new Error('it answered 500')),
      full,
    );
    expect(files).toEqual([]);
    expect(lines.filter((line) => line.startsWith('sides of '))).toHaveLength(6);
    expect(lines).toContainEqual(
      expect.stringMatching(/^sides of \d+ more matches not requested after 5 failures$/),
    );
  });

  it('a statistic with the name of a property is one more statistic', async () => {
    const odd = statistics('teams', (team) =>
      team.stats.push({ statsId: 'constructor', statsValue: 1 }, { statsId: 'toString', statsValue: 2 }),
    );
    const { files, contents } = await planWith(odd, full);
    expect(files).toContain(`data/team-stats/${season}.csv`);
    expect(contents.get(`data/team-stats/${season}.csv`)?.split('\n')[0]).toMatch(/constructor,toString/);
  });
});

it.for<[string, Distort]>([
  [
    'minutes beyond what the club played',
    firstOf('players', (player) => setStatistic(player, minutes, () => 5000)),
  ],
  ['500 goals', firstOf('players', (player) => setStatistic(player, ['goals', 'Goals'], () => 500))],
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
])('an impossible value is reported, and not written: %s', async ([, distort]) => {
  const outcome = await planWith(distort, full).then(
    ({ files, lines }) => ({ files, lines }),
    (error: unknown) => ({ files: [], lines: error instanceof DataLossError ? ['loss'] : [String(error)] }),
  );
  expect(outcome.files).toEqual([]);
  expect(outcome.lines).toContainEqual(expect.stringMatching(/^(rejected|kept|loss)/));
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

  it('without ranks, as before a season, does not block', async () => {
    const { files, lines } = await planWith(
      tableOf((team) => void team.stats.shift()),
      { season },
    );
    expect(files).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^rejected: teams\[0\] .*: lacks rank$/));
  });

  it('that contradicts the results makes the refresh fail', async () => {
    const swapped = tableOf((team) => setStatistic(team, ['goals-for'], (goals) => goals + 1));
    await expect(planWith(swapped, full)).rejects.toThrow('does not follow from its results');
  });
});
