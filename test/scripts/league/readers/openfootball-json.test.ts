import { describe, expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { openfootballJson } from '../../../../scripts/league/readers/openfootball-json.ts';

function read(list: unknown) {
  const file = { name: 'uto.1.json', text: JSON.stringify(list) };
  expect(openfootballJson.recognises(file)).toBe(true);
  return openfootballJson.read(file);
}

describe('the JSON of openfootball', () => {
  it('has its matches in one list', () => {
    const list = read({
      name: 'Utopia League 2024/25',
      matches: [
        {
          round: 'Matchday 1',
          date: '2024-08-24',
          time: '15:30',
          team1: 'Rivertown',
          team2: 'Hill Rovers',
          score: { ht: [1, 0], ft: [2, 1] },
        },
        {
          round: 'Playoffs, Final',
          date: '2025-06-01',
          team1: 'Port FC',
          team2: 'Rivertown',
          score: { ft: [1, 1], et: [2, 2], p: [4, 2] },
          goals1: [],
        },
      ],
    });
    expect(list.matches).toEqual([
      {
        ...emptyMatch,
        line: 1,
        date: '2024-08-24',
        time: '15:30',
        home: 'Rivertown',
        away: 'Hill Rovers',
        regularTime: [2, 1],
        halfTime: [1, 0],
        matchday: 1,
      },
      {
        ...emptyMatch,
        line: 2,
        date: '2025-06-01',
        home: 'Port FC',
        away: 'Rivertown',
        regularTime: [1, 1],
        extraTime: [2, 2],
        shootOut: [4, 2],
        hasExtraTime: true,
        stage: 'Playoffs',
        round: 'Final',
      },
    ]);
    expect(list).toMatchObject({
      title: 'Utopia League 2024/25',
      season: '2024/25',
      faults: [],
      clock: null,
    });
    expect(list.used).toEqual(['round', 'date', 'time', 'team1', 'team2', 'score']);
    expect(list.notUsed).toEqual(['goals1']);
  });

  it('says that a match is cancelled, or awarded without a half-time', () => {
    const match = { date: '2024-10-20', team1: 'Hill Rovers', team2: 'Port FC' };
    const { matches } = read({
      name: 'Utopia League 2024/25',
      matches: [
        { ...match, score: {}, status: 'cancelled' },
        { ...match, score: { ft: [0, 3] }, status: 'awarded', stage: 'Playoffs - Championship' },
      ],
    });
    expect(matches).toMatchObject([
      { status: 'cancelled', regularTime: null },
      { status: 'awarded', regularTime: [0, 3], stage: 'Playoffs - Championship' },
    ]);
  });

  it('has its matches by round until 2025, and sides as objects in 2015', () => {
    const list = read({
      name: 'Utopia League 2015/16',
      rounds: [
        {
          name: 'Matchday 1',
          matches: [{ date: '2015-08-14', team1: 'A', team2: 'B', score: { ft: [0, 0] } }],
        },
        {
          name: 'Matchday 2',
          matches: [
            {
              date: '2015-08-21',
              team1: { key: 'b', name: 'B', code: 'BBB' },
              team2: { key: 'a', name: 'A', code: 'AAA' },
              score1: 3,
              score2: 1,
            },
            { date: '2015-08-22', team1: { name: 'C' }, team2: { name: 'A' }, score1: null, score2: null },
          ],
        },
      ],
    });
    expect(list.matches).toEqual([
      { ...emptyMatch, line: 1, date: '2015-08-14', home: 'A', away: 'B', regularTime: [0, 0], matchday: 1 },
      { ...emptyMatch, line: 2, date: '2015-08-21', home: 'B', away: 'A', regularTime: [3, 1], matchday: 2 },
      { ...emptyMatch, line: 3, date: '2015-08-22', home: 'C', away: 'A', matchday: 2 },
    ]);
    expect(list).toMatchObject({ season: '2015/16', faults: [] });
  });

  it('has the moment of a match whose time has an offset', () => {
    const { matches } = read({
      matches: [{ date: '2026-06-11', time: '13:00 UTC-6', team1: 'A', team2: 'B' }],
    });
    expect(matches).toMatchObject([{ date: null, time: null, instant: '2026-06-11T19:00:00Z' }]);
  });

  it('names the number of a match with half a score, a day that is none, or no side', () => {
    const match = { date: '2024-10-20', team1: 'A', team2: 'B' };
    const { faults, matches } = read({
      matches: [
        { ...match, score: { ft: [1, null] } },
        { ...match, date: '2024-02-30' },
        { date: '2024-10-20', team1: 'A' },
      ],
    });
    expect(matches).toEqual([]);
    expect(faults.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(faults[0]?.message).toBe('has goals of one side alone: 1 and null; expected both or neither');
    expect(faults[2]?.message).toContain('team2');
  });

  it('names a file that is not JSON', () => {
    const { faults } = openfootballJson.read({ name: 'x.json', text: '{"matches": [{"team1": "A"' });
    expect(faults).toMatchObject([
      { file: 'x.json', line: 1, message: expect.stringContaining('is not JSON') },
    ]);
  });
});
