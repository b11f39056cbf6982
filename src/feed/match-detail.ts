import { goals, type ListedGoal } from '../records/dataset/goals.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { matchStats } from '../records/dataset/match-stats.ts';
import type { Match } from '../records/match.ts';
import { firstIssue, type ParseResult, parseEntries, UnexpectedResponseError } from './parse-entries.ts';
import { headerSchema, officialSchema } from './schemas/match-detail.ts';
import { sideStatisticSchema } from './schemas/statistics.ts';
import { sideStatistics } from './side-statistics.ts';

type Of = Pick<Match, 'match_id' | 'season' | 'home_club' | 'away_club'>;

/**
 * What both sides did in a match; nothing where the feed has no figures of it: none at all, or 0 for every one.
 *
 * @throws {UnexpectedResponseError} if it is no list of statistics
 */
export function parseSideStats(body: unknown, match: Of): ParseResult<DatasetRow<'matchStats'>> {
  const { entries, rejected: notRead } = parseEntries(
    body,
    'stats',
    sideStatisticSchema,
    'statsId',
    (entry) => entry,
  );
  const rejected = [...notRead];
  const byName = new Map(entries.map((entry) => [entry.statsId, entry]));
  const isFilled = entries.some(({ statsValueHome, statsValueAway }) => statsValueHome || statsValueAway);
  if (!isFilled) return { entries: [], rejected };
  const row = (side: 'home' | 'away') => {
    const of = side === 'home' ? 'statsValueHome' : 'statsValueAway';
    const figures = Object.entries(sideStatistics).map(([column, name]) => [
      column,
      byName.get(name)?.[of] ?? null,
    ]);
    const found = {
      match_id: match.match_id,
      season: match.season,
      side,
      club: side === 'home' ? match.home_club : match.away_club,
      ...Object.fromEntries(figures),
    };
    // A figure that cannot be is not known; the others stand.
    const impossible = (matchStats.row.safeParse(found).error?.issues ?? []).map(({ path, message }) => {
      rejected.push({ what: `stats of ${match.match_id}, ${side}`, why: `${path.join('.')}: ${message}` });
      return [String(path[0]), null] as const;
    });
    return { ...found, ...Object.fromEntries(impossible) } as DatasetRow<'matchStats'>;
  };
  return { entries: [row('home'), row('away')], rejected };
}

/** What the header of a match adds. */
export interface Header {
  readonly attendance: number | null;
  readonly home_red_cards: number | null;
  readonly away_red_cards: number | null;
  /** As listed; penalties and own goals are often missing. */
  readonly goals: readonly ListedGoal[];
}

/** @throws {UnexpectedResponseError} if it is no header */
export function parseHeader(body: unknown, match: Of): Header {
  const parsed = headerSchema.safeParse(body);
  if (!parsed.success) throw new UnexpectedResponseError(firstIssue(parsed.error));
  const { attendance, home, away } = parsed.data;
  const listed = (side: 'home' | 'away') =>
    (side === 'home' ? home : away).scores?.flatMap(({ shortName, events }) =>
      events.flatMap((event) => {
        const time = event?.type === 'goal' ? timeOf(event.time) : undefined;
        if (time === undefined) return [];
        const club = side === 'home' ? match.home_club : match.away_club;
        const { match_id, season } = match;
        return [{ match_id, season, side, club, ...time, player: shortName || null }];
      }),
    ) ?? [];
  return {
    // Nobody counted is not nobody came.
    attendance: attendance || null,
    home_red_cards: home.redCards?.length ?? null,
    away_red_cards: away.redCards?.length ?? null,
    goals: [...listed('home'), ...listed('away')],
  };
}

/** The minute of play, and that of added time: `45+2` is the second minute after the 45th. */
function timeOf(time: string | number): Pick<ListedGoal, 'minute' | 'added_minute'> | undefined {
  const [, played, added] = /^(\d+)(?:\+(\d+))?/.exec(String(time)) ?? [];
  const { minute, added_minute } = goals.row.shape;
  const parsed = minute.safeParse(Number(played));
  if (!parsed.success || parsed.data === null) return undefined;
  return { minute: parsed.data, added_minute: added_minute.safeParse(Number(added)).data ?? null };
}

/**
 * The referee of a match, or undefined where none is named.
 *
 * @throws {UnexpectedResponseError} if it is no list of officials
 */
export function parseReferee(body: unknown, match: Of): DatasetRow<'referees'> | undefined {
  const { entries } = parseEntries(body, 'referees', officialSchema, 'refereeId', (official) => official);
  const referee = entries.find(({ roleLabel }) => roleLabel === 'Referee');
  if (!referee) return undefined;
  const name = [referee.mediaFirstName, referee.mediaLastName].filter(Boolean).join(' ') || null;
  return {
    match_id: match.match_id,
    season: match.season,
    referee_id: referee.refereeId,
    name,
    short_name: referee.shortName || null,
  };
}
