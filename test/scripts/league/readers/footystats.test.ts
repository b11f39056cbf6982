import { expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { footystats } from '../../../../scripts/league/readers/footystats.ts';

const file = {
  name: 'matches.csv',
  text: `timestamp,date_GMT,status,attendance,home_team_name,away_team_name,referee,Game Week,home_team_goal_count,away_team_goal_count,home_team_goal_count_half_time,away_team_goal_count_half_time,home_team_corner_count,away_team_corner_count,home_team_shots,away_team_shots,home_team_possession,away_team_possession,odds_ft_draw,stadium_name
1533927600,Aug 10 2018 - 7:00pm,complete,74439,Rivertown,Port FC,A Whistle,1,2,1,1,0,2,5,9,-1,44,56,4.98,Old Park (Rivertown)
1534013999,Aug 11 2018 - 11:30am,incomplete,N/A,Port FC,Lake City,N/A,2,0,0,0,0,-1,-1,-1,-1,0,0,3.1,New Park
`,
};

it('reads moments in UTC, figures that are known, and the city of a stadium', () => {
  const list = footystats.read(file);
  expect(list.matches).toEqual([
    {
      ...emptyMatch,
      line: 2,
      instant: '2018-08-10T19:00:00Z',
      home: 'Rivertown',
      away: 'Port FC',
      regularTime: [2, 1],
      halfTime: [1, 0],
      status: 'played',
      matchday: 1,
      venue: 'Old Park',
      city: 'Rivertown',
      attendance: 74_439,
      referee: 'A Whistle',
      statistics: { home: { shots: 9, corners: 2, possession: 44 }, away: { corners: 5, possession: 56 } },
    },
    {
      ...emptyMatch,
      line: 3,
      instant: '2018-08-11T11:30:00Z',
      home: 'Port FC',
      away: 'Lake City',
      status: 'scheduled',
      matchday: 2,
      venue: 'New Park',
    },
  ]);
  expect(list).toMatchObject({ faults: [], notUsed: ['timestamp', 'odds_ft_draw'] });
});

it('names the line of a state and of a date that are none', () => {
  const text = file.text.replace('incomplete', 'rained off').replace('7:00pm', '13:00pm');
  expect(footystats.read({ ...file, text }).faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "2 '13:00pm' is no time; expected one such as 19:30 or 7:30 PM",
    "3 'rained off' is no state of a match; expected one such as played, postponed or cancelled",
  ]);
});
