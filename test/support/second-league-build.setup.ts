import { buildWithFeed } from './second-league.ts';

/** Builds the second league with a feed. */
export default async function setup(): Promise<void> {
  await buildWithFeed();
}
