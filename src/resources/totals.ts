import * as z from 'zod/mini';
import { hasResult, type ResultLetter, resultLetter } from '../derive/matches.ts';
import { roundedMean, sum, sumAll } from '../derive/numbers.ts';
import { tally } from '../derive/ranking.ts';
import { partsOf } from '../query/text-matching.ts';
import type { Appearance } from '../records/appearance.ts';
import { goalKind } from '../records/dataset/goal-rows.ts';
import { count } from '../records/fields.ts';
import type { Goal } from '../records/goal.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { described, nullable, objectSchema, orNull } from '../records/schema.ts';
import type { MatchSide } from '../records/side-stats.ts';
import { fromEntries, pick, rowOf } from '../records/typed.ts';
import { headToHeadSums } from './head-to-head.ts';

/** Returns the schema of a page with sums over all rows that its query selects, those of other pages too. */
export function withTotals<
  Page extends { readonly source: z.ZodMiniType; readonly hint: z.ZodMiniType },
  Totals extends z.ZodMiniObject,
>({ source, hint, ...page }: Page, totals: Totals) {
  return { ...page, totals, source, hint };
}

const results = pick(headToHeadSums.shape, ['wins', 'draws', 'losses', 'goals', 'goals_against']);

const teamTotals = objectSchema(
  'TeamTotals',
  'Results of one club in the matches that a query selects',
  results,
);

/** The schema of the sums over matches. */
export const matchTotals = objectSchema('MatchTotals', 'Sums over all matches that the query selects', {
  played: described(count, 'Finished matches, which all other sums are of'),
  home_wins: described(count, 'Wins of the home clubs, a shoot-out being a draw'),
  draws: results.draws,
  away_wins: described(count, 'Wins of the away clubs'),
  goals: described(count, 'Goals, extra time included'),
  average_attendance: orNull(
    z.number().check(z.gte(0)),
    'The mean attendance of the matches of which it is known',
    'it is known of none',
  ),
  matches_with_attendance: described(count, 'Finished matches of which the attendance is known'),
  team: nullable(teamTotals, 'the query has no team, or one that means several clubs'),
});

/** Returns how often each letter is among the results of clubs. */
function countLetters(letters: readonly (ResultLetter | null)[]) {
  const numberOf = (letter: ResultLetter) => letters.filter((other) => other === letter).length;
  return { wins: numberOf('W'), draws: numberOf('D'), losses: numberOf('L') };
}

/** Returns the sums over matches. @param team the club_ids of the query, joined by commas */
export function totalsOfMatches(
  league: League,
  matches: readonly Match[],
  team?: string,
): z.infer<typeof matchTotals> {
  const played = matches.filter(hasResult);
  const { wins, draws, losses } = countLetters(played.map((match) => resultLetter(match, match.home_club)));
  const crowds = played.map(({ attendance }) => attendance).filter((attendance) => attendance !== null);
  const [club, another] = team === undefined ? [] : partsOf(team);
  return {
    played: played.length,
    home_wins: wins,
    draws,
    away_wins: losses,
    goals: sum(played.map(({ home_goals, away_goals }) => home_goals + away_goals)),
    average_attendance: roundedMean(crowds.map((attendance) => [attendance, 1])),
    matches_with_attendance: crowds.length,
    team: club === undefined || another !== undefined ? null : totalsOfClub(league, matches, club),
  };
}

/** Returns the results of a club. */
function totalsOfClub(
  league: League,
  matches: readonly Match[],
  club: string,
): z.infer<typeof teamTotals> | null {
  const [row] = tally(league, matches, [club]);
  return row ? rowOf(teamTotals, { ...row, goals: row.goals_for, goals_against: row.goals_against }) : null;
}

/** The schema of the sums over matches from the view of clubs. */
export const sideTotals = objectSchema('TeamMatchTotals', 'Sums over all rows that the query selects', {
  played: described(count, 'Rows of finished matches, which all other sums are of'),
  ...results,
});

/** Returns the sums over matches from the view of clubs. */
export function totalsOfSides(rows: readonly MatchSide[]): z.infer<typeof sideTotals> {
  const played = rows.filter(({ result }) => result !== null);
  return {
    played: played.length,
    ...countLetters(played.map(({ result }) => result)),
    goals: sum(played.map(({ goals }) => goals ?? 0)),
    goals_against: sum(played.map(({ goals_against }) => goals_against ?? 0)),
  };
}

/** The schema of the sums over goals. */
export const goalTotals = objectSchema('GoalTotals', 'Sums over all goals that the query selects', {
  matches: described(count, 'Matches in which they were scored'),
  kinds: described(
    z.object(
      fromEntries(
        goalKind.options.map((kind) => [kind, described(count, `Goals of the kind ${kind}`)] as const),
      ),
    ),
    'Goals of each kind',
  ),
  with_scorer: described(count, 'Goals whose scorer is known'),
  scorers: described(count, 'Players who scored them, own goals left out, of those known'),
});

/** Returns the sums over goals. */
export function totalsOfGoals(goals: readonly Goal[]): z.infer<typeof goalTotals> {
  const scored = goals.filter(({ kind, player_id }) => kind !== 'own-goal' && player_id !== null);
  return {
    matches: new Set(goals.map(({ match_id }) => match_id)).size,
    kinds: fromEntries(
      goalKind.options.map((kind) => [kind, goals.filter((goal) => goal.kind === kind).length] as const),
    ),
    with_scorer: goals.filter(({ player }) => player !== null).length,
    scorers: new Set(scored.map(({ player_id }) => player_id)).size,
  };
}

/** The schema of the sums over appearances. */
export const appearanceTotals = objectSchema(
  'AppearanceTotals',
  'Sums over all appearances that the query selects',
  {
    players: described(count, 'Players'),
    matches: described(count, 'Matches'),
    starts: orNull(
      count,
      'Appearances in the starting eleven',
      'there are no rows, or of one it is not known',
    ),
    minutes: described(count, 'Minutes played, added time not counted'),
    goals: described(count, 'Goals, own goals not counted'),
    assists: described(count, 'Last passes before a goal'),
    yellow_cards: described(count, 'Yellow cards'),
    red_cards: described(count, 'Red cards'),
  },
);

/** Returns the sums over appearances. */
export function totalsOfAppearances(rows: readonly Appearance[]): z.infer<typeof appearanceTotals> {
  return {
    players: new Set(rows.map(({ player_id }) => player_id)).size,
    matches: new Set(rows.map(({ match_id }) => match_id)).size,
    starts: sumAll(rows.map(({ started }) => (started === null ? null : Number(started)))),
    minutes: sum(rows.map(({ minutes }) => minutes)),
    goals: sum(rows.map(({ goals }) => goals)),
    assists: sum(rows.map(({ assists }) => assists)),
    yellow_cards: sum(rows.map(({ yellow_cards }) => yellow_cards)),
    red_cards: sum(rows.map(({ red_cards }) => red_cards)),
  };
}
