import { isDeepStrictEqual } from 'node:util';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { finalOf } from './format-rows.ts';
import { championRules, type LeagueRules, withStages } from './league-file.ts';
import type { ListedDataset } from './place-matches.ts';

/**
 * Returns the league with the stages of a list, what decides its seasons, and the stages that are no round-robin. A person's
 * own words on what decides a season stay.
 *
 * @param storedRows the stages of the dataset before the import
 */
export function withFormats(
  league: LeagueRules,
  { stages }: ListedDataset,
  rows: readonly DatasetRow<'stages'>[],
  storedRows: readonly DatasetRow<'stages'>[],
): LeagueRules {
  const listed = [...stages].flatMap(([season, ofSeason]) => ofSeason.map((stage) => ({ season, ...stage })));
  const seasons = [...new Set(rows.map(({ season }) => season))];
  const unbalanced = new Map(
    Object.entries(league.unbalanced ?? {}).map(([stage, years]) => [stage, new Set(years)]),
  );
  for (const { season, stage, isUnbalanced } of listed) {
    const years = unbalanced.get(stage) ?? new Set();
    if (isUnbalanced) years.add(season);
    else years.delete(season);
    unbalanced.set(stage, years);
  }
  const entries = [...unbalanced]
    .filter(([, years]) => years.size > 0)
    .map(([stage, years]) => [stage, [...years].sort((a, b) => a - b)] as const);
  return {
    ...league,
    stages: withStages(league.stages, listed),
    champion: isDeepStrictEqual(league.champion, rulesOf(storedRows)) ? rulesOf(rows) : league.champion,
    first_season: Math.min(league.first_season, ...seasons),
    ...(entries.length > 0 && { unbalanced: Object.fromEntries(entries) }),
  };
}

/** Returns how each season is won, by its stages: by a final, or else by the table. */
function rulesOf(rows: readonly DatasetRow<'stages'>[]): League['champion'] {
  const bySeason = Map.groupBy(rows, ({ season }) => season);
  return championRules(new Map([...bySeason].map(([season, stages]) => [season, finalOf(stages)])));
}
