import { writeTypes } from '../clients/typescript/build/types.ts';

await writeTypes();
