import { championOf, standingsWinnerOf } from '../../src/derive/honours.ts';
import { isOpen } from '../../src/derive/matches.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { LeagueRules } from './league-file.ts';
import type { SeasonStage } from './stages/season-stages.ts';

type Match = DatasetRow<'matches'>;
type Stage = DatasetRow<'stages'>;
type Standing = DatasetRow<'standings'>;

/** Returns the row of a stage of a season. */
export function stageRow(season: number, { stage, table, expected }: SeasonStage): Stage {
  return { season, stage, table, matches: expected, feed_stage_id: null };
}

/** Returns the stage that is the final of a season, if it has one; null where the table decides. */
export function finalOf(stages: readonly Pick<Stage, 'stage' | 'table'>[]): string | null {
  return stages.find(({ stage, table }) => stage === 'final' && table === null)?.stage ?? null;
}

/** Returns the row of a season, with its champion once the format has decided it. */
export function seasonRow(
  league: LeagueRules,
  season: number,
  rows: {
    readonly stages: readonly Stage[];
    readonly standings: readonly Standing[];
    readonly matches: readonly Match[];
  },
): DatasetRow<'seasons'> {
  const { stages, matches } = rows;
  const isOver = matches.length > 0 && !matches.some(({ status }) => isOpen(status));
  const winner = isOver ? standingsWinnerOf({ league, ...rows }) : null;
  return {
    season,
    feed_season_id: `${season}`,
    format: formatOf(stages),
    champion: isOver ? championOf(league, season, matches, winner) : null,
    regular_season_winner: winner,
  };
}

function formatOf(stages: readonly Stage[]): string {
  const has = (table: Stage['table']) => stages.some((stage) => stage.table === table);
  const parts = [has('season') && 'One table', has('own') && 'Groups', has(null) && 'Knock-outs'];
  return parts
    .filter((part) => part !== false)
    .map((part, index) => (index === 0 ? part : part.toLowerCase()))
    .join(', then ');
}
