import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

export const pythonFolder = path.join(root, 'clients/python');

/** Debian's Python, for which its packages are installed, before any other. */
export const python = process.env.PYTHON ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3');

const succeeds = (...given: string[]) => spawnSync(python, given).status === 0;

/** Whether to run Python: where there is one, and in CI, where a missing one fails the tests. */
export const isPythonTested = succeeds('--version') || process.env.CI === 'true';
if (!isPythonTested) console.warn('SKIPPED: no python3; install it, or set PYTHON to its path');

/** Finds a module without importing it, which takes a while for some. */
const findModule = 'import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)';

/** Whether Python has a module; where not, a warning says what is left out. */
export function hasModule(name: string, left: string): boolean {
  const isFound = isPythonTested && succeeds('-c', findModule, name);
  if (isPythonTested && !isFound) console.warn(`SKIPPED: python3 has no ${name}; ${left}`);
  return isFound;
}

/** Runs Python, as `runProgram` does. */
export function runPython(given: readonly string[], cwd: string, env: Record<string, string> = {}) {
  return runProgram(python, given, { cwd, env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...env } });
}
