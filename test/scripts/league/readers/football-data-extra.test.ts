import { expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { footballDataExtra } from '../../../../scripts/league/readers/football-data-extra.ts';

const text = `Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PH,PD,PA
Utopia,Premier,2012/2013,21/07/2012,01:30,Port FC,Lake City,0,2,A,2.1,3.3,3.4
Utopia,Premier,2013,23/07/2013,,Lake City,Port FC,1,1,D,,,
`;

it('reads all seasons of an extra league on the clock of London', () => {
  const list = footballDataExtra.read({ name: 'UTO.csv', text });
  expect(list.matches).toEqual([
    {
      ...emptyMatch,
      line: 2,
      date: '2012-07-21',
      time: '01:30',
      home: 'Port FC',
      away: 'Lake City',
      regularTime: [0, 2],
      division: 'Premier',
      season: '2012/2013',
    },
    {
      ...emptyMatch,
      line: 3,
      date: '2013-07-23',
      home: 'Lake City',
      away: 'Port FC',
      regularTime: [1, 1],
      division: 'Premier',
      season: '2013',
    },
  ]);
  expect(list).toMatchObject({ faults: [], title: 'Premier', clock: 'Europe/London' });
  expect(list.notUsed).toEqual(['Country', 'PH', 'PD', 'PA']);
});

it('names the line of a result that is no letter of the publisher', () => {
  const { faults } = footballDataExtra.read({ name: 'UTO.csv', text: text.replace(',D,', ',X,') });
  expect(faults).toEqual([
    { file: 'UTO.csv', line: 3, message: "'X' is no result of football-data.co.uk; expected H, D or A" },
  ]);
});

it('names the line of goals that are not those of the result', () => {
  const { faults } = footballDataExtra.read({ name: 'UTO.csv', text: text.replace(',D,', ',A,') });
  expect(faults).toEqual([
    { file: 'UTO.csv', line: 3, message: 'has 1-1 and the result A; expected those of one match' },
  ]);
});
