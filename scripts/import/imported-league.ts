import type { League } from '../../src/records/league-schema.ts';
import { capitalized } from '../../src/records/text.ts';
import type { ListedResult } from './parse-results.ts';
import { clubNamed, type Places, slugOf, venueNamed } from './places.ts';

/** What the results count for, and where they come from. */
export interface StageOptions {
  /** The stage of matches whose row names none. */
  readonly stage: string;
  /** What the matches count for: the table of the season, a table of the stage, or none. */
  readonly table: 'season' | 'own' | 'none';
  /** The source of the results and its licence. */
  readonly source: string;
}

/**
 * Returns the league with what the results add: seasons, stages, time zones, the source, and examples that have
 * answers.
 *
 * @param stageOf returns the stage of a result
 */
export function importedLeague(
  league: League,
  places: Places,
  bySeason: ReadonlyMap<number, readonly ListedResult[]>,
  { source, table }: StageOptions,
  stageOf: (result: ListedResult) => string,
): League {
  const first = Math.min(...bySeason.keys());
  // The examples are those of a new league.
  const isMade = league.examples.match_id === 'a-match';
  const first_season = isMade ? first : Math.min(first, league.first_season);
  const sinceFirst = (text: string) => text.replace(`since ${league.first_season}`, `since ${first_season}`);
  const imported = {
    ...league,
    first_season,
    summary: sinceFirst(league.summary),
    description: sinceFirst(league.description),
    stages: namedStages(league, isMade, [...bySeason.values()].flat(), stageOf),
    time_zones: [...new Set([...league.time_zones, ...places.venues.map(({ time_zone }) => time_zone)])],
    points: startingWith(league.points, first),
    champion: startingWith(league.champion, first),
  };
  const results = (bySeason.get(first) ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const [opening] = results;
  if (!isMade || !opening) return imported;
  const home = clubNamed(places, opening.home);
  const away = clubNamed(places, opening.away);
  const venue = venueNamed(places, opening.venue ?? home.venue);
  const stage = stageOf(opening);
  // A season without a table of its own has no rows without a stage.
  const others = { standings: `season=${first}&stage=${stage}`, 'team-stats': `season=${first}&stage=all` };
  return {
    ...imported,
    tables: { ...league.tables, matches: { source }, clubs: { source }, venues: { source } },
    examples: {
      season: first,
      day: opening.date,
      last_day: results.at(-1)?.date ?? opening.date,
      match_id: `${opening.date}-${home.club_id}-${away.club_id}`,
      club: home.club_id,
      club_name: home.name,
      opponent: away.club_id,
      venue: slugOf(venue.name),
      venue_name: venue.name,
      city: venue.city,
      stage,
      others: table === 'season' ? {} : others,
    },
  };
}

/** Returns rules of which the first begins with a season, or before. */
function startingWith<Rule extends { readonly from_season: number }>(rules: Rule[], season: number): Rule[] {
  return rules.map((rule, index) =>
    index === 0 ? { ...rule, from_season: Math.min(rule.from_season, season) } : rule,
  );
}

/** Returns the names of the league's stages, and of those that the results add: as the list has them. */
function namedStages(
  { stages, examples }: League,
  isMade: boolean,
  results: readonly ListedResult[],
  stageOf: (result: ListedResult) => string,
): League['stages'] {
  const nameByStage = new Map(results.map((result) => [stageOf(result), result.stage]));
  const isExample = (stage: string) => isMade && stage === examples.stage && !nameByStage.has(stage);
  const newStages = [...nameByStage].filter(([stage]) => !Object.hasOwn(stages, stage));
  return Object.fromEntries([
    ...Object.entries(stages).filter(([stage]) => !isExample(stage)),
    ...newStages.map(([stage, name]) => [stage, capitalized(name ?? stage.replaceAll('-', ' '))]),
  ]);
}
