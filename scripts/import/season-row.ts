import { championOf } from '../../src/derive/champion.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { DatasetFolder, TextRow } from './dataset-folder.ts';

/** The formats that an import writes; another was edited, and stays. */
const written = /^(One table|Groups|Knock-outs)(, then (groups|knock-outs))*$/;

/**
 * Returns the row of a season, whose matches and stages are in the folder. A champion and a winner of the table that it
 * has already stay.
 *
 * @param winner of the table of the season; null where it is not known
 */
export async function seasonRow(
  folder: DatasetFolder,
  rule: League['champion'][number],
  season: number,
  winner: string | null,
) {
  const stored = (await folder.rows('seasons', season)).find((row) => row.season === String(season));
  const matches = await folder.rows('matches', season);
  const stages = (await folder.rows('stages', season)).filter((row) => row.season === String(season));
  const regular_season_winner = stored?.regular_season_winner || winner;
  const decider = rule.decided_by === 'stage' ? rule.stage : null;
  const isOver = matches.every(({ status }) => status === 'FINISHED' || status === 'CANCELLED');
  const champion = isOver ? championOf(season, matches.map(deciderOf), winner, decider) : null;
  return {
    season,
    feed_season_id: stored?.feed_season_id || String(season),
    format: stored?.format && !written.test(stored.format) ? stored.format : formatOf(stages),
    champion: stored?.champion || champion,
    regular_season_winner,
  };
}

function deciderOf({ stage = '', home_club = '', away_club = '', ...row }: TextRow) {
  const goals = (text = '') => (text === '' ? null : Number(text));
  const [home_goals, away_goals] = [goals(row.home_goals), goals(row.away_goals)];
  return { stage, home_club, away_club, home_goals, away_goals, winner: row.winner || null };
}

function formatOf(stages: readonly TextRow[]): string {
  const isPart = (table: string) => stages.some((row) => row.table === table);
  const parts = [isPart('season') && 'One table', isPart('own') && 'Groups', isPart('') && 'Knock-outs'];
  return parts
    .filter((part) => part !== false)
    .map((part, index) => (index === 0 ? part : part.toLowerCase()))
    .join(', then ');
}
