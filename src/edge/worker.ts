export { RateLimiter } from './rate-limiter.ts';

import { type ClockEnv, present } from './clock.ts';
import { type Env, respond } from './respond.ts';

export default {
  async fetch(request, env) {
    const response = await respond(request, env, present(env));
    return request.method === 'HEAD' ? new Response(null, response) : response;
  },
} satisfies ExportedHandler<Env & ClockEnv>;
