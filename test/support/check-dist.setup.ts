import { readFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import { outPath } from '../../build/project.ts';
import { hashInputs, inputsFile } from '../../build/write-folder.ts';
import { project } from '../../scripts/cli/root.ts';

/** Warns where the build is missing, or was built from other data or code than there is now. */
export default async function setup(): Promise<void> {
  const [built, current] = await Promise.all([
    readFile(inputsFile(outPath(project)), 'utf8').catch(() => undefined),
    hashInputs(project),
  ]);
  if (built === current) return;
  const warning = `${project.out}/ is not built from the data and the code as they are now: npm run build`;
  console.warn(styleText('yellow', `\n${warning}\nTests that read it judge the last build.\n`));
}
