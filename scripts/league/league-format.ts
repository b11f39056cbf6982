import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { finalOf } from './format-rows.ts';
import { championRules, withStages } from './league-file.ts';
import type { ListedDataset } from './place-matches.ts';

/** Returns the league with the stages of a list, what decides its seasons, and the stages that are no round-robin. */
export function withFormats(
  league: League,
  { stages }: ListedDataset,
  rows: readonly DatasetRow<'stages'>[],
): League {
  const listed = [...stages].flatMap(([season, ofSeason]) => ofSeason.map((stage) => ({ season, ...stage })));
  const seasons = [...new Set(rows.map(({ season }) => season))];
  const finals = new Map(
    seasons.map((season) => [season, finalOf(rows.filter((row) => row.season === season))]),
  );
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
    champion: championRules(finals),
    first_season: Math.min(league.first_season, ...seasons),
    ...(entries.length > 0 && { unbalanced: Object.fromEntries(entries) }),
  };
}
