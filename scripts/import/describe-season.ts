import {
  countByClub,
  countByFormat,
  describeUnevenClubs,
  findSurplusMeetings,
} from '../../src/integrity/schedule.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** The most meetings that a line names. */
const maxNamed = 5;

type Match = DatasetRow<'matches'>;

/**
 * Returns what a dataset has of a season, in a line, and then a line on each thing that looks wrong.
 *
 * @param name of the season, as readers know it
 * @param stages those of the season
 * @param matches those of the season, in order of play
 */
export function describeSeason(
  name: string,
  stages: readonly DatasetRow<'stages'>[],
  matches: readonly Match[],
  isLast: boolean,
): string[] {
  const counts = countByClub(matches);
  const numbers = [...counts.values()];
  const faults = stages
    .filter(({ table }) => table !== null)
    .flatMap(({ stage, matches: number }) => {
      const ofStage = matches.filter((match) => match.stage === stage);
      return describeFaults(ofStage, number, isLast).map((fault) => `  ${stage} looks wrong: ${fault}`);
    });
  const [most, least] = [Math.max(...numbers), Math.min(...numbers)];
  return [
    `${name}: ${matches.length} matches of ${counts.size} clubs from ${matches[0]?.date} to ${matches.at(-1)?.date}, ${least} to ${most} a club`,
    ...faults,
  ];
}

/** Describes what looks wrong in a stage with a table that has a number of matches by its format. */
function describeFaults(matches: readonly Match[], number: number, isLast: boolean): string[] {
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
