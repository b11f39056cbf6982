import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Before other modules are loaded: their code without types is read from the cache of an earlier run.
enableCompileCache();
const { exitWithError } = await import('../build/errors.ts');
const { readLeague } = await import('../build/read/league.ts');
const { recoverFiles } = await import('../build/replace-files.ts');

/** Runs a command of this folder, by its name: `node scripts/run.ts build`. */
const [command] = process.argv.splice(2, 1);

await recoverFiles('.');
// Of a league with a fault, this says each with its line, before anything is made of it.
await readLeague('data/league.json').catch((error) => {
  const remedy =
    'bring data/ back, as by git checkout data, then begin another league by npm run import -- --name';
  const consequence = existsSync('data/league.json') ? 'no command runs without a valid league' : remedy;
  exitWithError(error, consequence);
  process.exit();
});
await import(`./${command}.ts`);
