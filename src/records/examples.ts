import { league } from './league.ts';

const { others: betterExamples, ...general } = league.examples;

/** Values for examples in the documentation, which have answers in the data. */
export const examples = { ...general, seasonAndClub: `season=${general.season}&team=${general.club}` };

/**
 * Returns an example of the documentation.
 *
 * @param name an endpoint, or an endpoint and a parameter: `odds`, `standings.date`
 * @param value the example where `data/league.json` has no better one of that name
 */
export function exampleFor(name: string, value: string): string {
  return betterExamples[name] ?? value;
}
