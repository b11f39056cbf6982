import type * as z from 'zod';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { matches } from '../../src/resources/matches.ts';
import { odds } from '../../src/resources/odds.ts';
import { oddsQuotes } from '../../src/resources/odds-quotes.ts';
import { players } from '../../src/resources/players.ts';
import { referees } from '../../src/resources/referees.ts';
import { teams } from '../../src/resources/teams.ts';
import { venues } from '../../src/resources/venues.ts';
import { weather } from '../../src/resources/weather.ts';

/** A rule for the rows of an answer, whatever the data is. */
export interface Invariant<Answer = never, Row = never> {
  readonly name: string;
  readonly resource: { readonly path: string; readonly responseSchema: z.ZodType<Answer> };
  readonly query: string;
  rowsOf(answer: Answer): readonly Row[];
  isValid(row: Row, previous: Row | undefined): boolean;
}

/** Keeps the types of an answer and its rows together. */
function invariant<Answer, Row>(rule: Invariant<Answer, Row>): Invariant {
  return rule as unknown as Invariant;
}

export const invariants: readonly Invariant[] = [
  invariant({
    name: 'matches of a club and season are of that club and season',
    resource: matches,
    query: 'season=2024&team=Forge',
    rowsOf: ({ matches }) => matches,
    isValid: ({ season, home_club, away_club }) =>
      season === 2024 && [home_club, away_club].includes('forge-fc'),
  }),
  invariant({
    name: 'players are in the order asked for',
    resource: players,
    query: 'season=2025&sort=goals&limit=50',
    rowsOf: ({ players }) => players,
    isValid: ({ goals }, previous) => !previous || (goals ?? 0) <= (previous.goals ?? 0),
  }),
  invariant({
    name: 'leaderboards rank the highest value first',
    resource: leaderboards,
    query: 'season=2025&metric=assists',
    rowsOf: ({ leaderboards: [board] }) => board?.rows ?? [],
    isValid: ({ rank, value }, previous) =>
      previous ? value <= previous.value && rank >= previous.rank : rank === 1,
  }),
  invariant({
    name: 'active clubs are active',
    resource: teams,
    query: 'active_only=true',
    rowsOf: ({ teams }) => teams,
    isValid: ({ status }) => status === 'active',
  }),
  invariant({
    name: 'venues are in Canada',
    resource: venues,
    query: '',
    rowsOf: ({ venues }) => venues,
    isValid: ({ latitude, longitude }) =>
      latitude > 41 && latitude < 84 && longitude > -142 && longitude < -52,
  }),
  invariant({
    name: 'referees are of the season, newest match first',
    resource: referees,
    query: 'season=2025&limit=50',
    rowsOf: (answer) => ('assignments' in answer ? answer.assignments : []),
    isValid: ({ season, date }, previous) => season === 2025 && (!previous || date <= previous.date),
  }),
  invariant({
    name: 'weather is newest first',
    resource: weather,
    query: 'limit=50',
    rowsOf: ({ observations }) => observations,
    isValid: ({ date }, previous) => !previous || date <= previous.date,
  }),
  invariant({
    name: 'implied probabilities sum to 1',
    resource: odds,
    query: 'limit=50',
    rowsOf: ({ odds }) => odds,
    isValid: ({ implied: { home, draw, away } }) => Math.abs(home + draw + away - 1) < 0.001,
  }),
  invariant({
    name: 'odds quotes are newest first',
    resource: oddsQuotes,
    query: 'limit=50',
    rowsOf: ({ quotes }) => quotes,
    isValid: ({ captured_at }, previous) => !previous || captured_at <= previous.captured_at,
  }),
];
