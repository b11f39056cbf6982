import * as z from 'zod';
import { isPlayedBy } from '../../../src/derive/matches.ts';
import { clubId, described } from '../../../src/records/fields.ts';
import type { Tables } from '../../../src/records/published.ts';
import { headToHeadSums, sumsAgainst } from '../../../src/resources/head-to-head.ts';
import type { DerivedTable } from './derived-table.ts';

/** The sums of every two clubs that have met, from the side of each, as /head-to-head answers them. */
export const headToHead: DerivedTable = {
  file: 'head-to-head',
  description: 'Results of every club against every other, over all seasons: overall, at home and away',
  key: ['club', 'opponent'],
  row: z.object({
    club: described(clubId, 'The club whose results the sums are'),
    opponent: described(clubId, 'The other club, by its club_id'),
    overall: headToHeadSums,
    home: headToHeadSums,
    away: headToHeadSums,
  }),
  records: (tables) => [...rowsOf(tables)],
};

function* rowsOf(tables: Tables) {
  const clubs = tables.rows('teams').map(({ club_id }) => club_id);
  for (const club of clubs) {
    const clubMatches = tables.rows('matches').filter((match) => isPlayedBy(match, club));
    for (const opponent of clubs) {
      const matches = clubMatches.filter((match) => isPlayedBy(match, opponent));
      if (club !== opponent && matches.length > 0)
        yield { club, opponent, ...sumsAgainst(tables.league, matches, club) };
    }
  }
}
