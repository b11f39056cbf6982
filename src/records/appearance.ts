import * as z from 'zod/mini';
import { appearances } from './dataset/appearance-rows.ts';
import { people, players } from './dataset/player-rows.ts';
import { clubId, count, text } from './fields.ts';
import { match } from './match.ts';
import { arrayOf, described, objectSchema, orNull } from './schema.ts';
import { matchSide } from './side-stats.ts';
import { pick } from './typed.ts';

const { match_id, side, club, player_id, basis, confidence, source, ...figures } = appearances.row.shape;

const playerInMatch = {
  player_id: described(text, 'The player, by the last part of the id'),
  ...pick(players.row.shape, ['name', 'position']),
  birth_year: people.row.shape.birth_year,
  ...figures,
};

/** A player in a match, as the API publishes it. */
export const appearance = objectSchema('Appearance', 'A player who was on the pitch in a match', {
  ...pick(match.shape, ['match_id', 'season', 'date', 'kickoff_utc', 'stage']),
  side,
  club,
  team: described(text, 'The club under its name of that season'),
  opponent: described(clubId, 'The club of the other side'),
  opponent_team: described(text, 'That club under its name of that season'),
  team_goals: described(count, 'Goals of the club in the match'),
  opponent_goals: described(count, 'Goals of the other side in the match'),
  result: matchSide.shape.result.def.innerType,
  ...playerInMatch,
  basis,
  confidence,
});

/** A player in the line-up of a match, without what all players of the match share. */
export const lineUpPlayer = objectSchema('LineUpPlayer', 'A player in the line-up of a match', playerInMatch);

/** Returns the schema of a figure of each side's line-up. */
function bothSides<Schema extends z.ZodMiniType>(description: string, figure: Schema, nullReason: string) {
  const of = (side: string) => orNull(figure, `The ${side} side's`, nullReason);
  return described(z.object({ home: of('home'), away: of('away') }), description);
}

/** The players of both sides of a match. */
export const lineUps = objectSchema('LineUps', 'The players of both sides: who started, then who came on', {
  home: arrayOf(lineUpPlayer, 'Players of the home side'),
  away: arrayOf(lineUpPlayer, 'Players of the away side'),
  substitutions: bothSides('Players who came on', count, 'who started is not known'),
  average_age: bothSides(
    'The mean age of the eleven who started: the season less the year of birth, in years',
    z.number(),
    'the eleven or a year of birth is not known',
  ),
});

export type LineUps = z.infer<typeof lineUps>;
export type Appearance = z.infer<typeof appearance>;
