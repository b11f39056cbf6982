import { expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { footballcsv } from '../../../../scripts/league/readers/footballcsv.ts';

it('reads matchdays, rounds, fixtures and matches that were postponed to their day', () => {
  const text = `Round,Date,Team 1,FT,Team 2
3,Sat Aug 25 2018,Rivertown FC,2–1,Hill Rovers FC
Semifinals,(2) 11 Aug 2018 (Sat),Port FC,,Rivertown FC
4,Tue Jan 12 2021(P),Hill Rovers FC,0-0,Port FC
`;
  const list = footballcsv.read({ name: '2018-19/uto.1.csv', text });
  expect(list.matches).toEqual([
    {
      ...emptyMatch,
      line: 2,
      date: '2018-08-25',
      home: 'Rivertown FC',
      away: 'Hill Rovers FC',
      regularTime: [2, 1],
      matchday: 3,
    },
    {
      ...emptyMatch,
      line: 3,
      date: '2018-08-11',
      home: 'Port FC',
      away: 'Rivertown FC',
      round: 'Semifinals',
    },
    {
      ...emptyMatch,
      line: 4,
      date: '2021-01-12',
      home: 'Hill Rovers FC',
      away: 'Port FC',
      regularTime: [0, 0],
      matchday: 4,
    },
  ]);
  expect(list).toMatchObject({ faults: [], season: '2018-19', clock: null, notUsed: [] });
});

it('names the line of a side that is missing', () => {
  const { faults } = footballcsv.read({
    name: 'x.csv',
    text: 'Date,Team 1,FT,Team 2\n2018-08-25,,2-1,Port FC\n',
  });
  expect(faults).toEqual([{ file: 'x.csv', line: 2, message: 'has no first side; expected its name' }]);
});
