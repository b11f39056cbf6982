import path from 'node:path';
import { parseWholeNumber, parseYear, UsageError } from './cli/arguments.ts';
import { runCommand } from './cli/command.ts';
import { writeNewLeague } from './new-league/write.ts';

const text = { type: 'string' } as const;
const usage = `npm run new-league -- FOLDER --name NAME --country COUNTRY --country-code XX --time-zone ZONE --first-season YEAR
writes an empty, valid dataset; FORKING.md goes on from there
  --short-name   the short form of the name; without it, its initials
  --first-month  the month in which seasons begin, 1 without it: 7 for seasons of July to June`;

await runCommand(
  {
    usage,
    options: {
      name: text,
      'short-name': text,
      country: text,
      'country-code': text,
      'time-zone': text,
      'first-season': text,
      'first-month': { ...text, default: '1' },
    },
    positionals: ['FOLDER'],
    onFailure: 'nothing was written',
  },
  async ({ values, positionals: [folder = ''] }) => {
    const requireOption = (option: keyof typeof values): string => {
      const value = values[option];
      if (!value) throw new UsageError(`--${option} is missing; expected a value`);
      return value;
    };
    const name = requireOption('name');
    const files = await writeNewLeague(folder, {
      name,
      shortName: values['short-name'] ?? name.replaceAll(/(\S)\S*\s*/g, '$1').toUpperCase(),
      country: requireOption('country'),
      countryCode: requireOption('country-code'),
      timeZone: requireOption('time-zone'),
      firstSeason: parseYear('--first-season', values['first-season']),
      firstMonth: parseWholeNumber('--first-month', values['first-month'], 1, 12),
    });
    console.log(`Wrote ${files.map((file) => path.join(folder, file)).join(', ')}`);
    console.log(`Next: npm run import -- RESULTS.csv --to ${folder}`);
  },
);
