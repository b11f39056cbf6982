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
export function playerRow(player: Player): DatasetRow<'players'> {
  return {
    season: player.season,
    player_id: player.full_player_id,
    name: player.name,
    club: player.club,
    club_basis: player.club_basis,
    position: player.position,
    appearances: player.appearances,
    minutes: player.minutes,
    goals: player.goals,
    assists: player.assists,
    shots_unblocked: player.shots_unblocked,
    blocked_shots: player.blocked_shots,
    shots_on_target: player.shots_on_target,
    tackles_won: player.tackles_won,
    fouls_committed: player.fouls_committed,
    fouls_won: player.fouls_won,
    offsides: player.offsides,
    yellow_cards: player.yellow_cards,
    red_cards: player.red_cards,
    pass_accuracy: player.pass_accuracy,
    goals_conceded_on_pitch: player.goals_conceded,
    starts: player.starts,
    big_chances_scored: player.big_chances_scored,
    touches_opposition_box: player.touches_opposition_box,
    key_passes: player.key_passes,
    big_chances_created: player.big_chances_created,
    accurate_passes: player.accurate_passes,
    total_passes: player.total_passes,
    successful_dribbles: player.successful_dribbles,
    progressive_carries: player.progressive_carries,
    turnovers: player.turnovers,
    duels_won: player.duels_won,
    duels_total: player.duels_total,
    aerials_won: player.aerials_won,
    aerials_total: player.aerials_total,
    tackles: player.tackles,
    interceptions: player.interceptions,
    recoveries: player.recoveries,
    clearances: player.clearances,
    blocks: player.blocks,
    saves: player.saves,
    clean_sheets: player.clean_sheets,
    basis: player.basis,
    confidence: player.confidence,
    source: null,
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
