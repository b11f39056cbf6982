import { describe, expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { plain } from '../../../../scripts/league/readers/plain.ts';

function read(text: string) {
  const file = { name: 'list.csv', text };
  expect(plain.recognises(file)).toBe(true);
  return plain.read(file);
}

const reds = { ...emptyMatch, line: 2, date: '2024-05-01', home: 'Reds', away: 'Blues' };

describe('a plain list', () => {
  it('may have any of the known names, in any letter case, and numbers of pandas', () => {
    const list =
      read(`Match Date,KICK_OFF,Home Team,visitor,Home Score,Away Score,Round,Crowd,Neutral Venue,Stadium,City,Div,Season,Ref,Home Shots,HY,Odds
2024-05-01,7:30 PM,Reds,Blues,2.0,1.0,Round 2,5000.0,no,Reds Park,Redtown,D1,2024,A Whistle,12,1.0,1.9
`);
    expect(list.matches).toEqual([
      {
        ...reds,
        time: '19:30',
        regularTime: [2, 1],
        matchday: 2,
        attendance: 5000,
        neutral: false,
        venue: 'Reds Park',
        city: 'Redtown',
        division: 'D1',
        season: '2024',
        referee: 'A Whistle',
        statistics: { home: { shots: 12, yellow_cards: 1 }, away: {} },
      },
    ]);
    expect(list).toMatchObject({ faults: [], clock: null, notUsed: ['Odds'] });
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may be separated by %s, with a byte order mark', (_, delimiter) => {
    const text = '\uFEFFdate,home,away,score\n01.05.2024,"Reds",Blues,2:1 (1:0)\n'.replaceAll(',', delimiter);
    expect(read(text).matches).toEqual([{ ...reds, regularTime: [2, 1], halfTime: [1, 0] }]);
  });

  it('may say how a match was decided, in columns or in the score', () => {
    const { matches, faults } = read(`date,home,away,score,aet,penalties,winner,status,leg
2024-05-01,Reds,Blues,2-1 aet,,,,,
2024-05-01,Reds,Blues,1-1,yes,4-3,,,2
2024-05-01,Reds,Blues,1-1,2-1,0-0,,FT,
2024-05-01,Reds,Blues,1-1,,,Blues,,
2024-05-01,Reds,Blues,P-P,,,,,
2024-05-01,Reds,Blues,0-3,no,,,awarded,
`);
    expect(matches).toEqual([
      { ...reds, line: 2, extraTime: [2, 1], hasExtraTime: true },
      { ...reds, line: 3, extraTime: [1, 1], hasExtraTime: true, shootOut: [4, 3], leg: 2 },
      { ...reds, line: 4, regularTime: [1, 1], extraTime: [2, 1], hasExtraTime: true, status: 'played' },
      { ...reds, line: 5, regularTime: [1, 1], winner: 'away' },
      { ...reds, line: 6, status: 'postponed' },
      { ...reds, line: 7, regularTime: [0, 3], status: 'awarded' },
    ]);
    expect(faults).toEqual([]);
  });

  it.each([
    [
      'fixturedownload.com',
      'Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n9,2,01/05/2024 20:00,Reds Park,Reds,Blues,2 - 1\n',
    ],
    [
      'FBref',
      'Wk,Day,Date,Time,Home,xG,Score,xG,Away,Attendance,Venue\n2,Wed,2024-05-01,20:00,Reds,1.9,2–1,0.7,Blues,,Reds Park\n',
    ],
    [
      'the Transfermarkt datasets',
      'round,date,time,home_club_name,away_club_name,home_club_goals,away_club_goals,stadium\n2. Matchday,2024-05-01,20:00,Reds,Blues,2,1,Reds Park\n',
    ],
  ])('of %s is read', (_, text) => {
    expect(read(text).matches).toEqual([
      { ...reds, time: '20:00', regularTime: [2, 1], matchday: 2, venue: 'Reds Park' },
    ]);
  });

  it('has moments where its dates have an offset', () => {
    const { matches } = read('date,home,away,score\n2024-05-02T01:30:00Z,Reds,Blues,2-1\n');
    expect(matches).toEqual([{ ...reds, date: null, instant: '2024-05-02T01:30:00Z', regularTime: [2, 1] }]);
  });

  it('is of the clock of UTC where the name of its column says so', () => {
    expect(read('date_utc,home,away,score\n2024-05-02 01:30,Reds,Blues,2-1\n').clock).toBe('UTC');
  });

  it('has no times where all are midnight', () => {
    const { matches, notes } = read(`date,home,away,score
2024-05-01T00:00:00Z,Reds,Blues,2-1
2024-05-01T00:00:00Z,Reds,Blues,2-1
`);
    expect(matches[0]).toEqual({ ...reds, regularTime: [2, 1] });
    expect(notes).toEqual(['all times are midnight, and are read as unknown']);
  });

  it('has the month first where one of its days says so', () => {
    const { matches, notes } = read(
      'date,home,away,score\n05/01/2024,Reds,Blues,2-1\n05/13/2024,Blues,Reds,0-0\n',
    );
    expect(matches.map(({ date }) => date)).toEqual(['2024-05-01', '2024-05-13']);
    expect(notes).toEqual([]);
  });

  it('has the day first where no day decides, and says so', () => {
    const { matches, notes } = read('date,home,away,score\n05/06/2024,Reds,Blues,2-1\n');
    expect(matches.map(({ date }) => date)).toEqual(['2024-06-05']);
    expect(notes).toEqual([
      "all days are read as day first, as no number above 12 says which of '05/06/2024' is the day",
    ]);
  });

  it('names the line of every value at fault, and reads the others', () => {
    const { matches, faults } = read(`date,time,home,away,FTHG,FTAG,attendance,neutral
2024-05-01,,Reds,Blues,2,1,,
2024-05-08,,Blues,Reds,3,,,
,,,,,,,
2024-05-15,25:10,Greens,Reds,1,1,,
2024-05-16,,Greens,,1,1,,
2024-05-17,,Greens,Reds,1,1,~800,
2024-05-18,,Greens,Reds,1,1,,perhaps
`);
    expect(matches).toEqual([{ ...reds, regularTime: [2, 1] }]);
    expect(faults.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      "list.csv:3 has goals of one side alone: '3' and ''; expected both or neither",
      "list.csv:5 '25:10' is no time; expected one such as 19:30 or 7:30 PM",
      'list.csv:6 has no away side; expected its name',
      "list.csv:7 '~800' is no attendance; expected one such as 5000 or 5,000",
      "list.csv:8 'perhaps' does not say whether the venue is neutral; expected true or false",
    ]);
  });

  it('names the line at which a quote is not closed', () => {
    const { faults } = read('date,home,away,score\n2024-05-01,"Reds,Blues,2-1\n');
    expect(faults).toMatchObject([{ file: 'list.csv', message: expect.stringContaining('is not CSV') }]);
  });
});
