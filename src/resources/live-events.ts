import * as z from 'zod';
import { integer } from '../query/kinds.ts';
import { arrayOf, count, described, instant, nullable, seasonYear, source } from '../records/fields.ts';
import { liveEvent } from '../records/live-event.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const liveEvents = defineResource({
  name: 'live-events',
  path: '/live/events',
  tag: 'Matches',
  summary: 'What happened in the matches of the last two days, as it happens',
  description:
    'Kick-offs, goals with their scorers where the feed names them, red cards, half-time, full time, corrections and changes of ' +
    'the table, found by comparing each good answer of the live feed with the one before. An event never changes: a goal that ' +
    'is taken back is an event of its own. With the header Accept: text/event-stream the same, as it happens: a stream ends after a ' +
    'quarter of an hour, and Last-Event-ID or since resumes it.',
  parameters: {
    since: integer({
      description: 'Only events after the one with this id, or after this Unix time in milliseconds',
      example: '1763000000000',
      min: 0,
    }),
  },
  responseSchema: z
    .object({
      season: seasonYear,
      count: described(count, 'Events in this answer'),
      last_id: nullable(
        described(count, 'The id to give as since next time'),
        'nothing happened in two days, and the query has no since',
      ),
      events: arrayOf(liveEvent, 'The events, in the order of their ids'),
      source: nullable(
        described(source.extract(['official-live']), 'Where the events are from'),
        'it has not answered, or is off',
      ),
      updated_at: nullable(described(instant, 'When the feed answered'), 'it has not answered, or is off'),
      stale: described(
        z.boolean(),
        'Whether the feed is off or failing, so that the answer may be out of date',
      ),
    })
    .meta({ id: 'LiveEventList', description: 'What happened in matches of the last two days' }),
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
      stale: reading?.isStale ?? true,
    };
  },
});
