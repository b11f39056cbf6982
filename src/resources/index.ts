import { discoveryOf } from './discovery.ts';
import { health } from './health.ts';
import { matches } from './matches.ts';
import type { Resource } from './resource.ts';
import { seasons } from './seasons.ts';
import { standings } from './standings.ts';
import { teams } from './teams.ts';
import { venues } from './venues.ts';

const endpoints: readonly Resource[] = [seasons, health, matches, standings, teams, venues];

/**
 * Every endpoint. The router, the build's plan, OpenAPI, the documentation, the CDN's headers and the tests of the
 * contract follow from this list.
 */
export const resources: readonly Resource[] = [discoveryOf(endpoints), ...endpoints];
