import { describe, expect, it } from 'vitest';
import { DataLossError } from '../../../../scripts/refresh/losses.ts';
import { shortId } from '../../../../src/records/text.ts';
import {
  type Body,
  distorted,
  eachMatch,
  final,
  finalHeader,
  finalId,
  finalMatch,
  firstOf,
  full,
  minutes,
  season,
  setStatistic,
  statistics,
} from '../../../support/distort.ts';
import { type Distort, planWith } from '../../../support/in-process-feed.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const hamilton = the(dataset.venues, { venue_id: 'hamilton-stadium' });
/** Lost by its home side in a shoot-out, 4–5. */
const playIn = the(dataset.matches, { season, stage: 'play-in' });

/** Returns the error of a refresh that would lose something. */
async function lossesOf(distort: Distort, options = {}): Promise<DataLossError> {
  const outcome = await planWith(distort, { ...full, ...options }).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DataLossError);
  return outcome as DataLossError;
}

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
])('a stored value that the feed lacks stays, and is reported: %s', async ([, distort, line]) => {
  const { files, lines } = await planWith(distort, full);
  expect(files).toEqual([]);
  if (line.source !== '^$') expect(lines).toContainEqual(expect.stringMatching(line));
});

describe('a known fact that the feed contradicts is a loss', () => {
  const attendance = finalHeader((header) => void Object.assign(header, { attendance: 13 }));

  it.for<[string, Distort, string]>([
    [
      'minutes that shrink',
      firstOf('players', (player) => setStatistic(player, minutes, (value) => value - 90)),
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
    ['a venue', finalMatch({ stadiumId: hamilton.feed_stadium_id }), `matches/${finalId}/venue_id`],
    [
      'a winner',
      eachMatch(
        (match) =>
          match.matchId === playIn.match_id &&
          Object.assign(match, { providerPenaltyScoreHome: 5, providerPenaltyScoreAway: 4 }),
      ),
      `matches/${shortId(playIn.match_id)}/winner`,
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

  it('for each player, when the goals of all are halved', async () => {
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
      expect(files).toEqual([
        `data/matches/${season}.csv`,
        `data/match-updates/${season}.csv`,
        'data/CHANGELOG.md',
      ]);
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

  it('an answer of the future is refused', async () => {
    const future: Distort = (body) => ({ ...body, apiCallRequestTime: '2099-02-03T23:46:06.7586886+00:00' });
    await expect(planWith(future, { season: dataset.snapshot.season })).rejects.toThrow(
      'is of 2099-02-03T23:46:06.758Z, more than a day from now',
    );
  });

  it('old answers beside a current schedule are refused', async () => {
    const old: Distort = (body, path) =>
      path.includes('/matches?')
        ? body
        : { ...body, apiCallRequestTime: '2026-02-03T23:46:06.7586886+00:00' };
    await expect(planWith(old, { season: dataset.snapshot.season })).rejects.toThrow(
      `is of 2026-02-03, older than the data of ${dataset.snapshot.as_of}`,
    );
  });
});
