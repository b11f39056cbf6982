import * as z from 'zod';
import { UserError } from '../../build/errors.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { seasonOfDay } from '../../src/records/season-rules.ts';
import { kickoffOf } from './play.ts';

const calendarDay = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const beforeKickoff = 5 * 60_000;

/**
 * Returns the moment at which a replay begins, and the season of it.
 *
 * @param text a moment, or a match day, which begins five minutes before its first kick-off
 * @throws {UserError} if it is neither, or nothing was played
 */
export function momentOf(text: string, dataset: Dataset): { at: string; season: number } {
  const moment = parseMoment(text, dataset);
  const season = seasonOfDay(dataset.league, moment.toISOString().slice(0, 10));
  if (!dataset.seasons.some((row) => row.season === season)) {
    throw new UserError(`data/ has no season ${season}; expected a moment of one it has`);
  }
  return { at: `${moment.toISOString().slice(0, 19)}Z`, season };
}

/** @throws {UserError} if it is neither a moment nor a match day */
export function parseMoment(text: string, dataset: Dataset): Date {
  if (instant.safeParse(text).success) return new Date(text);
  if (!calendarDay.safeParse(text).success) {
    const { day } = dataset.league.examples;
    const expectedForms = `a match day like ${day}, or a moment like ${day}T16:00:00Z`;
    throw new UserError(`'${text}' is no moment; expected ${expectedForms}`);
  }
  const playedMatches = dataset.matches.filter(({ status }) => status === 'FINISHED');
  const kickoffs = playedMatches
    .filter(({ date }) => date === text)
    .map((match) => kickoffOf(match).getTime());
  if (kickoffs.length > 0) return new Date(Math.min(...kickoffs) - beforeKickoff);
  const days = playedMatches.map(({ date }) => date).sort();
  const nextDay = days.find((date) => date > text);
  const hint = nextDay ? `the next match day is ${nextDay}` : `the last match day is ${days.at(-1)}`;
  throw new UserError(`nothing was played on ${text}; ${hint}`);
}
