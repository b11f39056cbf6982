import { readFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline/promises';
import { UserError } from '../build/errors.ts';
import { UsageError } from './cli/arguments.ts';
import { runCommand } from './cli/command.ts';
import { type Ask, parseClubFacts } from './import/clubs.ts';
import { importResults } from './import/import-results.ts';
import { parseResults } from './import/parse-results.ts';

const text = { type: 'string' } as const;
const usage = `npm run import -- RESULTS.csv [--to FOLDER] [--clubs CLUBS.csv] [--stage NAME] [--table season|own|none] [--source TEXT]
imports a list of results: date, home, away and goals, as football-data.co.uk and openfootball write it
  --to       the folder of the dataset, data without it
  --clubs    where each club plays, which the results do not say; without it, the terminal asks
  --stage    the stage of the matches, regular without it
  --table    what they count for: the table of the season, one of their own, or none
  --source   the source of the results and its licence`;

const tables = ['season', 'own', 'none'] as const;

await runCommand(
  {
    usage,
    options: {
      to: { ...text, default: 'data' },
      clubs: text,
      stage: { ...text, default: 'regular' },
      table: { ...text, default: 'season' },
      source: text,
    },
    positionals: ['RESULTS.csv'],
    onFailure: 'nothing was written',
  },
  async ({ values, positionals: [file = ''] }) => {
    const table = tables.find((one) => one === values.table);
    if (!table) throw new UsageError(`--table is '${values.table}'; expected one of ${tables.join(', ')}`);
    const terminal = process.stdin.isTTY
      ? readline.createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
    const ask: Ask | undefined =
      terminal && (async (question) => (await terminal.question(`${question}? `)).trim());
    try {
      const files = await importResults({
        folder: values.to,
        results: parseResults(await read(file), file),
        stage: values.stage,
        table,
        source: values.source ?? path.basename(file),
        facts: values.clubs === undefined ? [] : parseClubFacts(await read(values.clubs)),
        ask,
      });
      console.log(`Wrote ${files.join(', ')}`);
      console.log('Next: npm run check, once this folder is data/');
    } finally {
      terminal?.close();
    }
  },
);

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read; expected a CSV file`);
  });
}
