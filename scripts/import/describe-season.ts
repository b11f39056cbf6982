import { seasonIsWhole } from '../../src/integrity/match-rules.ts';
import { countByClub, scheduleRules } from '../../src/integrity/schedule-rules.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason, seasonName } from '../../src/records/season-rules.ts';

/** The most faults that are named. */
const maxNamed = 5;

/** Returns what a dataset has of a season, in a line, and then a line on each thing that the rules of schedules find wrong. */
export function describeSeason(dataset: Dataset, season: number): string[] {
  const matches = ofSeason(dataset.matches, season);
  const stages = ofSeason(dataset.stages, season);
  const counts = [...countByClub(matches).values()];
  const faults = [...scheduleRules, seasonIsWhole].flatMap((rule) =>
    [...rule.check({ ...dataset, matches, stages })].map(({ message }) => `  looks wrong: ${message}`),
  );
  const name = seasonName(season, dataset.league.season_first_month);
  const days = `from ${matches[0]?.date} to ${matches.at(-1)?.date}`;
  const more = faults.length - maxNamed;
  return [
    `${name}: ${matches.length} matches of ${counts.length} clubs ${days}, ${Math.min(...counts)} to ${Math.max(...counts)} a club`,
    ...faults.slice(0, maxNamed),
    ...(more > 0 ? [`  and ${more} more, which npm run check names`] : []),
  ];
}
