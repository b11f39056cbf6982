import { league } from './league.ts';

const { others: _, ...general } = league.examples;

/** Values for examples in the documentation, which have answers in the data. */
export const examples = { ...general, seasonAndClub: `season=${general.season}&team=${general.club}` };
