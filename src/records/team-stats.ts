import * as z from 'zod';
import { xg, xgSource } from './expected-goals.ts';
import { clubId, count, described, orUnknown, percentage, text } from './fields.ts';
import { standing } from './standing.ts';

const notKnown = 'neither the feed nor match statistics have it';
const counted = (description: string) => orUnknown(described(count, description), notKnown);
const share = (description: string) => orUnknown(described(percentage, description, '%'), notKnown);
const table = standing.shape;

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
    shots_on_target: counted('Attempts that went in or would have but for a save'),
    shots_inside_box: counted('Attempts from inside the penalty area'),
    shots_outside_box: counted('Attempts from outside the penalty area'),
    blocked_shots: counted('Attempts blocked by an outfield player'),
    big_chances: counted('Attempts a scorer would be expected to convert'),
    chances_created: counted('Passes that led to an attempt, assists included'),
    assists: counted('Passes that led to a goal'),
    touches_opposition_box: counted("Touches in the opponent's penalty area"),
    corners: counted('Corners taken'),
    crosses: counted('Crosses tried, corners included'),
    total_passes: counted('Passes tried'),
    pass_accuracy: share('Passes that reached a team-mate'),
    possession: share('Share of the ball'),
    duels_won: counted('Duels won'),
    duels_won_percentage: share('Duels won'),
    aerial_duels_won_percentage: share('Aerial duels won'),
    tackles: counted('Tackles tried'),
    tackles_won: counted('Tackles won'),
    interceptions: counted('Passes intercepted'),
    recoveries: counted('Loose balls won'),
    clearances: counted('Clearances'),
    saves: counted('Saves by the goalkeeper'),
    fouls_committed: counted('Fouls committed'),
    fouls_won: counted('Fouls suffered'),
    offsides: counted('Times caught offside'),
    yellow_cards: counted('Yellow cards'),
    red_cards: counted('Red cards'),
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
