import { runs } from '../derive/simulate.ts';
import { textIn } from '../records/in-league.ts';
import type { League } from '../records/league-schema.ts';
import texts from './descriptions.json' with { type: 'json' };
import { maxAgeHours } from './health.ts';

/** What each endpoint answers, in words, by its name. */
const descriptions: Readonly<Record<string, string>> = texts;

/** What the texts take from the code. */
const constants = { runs: runs.toLocaleString('en'), max_age_hours: String(maxAgeHours) };

/**
 * Returns what an endpoint answers, as it is in a league. The texts are for documents alone: the Worker does not carry them.
 *
 * @throws {Error} for an endpoint without a description
 */
export function descriptionOf(league: League, { name }: { readonly name: string }): string {
  const description = descriptions[name];
  if (description === undefined) throw new Error(`${name} has no description; add it to descriptions.json`);
  const filled = Object.entries(constants).reduce(
    (text, [constant, value]) => text.replace(`{${constant}}`, value),
    description,
  );
  return textIn(league, filled);
}
