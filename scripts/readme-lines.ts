import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf, UserError } from '../build/errors.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { serve } from './serve.ts';

/** Ends a line that hangs. */
const timeoutMs = 120_000;

/** What a line of the README needs, and how to find out whether this machine has it. */
const programs: Readonly<Record<string, string>> = {
  curl: 'curl --version',
  duckdb: 'duckdb --version',
  jq: 'jq --version',
  python3: 'python3 -c "import pandas"',
  Rscript: 'Rscript --version',
  sqlite3: 'sqlite3 --version',
};

await runCommand(
  {
    usage: 'npm run readme-lines\n  runs the lines of the README about downloads against a local server',
    onFailure: 'a line of the README does not work',
  },
  async () => {
    const lines = linesOf(await readFile(path.join(projectRoot, 'README.md'), 'utf8'));
    const { url, stop } = await serve(projectRoot, 0);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'readme-'));
    try {
      await preferPythonWithPandas(path.join(folder, 'bin'));
      for (const line of lines) {
        const missingProgram = Object.entries(programs).find(
          ([name, test]) => line.includes(`${name} `) && spawnSync('bash', ['-c', test]).status !== 0,
        );
        console.log(`${missingProgram ? `skipped, without ${missingProgram[0]}` : 'run'}: ${line}`);
        if (!missingProgram) await run(line, url.origin, folder);
      }
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Returns the lines of the code block about downloads. */
function linesOf(readme: string): string[] {
  const block = /^### Downloads$[\s\S]*?^```sh$\n([\s\S]*?)^```$/m.exec(readme)?.[1];
  if (!block) throw new UserError('README.md has no code block under "### Downloads"');
  return block.trim().split('\n');
}

/** Puts the first `python3` of the PATH that has pandas before the others, which may be of a version manager. */
async function preferPythonWithPandas(folder: string): Promise<void> {
  const pythons = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'python3'));
  const python = pythons.find((program) => spawnSync(program, ['-c', 'import pandas']).status === 0);
  if (!python)
    return console.log('no python3 of the PATH has pandas (on Debian: apt install python3-pandas)');
  await mkdir(folder);
  await symlink(python, path.join(folder, 'python3'));
  process.env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
}

/** @throws {UserError} if the line fails or prints nothing */
async function run(line: string, base: string, folder: string): Promise<void> {
  const options = { cwd: folder, timeout: timeoutMs, env: { ...process.env, BASE: base } };
  try {
    // The server is in this process, which must not wait for a child synchronously.
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', line], options);
    process.stdout.write(stdout);
    if (stdout.trim() === '') throw new UserError(`printed nothing: ${line}`);
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${line}\n${messageOf(error)}`);
  }
}
