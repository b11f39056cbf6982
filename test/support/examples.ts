import { league } from '../../src/records/league.ts';
import { current, tables } from './tables.ts';
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

/** The season before the current one; undefined in a league of one season. */
export const earlier = tables.rows('seasons').findLast((row) => row.season < current)?.season;

const tabled = tables.rows('stages').filter((row) => row.season === season && row.table !== null);

/** A stage of the example season with a table: one that counts for the table of the season, if there is one. */
export const tableStage = String((tabled.find(({ table }) => table === 'season') ?? tabled[0])?.stage);

/** Whether the example season has a table of the season; a cup has only those of its groups, if any. */
export const hasSeasonTable = tabled.some(({ table }) => table === 'season');

/** A query of /standings that finds a table: of the example season, or of a stage where that has none. */
export const tableQuery = hasSeasonTable ? `season=${season}` : `season=${season}&stage=${tableStage}`;

/** A season after all others. */
export const unknownSeason = Math.max(...tables.rows('seasons').map((row) => row.season)) + 24;
