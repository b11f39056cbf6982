import { type Dataset, type DatasetRow, datasetTables } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import { type Row, snapshotOf, type Tables } from '../../records/published.ts';
import type { TeamSeason } from '../../records/team-stats.ts';

/** A stored match with what only the moment knows, as the schedule has it. */
export type MatchRow = DatasetRow<'matches'> &
  Pick<Match, 'phase' | 'clock' | 'broadcasters' | 'highlights_url' | 'tickets_url'>;

/** Returns a published match as a row of the dataset, which the merge and the rules are about. */
export function matchRow(match: Match): MatchRow {
  return {
    match_id: match.match_id,
    season: match.season,
    stage: match.stage,
    matchday: match.matchday,
    date: match.date,
    kickoff_utc: match.kickoff_utc,
    status: match.status,
    home_club: match.home_club,
    away_club: match.away_club,
    home_goals: match.home_goals,
    away_goals: match.away_goals,
    home_penalties: match.home_penalties,
    away_penalties: match.away_penalties,
    winner: match.winner,
    win_reason: match.win_reason,
    additional_time: match.additional_time,
    venue_id: match.venue_id,
    venue_basis: match.venue_basis,
    neutral: match.neutral,
    attendance: match.attendance,
    home_red_cards: match.home_red_cards,
    away_red_cards: match.away_red_cards,
    phase: match.phase,
    clock: match.clock,
    broadcasters: match.broadcasters,
    highlights_url: match.highlights_url,
    tickets_url: match.tickets_url,
  };
}

/** Returns a published player's season as a row of the dataset. */
export function playerRow({ full_player_id, goals_conceded, ...player }: Player): DatasetRow<'players'> {
  const { team: _, full_name: __, shirt_number: ___, nationality: ____, ...row } = player;
  return {
    ...row,
    player_id: full_player_id,
    source: null,
    goals_conceded_on_pitch: goals_conceded,
  };
}

/** Returns the feed's totals of a club as the last refresh stored them; undefined where it had none. */
export function teamStatsRow({ season, club, raw_stats }: TeamSeason): DatasetRow<'teamStats'> | undefined {
  return Object.keys(raw_stats).length === 0 ? undefined : { season, club, stats: raw_stats };
}

/** Returns a match's statistics as rows of the dataset, one a side. */
export function sideRows({ match_id, season, home_club, away_club, team_stats }: Row<'matchStats'>) {
  if (!team_stats) return [];
  return (['home', 'away'] as const).map((side): DatasetRow<'matchStats'> => {
    const { goals: _, xg: __, xg_source: ___, ...figures } = team_stats[side];
    return { match_id, season, side, club: side === 'home' ? home_club : away_club, ...figures };
  });
}

/**
 * Returns as much of the stored dataset as the rules about live rows read: the matches and players of one season. What
 * is empty breaks a rule before and after the merge alike, which rejects nothing.
 */
export function storedDataset(tables: Tables, season: number): Dataset {
  const empty = Object.keys(datasetTables).map((name) => [name, []]);
  return {
    ...Object.fromEntries(empty),
    clubNames: tables.rows('clubNames'),
    matches: tables.rows('matches', season).map(matchRow),
    players: tables.rows('players', season).map(playerRow),
    knownExceptions: tables.rows('knownExceptions'),
    snapshot: snapshotOf(tables),
    // The names of the empty tables come from the registry, which the compiler does not follow.
  } as unknown as Dataset;
}
