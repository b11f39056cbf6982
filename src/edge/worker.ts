import file from '#league' with { type: 'json' };
import type { League } from '../records/league-schema.ts';
import { leagueFeedOf } from './league-feed.ts';
import { workerOf } from './respond.ts';

export { RateLimiter } from './rate-limiter.ts';

// Of this project by `imports` of package.json; another one by an alias of the bundler.
// No command runs, the build neither, before the schema has accepted the file, of which it changes nothing.
const league = file as unknown as League;

export const LeagueFeed = leagueFeedOf(league);
export default workerOf(league);
