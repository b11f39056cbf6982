import * as z from 'zod';
import { clubId, described, side as sideOfMatch, text } from '../../../src/records/fields.ts';
import { matchStats, sideStats } from '../../../src/records/match-stats.ts';
import type { Tables } from '../../../src/records/published.ts';
import type { DerivedTable } from './derived-table.ts';

const { match_id, season, date } = matchStats.shape;

/** The statistics of matches in long form, with a row for each side. */
export const matchSides: DerivedTable = {
  file: 'match-sides',
  description: 'Statistics of matches in long form: a row for each side',
  key: ['match_id', 'side'],
  row: z.object({
    match_id,
    season,
    date,
    side: sideOfMatch,
    club: described(clubId, 'The club of this side'),
    team: described(text, 'That club under its name of that season'),
    opponent: described(clubId, 'The club of the other side'),
    ...sideStats.shape,
  }),
  records: (tables: Tables) => [...rowsOf(tables)],
};

function* rowsOf(tables: Tables) {
  for (const match of tables.rows('matchStats')) {
    for (const side of ['home', 'away'] as const) {
      const figures = match.team_stats?.[side];
      if (!figures) continue;
      const club = match[`${side}_club`];
      const opponent = side === 'home' ? match.away_club : match.home_club;
      const team = match[`${side}_team`];
      yield {
        match_id: match.match_id,
        season: match.season,
        date: match.date,
        side,
        club,
        team,
        opponent,
        ...figures,
      };
    }
  }
}
