import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((name) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`)),
);

/** Only our own font, so that the picture is the same on every machine. */
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };

// The thread that starts this one sends SVG texts as its data.
const svgs: readonly string[] = workerData;
parentPort?.postMessage(svgs.map((svg) => new Resvg(svg, { font }).render().asPng()));
