import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader } from '../read/listed-match.ts';
import { attendanceIn, momentIn, scoreIn } from '../read/row-values.ts';
import { parseScore } from '../values/parse-score.ts';

/** Reads the matches of the English Women's Football Database. */
export const englishWomen: ListReader = {
  format: "English Women's Football (EWF) Database",
  source: "English Women's Football (EWF) Database, Rob Clapp (CC BY-SA 4.0)",
  recognises: (file) =>
    columnsOf(file).hasAll(
      'season_id',
      'season',
      'division',
      'date',
      'home_team_name',
      'away_team_name',
      'score',
    ),
  read(file) {
    const list = readTable(file, openTable(file), readRow);
    return { ...list, title: null, season: null, clock: null, notes: [] };
  },
};

function readRow(row: ListRow): ListedMatch {
  const score = row.text('score');
  const goals = scoreIn(row, ['home_team_score'], ['away_team_score']);
  return {
    ...emptyMatch,
    ...momentIn(row, ['date'], [], 'day first'),
    ...outcomeOf(row.text('note')),
    line: row.line,
    home: row.required('home side', 'home_team_name'),
    away: row.required('away side', 'away_team_name'),
    regularTime: goals ?? (score === null ? null : parseScore(score).regularTime),
    attendance: attendanceIn(row, ['attendance']),
    division: row.text('division'),
    season: seasonOf(row.text('season')),
  };
}

/** Returns the season: `2011` of `2011-2011`, as the list writes a season of one year. */
function seasonOf(season: string | null): string | null {
  const [first, second] = season?.split('-') ?? [];
  return first !== undefined && first === second ? first : season;
}

/** Returns who won where the note says that the match was awarded: its score is then 0-0. */
function outcomeOf(note: string | null): Pick<ListedMatch, 'status' | 'winner'> {
  const winner = /awarded to (?<side>home|away)/i.exec(note ?? '')?.groups?.side?.toLowerCase();
  if (winner === 'home' || winner === 'away') return { status: 'awarded', winner };
  return { status: null, winner: null };
}
