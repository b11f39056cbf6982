import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Questions to the tools of models about our league, each with one call. What is right is counted from the rows of `data/`. */

type Line = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: an answer has a shape of its own for each tool.
type Answer = any;

export interface ModelQuestion {
  readonly text: string;
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** Returns what a model would read from the answer. */
  readonly read: (answer: Answer) => unknown;
  readonly expected: unknown;
}

const lines = (file: string): Line[] =>
  parse(readFileSync(new URL(`../../data/${file}.csv`, import.meta.url)), { columns: true, bom: true });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const matchesOf = (season: number) => lines(`matches/${season}`);
const played = (season: number) => matchesOf(season).filter(({ status }) => status === 'FINISHED');
const ofTable = (season: number) => played(season).filter(({ stage }) => stage === 'regular');
const seasons = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const allPlayed = seasons.flatMap(played);

/** Returns the goals of a club in a match, and of the other. */
function goalsOf(match: Line, club: string): [scored: number, conceded: number] {
  const home = Number(match.home_goals);
  const away = Number(match.away_goals);
  return match.home_club === club ? [home, away] : [away, home];
}
const isOf = (club: string) => (match: Line) => match.home_club === club || match.away_club === club;
const pointsOf = (matches: readonly Line[], club: string) =>
  sum(
    matches.filter(isOf(club)).map((match) => {
      const [scored, conceded] = goalsOf(match, club);
      return scored > conceded ? 3 : Number(scored === conceded);
    }),
  );

/** Returns how often each value of a column stands, the most frequent first. */
function frequencies(rows: readonly Line[], column: string): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(`${row[column]}`, (counts.get(`${row[column]}`) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Returns the longest run of matches that are as asked. */
function longestRun(matches: readonly Line[], isInRun: (match: Line) => boolean): number {
  let longest = 0;
  let length = 0;
  for (const match of matches) {
    length = isInRun(match) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Returns how many matches a club has played since its last win. */
function matchesSinceWin(club: string): number {
  const results = allPlayed
    .filter(isOf(club))
    .sort(byDay)
    .map((match) => goalsOf(match, club));
  const lastWin = results.findLastIndex(([scored, conceded]) => scored > conceded);
  return results.length - 1 - lastWin;
}

const byDay = (a: Line, b: Line) => `${a.date} ${a.kickoff_utc}`.localeCompare(`${b.date} ${b.kickoff_utc}`);
const highest = (rows: readonly Line[], column: string) =>
  Math.max(...rows.map((row) => Number(row[column])));

const goals2023 = lines('goals/2023');
const atHalifax = played(2024).filter(
  ({ home_club, neutral }) => home_club === 'hfx-wanderers-fc' && neutral !== 'true',
);
const crowds = atHalifax.flatMap(({ attendance }) => (attendance ? [Number(attendance)] : []));
const shots2025 = lines('match-stats/2025').filter(({ match_id }) =>
  ofTable(2025).some((match) => match.match_id === match_id),
);
const shotsOf = (club: string) =>
  sum(shots2025.filter((row) => row.club === club).map(({ shots }) => Number(shots)));
const cavalry2024 = played(2024).filter(isOf('cavalry-fc')).sort(byDay);
const henry = '7c054612559b45f2a7ef690616b61862';
const ofHenry = lines('appearances/2020').filter(({ player_id }) => player_id?.endsWith(henry));
const borges = '4677d430ee38453e9a424d4e8c1cc96b';
const away2023 = played(2023).filter(({ away_club }) => away_club === 'pacific-fc');
const clubsIn = (season: number) => [
  ...new Set(matchesOf(season).flatMap(({ home_club, away_club }) => [`${home_club}`, `${away_club}`])),
];
const assists2023 = lines('players/2023').map(({ assists }) => Number(assists));
const edmontonForge = allPlayed.filter(isOf('fc-edmonton')).filter(isOf('forge-fc'));
const windAt = (season: number, day: string, club: string) => {
  const match = matchesOf(season).find((row) => row.date === day && isOf(club)(row));
  return Number(lines(`weather/${season}`).find(({ match_id }) => match_id === match?.match_id)?.wind_kmh);
};
const prices = lines('odds/2026').toSorted((a, b) => `${b.captured_at}`.localeCompare(`${a.captured_at}`));
const isPrice = ({ match_id }: Line) =>
  isOf('forge-fc')(matchesOf(2026).find((row) => row.match_id === match_id) ?? {});
const nameOf = (club: string) =>
  lines('club-names').findLast(({ club_id, to_season }) => club_id === club && to_season === '')?.name;
const first = <Row>(rows: readonly Row[]): Row => rows[0] as Row;

export const modelQuestions: readonly ModelQuestion[] = [
  {
    text: 'How many own goals were there in 2023?',
    tool: 'goals',
    given: { season: 2023, kind: 'own-goal', limit: 1 },
    read: ({ total }) => total,
    expected: goals2023.filter(({ kind }) => kind === 'own-goal').length,
  },
  {
    text: 'Who refereed most matches in 2024?',
    tool: 'referees',
    given: { season: 2024, summary: true, limit: 1 },
    read: ({ referees }) => [referees[0].name, referees[0].matches],
    expected: first(frequencies(lines('referees/2024'), 'name')),
  },
  {
    text: 'How many penalties did Pacific score in 2022?',
    tool: 'goals',
    given: { season: 2022, team: 'Pacific', kind: 'penalty', limit: 1 },
    read: ({ totals }) => totals.kinds.penalty,
    expected: lines('goals/2022').filter(({ club, kind }) => club === 'pacific-fc' && kind === 'penalty')
      .length,
  },
  {
    text: 'How windy was it when Ottawa won the final of 2025?',
    tool: 'weather',
    given: { team: 'Ottawa', from: '2025-11-09', to: '2025-11-09' },
    read: ({ weather }) => weather[0].wind_kmh,
    expected: windAt(2025, '2025-11-09', 'atletico-ottawa'),
  },
  {
    text: 'How many people came to a home match of Halifax in 2024, on average?',
    tool: 'matches',
    given: { season: 2024, team: 'Halifax', home: true, limit: 1 },
    read: ({ totals }) => totals.average_attendance,
    expected: Math.round((100 * sum(crowds)) / crowds.length) / 100,
  },
  {
    text: 'Which club shot most in the table of 2025?',
    tool: 'team_stats',
    given: { season: 2025, sort: 'shots' },
    read: ({ team_stats }) => [team_stats[0].team, team_stats[0].shots],
    expected: first(
      clubsIn(2025)
        .map((club) => [nameOf(club) ?? club, shotsOf(club)] as const)
        .sort(([, a], [, b]) => b - a),
    ),
  },
  {
    text: 'How many goals of finals did Tristan Borges score?',
    tool: 'goals',
    given: { player_id: borges, stage: 'final', limit: 1 },
    read: ({ total }) => total,
    expected: sum(
      seasons.map((season) => {
        const finals = matchesOf(season).filter(({ stage }) => stage === 'final');
        return lines(`goals/${season}`).filter(
          ({ match_id, player_id, kind }) =>
            finals.some((match) => match.match_id === match_id) &&
            player_id?.endsWith(borges) &&
            kind !== 'own-goal',
        ).length;
      }),
    ),
  },
  {
    text: 'How many points had Valour after ten matchdays of 2025?',
    tool: 'standings',
    given: { season: 2025, matchday: 10 },
    read: ({ standings }) => standings.find(({ team }: Answer) => team === 'Valour FC').points,
    expected: pointsOf(
      ofTable(2025).filter(({ matchday }) => Number(matchday) <= 10),
      'valour-fc',
    ),
  },
  {
    text: 'How many points did the best club away take in 2022?',
    tool: 'standings',
    given: { season: 2022, side: 'away' },
    read: ({ standings }) => standings[0].points,
    expected: Math.max(
      ...clubsIn(2022).map((club) =>
        pointsOf(
          ofTable(2022).filter(({ away_club }) => away_club === club),
          club,
        ),
      ),
    ),
  },
  {
    text: 'How long was the longest unbeaten run of Cavalry within 2024?',
    tool: 'records',
    given: { kind: 'unbeaten', season: 2024, team: 'Cavalry' },
    read: ({ records }) => records[0].matches,
    expected: longestRun(cavalry2024, (match) => {
      const [scored, conceded] = goalsOf(match, 'cavalry-fc');
      return scored >= conceded;
    }),
  },
  {
    text: 'Which club has gone longest without a win by now?',
    tool: 'records',
    given: { kind: 'winless', active: true, limit: 1 },
    read: ({ records }) => [records[0].team, records[0].matches],
    expected: first(
      clubsIn(2026)
        .map((club) => [nameOf(club) ?? club, matchesSinceWin(club)] as const)
        .sort(([, a], [, b]) => b - a),
    ),
  },
  {
    text: 'Who coached Edmonton in 2021?',
    tool: 'coaches',
    given: { team: 'Edmonton', season: 2021 },
    read: ({ coaches }) => coaches.map(({ coach }: Answer) => coach),
    expected: lines('coaches')
      .filter(({ season, club }) => season === '2021' && club === 'fc-edmonton')
      .map(({ coach }) => coach),
  },
  {
    text: 'How many minutes did the goalkeeper Triston Henry play in 2020?',
    tool: 'appearances',
    given: { season: 2020, player_id: henry, limit: 1 },
    read: ({ totals }) => totals.minutes,
    expected: sum(ofHenry.map(({ minutes }) => Number(minutes))),
  },
  {
    text: 'How many people fit into the largest venue?',
    tool: 'venues',
    given: {},
    read: ({ venues }) => Math.max(...venues.map(({ capacity = 0 }: Answer) => capacity)),
    expected: highest(lines('venues'), 'capacity'),
  },
  {
    text: 'How often did a player score three goals in a match of 2019?',
    tool: 'appearances',
    given: { season: 2019, sort: 'goals' },
    read: ({ appearances }) => appearances.filter(({ goals }: Answer) => goals >= 3).length,
    expected: lines('appearances/2019').filter(({ goals }) => Number(goals) >= 3).length,
  },
  {
    text: 'How cold was the coldest match?',
    tool: 'weather',
    given: { limit: 200, fields: ['date', 'temperature_c'] },
    read: ({ weather }) => Math.min(...weather.map(({ temperature_c }: Answer) => temperature_c)),
    expected: Math.min(
      ...[2019, 2022, 2023, 2024, 2025]
        .flatMap((season) => lines(`weather/${season}`))
        .map(({ temperature_c }) => Number(temperature_c)),
    ),
  },
  {
    text: 'From when was York9 called York United?',
    tool: 'club',
    given: { club_id: 'York9' },
    read: ({ names }) => names.find(({ name }: Answer) => name === 'York United FC').from,
    expected: Number(lines('club-names').find(({ name }) => name === 'York United FC')?.from_season),
  },
  {
    text: 'How many players scored for Ottawa in 2025?',
    tool: 'goals',
    given: { season: 2025, team: 'Ottawa', limit: 1 },
    read: ({ totals }) => totals.scorers,
    expected: new Set(
      lines('goals/2025')
        .filter(({ club, kind, player_id }) => club === 'atletico-ottawa' && kind !== 'own-goal' && player_id)
        .map(({ player_id }) => player_id),
    ).size,
  },
  {
    text: 'How many goals did Pacific concede away in 2023?',
    tool: 'team_matches',
    given: { season: 2023, team: 'Pacific', side: 'away', limit: 1 },
    read: ({ totals }) => totals.goals_against,
    expected: sum(away2023.map(({ home_goals }) => Number(home_goals))),
  },
  {
    text: 'How often did Edmonton lose to Forge?',
    tool: 'matches',
    given: { team: 'Edmonton', opponent: 'Forge', limit: 1 },
    read: ({ overall }) => overall.losses,
    expected: edmontonForge.filter((match) => {
      const [scored, conceded] = goalsOf(match, 'fc-edmonton');
      return scored < conceded;
    }).length,
  },
  {
    text: 'What did a home win pay in the latest prices of a match of Forge?',
    tool: 'odds',
    given: { team: 'Forge', limit: 1 },
    read: ({ odds }) => [odds[0].captured_at, odds[0].home],
    expected: [prices.find(isPrice)?.captured_at, Number(prices.find(isPrice)?.home)],
  },
  {
    text: 'How many seasons was Wheeldon at Cavalry?',
    tool: 'coaches',
    given: { coach: 'Wheeldon', team: 'Cavalry', limit: 50 },
    read: ({ coaches }) => new Set(coaches.map(({ season }: Answer) => season)).size,
    expected: new Set(
      lines('coaches')
        .filter(({ coach, club }) => coach?.includes('Wheeldon') && club === 'cavalry-fc')
        .map(({ season }) => season),
    ).size,
  },
  {
    text: 'How many players share the first place of assists in 2023?',
    tool: 'leaderboards',
    given: { metric: 'assists', season: 2023 },
    read: ({ leaderboards }) => leaderboards[0].rows.filter(({ rank }: Answer) => rank === 1).length,
    expected: assists2023.filter((assists) => assists === Math.max(...assists2023)).length,
  },
  {
    text: 'What was the score when Edmonton last played?',
    tool: 'matches',
    given: { team: 'Edmonton', order: 'desc', limit: 1 },
    read: ({ matches }) => [matches[0].date, matches[0].home_goals, matches[0].away_goals],
    expected: allPlayed
      .filter(isOf('fc-edmonton'))
      .sort(byDay)
      .slice(-1)
      .flatMap(({ date, home_goals, away_goals }) => [date, Number(home_goals), Number(away_goals)]),
  },
];
