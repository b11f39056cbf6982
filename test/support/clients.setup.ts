import { buildClient } from '../../clients/typescript/build/build.ts';

/** Builds the TypeScript client, once for all tests of clients and examples. */
export default buildClient;
