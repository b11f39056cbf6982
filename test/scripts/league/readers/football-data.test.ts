import { describe, expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { awardOf, footballData } from '../../../../scripts/league/readers/football-data.ts';

const header =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Attendance,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HO,AO,HY,AY,HR,AR,B365H,,B365>2.5';

/** Returns what is read of rows below the header, with the line ends of the publisher. */
function read(...rows: string[]) {
  return footballData.read({ name: 'X1.csv', text: [header, ...rows, ''].join('\r\n') });
}

const played =
  'X1,08/08/2020,15:00,Rivertown,Hill Rovers,2,1,H,1,0,H,5000.0,A Whistle,12,8,5,3,10,11,6,4,2,1,1,2,0,1,1.9,x,1.8,beyond';
const match = {
  ...emptyMatch,
  line: 2,
  date: '2020-08-08',
  time: '15:00',
  home: 'Rivertown',
  away: 'Hill Rovers',
  regularTime: [2, 1],
  halfTime: [1, 0],
  attendance: 5000,
  referee: 'A Whistle',
  statistics: {
    home: {
      shots: 12,
      shots_on_target: 5,
      fouls: 10,
      corners: 6,
      offsides: 2,
      yellow_cards: 1,
      red_cards: 0,
    },
    away: { shots: 8, shots_on_target: 3, fouls: 11, corners: 4, offsides: 1, yellow_cards: 2, red_cards: 1 },
  },
  division: 'X1',
};

describe('football-data.co.uk', () => {
  it('is read with the clock of London and every column of the dataset', () => {
    const list = read(played);
    expect(list.matches).toEqual([match]);
    expect(list).toMatchObject({ faults: [], clock: 'Europe/London', notUsed: ['HTR', 'B365H', 'B365>2.5'] });
  });

  it('may end in rows of commas, and have years of two digits and no times', () => {
    const list = read('X1,14/08/93,,Rivertown,Port FC,0,0,D,,,,,,,,,,,,,,,,,,,,,,', ',,,,,,,,,,', ',,,,');
    const expected = {
      ...emptyMatch,
      line: 2,
      date: '1993-08-14',
      home: 'Rivertown',
      away: 'Port FC',
      division: 'X1',
    };
    expect(list.matches).toEqual([{ ...expected, regularTime: [0, 0] }]);
    expect(list.faults).toEqual([]);
  });

  it('names its sides HT and AT in a few old files', () => {
    const text = 'Div,Date,HT,AT,FTHG,FTAG,FTR\nX1,14/08/04,Rivertown,Port FC,0,1,A\n';
    expect(footballData.recognises({ name: 'X1.csv', text })).toBe(true);
    expect(footballData.read({ name: 'X1.csv', text }).matches).toMatchObject([
      { home: 'Rivertown', away: 'Port FC', regularTime: [0, 1], halfTime: null },
    ]);
  });

  it('has fixtures without goals', () => {
    expect(read('X1,08/08/2020,15:00,Rivertown,Hill Rovers').matches).toMatchObject([
      { regularTime: null, status: null },
    ]);
  });

  it('awards a match where the result is not that of the goals', () => {
    expect(awardOf([2, 1], 'A')).toEqual({ status: 'awarded', winner: 'away' });
    expect(awardOf([0, 0], 'H')).toEqual({ status: 'awarded', winner: 'home' });
    expect(awardOf([2, 1], 'H')).toEqual({ status: null, winner: null });
  });

  it('names the lines of the matches that it takes as awarded', () => {
    const { matches, notes } = read(played.replace(',2,1,H,', ',2,1,A,'));
    expect(matches).toEqual([{ ...match, status: 'awarded', winner: 'away' }]);
    expect(notes).toEqual(['matches whose result is not that of their goals are awarded: line 2']);
  });

  it('names the line of half a score, of a time that is none, and of a day that is none', () => {
    const half = played.replace(',2,1,H,', ',2,,H,');
    const { faults, matches } = read(
      played,
      half,
      played.replace('15:00', '25:10'),
      played.replace('08/08', '31/06'),
    );
    expect(matches).toHaveLength(1);
    expect(faults).toEqual([
      {
        file: 'X1.csv',
        line: 3,
        message: "has goals of one side alone: '2' and ''; expected both or neither",
      },
      { file: 'X1.csv', line: 4, message: "'25:10' is no time; expected one such as 19:30 or 7:30 PM" },
      {
        file: 'X1.csv',
        line: 5,
        message: "'31/06/2020' is no day; expected one such as 2018-08-11 or 11/08/2018",
      },
    ]);
  });

  it('names the line in which a character is lost', () => {
    const { faults } = read(played.replace('Hill Rovers', 'King\uFFFDs Lynn'));
    expect(faults).toMatchObject([
      { line: 2, message: expect.stringContaining('has lost a character (U+FFFD)') },
    ]);
  });
});
