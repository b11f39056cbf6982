import { exitWithError } from '../../build/exit-with-error.ts';
import { readLeague } from '../../build/read/league.ts';

// The league is part of the code of every command, which cannot be loaded without a valid one.
await readLeague('data/league.json').catch((error) => {
  exitWithError(error, 'no command runs without a valid league');
  process.exit();
});
