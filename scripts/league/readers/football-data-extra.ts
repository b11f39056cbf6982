import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader } from '../read/listed-match.ts';
import { commonValue, momentIn, scoreIn } from '../read/row-values.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import { awardOf } from './football-data.ts';

/** Reads the extra leagues of football-data.co.uk: all seasons of a league in one file, on the clock of London. */
export const footballDataExtra: ListReader = {
  format: 'football-data.co.uk, extra leagues',
  source: 'football-data.co.uk',
  recognises: (file) =>
    columnsOf(file).hasAll('Country', 'League', 'Season', 'Date', 'Home', 'Away', 'HG', 'AG'),
  read(file) {
    const table = openTable(file);
    const title = commonValue(table.rows, ['League']);
    const list = readTable(file, table, readRow);
    return { ...list, title, season: null, clock: 'Europe/London', notes: [] };
  },
};

function readRow(row: ListRow): ListedMatch {
  const score = scoreIn(row, ['HG'], ['AG']);
  const result = row.text('Res');
  // Unlike those of the main leagues, these results are at times those of other matches.
  if (awardOf(score, result).status === 'awarded')
    throw new UnreadableValueError(
      `has ${score?.join('-')} and the result ${result}; expected those of one match`,
    );
  return {
    ...emptyMatch,
    ...momentIn(row, ['Date'], ['Time'], 'day first'),
    line: row.line,
    home: row.required('home side', 'Home'),
    away: row.required('away side', 'Away'),
    regularTime: score,
    division: row.text('League'),
    season: row.text('Season'),
  };
}
