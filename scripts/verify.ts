import path from 'node:path';
import { UserError } from '../build/errors.ts';
import { parseWholeNumber } from './cli/arguments.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { parseRelease, parseSite } from './verify/options.ts';
import { runContract } from './verify/run-contract.ts';
import { waitForRelease } from './verify/wait-for-release.ts';

/** Verifies a deployment from outside, by the contract tests. */
await runCommand(
  {
    usage:
      'npm run verify -- URL [--release ID] [--wait SECONDS]\n' +
      '  --release  the id that /release.json must have; without it, the one in dist/\n' +
      '  --wait     how long the release may take to appear, 60 without it',
    options: { release: { type: 'string' }, wait: { type: 'string', default: '60' } },
    positionals: ['URL'],
    onFailure: 'not verified',
  },
  async ({ values, positionals: [address = ''] }) => {
    const site = parseSite(address);
    const release = await parseRelease(values.release, path.join(projectRoot, 'dist'));
    const waitSeconds = parseWholeNumber('--wait', values.wait, 0, 3600);
    await waitForRelease(site, release, waitSeconds * 1000);
    const { tests, failed } = await runContract(projectRoot, site, release);
    if (failed > 0) throw new UserError(`${failed} of ${tests} checks of ${site.origin} failed`);
    console.log(`${tests} checks of ${site.origin} passed`);
  },
);
