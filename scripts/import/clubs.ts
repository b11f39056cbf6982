import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../../build/errors.ts';
import { slugOf } from './slug.ts';

const required = ['club_id', 'acronym', 'city', 'venue', 'latitude', 'longitude', 'time_zone'] as const;

/** What a list of results does not say of a club, by its name in the list. */
export type ClubFacts = Readonly<Record<'name' | 'province' | (typeof required)[number], string>>;

/** Asks a question and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** Parses the file that names what the results do not say of each club. */
export function parseClubFacts(text: string): ClubFacts[] {
  return parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true });
}

/**
 * Returns the facts of every club: those given, or else the answers to questions.
 *
 * @param ask undefined outside a terminal
 * @throws {UserError} with a file to fill in, where facts are missing
 */
export async function completeFacts(
  names: readonly string[],
  given: readonly ClubFacts[],
  timeZone: string,
  ask: Ask | undefined,
): Promise<ClubFacts[]> {
  const facts: ClubFacts[] = [];
  for (const name of names) {
    const known = given.find((one) => one.name === name) ?? suggestedFacts(name, timeZone);
    facts.push(ask && !isComplete(known) ? await askFacts(known, ask) : known);
  }
  if (facts.every(isComplete)) return facts;
  const file = stringify(facts, { header: true });
  throw new UserError(
    `the results do not say where these clubs play; fill in the empty fields, save it as clubs.csv and add --clubs clubs.csv:\n${file}`,
  );
}

function suggestedFacts(name: string, timeZone: string): ClubFacts {
  const club_id = slugOf(name);
  const letters = club_id.replaceAll(/[^a-z]/g, '').slice(0, 3);
  const acronym = letters.length < 2 ? '' : letters.toUpperCase();
  const unknown = { city: '', province: '', venue: '', latitude: '', longitude: '' };
  return { name, club_id, acronym, ...unknown, time_zone: timeZone };
}

function isComplete(facts: ClubFacts): boolean {
  return required.every((field) => facts[field] !== '' && facts[field] !== undefined);
}

async function askFacts(known: ClubFacts, ask: Ask): Promise<ClubFacts> {
  const answers: Record<string, string> = {};
  for (const field of required) answers[field] = known[field] || (await ask(`${known.name}: ${field}`));
  return { ...known, ...answers };
}
