/**
 * The schemas of resources whose answers have several shapes. The first parameter that a query has decides its shape. The
 * schemas are unions, which do not say so; a test compares this with all prerendered answers.
 */
export const answerVariants: Readonly<Record<string, Variants>> = {
  standings: {
    byParameter: { season: 'SeasonStandings', date: 'SeasonStandings' },
    fallback: 'AllStandings',
  },
  'match-stats': { byParameter: { match_id: 'OneMatchStats' }, fallback: 'SeasonMatchStats' },
  referees: { byParameter: { summary: 'RefereeSummaryPage' }, fallback: 'AssignmentPage' },
};

export interface Variants {
  readonly byParameter: Readonly<Record<string, string>>;
  readonly fallback: string;
}

/** Returns the name of the schema of a query's answer. It is undefined where the resource has a single schema. */
export function variantOf(resource: string, query: Readonly<Record<string, unknown>>): string | undefined {
  const variants = answerVariants[resource];
  if (!variants) return undefined;
  const isGiven = (name: string) => query[name] !== undefined && query[name] !== false;
  const variant = Object.entries(variants.byParameter).find(([name]) => isGiven(name));
  return variant?.[1] ?? variants.fallback;
}
