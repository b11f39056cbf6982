export { RateLimiter } from './rate-limiter.ts';

import { type Env, respond } from './respond.ts';

export default {
  async fetch(request, env) {
    const response = await respond(request, env, new Date());
    return request.method === 'HEAD' ? new Response(null, response) : response;
  },
} satisfies ExportedHandler<Env>;
