import { describe, expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { engsoccerdata } from '../../../../scripts/league/readers/engsoccerdata.ts';

function read(text: string) {
  const file = { name: 'utopia.csv', text };
  expect(engsoccerdata.recognises(file)).toBe(true);
  return engsoccerdata.read(file);
}

const cup =
  '"Date","Season","home","visitor","FT","hgoal","vgoal","round","tie","aet","pen","pens","hp","vp","Venue","attendance","nonmatch","notes","neutral"';

describe('engsoccerdata', () => {
  it('has several seasons and divisions in one file', () => {
    const list = read(`"","Date","Season","home","visitor","FT","hgoal","vgoal","division","tier","totgoal"
"1",2023-08-12,2023,"Rivertown","Port FC","2-1",2,1,"1",1,3
"2",2024-08-17,2024,"Hill Rovers","Lake City","0-0",0,0,"2South",2,0
"3",18017,2018,"Hill Rovers","Lake City","NA-NA",NA,NA,NA,2,NA
`);
    const lake = { home: 'Hill Rovers', away: 'Lake City' };
    expect(list.matches).toEqual([
      {
        ...emptyMatch,
        line: 2,
        date: '2023-08-12',
        home: 'Rivertown',
        away: 'Port FC',
        regularTime: [2, 1],
        division: '1',
        season: '2023',
      },
      {
        ...emptyMatch,
        ...lake,
        line: 3,
        date: '2024-08-17',
        regularTime: [0, 0],
        division: '2South',
        season: '2024',
      },
      { ...emptyMatch, ...lake, line: 4, date: '2019-05-01', division: 'tier 2', season: '2018' },
    ]);
    expect(list).toMatchObject({ faults: [], notUsed: ['totgoal'] });
  });

  it('has extra time and shoot-outs of play-offs beside the score after 90 minutes', () => {
    const { matches, faults } =
      read(`Date,Season,home,visitor,FT,hgoal,vgoal,round,leg,hgoalaet,vgoalaet,hpen,vpen
2016-12-10,2016,"Port FC","Rivertown","0-0",0,0,"final",NA,0,0,4,5
2016-11-30,2016,"Rivertown","Lake City","2-1",2,1,"conf_semi",2,3,1,NA,NA
2016-04-01,2016,"Rivertown","Lake City","2-1",2,1,"regular",NA,NA,NA,NA,NA
`);
    expect(matches).toEqual([
      {
        ...emptyMatch,
        line: 2,
        date: '2016-12-10',
        home: 'Port FC',
        away: 'Rivertown',
        regularTime: [0, 0],
        extraTime: [0, 0],
        shootOut: [4, 5],
        hasExtraTime: true,
        round: 'final',
        season: '2016',
      },
      {
        ...emptyMatch,
        line: 3,
        date: '2016-11-30',
        home: 'Rivertown',
        away: 'Lake City',
        regularTime: [2, 1],
        extraTime: [3, 1],
        hasExtraTime: true,
        round: 'conf_semi',
        leg: 2,
        season: '2016',
      },
      {
        ...emptyMatch,
        line: 4,
        date: '2016-04-01',
        home: 'Rivertown',
        away: 'Lake City',
        regularTime: [2, 1],
        stage: 'regular',
        season: '2016',
      },
    ]);
    expect(faults).toEqual([]);
  });

  it('has the last score of a cup match alone, and its shoot-out with the winner first', () => {
    const { matches } = read(`${cup}
1992-02-05,1991,"Rivertown","Port FC","2-2",2,2,"4","replay","yes","yes","4-2 Port FC",NA,NA,"Park, City","1,200",NA,NA,"yes"
`);
    expect(matches).toEqual([
      {
        ...emptyMatch,
        line: 2,
        date: '1992-02-05',
        home: 'Rivertown',
        away: 'Port FC',
        extraTime: [2, 2],
        hasExtraTime: true,
        shootOut: [2, 4],
        matchday: 4,
        round: '4, replay',
        venue: 'Park, City',
        attendance: 1200,
        neutral: true,
        season: '1991',
      },
    ]);
  });

  it('awards walkovers and disqualifications, cancels void matches, and leaves out byes', () => {
    const row = (remark: string, notes: string) =>
      `NA,1871,"Rivertown","Port FC",NA,NA,NA,"1","initial",NA,NA,NA,NA,NA,NA,NA,"${remark}","${notes}",NA`;
    const rows = [
      row('Walkover', 'Port FC progress'),
      row('Rivertown disqualified', ''),
      row('Match void', ''),
      row('Bye', 'Rivertown progress'),
    ];
    const { matches, faults } = read([cup, ...rows].join('\n'));
    const match = { ...emptyMatch, home: 'Rivertown', away: 'Port FC', matchday: 1, season: '1871' };
    expect(matches).toEqual([
      { ...match, line: 2, status: 'awarded', winner: 'away' },
      { ...match, line: 3, status: 'awarded', winner: 'away' },
      { ...match, line: 4, status: 'cancelled' },
    ]);
    expect(faults).toEqual([]);
  });

  it('names the line of a score after extra time that is lower than that before', () => {
    const { faults } = read(`Date,Season,home,visitor,FT,hgoal,vgoal,hgoalaet,vgoalaet
2016-12-10,2016,"Port FC","Rivertown","3-2",3,2,2,2
`);
    expect(faults).toEqual([
      { file: 'utopia.csv', line: 2, message: "'3-2' has 3-2 before 2-2; expected goals that only rise" },
    ]);
  });
});
