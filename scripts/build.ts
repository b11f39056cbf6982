import path from 'node:path';
import { build } from '../build/build.ts';
import { Report } from '../build/report.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';

await runCommand(
  {
    usage: 'npm run build -- [FOLDER]\n  FOLDER is where data/ is; this project by default',
    positionals: ['[FOLDER]'],
    onFailure: 'dist/ is unchanged',
  },
  async ({ positionals: [folder = projectRoot] }) => {
    const report = new Report();
    await build(path.resolve(folder), report);
    report.done('dist/ is ready');
  },
);
