import * as z from 'zod';
import { summariseReferees } from '../derive/referees.ts';
import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { clubHint, hint } from '../query/club-hint.ts';
import { matchId, paging, seasons, span, validateSpan, within } from '../query/common.ts';
import type { Filter } from '../query/filter.ts';
import { flag, text } from '../query/kinds.ts';
import { pageFields, paginate } from '../query/page.ts';
import { matcher } from '../query/text.ts';
import { exampleFor, examples } from '../records/examples.ts';
import { described } from '../records/fields.ts';
import { shortId } from '../records/ids.ts';
import { assignment, type RefereedMatch, refereeSummary } from '../records/referee.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, readTotal } from './list.ts';
import { defineResource } from './resource.ts';
import { seasonsAndAll, seasonsAndClubs } from './selections.ts';
import { envelopeSource, sourceOf } from './source.ts';

const assignments = defineList({
  name: 'referees',
  path: '/referees',
  summary: 'The referee of each match',
  description:
    'The referee of each match, newest match first; with summary=true each referee of those matches, with cards per match.',
  parameters: {
    season: seasons,
    team,
    referee: text({
      description: "Part of the referee's name, or their whole id or the last part of it",
      example: exampleFor('referees.referee', 'a'),
    }),
    match_id: matchId,
    summary: flag({ description: 'One row per referee instead of one per match', example: 'true' }),
    ...paging,
    from: span.from,
    to: span.to,
  },
  lifetime: lifetimes.day,
  example: exampleFor('referees', `season=${examples.season}&summary=true`),
  furtherExamples: [`season=${examples.season}`],
  validate: validateSpan,
  table: 'referees',
  collection: 'assignments',
  row: assignment,
  rowsDescription: 'The matches of this page, newest first',
  page: { id: 'AssignmentPage', description: 'A page of assignments' },
  envelope: (page) => ({
    kind: described(z.literal('assignments'), 'The kind of answer'),
    ...page,
  }),
  extras: () => ({ kind: 'assignments' as const }),
  filters: (query) => [aboutMatch(query), byReferee(query.referee), within(query)],
  sort: (rows) => rows.reverse(),
  show: ({ yellow_cards: _, red_cards: __, ...row }) => row,
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'referees');
    for (const id of new Set(tables.rows('referees').map(({ referee_id }) => shortId(referee_id))))
      yield { referee: id };
  },
});

const summaries = z
  .object({
    kind: described(z.literal('summary'), 'The kind of answer'),
    ...pageFields,
    referees: z.array(refereeSummary).meta({ description: 'The referees, most matches first' }),
    source: envelopeSource,
    hint,
  })
  .meta({ id: 'RefereeSummaryPage', description: "A page of totals of referees' matches" });

export const referees = defineResource({
  ...assignments,
  responseSchema: z
    .discriminatedUnion('kind', [assignments.responseSchema, summaries])
    .meta({ id: 'Referees', description: 'A page of assignments, or of summaries' }),
  answer(tables, query, context) {
    if (!query.summary) return assignments.answer(tables, query, context);
    const { figures, rows } = paginate(summariseReferees(assignments.select(tables, query)), query);
    return {
      kind: 'summary' as const,
      ...figures,
      referees: rows,
      source: sourceOf(tables, 'referees', query.season, undefined),
      hint: rows.length === 0 ? clubHint(query.team, tables.rows('clubNames')) : null,
    };
  },
  collection: ({ summary }) =>
    summary ? rowsIn('referees', refereeSummary) : rowsIn('assignments', assignment),
  fieldNames: [...new Set([...Object.keys(assignment.shape), ...Object.keys(refereeSummary.shape)])],
  readTotal: (head, query) => readTotal(head, query.summary ? 'referees' : 'assignments'),
  *prerenderedQueries(tables) {
    yield* assignments.prerenderedQueries?.(tables) ?? [];
    for (const { season } of seasonsAndAll(tables)) yield { season, summary: true };
  },
});

function byReferee(referee: string | undefined): Filter<RefereedMatch> {
  if (referee === undefined) return undefined;
  const isNamed = matcher(referee);
  const id = shortId(referee.trim().toLowerCase());
  return ({ referee_id, referee_name, referee_short_name }) =>
    shortId(referee_id) === id ||
    [referee_name, referee_short_name].some((name) => name !== null && isNamed(name));
}
