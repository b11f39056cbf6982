import { execFile } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../support/root.ts';

/** All code, with what its types depend on. */
const parts = [
  ...['build', 'clients/typescript', 'examples', 'scripts', 'src', 'test'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts'],
];

it('the code has no type error where the league has no feed', async () => {
  const copy = path.join(root, `dist.types-${process.pid}`);
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const part of parts) await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await cp(path.join(root, 'test/fixtures/second-league/data'), path.join(copy, 'data'), { recursive: true });
  await symlink(path.join(root, 'clients/generated'), path.join(copy, 'clients/generated'));
  // The other parts of `npm run types` are within these two, or know no league.
  const check = promisify(execFile)('npx', ['tsc', '--build', '--force', '.', 'src/edge'], { cwd: copy });
  await expect(check).resolves.toBeDefined();
});
