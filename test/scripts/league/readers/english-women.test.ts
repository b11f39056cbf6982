import { expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { englishWomen } from '../../../../scripts/league/readers/english-women.ts';

const file = {
  name: 'ewf_matches.csv',
  text: `"season_id","season","tier","division","match_id","date","attendance","home_team_name","away_team_name","score","home_team_score","away_team_score","result","note"
"S-1","2011-2011",1,"First Division","M-1",2011-04-13,"2,510","Rivertown Ladies","Port Ladies","0 -- 1",0,1,"Away team win",NA
"S-2","2021-2022",1,"First Division","M-2",2021-10-01,NA,"Port Ladies","Rivertown Ladies","0 -- 0",0,0,"Away team win","Win awarded to away team"
`,
};

it('reads seasons of one year and of two, attendances and awarded matches', () => {
  const list = englishWomen.read(file);
  const match = { ...emptyMatch, division: 'First Division' };
  expect(list.matches).toEqual([
    {
      ...match,
      line: 2,
      date: '2011-04-13',
      home: 'Rivertown Ladies',
      away: 'Port Ladies',
      regularTime: [0, 1],
      attendance: 2510,
      season: '2011',
    },
    {
      ...match,
      line: 3,
      date: '2021-10-01',
      home: 'Port Ladies',
      away: 'Rivertown Ladies',
      regularTime: [0, 0],
      status: 'awarded',
      winner: 'away',
      season: '2021-2022',
    },
  ]);
  expect(list).toMatchObject({ faults: [], notUsed: ['season_id', 'tier', 'match_id', 'result'] });
});

it('names the line of an attendance that is no number', () => {
  const { faults } = englishWomen.read({ ...file, text: file.text.replace('2,510', '~800') });
  expect(faults).toEqual([
    {
      file: 'ewf_matches.csv',
      line: 2,
      message: "'~800' is no attendance; expected one such as 5000 or 5,000",
    },
  ]);
});
