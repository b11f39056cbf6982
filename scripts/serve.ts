import path from 'node:path';
import { unstable_startWorker as startWorker } from 'wrangler';

export interface Served {
  readonly url: URL;
  stop(): Promise<void>;
}

/**
 * Serves `dist/` in the real Workers runtime, embedded in this process, on 127.0.0.1 alone.
 *
 * @param port 0 for any that is free
 */
export async function serve(root: string, port: number): Promise<Served> {
  // Wrangler would fetch a description of the visitor's place from the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
  process.env.WRANGLER_LOG ??= 'warn';
  const { RATE_LIMIT } = process.env;
  const worker = await startWorker({
    config: path.join(root, 'wrangler.jsonc'),
    ...(RATE_LIMIT && { bindings: { RATE_LIMIT: { type: 'plain_text', value: RATE_LIMIT } } }),
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      watch: false,
      logLevel: 'warn',
      persist: false,
    },
  });
  await worker.ready;
  return { url: await worker.url, stop: () => worker.dispose() };
}
