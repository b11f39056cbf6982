import path from 'node:path';
import { readLeague } from '../../build/read/league.ts';

/** The project's folder, in which `data/` and `dist/` are. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Reads the league of the project. */
export const readProjectLeague = () => readLeague(path.join(projectRoot, 'data/league.json'));
