import { exitWithError } from '../../../build/exit-with-error.ts';
import { buildClient } from './build.ts';

try {
  await buildClient();
} catch (error) {
  exitWithError(error, 'the client is not built');
}
