import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { ServiceInfo } from '../src/resource-info.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** Writes `dist/index.js`, one module without imports, for every runtime. */
export async function bundleCode(info: ServiceInfo): Promise<void> {
  await build({
    entryPoints: [path.join(folder, 'src/index.ts')],
    outfile: path.join(folder, 'dist/index.js'),
    bundle: true,
    // Names and lines are kept, since Node shows the line of an error that is not caught.
    minifySyntax: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    define: { SERVICE_INFO: JSON.stringify(info) },
    logLevel: 'warning',
  });
}

/** The modules with public types, in the order in which they are joined. */
const publicModules = ['generated/api', 'public-types', 'live-change', 'errors', 'index'];

/** Matches imports and re-exports, which the joined module does not need. */
const crossReference = /^(?:import|export)\b[^;]*? from ['"]\.[^'"]*['"];\n/gm;

/**
 * Writes `dist/index.d.ts`: one module without imports, so that no resolver needs to know how the client is divided.
 */
export async function bundleTypes(): Promise<void> {
  const out = await mkdtemp(path.join(os.tmpdir(), 'client-types-'));
  try {
    const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
    const tsc = path.join(path.dirname(typescript), 'bin/tsc');
    const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', out];
    await promisify(execFile)(process.execPath, [tsc, '-p', folder, ...emit]);
    const texts = await Promise.all(
      publicModules.map((name) => readFile(path.join(out, 'clients/typescript/src', `${name}.d.ts`), 'utf8')),
    );
    const declarations = texts.map((text) => text.replace(crossReference, '').trim()).join('\n\n');
    await writeFile(path.join(folder, 'dist/index.d.ts'), `${declarations}\n`);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
