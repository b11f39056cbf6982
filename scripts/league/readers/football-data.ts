import { columnsOf, type ListColumns, type ListRow, openTable, readTable } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader, type Score } from '../read/listed-match.ts';
import { attendanceIn, momentIn, type StatisticsColumns, scoreIn, statisticsIn } from '../read/row-values.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';

/** The columns of the figures of a match. */
const statistics: StatisticsColumns = {
  shots: [['HS'], ['AS']],
  shots_on_target: [['HST'], ['AST']],
  fouls: [['HF'], ['AF']],
  corners: [['HC'], ['AC']],
  offsides: [['HO'], ['AO']],
  yellow_cards: [['HY'], ['AY']],
  red_cards: [['HR'], ['AR']],
};

/** Reads the main leagues of football-data.co.uk: one division and one season a file. */
export const footballData: ListReader = {
  format: 'football-data.co.uk',
  source: 'football-data.co.uk',
  recognises(file) {
    const columns = columnsOf(file);
    if (!columns.hasAll('Date', 'FTHG', 'FTAG') || sideColumns(columns) === null) return false;
    return columns.hasAll('Div') || columns.hasAll('FTR', 'HTHG');
  },
  read(file) {
    const table = openTable(file);
    const sides = sideColumns(table.columns) ?? ['HomeTeam', 'AwayTeam'];
    const list = readTable(file, table, (row) => readRow(row, sides));
    const awarded = list.matches.filter(({ status }) => status === 'awarded').map(({ line }) => line);
    const note = `matches whose result is not that of their goals are awarded: line ${awarded.join(', ')}`;
    const notes = awarded.length > 0 ? [note] : [];
    return { ...list, title: null, season: null, clock: 'Europe/London', notes };
  },
};

/** Returns the columns of the sides: HomeTeam and AwayTeam; a few old files have HT and AT. */
function sideColumns(columns: ListColumns): readonly [home: string, away: string] | null {
  if (columns.hasAll('HomeTeam', 'AwayTeam')) return ['HomeTeam', 'AwayTeam'];
  return columns.hasAll('HT', 'AT') ? ['HT', 'AT'] : null;
}

function readRow(row: ListRow, [home, away]: readonly [string, string]): ListedMatch {
  const score = scoreIn(row, ['FTHG', 'HG'], ['FTAG', 'AG']);
  return {
    ...emptyMatch,
    ...momentIn(row, ['Date'], ['Time'], 'day first'),
    ...awardOf(score, row.text('FTR', 'Res')),
    line: row.line,
    home: row.required('home side', home),
    away: row.required('away side', away),
    regularTime: score,
    halfTime: scoreIn(row, ['HTHG'], ['HTAG'], 'goals at half-time'),
    attendance: attendanceIn(row, ['Attendance']),
    referee: row.text('Referee'),
    statistics: statisticsIn(row, statistics),
    division: row.text('Div'),
  };
}

/** The sides by the letters of football-data.co.uk; D is a draw. */
const winners: Record<string, ListedMatch['winner']> = { H: 'home', A: 'away', D: null };

/**
 * Returns the side to which a match was awarded: that of a result which is not that of the goals.
 *
 * @param result `H`, `A` or `D`, as the list has it
 * @throws {UnreadableValueError} if it is another letter, or stands beside no goals
 */
export function awardOf(score: Score | null, result: string | null): Pick<ListedMatch, 'status' | 'winner'> {
  if (result === null) return { status: null, winner: null };
  const winner = winners[result.toUpperCase()];
  if (winner === undefined)
    throw new UnreadableValueError(`'${result}' is no result of football-data.co.uk; expected H, D or A`);
  if (score === null)
    throw new UnreadableValueError(`has the result '${result}' without goals; expected both or neither`);
  const difference = score[0] - score[1];
  const winnerByGoals = difference === 0 ? null : difference > 0 ? 'home' : 'away';
  return winner === winnerByGoals ? { status: null, winner: null } : { status: 'awarded', winner };
}
