import file from '#league' with { type: 'json' };
import type { League } from '../records/league-schema.ts';
import { leagueFeedOf } from './league-feed.ts';
import { workerOf } from './respond.ts';

export { RateLimiter } from './rate-limiter.ts';

// The bundlers have an alias for the build's copy of it, without the sources and notes of the tables, which only documents have.
// No command runs, the build neither, before the schema has accepted the file, of which it changes nothing.
const league = file as unknown as League;

export const LeagueFeed = leagueFeedOf(league);
export default workerOf(league);
