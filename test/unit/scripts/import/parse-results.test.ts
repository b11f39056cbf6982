import { expect, it } from 'vitest';
import { parseResults } from '../../../../scripts/import/parse-results.ts';

const first = (text: string) => parseResults(text, 'results.csv')[0];

it.for<[string, string]>([
  [
    'football-data.co.uk',
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nX,11/08/18,15:00,Reds,Blues,2,1,H\n',
  ],
  ['openfootball', 'Round,Date,Team 1,FT,HT,Team 2\n1,(1) 11 Aug 2018 (Sat),Reds,2-1,1-0,Blues\n'],
  ['openfootball in American order', 'Round,Date,Team 1,FT,Team 2\n1,Sat Aug 11 2018,Reds,2-1,Blues\n'],
  ['a plain list', 'date,home,away,score\n2018-08-11,Reds,Blues,2–1\n'],
])('parseResults reads the columns of %s', ([, text]) => {
  expect(first(text)).toMatchObject({ date: '2018-08-11', home: 'Reds', away: 'Blues', score: [2, 1] });
});

it('parseResults parses an unplayed match, and every optional column', () => {
  expect(first('date,home,away,score\n1998-08-11,Reds,Blues,\n')?.score).toBeNull();
  const header = 'date,time,stage,matchday,home,away,score,penalties,venue,attendance';
  const row = '1998-08-11,19:30,Cup Final,7,Reds,Blues,1-1,3-4,The Park,"12,345"';
  expect(first(`${header}\n${row}\n`)).toMatchObject({
    time: '19:30',
    stage: 'Cup Final',
    matchday: 7,
    penalties: [3, 4],
    venue: 'The Park',
    attendance: 12345,
  });
});

it.for([
  ['date,home\n2018-08-11,Reds\n', /no column 'away'; expected one of awayteam/],
  ['date,home,away,score\n2018-02-30,Reds,Blues,1-0\n', /results\.csv:2 '2018-02-30' is no day/],
  ['date,home,away,score\n2018-02-03,Reds,Blues,won\n', /results\.csv:2 'won' is no score/],
  ['date,home,away,score\n2018-02-03,Reds,,1-0\n', /results\.csv:2 lacks a date or a club/],
  ['date,home,away\n', /has no row/],
] as const)('parseResults names the line at fault: %s', ([text, expected]) => {
  expect(() => parseResults(text, 'results.csv')).toThrow(expected);
});
