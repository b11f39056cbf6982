/** A recipe: a program or a sheet beside this file, and what it prints. */
export interface Example {
  /** The file of the recipe, in this folder. */
  readonly file: string;
  /** The file of its recorded output, in this folder; the tests compare it with the real one. */
  readonly output: string;
  readonly title: string;
  readonly description: string;
  readonly language: 'TypeScript' | 'Python' | 'SQL' | 'R' | 'Spreadsheet';
  /** The files of this folder that it reads. */
  readonly inputs?: readonly string[];
  /** How to run it, with `SOCCER_DATA_URL` as the address of the service. */
  readonly command: string;
}

/** The code of the league that the recipes are about: the service of another does not show them. */
export const recipesLeague = 'cpl';

/** Every recipe, in the order in which they are shown. */
export const examples: readonly Example[] = [
  {
    file: 'home-advantage.ts',
    output: 'home-advantage.txt',
    title: 'Home advantage',
    description: 'Results and goals at home and away by season, without matches at neutral venues.',
    language: 'TypeScript',
    command: 'node home-advantage.ts',
  },
  {
    file: 'title-race.ts',
    output: 'title-race.svg',
    title: 'The title race of 2025',
    description: 'The points of the first four clubs, match by match, as a chart.',
    language: 'TypeScript',
    command: 'node title-race.ts > title-race.svg',
  },
  {
    file: 'poisson.py',
    output: 'poisson.txt',
    title: 'A forecast of the next match day',
    description:
      'Goals as independent Poisson counts, from the results of the season so far. A baseline for better models: it ' +
      'knows no line-ups, injuries, rest or form, and is no advice to bet. The output is the forecast of 18 October ' +
      '2025, from what was known before that day.',
    language: 'Python',
    command: 'python3 poisson.py 2025-10-18',
  },
  {
    file: 'forecasts.py',
    output: 'forecasts.txt',
    title: 'The published forecasts, recomputed',
    description:
      'The strength of each club and the forecasts of a day, from the results before it. The output is that of 18 October ' +
      '2025, with the published probabilities beside.',
    language: 'Python',
    command: 'python3 forecasts.py 2025-10-18',
  },
  {
    file: 'goal-bot.ts',
    output: 'goal-bot.txt',
    title: 'A bot that posts goals',
    description:
      'Follows the events of the matches and posts each goal once, with its scorer as soon as the feed names it. The ' +
      'output is that of a replay of the final of 2025.',
    language: 'TypeScript',
    command: 'node goal-bot.ts',
  },
  {
    file: 'questions.ts',
    output: 'questions.txt',
    title: 'Twenty questions to a model',
    description:
      'A model asks the service by the Model Context Protocol: its client needs the address of /mcp alone. Each question ' +
      'is answered by one call of a tool, with the arguments that a model gives.',
    language: 'TypeScript',
    command: 'node questions.ts',
  },
  {
    file: 'attendance.sql',
    output: 'attendance.md',
    title: 'Attendances with DuckDB',
    description:
      'The mean attendance of each club at home, and its change, from the Parquet file of all matches.',
    language: 'SQL',
    command: 'curl -O $SOCCER_DATA_URL/dumps/matches.parquet && duckdb < attendance.sql',
  },
  {
    file: 'scoring.R',
    output: 'scoring.txt',
    title: 'Goals per match in R',
    description: 'Goals per match by season, and what a neutral venue costs the first-named club, in base R.',
    language: 'R',
    command: 'Rscript scoring.R',
  },
  {
    file: 'join.py',
    output: 'join.txt',
    inputs: ['other-source.csv'],
    title: 'Another source joined',
    description:
      'A made-up table of another source, with names of several times and a few ids, joined to clubs without losing a ' +
      'row: by id, by the name of the season, by a name of any time.',
    language: 'Python',
    command: 'python3 join.py',
  },
  {
    file: 'join-in-r.R',
    output: 'join-in-r.txt',
    inputs: ['other-source.csv'],
    title: 'Another source joined in R',
    description: 'The same in base R.',
    language: 'R',
    command: 'Rscript join-in-r.R',
  },
  {
    file: 'spreadsheet.csv',
    output: 'spreadsheet.txt',
    title: 'A table in a spreadsheet',
    description:
      'Import the table of a season as CSV into cell A1: in Google Sheets with =IMPORTDATA("…/api/v1/standings?' +
      'season=2025&format=csv"), in Excel with Data → From Web, in LibreOffice with Sheet → Link to External Data. ' +
      'Then these formulas summarise it.',
    language: 'Spreadsheet',
    command: '$SOCCER_DATA_URL/api/v1/standings?season=2025&format=csv',
  },
];
