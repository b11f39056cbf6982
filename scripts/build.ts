import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build-site.ts';
import { UserError } from '../build/errors.ts';
import { Report } from '../build/report.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';

await runCommand(
  {
    usage: `npm run build -- [--files-only] [--all-images] [FOLDER]
  FOLDER has data/, and may have CHANGELOG.md, _headers and _redirects in place of those of this project; this project by default
  --files-only  for a server of files, such as GitHub Pages: pages say what needs the Worker, and stand for redirects
  --all-images  draws the pictures for shared links of results, players and pairs of clubs too: a minute, once`,
    options: {
      'files-only': { type: 'boolean', default: false },
      'all-images': { type: 'boolean', default: false },
    },
    positionals: ['[FOLDER]'],
    onFailure: 'dist/ is unchanged',
  },
  async ({ values, positionals: [folder = projectRoot] }) => {
    const report = new Report();
    if (!existsSync(path.join(folder, 'data')))
      throw new UserError(
        `${path.resolve(folder)} has no folder data; expected one with the CSV files of a league`,
      );
    const options = { isFilesOnly: values['files-only'], hasAllImages: values['all-images'] };
    await build(path.resolve(folder), report, options);
    report.done('dist/ is ready');
  },
);
