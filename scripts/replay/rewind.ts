import type { Dataset } from '../../src/records/dataset/index.ts';
import { unplayed } from '../refresh/unplayed.ts';
import { kickoffOf } from './play.ts';

type Match = Dataset['matches'][number];

/** Longer than any match with extra time and penalties, in milliseconds. */
const maxMatchMs = 4 * 60 * 60 * 1000;

/**
 * The dataset as a refresh would have left it at a moment of a season: what came later is still to come, and of the
 * season itself there are no totals yet.
 */
export function rewind(dataset: Dataset, at: Date, season: number): Dataset {
  const isOver = (match: Match) =>
    match.season < season || kickoffOf(match).getTime() + maxMatchMs <= at.getTime();
  const untilSeason = <Row extends { season: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.season <= season);
  const before = <Row extends { season: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.season < season);
  const matches = untilSeason(dataset.matches);
  const over = new Set(matches.filter(isOver).map(({ match_id }) => match_id));
  const ofOver = <Row extends { match_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ match_id }) => over.has(match_id));
  const known = new Set(matches.map(({ match_id }) => match_id));
  const ofKnown = <Row extends { match_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ match_id }) => known.has(match_id));
  return {
    ...dataset,
    snapshot: { season, as_of: at.toISOString().slice(0, 10), source: 'a replay of the past' },
    seasons: untilSeason(dataset.seasons).map((row) =>
      row.season === season ? { ...row, champion: null, regular_season_winner: null } : row,
    ),
    stages: untilSeason(dataset.stages),
    matches: matches.map((match) =>
      over.has(match.match_id) ? match : { ...match, ...unplayed, status: 'UPCOMING' as const },
    ),
    matchStats: ofOver(dataset.matchStats),
    goals: ofOver(dataset.goals),
    referees: ofOver(dataset.referees),
    weather: ofOver(dataset.weather),
    odds: ofKnown(dataset.odds),
    oddsQuotes: ofKnown(dataset.oddsQuotes),
    standings: before(dataset.standings),
    players: before(dataset.players),
    playerStints: before(dataset.playerStints),
    honours: before(dataset.honours),
    squads: before(dataset.squads),
    teamStats: before(dataset.teamStats),
    // Each is of a season, which its subject begins with.
    knownExceptions: dataset.knownExceptions.filter(({ subject }) => Number(subject.slice(0, 4)) < season),
  };
}
