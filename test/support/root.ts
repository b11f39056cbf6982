import path from 'node:path';

/** The project's own folder. What imports this alone, as the setups of projects do, reads no dataset. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Where `data/` and `dist/` are: of the project, or of the second league in its tests, which `DATASET_ROOT` names.
 * There the folder is as a fork has it.
 */
export const datasetRoot = path.resolve(root, process.env.DATASET_ROOT ?? '');
