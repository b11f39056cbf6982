import * as z from 'zod';
import file from '../../data/league.json' with { type: 'json' };
import { type League, leagueSchema } from './league-schema.ts';

/** The league of `data/league.json`. It is part of the code's bundle, so that it need not be read first. */
export const league: League = parseLeague(file);

/**
 * Parses the content of `league.json`.
 *
 * @throws {Error} that names every field at fault
 */
export function parseLeague(content: unknown): League {
  const { data, error } = leagueSchema.safeParse(content);
  if (data) return data;
  throw new Error(`data/league.json is not valid:\n${z.prettifyError(error)}`);
}
