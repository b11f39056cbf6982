import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, UsageError } from './cli/command.ts';
import { importLeague } from './league/import-league.ts';
import { writePlaces } from './league/places-file.ts';

const text = { type: 'string' } as const;
const several = { type: 'string', multiple: true, default: [] as string[] } as const;

const usage = `npm run league -- LIST… --country XX
makes a league of lists of results, as they are: files, folders, or - for standard input
       npm run league -- LIST… --data FOLDER --update
takes new results, moved and cancelled matches into a league
       npm run league -- places --data FOLDER
writes FOLDER-places.csv, to be filled in with cities, venues and coordinates; run it again to take them

What is decided is printed with its option. Nothing is written if anything is wrong.
  --country XX           the country, by its code of two letters
  --name NAME            the name of the league, where the list has no title
  --data FOLDER          the folder of the league; leagues/ and its name without it
  --update               take the list into a league that exists
  --dry-run              print the report and write nothing
  --accept WHAT          accept what a message names: a line, a change, a fault; or a file of such lines
  --division NAME        the division, where the list has several
  --season YEAR          one season of the list
  --time-zone ZONE       the clock of the venues
  --clock ZONE           the clock of the list, where it is another
  --first-month MONTH    the month in which seasons begin, 1 to 12
  --points WIN           points for a win, or by season: 1963:2,1995:3
  --same A=B             two names of one club
  --different A=B        two names of two clubs
  --source TEXT          the source of the list and its licence
  --partial              the list has only some matches of its seasons: those it lacks stay
  --today DAY            the day up to which matches should have a result; today without it`;

const options = {
  country: text,
  name: text,
  data: text,
  update: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  accept: several,
  division: text,
  season: text,
  'time-zone': text,
  clock: text,
  'first-month': text,
  points: text,
  same: several,
  different: several,
  source: text,
  partial: { type: 'boolean', default: false },
  today: text,
} as const;

await runCommand(
  {
    usage,
    options,
    positionals: ['LIST…'],
    onFailure: 'nothing was written',
  },
  async ({ values, positionals }) => {
    const [first] = positionals;
    if (first === 'places') {
      if (values.data === undefined)
        throw new UsageError('--data is missing; expected the folder of a league');
      console.log(await writePlaces(values.data));
      return;
    }
    const today = values.today ?? new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(today))
      throw new UsageError(`--today is '${today}'; expected YYYY-MM-DD`);
    const { lines } = await importLeague(positionals, {
      ...values,
      accepted: new Set(await acceptedLines(values.accept)),
      today,
      isUpdate: values.update,
      isDryRun: values['dry-run'],
      timeZone: values['time-zone'],
      firstMonth: values['first-month'],
      isWhole: !values.partial,
    });
    console.log(lines.join('\n'));
  },
);

/** Returns what is accepted: the texts, and the lines of those that are files. */
async function acceptedLines(texts: readonly string[]): Promise<string[]> {
  const lines = texts.map(async (text) => {
    const content = await readFile(path.resolve(text), 'utf8').catch(() => text);
    return content.split('\n').map((line) => line.trim());
  });
  return (await Promise.all(lines)).flat().filter((line) => line !== '');
}
