import { stat } from 'node:fs/promises';
import { UserError } from '../build/errors.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { changesBetween } from './diff/changes.ts';
import { describeChanges } from './diff/markdown.ts';

/** Says, as Markdown for a comment, what is different between two folders of built files. */
try {
  const [before, after, ...rest] = process.argv.slice(2);
  if (before === undefined || after === undefined || rest.length > 0)
    throw new UserError('expected two folders, as in npm run diff -- <dist before> <dist after>');
  for (const folder of [before, after]) {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory())
      throw new UserError(`${folder} is no folder; expected one that npm run build made`);
  }
  process.stdout.write(describeChanges(await changesBetween(before, after)));
} catch (error) {
  exitWithError(error, 'not compared');
}
