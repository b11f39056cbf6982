import { projectOf } from '../../build/project.ts';
import { root } from './root.ts';
import { shared } from './shared.ts';
import { ours } from './tables.ts';
import { readTestWorld, type TestWorld } from './world.ts';

/** The leagues whose projects are built: ours, and the second league with a feed, which is built for the tests. */
export const builtWorlds = [
  ours,
  await readTestWorld(projectOf(root, await shared('secondLeague'))),
] as const;

/** Those of them whose feed can be replayed. */
// That of the second league can.
export const feedWorlds = builtWorlds.filter(({ league }) => league.feed?.adapter === 'sdp') as [
  TestWorld,
  ...TestWorld[],
];
