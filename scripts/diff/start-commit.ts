import { exec, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { UserError } from '../../build/errors.ts';

const run = promisify(execFile);

/**
 * Writes the files of a commit to a temporary folder, with the packages that it needs. The installed packages are used if
 * its `package-lock.json` is the same.
 *
 * @throws {UserError} if there is no such commit
 */
export async function checkOut(root: string, commit: string) {
  const git = (...args: string[]) => run('git', args, { cwd: root });
  await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).catch(() => {
    throw new UserError(`'${commit}' is not a commit of this repository`);
  });
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'commit-'));
  const folder = path.join(temporary, 'project');
  const archive = path.join(temporary, 'project.tar');
  await mkdir(folder);
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  const [lock, newLock] = await Promise.all(
    [folder, root].map((project) => readFile(path.join(project, 'package-lock.json'), 'utf8')),
  );
  if (lock === newLock)
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  else await promisify(exec)('npm ci --silent', { cwd: folder });
  return { folder, remove: () => rm(temporary, { recursive: true, force: true }) };
}

/** What `npm start` runs with: any free port, no live feed, no limit that a comparison would reach, and each project's own league. */
const settings = { PORT: '0', FEED_ORIGIN: '', RATE_LIMIT: '1000000000', DATA_FOLDER: '' };

/** Builds and starts the service of a project by its `npm start`. @throws {UserError} with its output where it does not start */
export async function startProject(folder: string) {
  const child = spawn(process.execPath, ['scripts/run.ts', 'start'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  const origin = await new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
        if (address) resolve(address);
      });
    child.once('exit', () => resolve(undefined));
  });
  if (origin === undefined) throw new UserError(`${folder} does not start:\n${lines.join('\n')}`);
  return {
    origin,
    async stop() {
      child.kill();
      await exit;
    },
  };
}
