import * as z from 'zod/mini';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { matchStats } from '../../records/dataset/statistics-rows.ts';
import type { DetailsSubject } from '../adapter.ts';
import { type ParseResult, parseEntries, RejectedEntry } from '../parse-entries.ts';
import { isPercentage } from '../statistic-kind.ts';
import { orElse } from './entry-fields.ts';

/** A column of a side's statistics. */
type Statistic = Exclude<keyof DatasetRow<'matchStats'>, 'match_id' | 'season' | 'side' | 'club'>;

/** The feed's names of a side's statistics, by their columns. `clearences` is its spelling. */
export const sideStatistics: Readonly<Record<Statistic, string>> = {
  possession: 'possession-perc',
  shots: 'shots',
  shots_on_target: 'shots-on-goal',
  shots_inside_box: 'shots-at-goal-inside-box',
  shots_outside_box: 'shots-at-goal-outside-box',
  blocked_shots: 'blocked-shots',
  big_chances: 'big-chances',
  chances_created: 'chances-created',
  key_passes: 'key-passes',
  total_passes: 'total-passes',
  pass_accuracy: 'passing-accuracy-perc',
  corners: 'corners',
  crosses: 'crosses',
  fouls_committed: 'fouls',
  offsides: 'offsides',
  yellow_cards: 'yellow-cards',
  red_cards: 'red-cards',
  saves: 'saves',
  clearances: 'clearences',
  duels_won: 'duels-won',
  tackles: 'tackles-total',
  tackles_won: 'tackles-successful',
  penalty_goals: 'penalty-goals',
  own_goals: 'own-goals',
  touches_opposition_box: 'touches-opponent-box',
  aerial_duels_won_percentage: 'aerial-duels-won-perc',
  counter_attacks: 'counter-attacks',
};

const value = orElse(z.nullish(z.number()), null);

/** A figure of both sides of a match. */
const sideStatisticSchema = z.object({
  statsId: z.string(),
  statsValueHome: value,
  statsValueAway: value,
});

/**
 * Parses both sides' statistics of a match; no rows where the feed has no figures of it: none at all, or 0 for every
 * one.
 *
 * @throws {UnexpectedResponseError} if it is no list of statistics
 */
export function parseSideStats(body: unknown, match: DetailsSubject): ParseResult<DatasetRow<'matchStats'>> {
  const statistics = parseEntries(body, 'stats', sideStatisticSchema, 'statsId', (entry) => entry);
  const rejected = [...statistics.rejected];
  const byName = new Map(statistics.entries.map((entry) => [entry.statsId, entry]));
  const isFilled = statistics.entries.some(
    ({ statsValueHome, statsValueAway }) => statsValueHome || statsValueAway,
  );
  if (!isFilled) return { entries: [], rejected };
  const row = (side: 'home' | 'away') => {
    const field = side === 'home' ? 'statsValueHome' : 'statsValueAway';
    const figures = Object.entries(sideStatistics).map(([column, name]) => [
      column,
      byName.get(name)?.[field] ?? null,
    ]);
    const figuresOfSide = {
      match_id: match.match_id,
      season: match.season,
      side,
      club: match[`${side}_club`],
      ...Object.fromEntries(figures),
    };
    // A figure that cannot be is unknown; the others are used.
    const issues = [
      ...(matchStats.row.safeParse(figuresOfSide).error?.issues ?? []),
      ...fractions(figuresOfSide),
    ];
    const ignored = issues.map(({ path, message }) => {
      rejected.push(
        new RejectedEntry(`stats of ${match.match_id}, ${side}`, `${path.join('.')}: ${message}`),
      );
      return [String(path[0]), null] as const;
    });
    // Every column that the schema rejects is now null, which each figure may be.
    return { ...figuresOfSide, ...Object.fromEntries(ignored) } as DatasetRow<'matchStats'>;
  };
  return { entries: [row('home'), row('away')], rejected };
}

/** Shares given as a part of 1. Not even the worst side has less than one per cent of the ball or of its passes. */
function fractions(row: object): { path: string[]; message: string }[] {
  return Object.entries(row).flatMap(([column, value]) =>
    isPercentage(matchStats.row, column) && typeof value === 'number' && value > 0 && value < 1
      ? [{ path: [column], message: `${value} is a fraction; expected a percentage` }]
      : [],
  );
}
