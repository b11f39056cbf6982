import type { League } from '../../src/records/league-schema.ts';
import type { ClubFacts } from './clubs.ts';
import type { ImportOptions } from './import-results.ts';
import type { ListedResult } from './parse-results.ts';
import { slugOf } from './slug.ts';

/** Returns the league with what the results add: seasons, stages, time zones, the source, and examples that have answers. */
export function importedLeague(
  league: League,
  facts: readonly ClubFacts[],
  bySeason: ReadonlyMap<number, readonly ListedResult[]>,
  { stage, source }: Pick<ImportOptions, 'stage' | 'source'>,
): League {
  const seasons = [...bySeason.keys()].sort((a, b) => a - b);
  const first = seasons[0] ?? league.first_season;
  const all = [...bySeason.values()].flat();
  const stages = all.map((result) => (result.stage === null ? stage : slugOf(result.stage)));
  const results = [...(bySeason.get(first) ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1));
  const [opening] = results;
  const [home, away] = [opening?.home, opening?.away].map((name) => facts.find((one) => one.name === name));
  const isMade = league.examples.match_id === 'a-match';
  return {
    ...league,
    first_season: Math.min(first, isMade ? first : league.first_season),
    stages: [...new Set([...(isMade ? [] : league.stages), ...stages])],
    time_zones: [...new Set([...league.time_zones, ...facts.map(({ time_zone }) => time_zone)])],
    points: startingWith(league.points, first),
    champion: startingWith(league.champion, first),
    tables: isMade
      ? { ...league.tables, matches: { source }, clubs: { source }, venues: { source } }
      : league.tables,
    examples:
      isMade && opening && home && away
        ? {
            ...league.examples,
            season: first,
            day: opening.date,
            last_day: results.at(-1)?.date ?? opening.date,
            match_id: `${opening.date}-${home.club_id}-${away.club_id}`,
            club: home.club_id,
            club_name: home.name,
            opponent: away.club_id,
            venue: slugOf(home.venue),
            venue_name: home.venue,
            city: home.city,
            stage: opening.stage === null ? stage : slugOf(opening.stage),
          }
        : league.examples,
  };
}

/** Returns rules of which the first begins with a season, or before. */
function startingWith<Rule extends { readonly from_season: number }>(rules: Rule[], season: number): Rule[] {
  return rules.map((rule, index) =>
    index === 0 ? { ...rule, from_season: Math.min(rule.from_season, season) } : rule,
  );
}
