import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { styleText } from 'node:util';
import { hashInputs, inputsFile } from '../../build/write-folder.ts';
import { root } from './root.ts';

/** Warns where `dist/` is missing, or was built from other data or code than there is now. */
export default async function setup(): Promise<void> {
  const [built, current] = await Promise.all([
    readFile(inputsFile(path.join(root, 'dist')), 'utf8').catch(() => undefined),
    hashInputs(root),
  ]);
  if (built === current) return;
  const warning = 'dist/ is not built from the data and the code as they are now: npm run build';
  console.warn(styleText('yellow', `\n${warning}\nTests that read it judge the last build.\n`));
}
