import { isPerson, personParameter } from '../query/person.ts';
import { common, order } from '../query/shared-parameters.ts';
import { coachSeason } from '../records/coach.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { seasonsAndAll } from './selections.ts';

export const coaches = defineList({
  name: 'coaches',
  tag: 'Clubs',
  summary: 'The head coaches of clubs by season, with their results',
  description:
    'The head coaches that are known, one row for each season at a club, with the days of a change and the ' +
    'results of the matches in charge. Each row names its source.',
  parameters: {
    ...common('season', 'team'),
    coach: personParameter('coaches', {
      description: 'A coach, by the coach_id or part of the name, or several joined by commas',
      example: 'a',
    }),
    ...common('limit', 'offset'),
    order: order('asc'),
  },
  lifetime: lifetimes.day,
  examples: ['season={season}'],
  table: 'coaches',
  collection: 'coaches',
  row: coachSeason,
  sortedBy: { fields: ['season', 'club', 'to'] },
  page: 'CoachPage',
  filters: {
    coach: (value) => isPerson(value, ({ coach_id, coach }) => ({ id: coach_id, names: [coach] })),
  },
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
    for (const team of new Set(tables.rows('coaches').map(({ club }) => club))) yield { team };
    for (const coach of new Set(tables.rows('coaches').map(({ coach_id }) => coach_id))) yield { coach };
  },
});
