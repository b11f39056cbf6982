import path from 'node:path';

/** The project's own folder. What imports this alone, as the setups of projects do, reads no dataset. */
export const root = path.resolve(import.meta.dirname, '../..');
