import { describe, expect, it } from 'vitest';
import { statistics } from '../fixtures/feed.ts';
import { changed, opener, players, playIn, schedule } from './answers.ts';

describe('what a match can do without', () => {
  it.for([
    'phase',
    'time',
    'additionalTime',
    'matchDateUtc',
    'localTimeUtcOffset',
    'winReason',
    'winTeamId',
    'stadiumId',
    'matchSet',
    'editorial',
    'homeScorePush',
  ])('%s', (field) => {
    const { good, body, read } = schedule;
    for (const value of [null, undefined]) {
      const { entries, rejected } = read(body([changed(good[0], [field], value)]));
      expect(rejected).toEqual([]);
      expect(entries).toMatchObject([{ match_id: opener.match_id, home_goals: 1, away_goals: 0 }]);
    }
  });

  it.for(['time', 'additionalTime', 'matchSet', 'editorial'])('%s, of whatever kind', (field) => {
    const { good, body, read } = schedule;
    for (const value of [7.5, -1, 'soon', '', [], {}, true, { name: 7, stageId: [] }, { broadcasters: 7 }]) {
      const { entries, rejected } = read(body([changed(good[1], [field], value)]));
      expect(rejected.length).toBeLessThanOrEqual(1);
      expect(entries).toMatchObject([
        { match_id: playIn.match_id, stage: 'play-in', winner: 'inter-toronto-fc' },
      ]);
    }
  });

  it('a time that is none, which is not known', () => {
    const { good, body, read } = schedule;
    for (const value of ['', 'soon', '-1', '1.5', '1000', -1, 1.5, null, {}]) {
      const over = { time: value, additionalTime: value };
      expect(read(body([{ ...good[0], ...over }])).entries).toMatchObject([
        { clock: null, additional_time: null },
      ]);
    }
  });
});

describe('what a player can do without', () => {
  it.for(['mediaFirstName', 'mediaLastName', 'nationality', 'bibNumber', 'team', 'providerId', 'role'])(
    '%s, or of whatever kind',
    (field) => {
      const { good, body, read } = players;
      for (const value of [undefined, null, 7, {}, [], true]) {
        const { entries, rejected } = read(body([changed(good[0], [field], value)]));
        expect(rejected.length).toBeLessThanOrEqual(1);
        expect(entries).toMatchObject([{ row: { player_id: good[0]?.playerId, minutes: 7 } }]);
      }
    },
  );

  it('a number that no shirt has', () => {
    const { good, body, read } = players;
    for (const bibNumber of ['', '0', '00', '100', '-1', 'x', '7a']) {
      expect(read(body([{ ...good[0], bibNumber }])).entries).toMatchObject([{ shirt_number: null }]);
    }
    expect(read(body([{ ...good[0], bibNumber: '07' }])).entries).toMatchObject([{ shirt_number: 7 }]);
  });

  it('a statistic that is none, which he then does not have', () => {
    const { good, body, read } = players;
    const none = [
      null,
      7,
      'x',
      [],
      {},
      { statsId: 'Goals' },
      { statsValue: 7 },
      { statsId: 7, statsValue: 7 },
    ];
    const odd = ['7', null, true, [7], {}, Number.POSITIVE_INFINITY].map((statsValue) => ({
      statsId: 'Goals',
      statsValue,
    }));
    const stats = [...none, ...odd, ...statistics({ Starts: 3 })];
    const [first] = read(body([{ ...good[0], stats }, ...good.slice(1)])).entries;
    expect(first).toMatchObject({ row: { starts: 3, goals: 0 } });
  });
});
