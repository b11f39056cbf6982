import * as z from 'zod/mini';
import { clubMinutes, extraTime, regularTime } from '../../derive/matches.ts';
import { goals, type ListedGoal } from '../../records/dataset/goal-rows.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { maxAddedMinutes, maxAttendance } from '../../records/dataset/match-rows.ts';
import { countUpTo } from '../../records/fields.ts';
import type { DetailsSubject, Header } from '../adapter.ts';
import {
  firstIssue,
  ignoredFields,
  type ParseResult,
  parseEntries,
  RejectedEntry,
  UnexpectedResponseError,
} from '../parse-entries.ts';
import { addedMinutes, entryId, joinName, listedName, namePart, orElse } from './entry-fields.ts';

type SideName = 'home' | 'away';

/** @throws {UnexpectedResponseError} if it is no header */
export function parseHeader(body: unknown, match: DetailsSubject): ParseResult<Header> {
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
  const goalSchema = goalSchemaOf(match);
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
  const entry = {
    match_id: match.match_id,
    // The feed writes 0 for an unknown number.
    attendance: attendance || null,
    additional_time: additionalTime,
    home_red_cards: home.redCards?.length ?? null,
    away_red_cards: away.redCards?.length ?? null,
    goals: [...goalsOf('home', home.scores), ...goalsOf('away', away.scores)],
  };
  return { entries: [entry], rejected };
}

/**
 * Parses the referee of a match: a row, or none where none is named.
 *
 * @throws {UnexpectedResponseError} if it is no list of officials
 */
export function parseReferee(body: unknown, match: DetailsSubject): ParseResult<DatasetRow<'referees'>> {
  const { entries, rejected } = parseEntries(body, 'referees', officialSchema, 'refereeId', (entry) => entry);
  const referee = entries.find(({ roleLabel }) => roleLabel === 'Referee');
  if (!referee) return { entries: [], rejected };
  const name = joinName(referee.mediaFirstName, referee.mediaLastName);
  const { match_id, season } = match;
  const short_name = referee.shortName || null;
  return { entries: [{ match_id, season, referee_id: referee.refereeId, name, short_name }], rejected };
}

const goalColumns = goals.row.shape;
const timePattern = /^(\d+)(?:\+(\d+))?/;

/**
 * Returns the schema of the minute of play, and that of added time: `45+2` is the second minute after the 45th. A minute after
 * the last one of a finished match is added time too: `93` is `90+3` without extra time.
 */
const timeOfPlay = (match: DetailsSubject) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((time) => {
        const [, minute, added] = timePattern.exec(String(time).trim()) ?? [];
        return withinPlay(match, Number(minute), added ? Number(added) : null);
      }),
    ),
    z.object({
      minute: goalColumns.minute.def.innerType,
      added_minute: orElse(goalColumns.added_minute, null),
    }),
  );

function withinPlay(match: DetailsSubject, minute: number, added_minute: number | null) {
  // While a match is in play, it may have extra time.
  const last = match.status === 'FINISHED' ? clubMinutes(match) : regularTime + extraTime;
  const isAdded = added_minute === null && minute > last && minute <= last + maxAddedMinutes;
  return isAdded ? { minute: last, added_minute: minute - last } : { minute, added_minute };
}

/** What a scorer did; only goals have to be well-formed. */
const eventSchema = z.object({ type: z.string(), time: z.unknown() });
const goalSchemaOf = (match: DetailsSubject) => z.object({ time: timeOfPlay(match) });

/** A player with goals; a goal without a scorer's name is still a goal. */
const scorerSchema = z.object({
  shortName: orElse(z.nullish(listedName), null),
  events: z.array(z.unknown()),
});

const side = z.object({
  redCards: orElse(z.nullish(z.array(z.unknown()).check(z.maxLength(11))), null),
  scores: orElse(z.nullish(z.array(z.unknown()).check(z.maxLength(99))), null),
});

/** The header of a match: spectators, time added, cards and scorers. */
const headerSchema = z.object({
  attendance: orElse(z.nullish(countUpTo(maxAttendance)), null),
  additionalTime: addedMinutes,
  home: side,
  away: side,
});

/** One of the officials of a match. */
const officialSchema = z.object({
  refereeId: entryId('Referee'),
  mediaFirstName: namePart,
  mediaLastName: namePart,
  shortName: namePart,
  roleLabel: z.string(),
});
