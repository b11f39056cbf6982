/**
 * The resources that have several shapes of answer: the shape of queries that give a parameter, in order, and of all
 * others. The schemas are unions and do not say which query has which answer; a test compares this with all prerendered
 * answers.
 */
export const answerVariants: Readonly<Record<string, Variants>> = {
  standings: { given: { season: 'SeasonStandings', date: 'SeasonStandings' }, otherwise: 'AllStandings' },
  'match-stats': { given: { match_id: 'OneMatchStats' }, otherwise: 'SeasonMatchStats' },
  referees: { given: { summary: 'RefereeSummaryPage' }, otherwise: 'AssignmentPage' },
};

export interface Variants {
  readonly given: Readonly<Record<string, string>>;
  readonly otherwise: string;
}

/** Returns the name of the schema of the answer to a query; undefined where the resource has a single one. */
export function variantOf(resource: string, query: Readonly<Record<string, unknown>>): string | undefined {
  const variants = answerVariants[resource];
  if (!variants) return undefined;
  const isGiven = (name: string) => query[name] !== undefined && query[name] !== false;
  const found = Object.entries(variants.given).find(([name]) => isGiven(name));
  return found?.[1] ?? variants.otherwise;
}
