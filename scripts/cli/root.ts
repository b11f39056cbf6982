import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectOf } from '../../build/project.ts';
import { readLeague } from '../../build/read/league.ts';

/** The project's folder, in which `data/` and `dist/` are. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The folders of the league that this process is about. */
export const project = projectOf(projectRoot, chosenData());

/** Reads the league of the project. */
export const readProjectLeague = () => readLeague(`${project.data}/league.json`, project.root);

/** Returns the folder that `--data` names, else `DATA_FOLDER` of the environment; undefined for the project's own league. */
function chosenData(): string | undefined {
  // The command itself refuses what is wrong with its arguments.
  const { data } = parseArgs({ options: { data: { type: 'string' } }, strict: false }).values;
  const folder = typeof data === 'string' ? data : process.env.DATA_FOLDER;
  return folder ? path.resolve(folder) : undefined;
}
