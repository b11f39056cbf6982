import { build } from '../build/build-site.ts';
import { Report } from '../build/report.ts';
import { runCommand } from './cli/command.ts';
import { project } from './cli/root.ts';

await runCommand(
  {
    usage: `npm run build -- [--files-only] [--all-images]
  --files-only  for a server of files, such as GitHub Pages: pages say what needs the Worker, and stand for redirects
  --all-images  draws the pictures for shared links of results, players and pairs of clubs too: a minute, once`,
    options: {
      'files-only': { type: 'boolean', default: false },
      'all-images': { type: 'boolean', default: false },
    },
    onFailure: `${project.out}/ is unchanged`,
  },
  async ({ values }) => {
    const report = new Report();
    const options = { isFilesOnly: values['files-only'], hasAllImages: values['all-images'] };
    await build(project, report, options);
    report.done(`${project.out}/ is ready`);
  },
);
