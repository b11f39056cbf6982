import * as z from 'zod';
import { matchStats } from './dataset/match-stats.ts';
import { xg, xgSource } from './expected-goals.ts';
import { clubId, count, described, nullable, percentage, text } from './fields.ts';
import { standing } from './standing.ts';

const notKnown = 'neither the feed nor match statistics have it';
const counted = (description: string) => nullable(described(count, description), notKnown);
const share = (description: string) => nullable(described(percentage, description, '%'), notKnown);
const table = standing.shape;
/** What is counted of a match is counted of a season. */
const side = matchStats.row.shape;

/** A club's season in figures as the API shows it. */
export const teamStats = z
  .object({
    team: table.team,
    club: clubId,
    played: described(count, 'Matches the figures are of, play-offs included'),
    matches_with_stats: described(count, 'Those with match statistics: what summed fields and xg cover'),
    points: described(count, 'Points in the league table'),
    wins: described(count, 'Wins in the league table'),
    draws: described(count, 'Draws in the league table'),
    losses: described(count, 'Losses in the league table'),
    goals: described(count, 'Goals scored, play-offs included'),
    goals_against: described(count, 'Goals conceded, play-offs included'),
    clean_sheets: described(count, 'Matches without a goal conceded'),
    xg,
    xg_source: xgSource,
    shots: counted('Attempts on goal, blocked ones included'),
    shots_on_target: side.shots_on_target,
    shots_inside_box: side.shots_inside_box,
    shots_outside_box: side.shots_outside_box,
    blocked_shots: side.blocked_shots,
    big_chances: side.big_chances,
    chances_created: side.chances_created,
    assists: counted('Passes that led to a goal'),
    touches_opposition_box: side.touches_opp_box,
    corners: side.corners,
    crosses: counted('Crosses tried, corners included'),
    total_passes: side.passes,
    pass_accuracy: side.pass_accuracy_pct,
    possession: side.possession_pct,
    duels_won: side.duels_won,
    duels_won_percentage: share('Duels won'),
    aerial_duels_won_percentage: share('Aerial duels won'),
    tackles: side.tackles,
    tackles_won: side.tackles_successful,
    interceptions: counted('Passes intercepted'),
    recoveries: counted('Loose balls won'),
    clearances: side.clearances,
    saves: side.saves,
    fouls_committed: side.fouls,
    fouls_won: counted('Fouls suffered'),
    offsides: side.offsides,
    yellow_cards: side.yellow_cards,
    red_cards: side.red_cards,
  })
  .meta({ description: "A club's season in figures" });

export type TeamStats = z.infer<typeof teamStats>;

export const rawStats = z.record(z.string(), z.number().nullable()).meta({
  description:
    "Every statistic of the feed under the feed's own name; none where the feed has no such season",
});

export const teamStatsSource = z.enum(['feed', 'match-stats', 'official-live']).meta({
  description:
    "feed: the feed's totals of the season; match-stats: all summed from match statistics; official-live: the live feed",
});

/** The figures of a club with what the answer around them says of the season. */
export const teamSeason = z.object({
  ...teamStats.shape,
  season: described(z.int(), 'The season'),
  raw_stats: rawStats,
  summed: z.array(text).meta({ description: 'Fields summed from match statistics' }),
  as_of: described(z.iso.date(), 'The day of the last match counted for the club'),
});

export type TeamSeason = z.infer<typeof teamSeason>;
