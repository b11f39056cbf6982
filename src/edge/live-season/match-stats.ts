import { matchContext } from '../../derive/match-context.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/match-stats.ts';

/** Returns the statistics of the season's matches, each with the state and score that the match has now. */
export function mergeMatchStats(stored: readonly MatchStats[], matches: readonly Match[]): MatchStats[] {
  const byId = new Map(stored.map((row) => [row.match_id, row]));
  return matches.map((match) => {
    const row = byId.get(match.match_id) ?? withoutStatistics(match);
    const isSame = row.home_goals === match.home_goals && row.away_goals === match.away_goals;
    return {
      ...row,
      date: match.date,
      home_goals: match.home_goals,
      away_goals: match.away_goals,
      attendance: match.attendance,
      phase: match.phase,
      win_reason: match.win_reason,
      scorers_complete: row.scorers_complete && isSame,
      source: match.source,
    };
  });
}

function withoutStatistics(match: Match): MatchStats {
  return {
    ...matchContext(match),
    home_goals: null,
    away_goals: null,
    has_data: false,
    team_stats: null,
    attendance: null,
    phase: null,
    win_reason: null,
    home_scorers: [],
    away_scorers: [],
    scorers_complete: false,
    source: match.source,
  };
}
