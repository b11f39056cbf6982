import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

type MatchRow = DatasetRow<'matches'>;

/**
 * Returns the matches of each matchday, by `season stage matchday`. Rounds of a stage without a table are left out, since both
 * legs of a tie may be of one, and so are cancelled matches.
 */
function matchesByMatchday({ matches, stages }: Pick<Dataset, 'matches' | 'stages'>) {
  const withTable = new Set(
    stages.filter(({ table }) => table !== null).map(({ season, stage }) => `${season} ${stage}`),
  );
  const inRounds = matches.filter(
    ({ season, stage, matchday, status }) =>
      matchday !== null && status !== 'CANCELLED' && withTable.has(`${season} ${stage}`),
  );
  return groupBy(inRounds, ({ season, stage, matchday }) => `${season} ${stage} ${matchday}`);
}

/** Returns the clubs of a match in the order of their ids, the same for both legs. */
function pairOf({ home_club, away_club }: MatchRow): string {
  return [home_club, away_club].sort().join(' and ');
}

export const matchdayRules: readonly IntegrityRule[] = [
  {
    name: 'pairs-meet-once-a-matchday',
    description:
      'In a stage with a table, two clubs meet once in a matchday at most. Cancelled matches are not ' +
      'counted.',
    tables: ['matches'],
    *check(dataset) {
      for (const matches of matchesByMatchday(dataset).values()) {
        for (const [pair, [first, ...others]] of groupBy(matches, pairOf)) {
          for (const match of others) {
            const message = `${match.matchday} is also that of ${pair} on ${first.date}; expected another matchday`;
            yield breach('matches', match, 'matchday', message);
          }
        }
      }
    },
  },
  {
    name: 'clubs-play-once-a-matchday',
    description:
      'In a stage with a table, a club plays once in a matchday. More is a warning, since leagues keep ' +
      'the matchday of a match that moves. Cancelled matches are not counted.',
    tables: ['matches'],
    isWarning: true,
    *check(dataset) {
      for (const [matchday, matches] of matchesByMatchday(dataset)) {
        const sides = matches.flatMap((match) =>
          [match.home_club, match.away_club].map((club) => ({ club, match })),
        );
        for (const [club, [, ...others]] of groupBy(sides, (side) => side.club)) {
          for (const { match } of others) {
            const message = `${match.matchday} has ${club} more than once; expected one match of a club in a matchday`;
            // By the matchday, so that one exception is enough for a match that moved.
            yield breach('matches', match, 'matchday', message, matchday);
          }
        }
      }
    },
  },
];
