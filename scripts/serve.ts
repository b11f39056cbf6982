import path from 'node:path';
import { unstable_startWorker as startWorker } from 'wrangler';
import type { Variables } from '../src/edge/environment.ts';

export interface Served {
  readonly url: URL;
  stop(): Promise<void>;
}

/**
 * Serves what was built in the real Workers runtime, embedded in this process, on 127.0.0.1 alone.
 *
 * @param port 0 for any that is free
 * @param variables in place of those of `wrangler.jsonc`; the live feed is off unless they turn it on
 * @param folder the built files, below the root
 */
export async function serve(
  root: string,
  port: number,
  variables: Variables = {},
  folder = 'dist',
): Promise<Served> {
  // Wrangler would fetch a description of the visitor's place from the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
  process.env.WRANGLER_LOG ??= 'warn';
  const bindings = Object.entries({ FEED_ENABLED: 'false', ...variables }).map(
    ([name, value]) => [name, { type: 'plain_text', value }] as const,
  );
  const worker = await startWorker({
    config: path.join(root, 'wrangler.jsonc'),
    assets: path.join(root, folder),
    bindings: Object.fromEntries(bindings),
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      watch: false,
      logLevel: 'warn',
      persist: false,
      structuredLogsHandler: printLog,
    },
  });
  await worker.ready;
  return { url: await worker.url, stop: () => worker.dispose() };
}

function printLog({ level, message }: { level: string; message: string }): void {
  // The runtime's own account of a failed fetch, with a stack; the Worker reports it in one line.
  if (message.includes('sentryErrorContext')) return;
  const print = level === 'error' || level === 'warn' ? console.error : console.log;
  print(message);
}
