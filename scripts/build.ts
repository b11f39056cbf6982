import path from 'node:path';
import { build } from '../build/build.ts';
import { Report } from '../build/report.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';

await runCommand(
  {
    usage: `npm run build -- [--files-only] [FOLDER]
  FOLDER is where data/ is; this project by default
  --files-only  for a server of files, such as GitHub Pages: pages say what needs the Worker, and stand for redirects`,
    options: { 'files-only': { type: 'boolean', default: false } },
    positionals: ['[FOLDER]'],
    onFailure: 'dist/ is unchanged',
  },
  async ({ values, positionals: [folder = projectRoot] }) => {
    const report = new Report();
    await build(path.resolve(folder), report, { isFilesOnly: values['files-only'] });
    report.done('dist/ is ready');
  },
);
