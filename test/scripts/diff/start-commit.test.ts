import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runIn } from '../../support/make-fork.ts';
import { root } from '../../support/root.ts';
import { runBash } from '../../support/run-program.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

/** A repository of its own with a small league. */
const project = await folderOfFile();
const inProject = (name: string) => path.join(project, name);
await runBash('git ls-files -z | xargs -0 cp --parents --target-directory "$0"', [project], { cwd: root });
await rm(inProject('data'), { recursive: true });
await cp(path.join(root, 'test/fixtures/single-cup/data'), inProject('data'), { recursive: true });
await runBash(
  `git init -q && git config user.name a && git config user.email a@example.org && git add . && git commit -qm Cup`,
  [],
  { cwd: project, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } },
);
await symlink(path.join(root, 'node_modules'), inProject('node_modules'));

const runDiff = (...args: string[]) =>
  runIn(project, 'scripts/run.ts', 'diff', ...args).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

it('npm run diff -- --queries lists what the working tree answers in another way than a commit', async () => {
  const file = inProject('src/resources/lifetimes.ts');
  const code = await readFile(file, 'utf8');
  const changed = code.replace('day: { fresh: day,', 'day: { fresh: hour,');
  expect(changed).not.toBe(code);
  await writeFile(file, changed);
  const { code: exitCode, stdout } = await runDiff('--queries', '100');
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^# 100 queries: \d+ kinds of differences\n/);
  const change = /`"public, max-age=86400, .*?"` → `"public, max-age=3600, .*?"`/.source;
  expect(stdout).toMatch(new RegExp(`\n## /venues\n[^#]*× \`header.cache-control\`: ${change}, as in `));
});

it('npm run diff -- --queries names a commit that does not exist', async () => {
  expect(await runDiff('--queries', '1', 'nowhere')).toMatchObject({
    code: 1,
    stderr: "'nowhere' is not a commit of this repository\nnot compared\n",
  });
});
