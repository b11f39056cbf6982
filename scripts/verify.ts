import path from 'node:path';
import { parseWholeNumber, runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { parseBuild, parseSite, runContract, waitForBuild } from './verify/run-contract.ts';

/** Verifies a deployment from outside, by the contract tests. */
await runCommand(
  {
    usage:
      'npm run verify -- URL [--build ID] [--wait SECONDS]\n' +
      '  --build  the id that /release.json must have; without it, the one in dist/\n' +
      '  --wait   how long the build may take to appear, 60 without it',
    options: { build: { type: 'string' }, wait: { type: 'string', default: '60' } },
    positionals: ['URL'],
    onFailure: 'not verified',
  },
  async ({ values, positionals: [address = ''] }) => {
    const site = parseSite(address);
    const build = await parseBuild(values.build, path.join(projectRoot, 'dist'));
    const waitSeconds = parseWholeNumber('--wait', values.wait, 0, 3600);
    await waitForBuild(site, build, waitSeconds * 1000);
    await runContract(projectRoot, site, build);
  },
);
