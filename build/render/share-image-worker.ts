import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { palettePng } from './palette-png.ts';

const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((name) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`)),
);

/** Only our own font, so that the picture is the same on every machine. */
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };

const root = new URL('../../', import.meta.url);
/** Where pictures are kept from build to build, since drawing all of them takes seconds. `npm ci` empties it. */
const folder = new URL('node_modules/.cache/share-images/', root);
/** Names the versions of the renderer, the font and the encoder, which a picture depends on too. */
const versions = [new URL('package-lock.json', root), new URL('palette-png.ts', import.meta.url)]
  .map((file) => hash('sha256', readFileSync(file)))
  .join('');

/** Returns a picture as PNG: that of an earlier build, or a new one. */
function pngOf(svg: string): Uint8Array {
  const file = new URL(`${hash('sha256', versions + svg)}.png`, folder);
  if (existsSync(file)) return readFileSync(file);
  const { pixels, width, height } = new Resvg(svg, { font }).render();
  const png = palettePng(pixels, width, height);
  // Renamed when it is complete, since other builds may read it.
  const temporaryFile = new URL(`${process.pid}-${threadId}`, folder);
  writeFileSync(temporaryFile, png);
  renameSync(temporaryFile, file);
  return png;
}

mkdirSync(folder, { recursive: true });
// The thread that starts this one sends SVG texts as its data.
const svgs: readonly string[] = workerData;
const pngs: Uint8Array[] = [];
for (const svg of svgs) {
  pngs.push(pngOf(svg));
  // The renderer frees the megabytes of a picture only between turns of the event loop.
  await setImmediate();
}
parentPort?.postMessage(pngs);
