import * as z from 'zod';
import { clubId, count, described, feedId, nullable, percentage, position, text } from '../fields.ts';
import { defineTable } from './table.ts';

const counted = (description: string) =>
  nullable(described(count, description), 'the feed did not supply it');

export const players = defineTable({
  name: 'players',
  description: 'A player’s season, play-offs included',
  source:
    "The feed's player statistics as collected in jaspermclennan/canpl-bet; clubs rebuilt from match data, rosters, " +
    'scorer lists and curation. Minutes add up to 83 % (2019), 93, 91, 93, 94, 98 and 100 % (2025) of those played. Starts and the columns after it are ' +
    'known from the first refresh from the feed itself',
  seasonal: true,
  key: ['player_id'],
  references: { club: 'clubs' },
  row: z.object({
    player_id: feedId('Player'),
    name: described(text, 'The name the feed gives'),
    club: nullable(described(clubId, "The player's club of that season"), 'not known'),
    club_basis: nullable(
      described(
        z.enum([
          'match data',
          'roster',
          'scorer list',
          'feed listing',
          'same club before and after',
          'curated',
        ]),
        'How the club is known; the feed gives the present club for every past season',
      ),
      'the club is not known',
    ),
    position: described(position, "The player's position"),
    appearances: counted('Matches played in'),
    minutes: nullable(
      described(count, 'Time played, added time not counted', 'minutes'),
      'the feed did not supply it',
    ),
    goals: counted('Goals'),
    assists: counted('Assists'),
    shots: counted('Attempts on goal'),
    shots_on_target: counted('Attempts that went in or would have but for a save'),
    tackles_won: counted('Tackles won'),
    fouls_committed: counted('Fouls committed'),
    fouls_won: counted('Fouls suffered'),
    offsides: counted('Times caught offside'),
    yellow_cards: counted('Yellow cards'),
    red_cards: counted('Red cards'),
    pass_accuracy: nullable(described(percentage, 'Passes that reached a team-mate', '%'), 'no pass counted'),
    goals_conceded_on_pitch: counted('Goals conceded by the club while the player was on the pitch'),
    starts: counted('Matches in the starting eleven'),
    big_chances_scored: counted('Big chances converted'),
    touches_opposition_box: counted("Touches in the opponent's penalty area"),
    key_passes: counted('Passes that led to an attempt'),
    big_chances_created: counted('Big chances created for others'),
    accurate_passes: counted('Passes that reached a team-mate'),
    total_passes: counted('Passes tried'),
    successful_dribbles: counted('Opponents dribbled past'),
    progressive_carries: counted('Carries of the ball towards goal'),
    turnovers: counted('Times the player lost the ball'),
    duels_won: counted('Duels won'),
    duels_total: counted('Duels'),
    aerials_won: counted('Aerial duels won'),
    aerials_total: counted('Aerial duels'),
    tackles: counted('Tackles tried'),
    interceptions: counted('Passes intercepted'),
    recoveries: counted('Loose balls won'),
    clearances: counted('Clearances'),
    blocks: counted('Attempts blocked'),
    saves: counted('Saves'),
    clean_sheets: counted('Matches without a goal conceded'),
  }),
});
