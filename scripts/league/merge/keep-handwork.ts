import { isDeepStrictEqual } from 'node:util';
import { isOpen, isPlayedBy } from '../../../src/derive/matches.ts';
import { rankResults } from '../../../src/derive/ranking.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import type { League } from '../../../src/records/league-schema.ts';
import { byName } from '../../../src/records/typed.ts';

type Match = DatasetRow<'matches'>;
type Stage = DatasetRow<'stages'>;
type Standing = DatasetRow<'standings'>;
type Season = DatasetRow<'seasons'>;

/**
 * Returns a derived row with the values that a person wrote: those of the stored row that differ from what was derived
 * before.
 *
 * @param before what was derived from the dataset as it is stored
 */
export function keepEdits<Row extends object>(stored: Row, before: Row, derived: Row): Row {
  const edited = Object.entries(stored).filter(
    ([column, value]) => !isDeepStrictEqual(value, byName(before)[column]),
  );
  return { ...derived, ...Object.fromEntries(edited) };
}

/**
 * Returns the table of a stage with the points that the league took away, and with clubs that are level in the order that
 * is stored. A stage has a table once its matches are played; one with such a deduction keeps its table before.
 *
 * @param matches those of the stage
 * @param storedRows the stored table of the stage; empty where it has none
 */
export function keepStandings(
  league: Pick<League, 'points' | 'tie_breaks'>,
  { season, stage, matches: expected }: Stage,
  matches: readonly Match[],
  storedRows: readonly Standing[],
): Standing[] {
  const isOver = matches.length >= expected && !matches.some(({ status }) => isOpen(status));
  const hasDeduction = storedRows.some(({ points_deducted }) => points_deducted > 0);
  if (!isOver && !hasDeduction) return [];
  return rankResults(league, matches, storedRows).map((row) => ({ season, stage, ...row }));
}

/** The formats that are derived; any other was written by a person. */
const derivedFormat = /^(One table|Groups|Knock-outs)(, then (groups|knock-outs))*$/;

/**
 * Returns the row of a season with its id, a format in a person's words, and a stored champion and winner where the matches
 * decide none. Those stay while no match is open and the club is one of those that could win.
 *
 * @param matches those of the season
 * @param final the stage that the champion has to win; null where the table decides
 */
export function keepSeason(
  stored: Season | undefined,
  derived: Season,
  matches: readonly Match[],
  final: string | null,
): Season {
  if (!stored) return derived;
  const isOver = !matches.some(({ status }) => isOpen(status));
  const ifPossible = (club: string | null, decisive: readonly Match[]) =>
    club !== null && isOver && decisive.some((match) => isPlayedBy(match, club)) ? club : null;
  const finals = final === null ? matches : matches.filter(({ stage }) => stage === final);
  return {
    ...derived,
    feed_season_id: stored.feed_season_id,
    format: derivedFormat.test(stored.format) ? derived.format : stored.format,
    champion: derived.champion ?? ifPossible(stored.champion, finals),
    regular_season_winner: derived.regular_season_winner ?? ifPossible(stored.regular_season_winner, matches),
  };
}

/**
 * Returns the stages of a season in order of play: those of the list with their stored ids, and after them any others. What
 * the matches of a stage count for stays as stored, unless the list has other stages than before. A number of matches that
 * is not the number of those stored was written or known before, and only grows.
 *
 * @param storedMatches the matches of the season as they are stored
 */
export function keepStages(
  stored: readonly Stage[],
  listed: readonly Stage[],
  storedMatches: readonly Match[],
): Stage[] {
  const storedByName = new Map(stored.map((row) => [row.stage, row]));
  const hasNewStages = listed.some(({ stage }) => !storedByName.has(stage));
  const kept = listed.map((row): Stage => {
    const before = storedByName.get(row.stage);
    if (!before) return row;
    const isCounted = before.matches === storedMatches.filter(({ stage }) => stage === row.stage).length;
    return {
      ...row,
      feed_stage_id: before.feed_stage_id,
      table: hasNewStages ? row.table : before.table,
      matches: isCounted ? row.matches : Math.max(before.matches, row.matches),
    };
  });
  const names = new Set(listed.map(({ stage }) => stage));
  return [...kept, ...stored.filter(({ stage }) => !names.has(stage))];
}
