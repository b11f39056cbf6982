import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { describeEvidence, evidenceFile } from './models/evidence-document.ts';

const usage = `npm run validate [-- --check]
  measures how well ratings and expected goals do, and writes ${evidenceFile}, which /ratings shows
  --check  fails where the file is not up to date, and writes nothing`;

const options = { check: { type: 'boolean' } } as const;

await runCommand({ usage, options, onFailure: 'nothing was written' }, async ({ values }) => {
  const { dataset } = await readDataset(projectRoot);
  const document = describeEvidence(dataset);
  if (!document) throw new UserError('a model of data/ is missing; run npm run fit first');
  const file = path.join(projectRoot, evidenceFile);
  if (!values.check) {
    await writeFile(file, document);
    console.log(`${evidenceFile} written`);
  } else if (document !== (await readFile(file, 'utf8').catch(() => '')))
    throw new UserError(`${evidenceFile} is not up to date; run npm run validate`);
});
