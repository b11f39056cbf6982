import { unplayed } from '../../src/feed/stored/final-rows.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { kickoffOf } from './play.ts';
import { knownMatches } from './season.ts';

type Match = Dataset['matches'][number];

/** A match with extra time and penalties is over after this time. */
const maxMatchMs = 4 * 60 * 60 * 1000;

/**
 * Returns the dataset as a refresh would have left it at a moment of a season. Later matches are still to be played, those
 * whose clubs were not known then are left out, and the season has no totals yet.
 */
export function rewind(dataset: Dataset, at: Date, season: number): Dataset {
  const isOver = (match: Match) =>
    match.season < season || kickoffOf(match).getTime() + maxMatchMs <= at.getTime();
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
  const dayOfMatch = new Map(matches.map(({ match_id, date }) => [match_id, date]));
  return {
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
      row.season === season
        ? { ...row, last_updated: dayOfMatch.get(row.match_id) ?? row.last_updated }
        : row,
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
    squads: ofEarlierSeasons(dataset.squads),
    teamStats: ofEarlierSeasons(dataset.teamStats),
    // Each is of a season, which its subject begins with; those of the current one need not occur.
    knownExceptions: dataset.knownExceptions.filter(({ subject }) => Number(subject.slice(0, 4)) <= season),
  };
}
