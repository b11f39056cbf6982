import * as z from 'zod';
import { clubsOfMatches } from '../derive/clubs-of-matches.ts';
import { summarise } from '../derive/referees.ts';
import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { matchId, paging, season } from '../query/common.ts';
import { flag, text } from '../query/kinds.ts';
import { everyPage, pageFields, paginate } from '../query/page.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { matcher } from '../query/text.ts';
import { count, described } from '../records/fields.ts';
import { shortId } from '../records/ids.ts';
import type { Tables } from '../records/published.ts';
import { assignment, type RefereedMatch, refereeSummary } from '../records/referee.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

const parameters = {
  season,
  team,
  referee: text({
    description: "Part of the referee's name, or his whole id or the last part of it",
    example: 'Fontaine',
  }),
  match_id: matchId,
  summary: flag({ description: 'A line for each referee in place of one for each match', example: 'true' }),
  ...paging,
};

const page = z
  .object({
    ...pageFields,
    assignments: z.array(assignment).meta({ description: 'The matches of this page, newest first' }),
  })
  .meta({ id: 'AssignmentPage', description: 'A page of assignments' });

const summaries = z
  .object({
    count: described(count, 'Referees in this answer'),
    referees: z.array(refereeSummary).meta({ description: 'The referees, most matches first' }),
  })
  .meta({ id: 'RefereeSummaryList', description: "Referees' matches in figures" });

export const referees = defineResource({
  name: 'referees',
  path: '/referees',
  summary: 'Who refereed which match',
  description:
    'The referee of each match, newest match first; or with summary=true each referee of those matches, with cards a match.',
  parameters,
  responseSchema: z
    .union([page, summaries])
    .meta({ id: 'Referees', description: 'A page of assignments, or of summaries' }),
  lifetime: lifetimes.day,
  example: 'season=2025&summary=true',
  canBeNotFound: false,
  tablesNeeded: ({ season }) => [{ table: 'referees', season }],
  answer(tables, query) {
    const found = select(tables, query);
    if (query.summary) {
      const { rows } = paginate(summarise(found), query);
      return { count: rows.length, referees: rows };
    }
    const { figures, rows } = paginate(found, query);
    return { ...figures, assignments: rows.map(({ yellow_cards: _, red_cards: __, ...row }) => row) };
  },
  *prerenderedQueries(tables) {
    yield* everyPage(
      selections(tables),
      (selection) => select(tables, queryOf(parameters, selection)).length,
    );
    for (const season of [undefined, ...tables.rows('seasons').map((row) => row.season)])
      yield { season, summary: true };
  },
});

/** The assignments a query means, newest match first. */
function select(tables: Tables, query: Query<typeof parameters>): RefereedMatch[] {
  const { season, referee } = query;
  const isAbout = aboutMatch(query);
  const isNamed = referee === undefined ? undefined : matcher(referee);
  const id = referee === undefined ? '' : shortId(referee.trim().toLowerCase());
  return tables
    .rows('referees', season)
    .filter(
      (row) =>
        isAbout(row) &&
        (!isNamed ||
          shortId(row.referee_id) === id ||
          [row.referee_name, row.referee_short_name].some((name) => name !== null && isNamed(name))),
    )
    .reverse();
}

/** Season and club, alone and together; and each referee, by the last part of his id. */
function* selections(tables: Tables): Iterable<Partial<Query<typeof parameters>>> {
  for (const season of [undefined, ...tables.rows('seasons').map((row) => row.season)]) {
    yield { season };
    for (const team of clubsOfMatches(tables.rows('referees', season))) yield { season, team };
  }
  for (const id of new Set(tables.rows('referees').map(({ referee_id }) => shortId(referee_id))))
    yield { referee: id };
}
