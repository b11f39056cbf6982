import * as z from 'zod/mini';
import { UserError } from '../../build/errors.ts';
import { withIdsOfOwn } from '../../src/derive/own-ids.ts';
import { unplayed } from '../../src/feed/final-rows.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { seasonOfDay } from '../../src/records/season-rules.ts';
import { formatInstant } from '../../src/records/text.ts';
import { kickoffOf } from './play.ts';
import { knownMatches } from './replayed-season.ts';

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
    throw new UserError(`the data has no season ${season}; expected a moment of one it has`);
  }
  return { at: formatInstant(moment), season };
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

type Match = Dataset['matches'][number];

/** A match with extra time and penalties is over after this time. */
const maxMatchMs = 4 * 60 * 60 * 1000;

/** Returns when a match is over at the latest. */
function endOf(match: Match): Date {
  return new Date(kickoffOf(match).getTime() + maxMatchMs);
}

/**
 * Returns the dataset as a refresh would have left it at a moment of a season. Later matches are still to be played, those
 * whose clubs were not known then are left out, and the season has no totals yet.
 */
export function rewind(dataset: Dataset, at: Date, season: number): Dataset {
  const isOver = (match: Match) => match.season < season || endOf(match).getTime() <= at.getTime();
  const untilSeason = <Row extends { season: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.season <= season);
  const ofEarlierSeasons = <Row extends { season: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.season < season);
  const matches = untilSeason(dataset.matches).filter(knownMatches(dataset, isOver));
  const idsOfFinished = new Set(matches.filter(isOver).map(({ match_id }) => match_id));
  const ofFinished = <Row extends { match_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ match_id }) => idsOfFinished.has(match_id));
  const matchIds = new Set(matches.map(({ match_id }) => match_id));
  const ofMatches = <Row extends { match_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ match_id }) => matchIds.has(match_id));
  const ends = new Map(matches.map((match) => [match.match_id, formatInstant(endOf(match))]));
  return withIdsOfOwn({
    ...dataset,
    snapshot: { season, as_of: at.toISOString().slice(0, 10), source: 'a replay of the past' },
    seasons: untilSeason(dataset.seasons).map((row) =>
      row.season === season ? { ...row, champion: null, regular_season_winner: null } : row,
    ),
    stages: untilSeason(dataset.stages),
    matches: matches.map((match) =>
      idsOfFinished.has(match.match_id) ? match : { ...match, ...unplayed, status: 'UPCOMING' as const },
    ),
    matchUpdates: ofFinished(dataset.matchUpdates).map((row) =>
      row.season === season ? { ...row, last_updated: ends.get(row.match_id) ?? row.last_updated } : row,
    ),
    matchStats: ofFinished(dataset.matchStats),
    goals: ofFinished(dataset.goals),
    referees: ofFinished(dataset.referees),
    weather: ofFinished(dataset.weather),
    odds: ofMatches(dataset.odds),
    oddsQuotes: ofMatches(dataset.oddsQuotes),
    standings: ofEarlierSeasons(dataset.standings),
    players: ofEarlierSeasons(dataset.players),
    playerStints: ofEarlierSeasons(dataset.playerStints),
    honours: ofEarlierSeasons(dataset.honours),
    coaches: untilSeason(dataset.coaches),
    squads: ofEarlierSeasons(dataset.squads),
    teamStats: ofEarlierSeasons(dataset.teamStats),
    // Each is of a season, which its subject begins with; those of the current one need not occur.
    knownExceptions: dataset.knownExceptions.filter(({ subject }) => Number(subject.slice(0, 4)) <= season),
  });
}
