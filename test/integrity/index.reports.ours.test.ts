import { describe, expect, it } from 'vitest';
import { brokenOf, type Change, setField } from '../support/broken.ts';
import { ours } from '../support/tables.ts';
import { secondLeague } from '../support/worlds.ts';

/**
 * Public reports of what went wrong elsewhere, each as a change of a row of ours, with what `npm run check` finds in that row.
 * A star is any text, and `warning:` a finding that refuses nothing. Where nothing is right, nothing is found.
 */
const reportsOfOurs = `
report | file | row with | change | finding

sportsdataverse/wehoop#26 | matches/2023 | 731b55c6 | date=2023-05-01 | date "2023-05-01"; expected 2023-04-30, the day of * (America/Vancouver)
martj42/international_results#1 | matches/2023 | 731b55c6 | kickoff_utc=2023-05-01T07:00:00Z | date "2023-04-30"; expected 2023-05-01, *
dathbe/MMM-MyScoreboard#210 | matches/2024 | 363bac1a | kickoff_utc=2024-04-14T04:00:00Z | kickoff_utc *; expected a kick-off from 08:00 to midnight, or no value: this is 00:00 *
estiens/world_cup_json#47 | matches/2024 | 363bac1a | kickoff_utc=2024-04-13T10:00:00Z | kickoff_utc *; expected a kick-off from 08:00 to midnight, or no value: this is 06:00 *
estiens/world_cup_json#61 | venues | wanderers-grounds | time_zone=America/Vancouver | longitude -63.583574; expected within 45 degrees of -120, by its time zone America/Vancouver

lsv/uefa-euro-2020#1 | venues | alumni-field | longitude=63.1378 | longitude 63.1378; expected within 45 degrees of -60, by its time zone America/Halifax
lsv/uefa-euro-2020#1 | venues | alumni-field | latitude=-63.1378,longitude=46.2586 | longitude 46.2586; expected within 45 degrees of -60, *
lsv/uefa-euro-2020#1 | venues | starlight-stadium | latitude=0,longitude=0 | longitude 0; expected within 45 degrees of -120, *
Stellarium/stellarium#4923 | venues | alumni-field | latitude=-46.2586 | latitude -46.2586; expected a place north of the equator, by its time zone America/Halifax
Stellarium/stellarium#4923 | venues | alumni-field | longitude=-20.1 | longitude -20.1; expected -142 to -52, the bounds of league.json

dcaribou/transfermarkt-datasets#362 | matches/2023 | 731b55c6 | home_penalties=5,away_penalties=4 | home_penalties 5; expected no value with win_reason RegularTime
aquario-ufpb/aquario#222 | matches/2025 | 1dc37a93 | away_penalties=4 | home_penalties 4; expected a shoot-out won by 1 to 3 *
aquario-ufpb/aquario#222 | matches/2025 | 1dc37a93 | home_penalties=0 | home_penalties 0; expected a shoot-out won by 1 to 3 *
aquario-ufpb/aquario#222 | matches/2025 | 1dc37a93 | home_penalties=6,away_penalties=8 | home_penalties 6; expected a shoot-out won by 1 *
aquario-ufpb/aquario#222 | matches/2025 | 1dc37a93 | home_penalties=5,away_penalties=4 | winner "inter-toronto-fc"; expected hfx-wanderers-fc, by the score
aquario-ufpb/aquario#222 | matches/2025 | 1dc37a93 | winner=,win_reason=Draw | home_penalties 4; expected no value with win_reason Draw
aquario-ufpb/aquario#222 | matches/2025 | 1dc37a93 | home_penalties=41,away_penalties=42 | home_penalties "41"; expected at most 30

OpenLigaDB/OpenLigaDB-Samples#125 | goals/2023 | 8b5ec23e25064986b595f993a9b7b9ef,home | minute=93,added_minute= | minute 93; expected at most 90, in a match won by RegularTime; *
JaseZiv/worldfootballR#32 | goals/2023 | 33320590002b40e89cc70be60e0654f6,away,cavalry-fc,1 | added_minute=3 | added_minute 3; expected no value with minute 36; time is added to 45, 90, 105, 120
JaseZiv/worldfootballR#32 | goals/2023 | 33320590002b40e89cc70be60e0654f6,away,cavalry-fc,1 | minute=,added_minute=3 | added_minute 3; expected no value with minute unknown; *
JaseZiv/worldfootballR#32 | goals/2023 | bde66dd641d04d0391b93948c631b8bf,home,forge-fc,1 | minute=121 | minute "121"; expected at most 120
JaseZiv/worldfootballR#32 | appearances/2019 | c3e37172e9d44bfc843a2c3e34e88e8a,home,forge-fc,cpl::Football_Player::687b021f | minute_off=93,minutes=93 | minute_off 93; expected at most the 90 minutes of the match
JaseZiv/worldfootballR#32 | appearances/2019 | c3e37172e9d44bfc843a2c3e34e88e8a,home,forge-fc,cpl::Football_Player::687b021f | minute_on=80 | minute_off 77; expected a minute after 80, when they came on
JaseZiv/worldfootballR#32 | appearances/2019 | c3e37172e9d44bfc843a2c3e34e88e8a,home,forge-fc,cpl::Football_Player::687b021f | yellow_cards=3 | yellow_cards "3"; expected at most 2
OxWearables/stepcount#110 | matches/2025 | 1dc37a93 | attendance=542000 | attendance "542000"; expected at most 200000
OxWearables/stepcount#110 | venues | td-place-stadium | capacity=24000000 | capacity "24000000"; expected at most 250000
CityOfLosAngeles/aqueduct#160 | matches/2025 | 1dc37a93 | additional_time=45 | additional_time "45"; expected at most 30
CityOfLosAngeles/aqueduct#160 | matches/2025 | 57a2003b | matchday=101 | matchday "101"; expected at most 60
CityOfLosAngeles/aqueduct#160 | matches/2025 | 57a2003b | home_red_cards=12 | home_red_cards "12"; expected at most 11
CityOfLosAngeles/aqueduct#160 | match-stats/2024 | 363bac1a | total_passes=4880 | total_passes "4880"; expected at most 1500

davidjkrause/sportsipy#11 | club-names | cavalry-fc,Cavalry | name=Atlético Ottawa | name "Atlético Ottawa"; expected another name than that of atletico-ottawa in 2020
davidjkrause/sportsipy#11 | club-names | cavalry-fc,Cavalry | short_name=ATLETICO | short_name "ATLETICO"; expected another name than that of atletico-ottawa in 2020
davidjkrause/sportsipy#11 | club-names | cavalry-fc,Cavalry | name=Forge | :*:short_name "Forge"; expected another name than that of cavalry-fc in 2019

jalapic/engsoccerdata#38 | club-names | cavalry-fc,Cavalry | name=Caval\uFFFDry | name "Caval\uFFFDry"; expected the letter that was lost where the text was not read as UTF-8

VolleyManagement/volley-management#148 | matches/2025 | 5fe4fe54 | matchday=1 | matchday 1 is also that of atletico-ottawa and hfx-wanderers-fc on 2025-04-05; expected another matchday
VolleyManagement/volley-management#148 | matches/2025 | 57a2003b | matchday=2 | warning: :*:matchday 2 has * more than once; *
`;

/** The same of a league whose seasons span two years, with a final of two legs and a season that is not over. */
const reportsOfSecondLeague = `
report | file | row with | change | finding

rawling/wr-calc#6 | matches/2003 | 2003-c-12 | status=FINISHED,home_goals=0,away_goals=0,win_reason=Draw | status "FINISHED"; expected a match up to 2003-10-05, the day of the data, or no result
rawling/wr-calc#6 | matches/2003 | 2003-c-14 | status=LIVE | status "LIVE"; expected UPCOMING until the match is over, and then FINISHED
rawling/wr-calc#6 | matches/2003 | 2003-c-14 | attendance=2000 | attendance 2000; expected no value before it is finished: the match is UPCOMING
rawling/wr-calc#6 | matches/2003 | 2003-c-14 | status=POSTPONED | kickoff_utc *; expected no value: the match is POSTPONED
rawling/wr-calc#6 | matches/2002 | 2002-f-1 | home_penalties=,away_penalties=,winner=,win_reason=Draw | warning: winner is empty; expected the club that won the only match of the grand-final
nwslR/nwslR#9 | matches/2003 | 2003-c-18 | home_club=nandu-fc,away_club=zarya-olimp | date "2004-02-24" is one of 2 matches of nandu-fc at home against zarya-olimp in 2003 clausura; expected at most 1 *
VolleyManagement/volley-management#148 | matches/2003 | 2003-a-08 | kickoff_utc=2003-08-25T16:55:00Z | kickoff_utc *; expected two hours between kick-offs at limani: nisos-atromitos v nandu-fc begins there at 2003-08-25T15:00:00Z
VolleyManagement/volley-management#148 | matches/2003 | 2003-a-08 | kickoff_utc=2003-08-25T17:00:00Z |
a second leg lost on a shoot-out | matches/2001 | 2001-f-2 | away_goals=3,winner=nisos-atromitos,win_reason=Penalties,home_penalties=4,away_penalties=2 |
a second leg lost on a shoot-out | matches/2001 | 2001-f-2 | away_goals=2,winner=nisos-atromitos,win_reason=Penalties,home_penalties=4,away_penalties=2 | win_reason "Penalties"; expected RegularTime or ExtraTime with a score of 0-2
a shoot-out in a tie that goals decided | matches/2001 | 2001-f-2 | home_goals=1,winner=tokai-united,win_reason=Penalties,home_penalties=2,away_penalties=4 | win_reason "Penalties"; expected Draw with a score of 1-1
a series that one club won in two matches | matches/2001 | 2001-f-2 | home_goals=1,winner=nisos-atromitos,win_reason=Penalties,home_penalties=4,away_penalties=2 |
lsv/uefa-euro-2020#1 | venues | limani | longitude=-25.4 | longitude -25.4; expected within 45 degrees of 30, by its time zone Europe/Athens
`;

/** Returns the rows of a table that is written as text, below its header. */
function rowsOf(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(1).map((line) => {
    const [report = '', file = '', row = '', change = '', finding = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { report, file, row, change, finding };
  });
}

/** Returns a change of columns of a row, such as `home_goals=1,winner=`. */
function changeOf(row: string, change: string): Change {
  const fields = change.split(/,(?=\w+=)/).map((field) => field.split('=', 2) as [string, string]);
  return (text) => fields.reduce((changed, [column, value]) => setField(row, column, value)(changed), text);
}

describe.for([
  [ours, reportsOfOurs],
  [secondLeague, reportsOfSecondLeague],
] as const)('%#', async ([world, reports]) => {
  const { findingsWith, lineOf } = await brokenOf(world);

  it.for(rowsOf(reports))(
    '$report: $change in $file is found as “$finding”',
    ({ file, row, change, finding }) => {
      const name = `data/${file}.csv`;
      const { warnings, faults } = findingsWith({ [name]: changeOf(row, change) });
      const [, isWarning, text = ''] = /^(warning: )?(.*)$/.exec(finding) ?? [];
      const found = isWarning ? warnings : faults;
      if (text === '') return expect({ warnings, faults }).toEqual({ warnings: [], faults: [] });
      const [start, rest] = text.startsWith(':') ? ['data/*', text] : [`${name}:${lineOf(name, row)}:`, text];
      const pattern = `${start}${rest}`.split('*').map(RegExp.escape).join('.*');
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${pattern}`)));
    },
  );
});
