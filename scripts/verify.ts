import { outPath } from '../build/project.ts';
import { parseWholeNumber, runCommand } from './cli/command.ts';
import { project } from './cli/root.ts';
import { parseBuild, parseSite, runContract, waitForBuild } from './verify/run-contract.ts';

/** Verifies a deployment from outside, by the contract tests. */
await runCommand(
  {
    usage:
      'npm run verify -- URL [--build ID] [--wait SECONDS]\n' +
      '  --build  the id that /release.json must have; without it, that of the last build\n' +
      '  --wait   how long the build may take to appear, 60 without it',
    options: { build: { type: 'string' }, wait: { type: 'string', default: '60' } },
    positionals: ['URL'],
    onFailure: 'not verified',
  },
  async ({ values, positionals: [address = ''] }) => {
    const site = parseSite(address);
    const build = await parseBuild(values.build, outPath(project));
    const waitSeconds = parseWholeNumber('--wait', values.wait, 0, 3600);
    await waitForBuild(site, build, waitSeconds * 1000);
    await runContract(project, site, build);
  },
);
