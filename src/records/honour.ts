import * as z from 'zod';
import { honours as storedTable } from './dataset/seasons.ts';
import { count, described, nullable, text } from './fields.ts';

const row = storedTable.row.shape;

/** A published honour. */
export const honour = z
  .object({
    season: row.season,
    kind: row.kind,
    honour: row.honour,
    club: row.club,
    team: nullable(described(text, 'The club under its name of that season'), 'a person of no club'),
    winner: described(text, 'The person in full, or the club under its name of that season'),
    player_id: nullable(
      described(text, 'The player, by the last part of the id'),
      'won by the club, or by a person who is no player',
    ),
    recipients: nullable(
      described(z.int().min(1), 'How many receive the honour in a season'),
      'the number is not fixed',
    ),
    recipients_known: described(count, 'How many of them are known: the rows of the season with this honour'),
    note: row.note,
    reference: described(text, 'Where the honour is reported'),
  })
  .meta({ id: 'Honour', description: 'A champion, the winner of a table or of an award' });

export type Honour = z.infer<typeof honour>;
