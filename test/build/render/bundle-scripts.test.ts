import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { root } from '../../support/tables.ts';

const maxBytes = 130 * 1024;

it('the code of the Worker is deployed minified, and small when compressed', async () => {
  const {
    main = '',
    minify = false,
    keep_names,
    alias = {},
  } = readConfig({ config: path.join(root, 'wrangler.jsonc') });
  expect(minify).toBe(true);
  const { outputFiles } = await build({
    entryPoints: [main],
    bundle: true,
    // Paths of the settings are relative to the root.
    alias: Object.fromEntries(
      Object.entries<string>(alias).map(([name, file]) => [name, path.resolve(root, file)]),
    ),
    minify,
    keepNames: keep_names ?? true,
    format: 'esm',
    external: ['cloudflare:*', 'node:*'],
    write: false,
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '').length).toBeLessThan(maxBytes);
});
