import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { build } from '../../../build/build-site.ts';
import { outPath, projectOf } from '../../../build/project.ts';
import { Report } from '../../../build/report.ts';
import { importTexts, type Told } from '../../support/imported.ts';
import { root } from '../../support/root.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = await folderOfFile();
const clubs = ['Rivertown', 'Hill Rovers', 'Port FC', 'Lake City'];

/** A double round-robin of four clubs, a match a week from August to October 2023. */
const matches = clubs
  .flatMap((home) => clubs.filter((away) => away !== home).map((away) => ({ home, away })))
  .map((match, index) => ({
    ...match,
    day: new Date(Date.UTC(2023, 7, 5 + 7 * index)).toISOString().slice(0, 10),
    round: index + 1,
    score: [(index * 7) % 4, (index * 5) % 3] as const,
  }));

type Match = (typeof matches)[number];

const british = ({ day }: Match) => day.split('-').reverse().join('/');
const csv = (header: string, row: (match: Match) => unknown[]) =>
  [header, ...matches.map((match) => row(match).join())].join('\n');
/** Returns a day as `Sat Aug 5 2023`, or as `Sat Aug/5`. */
function named({ day }: Match, form: 'words' | 'slash'): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleString('en-US', { ...options, timeZone: 'UTC' });
  const weekday = part({ weekday: 'short' });
  const month = part({ month: 'short' });
  const number = Number(day.slice(8));
  return form === 'words'
    ? `${weekday} ${month} ${number} ${day.slice(0, 4)}`
    : `${weekday} ${month}/${number}`;
}

const result = ([home, away]: readonly [number, number]) => (home > away ? 'H' : home < away ? 'A' : 'D');

/** The list in the form of each publisher, with what has to be told of it beside the name and the country. */
const formats: Readonly<Record<string, readonly [file: string, text: string, told?: Told]>> = {
  'football-data.co.uk': [
    'X1.csv',
    csv('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR', (match) => [
      'X1',
      british(match),
      match.home,
      match.away,
      ...match.score,
      result(match.score),
    ]),
  ],
  'football-data.co.uk, extra leagues': [
    'UTO.csv',
    csv('Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PH,PD,PA', (match) => [
      'Utopia',
      'Premier',
      '2023',
      british(match),
      '18:00',
      match.home,
      match.away,
      ...match.score,
      result(match.score),
      1.9,
      3.4,
      4.2,
    ]),
  ],
  footballcsv: [
    '1-premier.csv',
    csv('Round,Date,Team 1,FT,Team 2', (match) => [
      match.round,
      named(match, 'words'),
      match.home,
      match.score.join('-'),
      match.away,
    ]),
  ],
  'openfootball JSON': [
    'ut.1.json',
    JSON.stringify({
      name: 'Utopia League 2023',
      matches: matches.map(({ day, home, away, score, round }) => ({
        round: `Matchday ${round}`,
        date: day,
        team1: home,
        team2: away,
        score: { ft: score },
      })),
    }),
  ],
  'openfootball JSON, to 2025': [
    'ut.1.json',
    JSON.stringify({
      name: 'Utopia League 2023',
      rounds: matches.map(({ day, home, away, score, round }) => ({
        name: `Matchday ${round}`,
        matches: [{ date: day, team1: home, team2: away, score: { ft: score } }],
      })),
    }),
  ],
  'Football.TXT': [
    '1-premier.txt',
    [
      '= Utopia League 2023',
      ...matches.flatMap((match) => [
        `» Matchday ${match.round}`,
        `  ${named(match, 'slash')} ${match.day.slice(0, 4)}`,
        `    ${match.home}  v ${match.away}  ${match.score.join('-')}`,
      ]),
    ].join('\n'),
  ],
  engsoccerdata: [
    'utopia.csv',
    csv('"Date","Season","home","visitor","FT","hgoal","vgoal","division","tier"', (match) => [
      match.day,
      2023,
      `"${match.home}"`,
      `"${match.away}"`,
      `"${match.score.join('-')}"`,
      ...match.score,
      1,
      1,
    ]),
  ],
  'international results': [
    'results.csv',
    csv('date,home_team,away_team,home_score,away_score,tournament,city,country,neutral', (match) => [
      match.day,
      match.home,
      match.away,
      ...match.score,
      'Island League',
      'Port',
      'Utopia',
      'FALSE',
    ]),
  ],
  'API-Football': [
    'fixtures.csv',
    csv(
      'fixture.id,fixture.timezone,fixture.date,fixture.status.short,league.name,league.season,league.round,teams.home.name,teams.away.name,goals.home,goals.away',
      (match) => [
        match.round,
        'UTC',
        `${match.day}T18:00:00+00:00`,
        'FT',
        'Utopia League',
        2023,
        `Regular Season - ${match.round}`,
        match.home,
        match.away,
        ...match.score,
      ],
    ),
  ],
  FootyStats: [
    'matches.csv',
    csv(
      'timestamp,date_GMT,status,attendance,home_team_name,away_team_name,referee,Game Week,home_team_goal_count,away_team_goal_count',
      (match) => [
        Date.parse(match.day) / 1000 + 64_800,
        `${named(match, 'words').slice(4)} - 6:00pm`,
        'complete',
        1000,
        match.home,
        match.away,
        'A Whistle',
        match.round,
        ...match.score,
      ],
    ),
  ],
  EWF: [
    'ewf_matches.csv',
    csv(
      '"season_id","season","tier","division","date","attendance","home_team_name","away_team_name","score","home_team_score","away_team_score","result","note"',
      (match) => [
        '"S-2023-1"',
        '"2023-2023"',
        1,
        '"Utopia League"',
        match.day,
        '"1,000"',
        `"${match.home}"`,
        `"${match.away}"`,
        `"${match.score.join(' -- ')}"`,
        ...match.score,
        '"x"',
        'NA',
      ],
    ),
  ],
  'a plain list': [
    'mine.csv',
    matches
      .map((match) => [match.day, match.home, match.away, match.score.join(':')].join(';'))
      .toSpliced(0, 0, 'Day;Home team;Away team;Result')
      .join('\n'),
  ],
};

describe('a list becomes a league with a name and a country alone', () => {
  it.for(Object.entries(formats))('in the format of %s', async ([, [file, text, told]]) => {
    const { dataset, folder: data } = await importTexts(folder, { [file]: text }, told);
    expect(
      dataset?.matches.map(({ date, home_club, away_club, home_goals, away_goals, status }) =>
        [date, home_club, away_club, home_goals, away_goals, status].join(' '),
      ),
    ).toEqual(
      matches.map(({ day, home, away, score }) =>
        [day, home, away]
          .map((text) => text.toLowerCase().replace(' ', '-'))
          .join(' ')
          .concat(` ${score.join(' ')} FINISHED`),
      ),
    );
    expect(dataset?.stages).toMatchObject([{ season: 2023, table: 'season', matches: 12 }]);
    const champion = dataset?.seasons[0]?.champion;
    expect(champion).toBeDefined();
    // Building a site takes seconds: in the tests of one, in the job of pull requests of all.
    if (file !== 'mine.csv' && !process.env.BUILD_FORMATS) return;
    const project = projectOf(root, data);
    await build(project, new Report());
    const name = dataset?.clubNames.find(({ club_id }) => club_id === champion)?.name;
    expect(await readFile(outPath(project, 'index.html'), 'utf8')).toContain(
      `${name} are the champions of 2023`,
    );
  });
});
