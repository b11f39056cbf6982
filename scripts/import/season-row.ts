import { championOf, decidingStage } from '../../src/derive/honours.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { DatasetFolder, TextRow } from './dataset-folder.ts';
import { tableRows } from './rows.ts';

/** The formats that an import writes; another was edited, and stays. */
const importedFormat = /^(One table|Groups|Knock-outs)(, then (groups|knock-outs))*$/;

/**
 * Returns the row of a season, whose matches and stages are in the folder. The champion that a stage decided stays, once
 * there is one.
 *
 * @param isTableNew whether the table of the season was imported; otherwise its winner stays, once there is one
 */
export async function seasonRow(folder: DatasetFolder, league: League, season: number, isTableNew: boolean) {
  const storedRow = (await folder.rows('seasons', season)).find((row) => row.season === String(season));
  const matches = await folder.rows('matches', season);
  const stages = (await folder.rows('stages', season)).filter((row) => row.season === String(season));
  const storedWinner = isTableNew ? null : storedRow?.regular_season_winner;
  const winner = storedWinner || winnerOfTable(matches, stages, league, season);
  const decider = decidingStage(league, season);
  const champion = matches.every(isOver) ? championOf(matches.map(resultOf), winner, decider) : null;
  return {
    season,
    feed_season_id: storedRow?.feed_season_id || String(season),
    format: storedRow?.format && !importedFormat.test(storedRow.format) ? storedRow.format : formatOf(stages),
    champion: (decider !== null && storedRow?.champion) || champion,
    regular_season_winner: winner,
  };
}

/** Returns the first of the table that all stages which count for it make together; null before it is complete. */
function winnerOfTable(
  matches: readonly TextRow[],
  stages: readonly TextRow[],
  league: League,
  season: number,
): string | null {
  const countedStages = new Set(stages.filter(({ table }) => table === 'season').map(({ stage }) => stage));
  const results = matches.filter(({ stage }) => countedStages.has(stage));
  if (!results.every(isOver)) return null;
  const finished = results.filter(({ status }) => status === 'FINISHED');
  const scores = finished.map((row) => ({ ...resultOf(row), season, status: 'FINISHED' as const }));
  return tableRows(scores, league, '')[0]?.club ?? null;
}

function isOver({ status }: TextRow): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

function resultOf({ date = '', stage = '', home_club = '', away_club = '', ...row }: TextRow) {
  const goals = (text = '') => (text === '' ? null : Number(text));
  const [home_goals, away_goals] = [goals(row.home_goals), goals(row.away_goals)];
  return { date, stage, home_club, away_club, home_goals, away_goals, winner: row.winner || null };
}

function formatOf(stages: readonly TextRow[]): string {
  const isPart = (table: string) => stages.some((row) => row.table === table);
  const parts = [isPart('season') && 'One table', isPart('own') && 'Groups', isPart('') && 'Knock-outs'];
  return parts
    .filter((part) => part !== false)
    .map((part, index) => (index === 0 ? part : part.toLowerCase()))
    .join(', then ');
}
