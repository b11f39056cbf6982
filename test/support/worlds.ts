import path from 'node:path';
import { projectOf } from '../../build/project.ts';
import { root } from './root.ts';
import { ours } from './tables.ts';
import { readTestWorld } from './world.ts';

const readFixture = (name: string) => readTestWorld(projectOf(path.join(root, 'test/fixtures', name)));

/** A league with nothing in common with that of `data/`. */
export const secondLeague = await readFixture('second-league');

/** A league of one season that has neither a table of the season nor players: what a cup is. */
const singleCup = await readFixture('single-cup');

/** A league of which nothing but results is known: no city, venue, acronym or colour. */
export const resultsOnly = await readFixture('results-only');

/** The invented ones, for tests whose time grows with the dataset and which find nothing more in a large one. */
export const smallWorlds = [secondLeague, singleCup, resultsOnly] as const;

/** The leagues of which a test that is true of any league is run. */
export const worlds = [ours, ...smallWorlds] as const;
