import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { matchId, order, paging, season, span, validateSpan, within } from '../query/common.ts';
import { equals } from '../query/filter.ts';
import { choice, text } from '../query/kinds.ts';
import { matcher } from '../query/text.ts';
import { matchStatus, stageName } from '../records/fields.ts';
import { type Match, match } from '../records/match.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { seasonsAndClubs } from './selections.ts';

export const matches = defineList({
  name: 'matches',
  path: '/matches',
  summary: 'Matches, played and to play',
  description:
    'Every match since 2019 in order of play: by day, kick-off (unknown ones last) and match_id. ' +
    'Clubs have the name of that season; club_id is the same in all seasons.',
  parameters: {
    season,
    team,
    status: choice({
      description: 'The status of the match',
      example: 'FINISHED',
      values: matchStatus.options,
    }),
    match_id: matchId,
    ...span,
    stage: choice({ description: 'The stage of the season', example: 'final', values: stageName.options }),
    venue: text({ description: 'Part of the name of the venue, or its venue_id', example: 'Starlight' }),
    ...paging,
    order: order('asc', 'by day, kick-off and match_id'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matches'], lifetime: lifetimes.current },
  example: 'season=2024&team=forge-fc',
  validate: validateSpan,
  table: 'matches',
  collection: 'matches',
  row: match,
  rowsDescription: 'The matches of this page',
  page: { id: 'MatchPage', description: 'A page of matches' },
  filters: (query) => [
    aboutMatch(query),
    equals('status', query.status),
    equals('stage', query.stage),
    atVenue(query.venue),
    within(query),
  ],
  sort: (rows, query) => (query.order === 'desc' ? rows.reverse() : rows),
  *selections(tables) {
    for (const selection of seasonsAndClubs(tables, 'matches')) {
      for (const status of [undefined, ...matchStatus.options]) {
        for (const order of ['asc', 'desc'] as const) yield { ...selection, status, order };
      }
    }
    for (const { season } of tables.rows('seasons')) yield { season, limit: 500 };
  },
});

function atVenue(venue: string | undefined) {
  if (venue === undefined) return undefined;
  const isNamed = matcher(venue);
  const id = venue.toLowerCase();
  return (row: Match) => isNamed(row.venue) || row.venue_id === id;
}
