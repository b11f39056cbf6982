import path from 'node:path';

/** The project's folder, in which `data/` and `dist/` are. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');
