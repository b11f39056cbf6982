import { ours } from './tables.ts';

/** Examples from our league: see `readTestWorld`. */
export const {
  season,
  club,
  opponent,
  stage,
  otherSeasons,
  played,
  match,
  days,
  midSeason,
  earlier,
  tableStage,
  hasSeasonTable,
  tableQuery,
  unknownSeason,
} = ours;
