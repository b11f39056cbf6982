import {
  countByClub,
  countByFormat,
  describeUnevenClubs,
  findSurplusMeetings,
} from '../../src/integrity/schedule.ts';
import type { League } from '../../src/records/league-schema.ts';
import { seasonName } from '../../src/records/season-rules.ts';
import type { DatasetFolder } from './dataset-folder.ts';
import { type StoredMatch, storedMatches } from './rows.ts';

/** The most meetings that a line names. */
const maxNamed = 5;

/** Returns what a season has in a dataset, in a line, and then a line on each thing that looks wrong. */
export async function describeSeason(
  folder: DatasetFolder,
  league: League,
  season: number,
  isLast: boolean,
): Promise<string[]> {
  const matches = await storedMatches(folder, season);
  const counts = countByClub(matches);
  const numbers = [...counts.values()];
  const days = matches.map(({ date }) => date).sort();
  const name = seasonName(season, league.season_first_month);
  const stages = (await folder.rows('stages', season)).filter((row) => row.season === String(season));
  const faults = stages
    .filter(({ table }) => table !== '')
    .flatMap(({ stage, matches: number }) =>
      describeFaults(
        matches.filter((match) => match.stage === stage),
        Number(number),
        isLast,
      ).map((fault) => `  ${stage} looks wrong: ${fault}`),
    );
  const [most, least] = [Math.max(...numbers), Math.min(...numbers)];
  return [
    `${name}: ${matches.length} matches of ${counts.size} clubs from ${days[0]} to ${days.at(-1)}, ${least} to ${most} a club`,
    ...faults,
  ];
}

/** Describes what looks wrong in a stage with a table that has a number of matches by its format. */
function describeFaults(matches: readonly StoredMatch[], number: number, isLast: boolean): string[] {
  const byFormat = countByFormat(matches);
  const surplus = findSurplusMeetings(matches, number);
  const named = surplus.slice(0, maxNamed).map(({ row, count, most }) => {
    const clubs = `${row.home_club} has ${count} matches at home against ${row.away_club}`;
    return `${clubs}, the last on ${row.date}; expected at most ${most}`;
  });
  const others = surplus.length > maxNamed ? [`${surplus.length - maxNamed} more such matches`] : [];
  const uneven = describeUnevenClubs(matches);
  const whilePlayed = isLast ? ', as a season in play may' : '';
  return [
    ...named,
    ...others,
    ...(uneven === null ? [] : [`clubs have unequal numbers of matches${whilePlayed}: ${uneven}`]),
    ...(isLast || byFormat === matches.length
      ? []
      : [`it has ${matches.length} matches; expected ${byFormat} of its format`]),
  ];
}
