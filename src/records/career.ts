import * as z from 'zod';
import { clubId, count, described, nullable, seasonYear, text } from './fields.ts';
import { player } from './player.ts';

const fields = player.shape;
const total = (description: string) => nullable(described(count, description), 'no season has it');

/** A player over all seasons. */
export const career = z
  .object({
    player_id: described(text, 'The last part of the feed’s id'),
    name: fields.name.meta({ description: 'The name that the feed gives, of the latest season' }),
    full_name: fields.full_name,
    nationality: fields.nationality,
    birth_year: fields.birth_year,
    position: fields.position.meta({ description: 'The position of the latest season in which it is known' }),
    seasons: z.array(seasonYear).meta({ description: 'The seasons with the player, ascending' }),
    clubs: z.array(clubId).meta({ description: 'The clubs in order, each once' }),
    teams: z
      .array(text)
      .meta({ description: 'The same clubs, each under its name of the player’s last season there' }),
    appearances: total('Matches played in, over the seasons that have the figure'),
    minutes: total('Time played, over the seasons that have the figure'),
    goals: total('Goals, over the seasons that have the figure'),
    assists: total('Assists, over the seasons that have the figure'),
  })
  .meta({ id: 'Person', description: 'A player over all seasons' });

export type Career = z.infer<typeof career>;
