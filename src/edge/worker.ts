export { LeagueFeed } from './league-feed.ts';
export { RateLimiter } from './rate-limiter.ts';

import { currentTime } from './clock.ts';
import { environmentOf } from './environment.ts';
import { type Env, respond } from './respond.ts';

export default {
  async fetch(request, env) {
    return respond(request, env, currentTime(environmentOf(env)));
  },
} satisfies ExportedHandler<Env>;
