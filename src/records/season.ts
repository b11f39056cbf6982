import * as z from 'zod';
import { seasons } from './dataset/seasons.ts';
import { count, described, feedId, seasonYear } from './fields.ts';

const columns = seasons.row.shape;
const share = (description: string) => described(z.number().min(0).max(1), `${description}, 0 to 1`);

const coverage = z
  .object({
    results: share('Matches with a final result, of those on the schedule'),
    standings: share('Rows of the table that is served, published or calculated'),
    match_stats: share('Finished matches with statistics of both sides'),
    players: share('Minutes listed for players, of the minutes played (the cap is 1)'),
    player_stats: share('Minutes of players with statistics beyond goals and assists, of the minutes played'),
    team_stats: share(
      "Clubs with the feed's season statistics, or matches with statistics, whichever is more",
    ),
    referees: share('Finished matches with a referee named'),
    weather: share('Finished matches with the weather recorded'),
    odds: share('Matches with a recorded price'),
    odds_quotes: share('Matches with a bookmaker’s quote'),
  })
  .meta({ id: 'Coverage', description: 'The coverage of each kind of data, counted from the data' });

/** A published season. */
export const season = z
  .object({
    season: seasonYear,
    season_id: feedId('Season'),
    current: described(z.boolean(), 'Whether it is the current season'),
    format: columns.format,
    champion: columns.champion,
    regular_season_winner: columns.regular_season_winner,
    matches_finished: described(count, 'Matches with a final result'),
    matches_scheduled: described(count, 'Matches on the schedule, including finished ones'),
    coverage,
  })
  .meta({ id: 'Season', description: 'A season and the coverage of its data' });

export type Season = z.infer<typeof season>;
export type Coverage = z.infer<typeof coverage>;
