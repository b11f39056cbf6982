import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { venues } from '../../../src/resources/venues.ts';
import { queriesOf } from '../../support/arbitrary.ts';
import { isWithin } from '../../support/text-search.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { answer } = world;
  const { queryTexts } = queriesOf(world);

  it('filters of venues select the rows that pass all of them', () => {
    const all = answer(venues).venues;
    fc.assert(
      fc.property(queryTexts(venues), (texts) => {
        const query = parseQuery(venues.parameters, texts);
        const { team, city, surface, active_only } = query;
        const expected = all.filter(
          (venue) =>
            (team === undefined ||
              venue.teams.some((name) => isWithin(name, team)) ||
              venue.clubs.includes(team.toLowerCase())) &&
            (city === undefined || isWithin(venue.city, city)) &&
            (surface === undefined || venue.surface === surface) &&
            (!active_only || venue.status === 'active'),
        );
        expect(answer(venues, query)).toMatchObject({
          count: expected.length,
          venues: expected,
          source: 'archive',
        });
      }),
    );
  });
});
