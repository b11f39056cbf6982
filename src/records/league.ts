import * as z from 'zod';
import file from '../../data/league.json' with { type: 'json' };
import { type League, leagueSchema } from './league-schema.ts';

/** The league of `data/league.json`. It is part of the code's bundle: nothing has to be read before it is known. */
export const league: League = parseLeague(file);

/**
 * Parses the content of `league.json`.
 *
 * @throws {Error} naming every field at fault
 */
export function parseLeague(content: unknown): League {
  const { data, error } = leagueSchema.safeParse(content);
  if (data) return data;
  throw new Error(`data/league.json is not valid:\n${z.prettifyError(error)}`);
}
