import path from 'node:path';

/** The folders of a league: the code that serves it, its dataset, and what is made of it. */
export interface Project {
  /** Has the code, `_headers`, `examples` and `clients`. Absolute. */
  readonly root: string;
  /** Has the dataset, with `league.json`. Below the root, or absolute; faults name files by it. */
  readonly data: string;
  /** Where a build goes. Below the root, or absolute. */
  readonly out: string;
}

/**
 * Returns the folders of a league. A project's own league is in `data/` and its output in `dist/`. The output of another
 * is beside its dataset, such as `leagues/a.dist` for `leagues/a`, so that two leagues never share one.
 *
 * @param data the folder of the dataset, absolute or relative to the root
 */
export function projectOf(root: string, data = 'data'): Project {
  const relative = path.relative(root, path.resolve(root, data));
  const isOutside = relative === '' || relative.startsWith('..') || path.isAbsolute(relative);
  const name = (isOutside ? path.resolve(root, data) : relative).replaceAll(path.sep, '/');
  return { root, data: name, out: name === 'data' ? 'dist' : `${name}.dist` };
}

/** Returns the absolute path of a file of the dataset, or of its folder. */
export const dataPath = ({ root, data }: Project, ...names: readonly string[]) =>
  path.resolve(root, data, ...names);

/** Returns the absolute path of a file of the output, or of its folder. */
export const outPath = ({ root, out }: Project, ...names: readonly string[]) =>
  path.resolve(root, out, ...names);

/** The file of the output that has `league.json` for the Worker, without what only documents say. */
export const workerLeague = 'edge/league.json';
