import { mergeMatches } from '../../scripts/league/merge/merge-matches.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { blankRow } from './blank-row.ts';

type Match = DatasetRow<'matches'>;

/** Returns the row of a listed match, to be played unless it has a score. */
export function listedRow(
  date: string,
  home: string,
  away: string,
  score: string,
  given: Partial<Match> = {},
) {
  const [homeGoals = null, awayGoals = null] = score === '' ? [] : score.split('-').map(Number);
  const lead = (homeGoals ?? 0) - (awayGoals ?? 0);
  const isPlayed = homeGoals !== null;
  return blankRow('matches', {
    season: 2024,
    match_id: '',
    stage: 'regular',
    date,
    home_club: home,
    away_club: away,
    home_goals: homeGoals,
    away_goals: awayGoals,
    status: isPlayed ? 'FINISHED' : 'UPCOMING',
    winner: lead === 0 ? null : lead > 0 ? home : away,
    win_reason: isPlayed ? (lead === 0 ? 'Draw' : 'RegularTime') : null,
    neutral: false,
    ...given,
  });
}

/** Updates matches from a list of whole seasons, whose columns are those that most lists have. */
export function mergeList(
  stored: readonly Match[],
  listed: readonly Match[],
  options: Partial<Parameters<typeof mergeMatches>[0]> = {},
) {
  return mergeMatches({
    stored,
    listed,
    columns: [
      'date',
      'kickoff_utc',
      'stage',
      'matchday',
      'status',
      'home_goals',
      'away_goals',
      'winner',
      'win_reason',
      'attendance',
      'venue_id',
      'venue_basis',
    ],
    isWholeSeason: () => true,
    isTableStage: ({ stage }) => stage === 'regular',
    accepted: new Set(),
    ...options,
  });
}

/** Returns the rows that a list makes in an empty dataset. */
export function firstRows(listed: readonly Match[]): Match[] {
  return mergeList([], listed).rows;
}
