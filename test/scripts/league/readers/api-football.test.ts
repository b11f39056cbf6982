import { describe, expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { apiFootball } from '../../../../scripts/league/readers/api-football.ts';

function read(text: string) {
  const file = { name: 'fixtures.csv', text };
  expect(apiFootball.recognises(file)).toBe(true);
  return apiFootball.read(file);
}

const flat =
  'fixture_id,referee,timezone,date,kick_off,venue,city,league,season,stage,home,away,home_ft,away_ft,home_ht,away_ht,home_et,away_et,home_pen,away_pen';
const dotted =
  'fixture.id,fixture.date,fixture.status.short,league.name,league.round,teams.home.name,teams.home.winner,teams.away.name,goals.home,goals.away,score.fulltime.home,score.fulltime.away,score.extratime.home,score.extratime.away,score.penalty.home,score.penalty.away';

describe('API-Football in a table', () => {
  it('has the day and the time in UTC in two columns', () => {
    const list = read(`${flat}
101,A. Whistle,UTC,2024-08-16,19:00:00,Rivertown Park,Rivertown,Utopia League,2024,Regular Season - 1,Rivertown,Port FC,1,0,0,0,,,,
`);
    expect(list.matches).toEqual([
      {
        ...emptyMatch,
        line: 2,
        instant: '2024-08-16T19:00:00Z',
        home: 'Rivertown',
        away: 'Port FC',
        regularTime: [1, 0],
        halfTime: [0, 0],
        stage: 'Regular Season',
        matchday: 1,
        venue: 'Rivertown Park',
        city: 'Rivertown',
        referee: 'A. Whistle',
        division: 'Utopia League',
        season: '2024',
      },
    ]);
    expect(list).toMatchObject({ faults: [], title: 'Utopia League', clock: 'UTC', notUsed: [] });
  });

  it('has the goals of extra time alone, and its states in letters', () => {
    const row = (id: number, state: string, scores: string) =>
      `${id},2024-08-16T19:00:00+00:00,${state},Cup,Final,Rivertown,False,Port FC,${scores}`;
    const { matches, faults } = read(
      [
        dotted,
        row(1, 'AET', '3,2,2,2,1,0,,'),
        row(2, 'PEN', '1,1,1,1,0,0,3,4'),
        row(3, 'NS', ',,,,,,,'),
        row(4, 'PST', ',,,,,,,'),
        row(5, 'AWD', '0,3,,,,,,'),
        row(6, 'ABD', '1,0,,,,,,'),
      ].join('\n'),
    );
    const match = {
      ...emptyMatch,
      instant: '2024-08-16T19:00:00Z',
      home: 'Rivertown',
      away: 'Port FC',
      round: 'Final',
      division: 'Cup',
    };
    const played = { status: 'played', hasExtraTime: true };
    expect(matches).toEqual([
      { ...match, ...played, line: 2, regularTime: [2, 2], extraTime: [3, 2] },
      { ...match, ...played, line: 3, regularTime: [1, 1], extraTime: [1, 1], shootOut: [3, 4] },
      { ...match, line: 4, status: 'scheduled' },
      { ...match, line: 5, status: 'postponed' },
      { ...match, line: 6, status: 'awarded', regularTime: [0, 3], winner: 'away' },
      { ...match, line: 7, status: 'abandoned', regularTime: [1, 0] },
    ]);
    expect(faults).toEqual([]);
  });

  it('is read as JSON too, by the number of its match', () => {
    const fixture = { id: 7, referee: null, date: '2024-08-16T19:00:00+00:00', status: { short: 'FT' } };
    const teams = { home: { name: 'Rivertown', winner: true }, away: { name: 'Port FC', winner: false } };
    const league = { name: 'Cup', season: 2024, round: 'Regular Season - 2' };
    const score = {
      halftime: { home: 0, away: 0 },
      fulltime: { home: 2, away: 1 },
      penalty: { home: null, away: null },
    };
    const list = read(
      JSON.stringify({
        get: 'fixtures',
        response: [{ fixture, teams, league, goals: score.fulltime, score }],
      }),
    );
    expect(list.matches).toEqual([
      {
        ...emptyMatch,
        line: 1,
        instant: '2024-08-16T19:00:00Z',
        home: 'Rivertown',
        away: 'Port FC',
        regularTime: [2, 1],
        halfTime: [0, 0],
        status: 'played',
        stage: 'Regular Season',
        matchday: 2,
        division: 'Cup',
        season: '2024',
      },
    ]);
    expect(list).toMatchObject({ faults: [], notUsed: ['teams.away.winner'] });
    const broken = apiFootball.read({ name: 'x.json', text: '{"response": [{"fixture": 1' });
    expect(broken.faults).toMatchObject([{ line: 1, message: expect.stringContaining('is not JSON') }]);
  });

  it('leaves out a match that is there twice, and the score of one that is being played', () => {
    const row = '1,2024-08-16T19:00:00+00:00,2H,Cup,Final,Rivertown,,Port FC,1,0,,,,,,';
    const { matches, notes } = read([dotted, row, row].join('\n'));
    expect(matches).toMatchObject([{ line: 2, status: 'scheduled', regularTime: null }]);
    expect(notes).toEqual([
      'matches that the file has twice, with the same values: 1',
      'matches that were being played, whose scores are not read: 1',
    ]);
  });

  it('names the line of a match with other values, and of goals that are not those of its halves', () => {
    const row = '1,2024-08-16T19:00:00+00:00,FT,Cup,Final,Rivertown,,Port FC,1,0,1,0,,,,';
    const sum = '2,2024-08-16T19:00:00+00:00,AET,Cup,Final,Rivertown,,Port FC,3,2,1,1,1,0,,';
    const { faults } = read([dotted, row, row.replace('1,0,1,0', '2,0,2,0'), sum].join('\n'));
    expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 is the match of line 2 with other values; expected each match once',
      '4 has 3-2 as goals, and 2-1 after 90 minutes and extra time; expected the same',
    ]);
  });
});
