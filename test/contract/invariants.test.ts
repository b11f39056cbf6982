import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { League } from '../../src/records/league-schema.ts';
import { teams, venues } from '../../src/resources/clubs.ts';
import { health } from '../../src/resources/health.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { matches } from '../../src/resources/matches.ts';
import { odds, oddsQuotes, referees, weather } from '../../src/resources/odds-referees-weather.ts';
import { players } from '../../src/resources/players.ts';
import { standings } from '../../src/resources/standings.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { sites } from './site.ts';

const isWithin = ([min, max]: readonly [number, number], value: number) => value >= min && value <= max;

/** A rule for the rows of an answer, whatever the data is. */
interface Invariant<Answer = never, Row = never> {
  readonly name: string;
  readonly resource: { readonly path: string; readonly responseSchema: z.ZodMiniType<Answer> };
  readonly query: string;
  /** The table of the dataset without which there are no rows. */
  readonly table: string;
  rowsOf(answer: Answer): readonly Row[];
  isValid(row: Row, previous: Row | undefined): boolean;
}

/** Keeps the types of an answer and its rows together. */
function invariant<Answer, Row>(rule: Invariant<Answer, Row>): Invariant {
  return rule as unknown as Invariant;
}

/** Returns the rules for the rows of a league's answers. */
const invariantsOf = ({ bounds, examples }: League): readonly Invariant[] => [
  invariant({
    name: 'matches of a club and season are of that club and season',
    resource: matches,
    table: 'matches',
    query: `season=${examples.season}&team=${encodeURIComponent(examples.club_name)}`,
    rowsOf: ({ matches }) => matches,
    isValid: ({ season, home_club, away_club }) =>
      season === examples.season && [home_club, away_club].includes(examples.club),
  }),
  invariant({
    name: 'players are in the requested order',
    resource: players,
    table: 'players',
    query: `season=${examples.season}&sort=goals&limit=50`,
    rowsOf: ({ players }) => players,
    isValid: ({ goals }, previous) => !previous || (goals ?? 0) <= (previous.goals ?? 0),
  }),
  invariant({
    name: 'leaderboards rank the highest value first',
    resource: leaderboards,
    table: 'players',
    query: `season=${examples.season}&metric=assists`,
    rowsOf: ({ leaderboards: [board] }) => board?.rows ?? [],
    isValid: ({ rank, value }, previous) =>
      previous ? value <= previous.value && rank >= previous.rank : rank === 1,
  }),
  invariant({
    name: 'active clubs are active',
    resource: teams,
    table: 'teams',
    query: 'active_only=true',
    rowsOf: ({ teams }) => teams,
    isValid: ({ status }) => status === 'active',
  }),
  invariant({
    name: 'venues are within the bounds of the league',
    resource: venues,
    table: 'venues',
    query: '',
    rowsOf: ({ venues }) => venues,
    isValid: ({ latitude, longitude }) =>
      isWithin(bounds.latitude, latitude) && isWithin(bounds.longitude, longitude),
  }),
  invariant({
    name: 'referees are of the season, newest match first',
    resource: referees,
    table: 'referees',
    query: `season=${examples.season}&limit=50`,
    rowsOf: (answer) => (answer.kind === 'assignments' ? answer.referees : []),
    isValid: ({ season, date }, previous) =>
      season === examples.season && (!previous || date <= previous.date),
  }),
  invariant({
    name: 'weather is newest first',
    resource: weather,
    table: 'weather',
    query: 'limit=50',
    rowsOf: ({ weather }) => weather,
    isValid: ({ date }, previous) => !previous || date <= previous.date,
  }),
  invariant({
    name: 'implied probabilities sum to 1',
    resource: odds,
    table: 'odds',
    query: 'limit=50',
    rowsOf: ({ odds }) => odds,
    isValid: ({ implied: { home, draw, away } }) => Math.abs(home + draw + away - 1) < 0.001,
  }),
  invariant({
    name: 'odds quotes are newest first',
    resource: oddsQuotes,
    table: 'odds-quotes',
    query: 'limit=50',
    rowsOf: ({ odds_quotes }) => odds_quotes,
    isValid: ({ captured_at }, previous) => !previous || (captured_at ?? '') <= (previous.captured_at ?? ''),
  }),
];

describe.for(sites)('$name', ({ league, examples, askResource }) => {
  describe('invariants', () => {
    it.for(invariantsOf(league))('$name', async ({ resource, table, query, rowsOf, isValid }) => {
      const { answer } = await askResource(resource, query);
      const rows: readonly never[] = rowsOf(answer);
      if (rows.length === 0) {
        const { datasets } = (await askResource(health)).answer;
        expect(datasets[table]?.rows ?? 0, `rows of ${table}`).toBe(0);
      }
      expect(rows.filter((row, index) => !isValid(row, rows[index - 1]))).toEqual([]);
    });

    it('team statistics are of the clubs of the table', async () => {
      const stats = await askResource(teamStats, `season=${examples.season}`);
      const table = await askResource(standings, `season=${examples.season}`);
      if (table.answer.kind !== 'season') throw new Error('expected the table of one season');
      const clubsOf = (rows: readonly { club: string }[]) => rows.map(({ club }) => club).sort();
      expect(clubsOf(stats.answer.team_stats)).toEqual(clubsOf(table.answer.standings));
    });
  });
});
