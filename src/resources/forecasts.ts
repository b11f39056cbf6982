import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { matchId, paging, seasons, span, validateSpan, within } from '../query/common.ts';
import { forecast } from '../records/forecast.ts';
import { statistics } from './lifetimes.ts';
import { defineList } from './list.ts';
import { orderOfPlay } from './row-order.ts';
import { seasonsAndClubs } from './selections.ts';

export const forecasts = defineList({
  name: 'forecasts',
  path: '/forecasts',
  tag: 'Forecasts',
  summary: 'Forecasts of matches',
  description:
    'The probabilities of the results after 90 minutes. A forecast knows the results up to the day before ' +
    'the match, and nothing of squads, injuries or travel. Results of the live feed count from the next refresh.',
  parameters: { season: seasons, team, match_id: matchId, ...span, ...paging },
  lifetime: statistics,
  examples: ['season={season}&team={club}'],
  validate: validateSpan,
  table: 'forecasts',
  collection: 'forecasts',
  row: forecast,
  rowsDescription: 'The forecasts of this page',
  sortedBy: orderOfPlay,
  page: { id: 'ForecastPage', description: 'A page of forecasts' },
  filters: (query) => [aboutMatch(query), within(query)],
  selections: (tables) => seasonsAndClubs(tables, 'forecasts'),
});
