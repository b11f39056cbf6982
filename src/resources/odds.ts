import { aboutMatch, validateOpponent } from '../query/about-match.ts';
import { opponent, team } from '../query/club.ts';
import { inOrder, matchId, order, paging, seasons, span, validateSpan, within } from '../query/common.ts';
import { contains } from '../query/filter.ts';
import { word } from '../query/kinds.ts';
import { matchOdds } from '../records/odds.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { orderOfPlay } from './row-order.ts';
import { seasonsAndAll, seasonsAndClubs } from './selections.ts';

export const bookmaker = word({
  description: 'Part of the name of the bookmaker or the average',
  example: 'market-average',
});

export const odds = defineList({
  name: 'odds',
  path: '/odds',
  tag: 'Context',
  summary: 'Recorded prices of matches',
  description:
    'Decimal prices before a match, with their margin and the probabilities they imply, newest match first. ' +
    'Not every match has a recorded price.',
  parameters: {
    season: seasons,
    team,
    bookmaker,
    match_id: matchId,
    ...paging,
    from: span.from,
    to: span.to,
    opponent,
    order: order('desc'),
  },
  lifetime: lifetimes.hour,
  examples: ['season={season}&team={club}'],
  validate: (query) => validateSpan(query) ?? validateOpponent(query),
  table: 'odds',
  collection: 'odds',
  row: matchOdds,
  rowsDescription: 'The prices of this page, newest match first',
  sortedBy: { fields: [...orderOfPlay.fields, 'bookmaker'] },
  page: { id: 'OddsPage', description: 'A page of recorded prices' },
  filters: (query) => [aboutMatch(query), contains(['bookmaker'], query.bookmaker), within(query)],
  sort: (rows, query) => inOrder(rows, query.order),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'odds');
    for (const { season, year } of seasonsAndAll(tables)) {
      for (const name of new Set(tables.rows('odds', year).map((row) => row.bookmaker)))
        yield { season, bookmaker: name };
    }
  },
});
