import { exitWithError } from '../../../build/errors.ts';
import { buildClient } from './build.ts';

try {
  await buildClient();
} catch (error) {
  exitWithError(error, 'the client is not built');
}
