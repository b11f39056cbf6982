import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Before other modules are loaded: their code without types is read from the cache of an earlier run.
enableCompileCache();
const { exitWithError, UserError } = await import('../build/errors.ts');
const { dataPath } = await import('../build/project.ts');
const { recoverFiles } = await import('../build/replace-files.ts');
const { project, readProjectLeague } = await import('./cli/root.ts');

/** Runs a command of this folder, by its name: `node scripts/run.ts build`. */
const [command] = process.argv.splice(2, 1);

await recoverFiles(project);
// The command that makes a league needs none.
if (command !== 'league') {
  if (!existsSync(dataPath(project, 'league.json'))) {
    const error = new UserError(`${project.data} has no league.json; expected the folder of a league`);
    exitWithError(
      error,
      'bring it back, name another by --data FOLDER, or make one of a list by npm run league -- LIST',
    );
    process.exit();
  }
  // Of a league with a fault, this says each with its line, before anything is made of it.
  await readProjectLeague().catch((error) => {
    exitWithError(error, 'no command runs without a valid league');
    process.exit();
  });
}
await import(`./${command}.ts`);
