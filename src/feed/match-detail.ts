import type { ListedGoal } from '../records/dataset/goals.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { matchStats } from '../records/dataset/statistics.ts';
import type { DetailsSubject, Header } from './adapter.ts';
import {
  firstIssue,
  ignoredFields,
  type ParsedValue,
  type ParseResult,
  parseEntries,
  RejectedEntry,
  UnexpectedResponseError,
} from './parse-entries.ts';
import { isPercentage } from './percentages.ts';
import {
  eventSchema,
  goalSchema,
  headerSchema,
  officialSchema,
  scorerSchema,
} from './schemas/match-detail.ts';
import { joinName } from './schemas/name-part.ts';
import { sideStatisticSchema } from './schemas/statistics.ts';
import { sideStatistics } from './side-statistics.ts';

type SideName = 'home' | 'away';

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
  const row = (side: SideName) => {
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

/** @throws {UnexpectedResponseError} if it is no header */
export function parseHeader(body: unknown, match: DetailsSubject): ParsedValue<Header> {
  const header = headerSchema.safeParse(body);
  if (!header.success) throw new UnexpectedResponseError(firstIssue(header.error));
  const { attendance, additionalTime, home, away } = header.data;
  const what = `header of ${match.match_id}`;
  // The schema has checked that it is an object with both sides.
  const rawSides = body as Record<SideName, unknown>;
  const ignored = [
    ...ignoredFields(body, header.data),
    ...ignoredFields(rawSides.home, home).map((why) => `home.${why}`),
    ...ignoredFields(rawSides.away, away).map((why) => `away.${why}`),
  ];
  const rejected = ignored.map((why) => new RejectedEntry(what, why));
  const goalsOf = (side: SideName, scorers: readonly unknown[] | null | undefined): ListedGoal[] => {
    const reject = (index: number, why: string) =>
      rejected.push(new RejectedEntry(`${what}, ${side} scores[${index}]`, why));
    return (scorers ?? []).flatMap((entry, index) => {
      const scorer = scorerSchema.safeParse(entry);
      if (!scorer.success) {
        reject(index, firstIssue(scorer.error));
        return [];
      }
      const { shortName: player = null, events } = scorer.data;
      if (player === null) reject(index, 'shortName: not usable; the goals are, without a scorer');
      return events.flatMap((event) => {
        const kind = eventSchema.safeParse(event);
        if (kind.success && kind.data.type !== 'goal') return [];
        const goal = goalSchema.safeParse(event);
        if (kind.success && goal.success) {
          const { match_id, season } = match;
          return [{ match_id, season, side, club: match[`${side}_club`], ...goal.data.time, player }];
        }
        // Where both are parsed, the goal is returned above: one of them has an error.
        reject(index, firstIssue((kind.error ?? goal.error) as Parameters<typeof firstIssue>[0]));
        return [];
      });
    });
  };
  return {
    value: {
      // The feed writes 0 for an unknown number.
      attendance: attendance || null,
      additional_time: additionalTime,
      home_red_cards: home.redCards?.length ?? null,
      away_red_cards: away.redCards?.length ?? null,
      goals: [...goalsOf('home', home.scores), ...goalsOf('away', away.scores)],
    },
    rejected,
  };
}

/**
 * Parses the referee of a match; undefined where none is named.
 *
 * @throws {UnexpectedResponseError} if it is no list of officials
 */
export function parseReferee(
  body: unknown,
  match: DetailsSubject,
): ParsedValue<DatasetRow<'referees'> | undefined> {
  const { entries, rejected } = parseEntries(body, 'referees', officialSchema, 'refereeId', (entry) => entry);
  const referee = entries.find(({ roleLabel }) => roleLabel === 'Referee');
  if (!referee) return { value: undefined, rejected };
  const name = joinName(referee.mediaFirstName, referee.mediaLastName);
  const { match_id, season } = match;
  const short_name = referee.shortName || null;
  return { value: { match_id, season, referee_id: referee.refereeId, name, short_name }, rejected };
}
