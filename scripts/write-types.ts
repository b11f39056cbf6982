import { writeTypes } from '../clients/typescript/build/write-types.ts';

await writeTypes();
