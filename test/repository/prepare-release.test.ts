import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareRelease } from '../../scripts/archive/prepare-release.ts';
import { Copy } from '../support/copy.ts';
import { root } from '../support/root.ts';
import { runBash } from '../support/run-program.ts';
import { secondLeague } from '../support/worlds.ts';

it('the files of a past release are checked against its tag, as data/README.md says', async () => {
  const copy = await Copy.make(secondLeague);
  onTestFinished(() => copy.remove());
  const folder = copy.path('dist.release');
  const shell = async (command: string, cwd = copy.root, tag = '') =>
    (
      await runBash(command, [], {
        cwd,
        env: { ...process.env, TAG: tag, GIT_CONFIG_GLOBAL: '/dev/null' },
      })
    ).stdout.trim();
  const readme = await readFile(path.join(root, 'data/README.md'), 'utf8');
  const [, check = ''] = /```sh\n(TAG=[\s\S]*?)```/.exec(readme) ?? [];
  const verify = (tag: string) => shell(check.replace(/^TAG=\S+\n/, ''), folder, tag);

  const [tag = '', push, create] = await prepareRelease(copy.project, 2003, folder);
  expect(push).toBe('git push origin data-2003');
  expect(create).toMatch(/^gh release create data-2003 dist\.release\/\* --verify-tag /);
  await shell(
    `git init -q && git config user.name a && git config user.email a@example.org &&
     git add data && git commit -qm Data && ${tag} && git tag -a data-2002 -m 'Season 2002, release 0123456789abcdef'`,
  );
  // What comes later does not change what the tag says.
  await appendFile(copy.path('data/CHANGELOG.md'), '\nA later refresh.\n');
  await shell('git add data && git commit -qm Later');

  const message = /'(.*)'$/.exec(tag)?.[1];
  expect(await verify('data-2003')).toBe(message);
  await expect(verify('data-2002')).rejects.toThrow();

  // The commit of the tag gives the same release again.
  await shell('git checkout -q data-2003');
  expect((await prepareRelease(copy.project, 2003, folder))[0]).toBe(tag);

  const archive = path.join(folder, 'soccer-data.zip');
  const content = await readFile(archive);
  await appendFile(archive, '-');
  await expect(verify('data-2003')).rejects.toThrow();
  await writeFile(archive, content);
  expect(await verify('data-2003')).toBe(message);
  const sums = path.join(folder, 'SHA256SUMS');
  await writeFile(
    sums,
    (await readFile(sums, 'utf8')).replace(/^.{64} {2}matches\.csv$/m, `${'0'.repeat(64)}  matches.csv`),
  );
  await expect(verify('data-2003')).rejects.toThrow();
});
