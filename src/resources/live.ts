import * as z from 'zod/mini';
import { probabilitiesNow } from '../derive/in-play.ts';
import { isInPlay } from '../derive/matches.ts';
import { team } from '../query/club.ts';
import { hintOf } from '../query/hint.ts';
import { anyOf, flag, integer } from '../query/parameter-kinds.ts';
import { aboutMatch, filterRows } from '../query/rows.ts';
import { count, hint, instant, seasonYear, source } from '../records/fields.ts';
import { probabilities } from '../records/forecast.ts';
import { liveEvent } from '../records/live-event.ts';
import { type Match, match } from '../records/match.ts';
import type { Tables } from '../records/published.ts';
import { arrayOf, described, objectSchema, orNull, withMeta } from '../records/schema.ts';
import { standing } from '../records/standing.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { orderOfPlay } from './list.ts';
import { freshnessOf } from './provenance.ts';
import { defineResource, type EventReading } from './resource.ts';
import { tableAsItStands, tablesOfStandings } from './standings.ts';

const hour = 60 * 60 * 1000;
const maxWindowHours = 168;

const liveMatch = withMeta(
  z.extend(match, {
    probabilities: orNull(
      probabilities,
      'Probabilities of the results after 90 minutes: before the kick-off those of /forecasts, then by score, minute and red ' +
        'cards; 0 or 1 once certain. Extra time follows a draw',
      'the minute or the forecast is not known, or the match is cancelled',
    ),
  }),
  { id: 'LiveMatch', description: 'A match with its chances at the moment' },
);

export const live = defineResource({
  name: 'live',
  path: '/live',
  tag: 'Matches',
  summary: 'Matches in play, just finished and soon to start',
  description:
    'Matches in play, and those of the current season with a kick-off within the window either side ' +
    'of now; all=true gives the whole current schedule. From the live feed; while it fails, from its ' +
    'last good answer, or else from the last refresh: see source and stale. A match without a known ' +
    'kick-off, such as a postponed one, counts for the whole of its day, UTC.',
  parameters: {
    team,
    window_hours: integer({
      description: 'The maximum time between now and a kick-off, before or after, in hours',
      example: '24',
      min: 1,
      max: maxWindowHours,
      defaultValue: 48,
    }),
    all: flag('Whether to return the whole current schedule'),
    include: anyOf({
      description: 'What to add from the same reading of the feed, joined by commas',
      example: 'standings,events',
      values: ['standings', 'events'],
    }),
  },
  responseSchema: objectSchema('LiveMatches', 'Matches around now', {
    season: seasonYear,
    live_count: described(count, 'Matches in play in this answer'),
    count: described(count, 'Matches in this answer'),
    window_hours: orNull(
      z.int().check(z.gte(1), z.lte(maxWindowHours)),
      'The longest time between now and a kick-off of this answer, before or after',
      'the query has all=true',
      'hours',
    ),
    matches: arrayOf(liveMatch, 'The matches in order of play'),
    standings: orNull(
      z.array(standing),
      'The table of the season, where matches in play count with their score so far',
      'the query does not include it',
    ),
    events: orNull(
      z.array(liveEvent),
      'What happened in the last two days, in the order of the ids',
      'the query does not include them',
    ),
    reading_id: orNull(
      count,
      'Grows with changes of the matches, table and events; two within one reading may share it',
      'the answer is from the last refresh',
    ),
    reading_at: orNull(
      instant,
      'When something of that reading last changed',
      'the answer is from the last refresh',
    ),
    source: described(source, 'official-live: the live feed; snapshot: the last refresh'),
    updated_at: orNull(
      instant,
      'When one of these matches last changed in the live feed; without any, when one of the season did',
      'the answer is from the last refresh; see data_as_of in the API index',
    ),
    stale: orNull(
      z.boolean(),
      'Whether the answer may be out of date: the feed is failing, or a match is shown as an earlier answer had it',
      'the feed is off',
    ),
    hint,
  }),
  lifetime: lifetimes.live,
  livePolicy: { tables: ['matches', 'standings'], lifetime: lifetimes.live },
  needsEvents: ({ include }) => include?.includes('events') ?? false,
  examples: ['window_hours=72', 'include=standings,events'],
  rows: [rowsIn('matches', liveMatch, orderOfPlay)],
  tablesNeeded: ({ include }, { index }) => [
    ...(include?.includes('standings')
      ? tablesOfStandings(index.current)
      : ([{ table: 'matches', season: index.current }] as const)),
    { table: 'forecasts', season: index.current },
    { table: 'inPlayModel' },
  ],
  answer(tables, { team, window_hours, all, include }, { now, feed, liveSource, events }) {
    const season = tables.index.current;
    const isNear = (row: Match) => distanceTo(row, now.getTime()) <= window_hours * hour;
    const rows = tables.rows('matches', season);
    const filters = aboutMatch({ team });
    const schedule = filterRows(rows, filters);
    const matches = all ? schedule : schedule.filter((row) => isInPlay(row.status) || isNear(row));
    const isTooFar = matches.length === 0 && schedule.length > 0;
    return {
      season,
      live_count: matches.filter(({ status }) => isInPlay(status)).length,
      count: matches.length,
      window_hours: all ? null : window_hours,
      matches: withProbabilities(matches, tables),
      standings: include?.includes('standings') ? tableAsItStands(tables, season) : null,
      events: include?.includes('events') ? [...(events?.events ?? [])] : null,
      reading_id: liveSource ? Date.parse(liveSource.updated_at) : null,
      reading_at: liveSource?.updated_at ?? null,
      source: liveSource ? ('official-live' as const) : ('snapshot' as const),
      updated_at: freshnessOf(matches, liveSource).updated_at,
      stale: liveSource?.stale ?? (feed.enabled ? true : null),
      hint: hintOf(
        tables.index,
        {
          name: 'live',
          table: 'matches',
          query: { team, season },
          count: schedule.length,
          select: () => ({ rows, filters }),
        },
        isTooFar ? describeNext(schedule, window_hours, now) : null,
        matches.length === 0 && !liveSource ? feedIsOff : null,
      ),
    };
  },
});

const feedIsOff = 'the live feed is off or has not answered, so what is known is from the last refresh';

/**
 * Says that none of the matches is in play or within a time of now, and which is the next.
 *
 * @param matches in order of play
 */
function describeNext(matches: readonly Match[], windowHours: number, now: Date): string {
  const none = `no match is in play or within ${windowHours} hours of now (all=true has the whole schedule)`;
  const next = matches.find(({ status, kickoff_utc, date }) => {
    return status === 'UPCOMING' && Date.parse(kickoff_utc ?? date) >= now.getTime();
  });
  if (!next) return `${none}, and the schedule has none to come`;
  const { home_team, away_team, kickoff_utc, date } = next;
  return `${none}; the next is ${home_team} v ${away_team}, ${kickoff_utc ?? date}`;
}

function withProbabilities(matches: readonly Match[], tables: Tables): z.infer<typeof liveMatch>[] {
  const constants = tables.rows('inPlayModel');
  const forecasts = new Map(
    tables.rows('forecasts', tables.index.current).map((row) => [row.match_id, row.probabilities]),
  );
  return matches.map((row) => ({
    ...row,
    probabilities: probabilitiesNow(row, forecasts.get(row.match_id), constants),
  }));
}

/** Returns the milliseconds between a moment and a kick-off, or the day of a match that has none. */
function distanceTo({ kickoff_utc, date }: Match, now: number): number {
  const start = Date.parse(kickoff_utc ?? date);
  const end = kickoff_utc === null ? start + 24 * hour : start;
  return Math.max(start - now, now - end, 0);
}

export const liveEvents = defineResource({
  name: 'live-events',
  path: '/live/events',
  tag: 'Matches',
  summary: 'What happened in the matches of the last two days, as it happens',
  description:
    'Kick-offs, goals with their scorers where the feed names them, red cards, half-time, full time, corrections ' +
    'and changes of the table. Each good answer of the live feed is compared with the one before. An event never ' +
    'changes: a goal that is taken back is an event of its own. The header Accept: text/event-stream asks for a ' +
    'stream of the same, as it happens. It begins now, or after since, and ends after a quarter of an hour. ' +
    'Last-Event-ID or since resumes it.',
  parameters: {
    since: integer({
      description:
        'Only events after the one with this id, or after this Unix time in milliseconds. By default those of two ' +
        'days, and a stream begins now',
      example: '1763000000000',
      min: 0,
    }),
  },
  responseSchema: objectSchema('LiveEventList', 'What happened in matches of the last two days', {
    season: seasonYear,
    count: described(count, 'Events in this answer'),
    last_id: orNull(
      count,
      'The id to give as since next time',
      'nothing happened in two days, and the query has no since',
    ),
    events: arrayOf(liveEvent, 'The events, in the order of their ids'),
    source: orNull(source, 'official-live: the live feed', 'it has not answered, or is off'),
    updated_at: orNull(instant, 'When the events last changed', 'the feed has not answered, or is off'),
    stale: orNull(
      z.boolean(),
      'Whether the feed is failing, so that the answer may be out of date',
      'the feed is off',
    ),
    hint,
  }),
  lifetime: lifetimes.live,
  hasEventStream: true,
  examples: [''],
  tablesNeeded: () => [],
  answer(tables, { since }, { events: reading }) {
    const events = (reading?.events ?? []).filter(({ id }) => since === undefined || id > since);
    return {
      season: tables.index.current,
      count: events.length,
      last_id: events.at(-1)?.id ?? since ?? null,
      events,
      source: reading?.updatedAt ? ('official-live' as const) : null,
      updated_at: reading?.updatedAt ?? null,
      stale: reading?.isStale ?? null,
      hint: events.length > 0 ? null : whyNoEvents(reading, since),
    };
  },
});

function whyNoEvents(reading: EventReading | undefined, since: number | undefined): string {
  const clauses = [
    since === undefined ? 'nothing has happened in the last two days' : `nothing has happened since=${since}`,
    reading?.isMatchNear ? null : 'no match is in play or about to begin',
    reading?.updatedAt ? null : feedIsOff,
  ];
  return clauses.filter((clause) => clause !== null).join('; ');
}
