import * as z from 'zod/mini';
import { summariseReferees } from '../derive/referees.ts';
import { flag } from '../query/parameter-kinds.ts';
import { isPerson, personParameter } from '../query/person.ts';
import { common, order } from '../query/shared-parameters.ts';
import { memoize } from '../records/memoize.ts';
import { assignment, type RefereedMatch, refereedMatch, refereeSummary } from '../records/referee.ts';
import { withMeta } from '../records/schema.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { type AnswerRows, defineResource } from './resource.ts';
import { seasonsAndAll, seasonsAndClubs } from './selections.ts';

const shared = {
  name: 'referees',
  tag: 'Context',
  summary: 'The referee of each match',
  description:
    'The referee of each match, newest match first; with summary=true each referee of those matches, with ' +
    'cards per match.',
  parameters: {
    ...common('season', 'team'),
    referee: personParameter('referees', {
      description:
        "A referee, by the referee_id, part of the name, or the feed's id, whole or the last part of it",
      example: 'a',
    }),
    ...common('match_id'),
    summary: flag('One row per referee instead of one per match'),
    ...common('limit', 'offset', 'from', 'to', 'opponent', 'date', 'stage'),
    order: order('desc'),
  },
  lifetime: lifetimes.day,
  examples: ['season={season}&summary=true', 'season={season}'],
  table: 'referees',
  filters: {
    referee: (value: string) =>
      isPerson<RefereedMatch>(value, ({ referee_id, referee_name, referee_short_name }) => ({
        id: referee_id,
        names: [referee_name, referee_short_name],
      })),
  },
  selectedRow: refereedMatch,
} as const;

const assignments = defineList({
  ...shared,
  collection: 'referees',
  row: assignment,
  sortedBy: orderOfPlay,
  page: 'AssignmentPage',
  list: (rows) => rows.map(assignmentOf),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'referees');
    for (const referee of new Set(tables.rows('referees').map(({ referee_id }) => referee_id)))
      yield { referee };
  },
});

const summaries = defineList({
  ...shared,
  collection: 'referees',
  row: refereeSummary,
  sortedBy: { ties: ['-matches', 'referee_id'] },
  page: 'RefereeSummaryPage',
  envelope: ({ whole_file, ...page }) => page,
  sort: (rows) => rows,
  list: summariseReferees,
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season, summary: true };
  },
});

export const referees = defineResource({
  ...assignments,
  responseSchema: withMeta(z.union([assignments.responseSchema, summaries.responseSchema]), {
    id: 'Referees',
    description: 'A page of assignments, or of summaries',
  }),
  answer: (tables, query, context) =>
    (query.summary ? summaries : assignments).answer(tables, query, context),
  rows: [
    ...assignments.rows.map((rows): AnswerRows => ({ ...rows, isFor: ({ summary }) => summary === false })),
    ...summaries.rows,
  ],
  *prerenderedQueries(tables) {
    yield* assignments.prerenderedQueries(tables);
    yield* summaries.prerenderedQueries(tables);
  },
});

/** Returns a match without its cards and the feed's id: always the same object, since each object is encoded once. */
const assignmentOf = memoize(
  ({ feed_referee_id, yellow_cards, red_cards, ...fields }: RefereedMatch) => fields,
);
