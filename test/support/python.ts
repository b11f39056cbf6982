import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './tables.ts';

export const pythonFolder = path.join(root, 'clients/python');

/** Debian's Python, for which its packages are installed, before any other. */
export const python = process.env.PYTHON ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3');

const succeeds = (...given: string[]) => spawnSync(python, given).status === 0;

/** Whether to run Python: where there is one, and in CI, where a missing one fails the tests. */
export const isPythonTested = succeeds('--version') || process.env.CI === 'true';
if (!isPythonTested) console.warn('SKIPPED: no python3; install it, or set PYTHON to its path');

/** Whether Python has a module; where not, a warning says what is left out. */
export function hasModule(name: string, left: string): boolean {
  const isFound = isPythonTested && succeeds('-c', `import ${name}`);
  if (isPythonTested && !isFound) console.warn(`SKIPPED: python3 has no ${name}; ${left}`);
  return isFound;
}

/**
 * Runs Python and returns what it prints, on both outputs.
 *
 * @throws {Error} with all of it, if it fails
 */
export async function runPython(given: readonly string[], cwd: string, env: Record<string, string> = {}) {
  try {
    const { stdout, stderr } = await promisify(execFile)(python, [...given], {
      cwd,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...env },
    });
    return { stdout, stderr };
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string };
    throw new Error(`${message}\n${stdout}`);
  }
}
