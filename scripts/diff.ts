import { stat } from 'node:fs/promises';
import { UserError } from '../build/errors.ts';
import { runCommand } from './cli/command.ts';
import { compareBuilds } from './diff/compare-builds.ts';

await runCommand(
  {
    usage:
      'npm run diff -- BEFORE AFTER\n  compares two folders made by npm run build; prints Markdown for a comment',
    positionals: ['BEFORE', 'AFTER'],
    onFailure: 'not compared',
  },
  async ({ positionals: [before = '', after = ''] }) => {
    for (const folder of [before, after]) {
      const stats = await stat(folder).catch(() => undefined);
      if (!stats?.isDirectory()) {
        throw new UserError(`${folder} is not a folder; expected one that npm run build made`);
      }
    }
    process.stdout.write(await compareBuilds(before, after));
  },
);
