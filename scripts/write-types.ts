import { writeApi } from '../clients/typescript/build/write-api.ts';

await writeApi();
