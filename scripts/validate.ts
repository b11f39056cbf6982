import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { describeEvidence, evidenceFile } from './models/evidence-document.ts';
import { describeInPlayEvidence, inPlayEvidenceFile } from './models/in-play-evidence.ts';

const usage = `npm run validate [-- --check]
  measures how well ratings and expected goals do, and writes ${evidenceFile}, which /ratings shows; and how well the
  chances of matches in play do, in ${inPlayEvidenceFile}
  --check  fails where a file is not up to date, and writes nothing`;

const options = { check: { type: 'boolean' } } as const;

await runCommand({ usage, options, onFailure: 'nothing was written' }, async ({ values }) => {
  const { dataset } = await readDataset(projectRoot);
  const document = describeEvidence(dataset);
  if (!document) throw new UserError('a model of data/ is missing; run npm run fit first');
  const documents = { [evidenceFile]: document, [inPlayEvidenceFile]: describeInPlayEvidence(dataset) };
  for (const [name, text] of Object.entries(documents)) {
    const file = path.join(projectRoot, name);
    if (!values.check) {
      await writeFile(file, text);
      console.log(`${name} written`);
    } else if (text !== (await readFile(file, 'utf8').catch(() => '')))
      throw new UserError(`${name} is not up to date; run npm run validate`);
  }
});
