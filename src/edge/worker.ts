export { RateLimiter } from './rate-limiter.ts';

import { type Env, respond } from './respond.ts';

/** The live feed is not asked yet. */
const feed = { enabled: false, last_success: null, last_error: null };

export default {
  async fetch(request, env) {
    const response = await respond(request, env, { now: new Date(), feed });
    return request.method === 'HEAD' ? new Response(null, response) : response;
  },
} satisfies ExportedHandler<Env>;
