import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** A finished match's score and when the feed was first heard saying it, RFC 3339. */
const sighting = z.object({ score: z.string(), at: z.iso.datetime() });
const sightings = z.record(z.string(), sighting);

export type Sightings = z.infer<typeof sightings>;

/** As much of a match as its end is told by. */
type Result = Pick<
  DatasetRow<'matches'>,
  'match_id' | 'date' | 'status' | 'home_goals' | 'away_goals' | 'home_penalties' | 'away_penalties'
>;

const file = '.refresh/seen.json';
const tenMinutes = 10 * 60 * 1000;

/** What earlier runs heard of matches that were not final yet; forgotten, they are only believed a day later. */
export async function readSightings(root: string): Promise<Sightings> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '{}');
  return sightings.catch({}).parse(JSON.parse(text));
}

export async function writeSightings(root: string, seen: Sightings): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), `${JSON.stringify(seen, null, 2)}\n`);
}

function scoreOf({ home_goals, away_goals, home_penalties, away_penalties }: Result): string {
  return [home_goals, away_goals, home_penalties, away_penalties].join(':');
}

/** The last day that has begun everywhere in the country: in its westernmost zone. */
const westernDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', dateStyle: 'short' });

/**
 * Whether a match the feed calls finished is final: it says so on a later day, or said the same score ten minutes ago or
 * more. For some minutes after the end a score may still change.
 */
export function isSettled(match: Result, seen: Sightings, at: Date): boolean {
  if (match.status !== 'FINISHED') return false;
  if (westernDay.format(at) > match.date) return true;
  const before = seen[match.match_id];
  return before?.score === scoreOf(match) && at.getTime() - Date.parse(before.at) >= tenMinutes;
}

/** What is to be remembered of the finished matches that are not final yet. */
export function sighted(matches: readonly Result[], seen: Sightings, at: Date): Sightings {
  const open = matches.filter((match) => match.status === 'FINISHED' && !isSettled(match, seen, at));
  return Object.fromEntries(
    open.map((match) => {
      const before = seen[match.match_id];
      const score = scoreOf(match);
      return [match.match_id, before?.score === score ? before : { score, at: at.toISOString() }];
    }),
  );
}
