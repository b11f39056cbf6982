import { league } from '../../src/records/league.ts';
import { tables } from './tables.ts';
import { the } from './the.ts';

/** The examples of `data/league.json`, from which tests that are true of any league take theirs. */
export const { season, club, opponent, stage } = league.examples;

/** The other seasons, oldest first. */
export const otherSeasons = tables
  .rows('seasons')
  .map((row) => row.season)
  .filter((one) => one !== season);

/** The finished matches of the example season, in order of play. */
export const played = tables.rows('matches', season).filter(({ status }) => status === 'FINISHED');

/** The example match. */
export const match = the(tables.rows('matches'), {
  match_id: tables.rows('matches').find(({ match_id }) => match_id.endsWith(league.examples.match_id))
    ?.match_id,
});

/** The days on which matches of the example season were played, in order. */
export const days = [...new Set(played.map(({ date }) => date))].sort();

/** The day by which half of those days have passed. */
export const midSeason = String(days[Math.floor(days.length / 2)]);

const tabled = tables.rows('stages').filter((row) => row.season === season && row.table !== null);

/** A stage of the example season with a table: one that counts for the table of the season, if there is one. */
export const tableStage = String((tabled.find(({ table }) => table === 'season') ?? tabled[0])?.stage);

/** A season after all others. */
export const unknownSeason = Math.max(...tables.rows('seasons').map((row) => row.season)) + 24;
