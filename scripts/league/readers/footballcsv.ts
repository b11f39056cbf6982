import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader } from '../read/listed-match.ts';
import { parseMoment } from '../values/parse-moment.ts';
import { parseRound } from '../values/parse-round.ts';
import { noScore, parseScore } from '../values/parse-score.ts';
import { seasonInName } from '../values/season-in-name.ts';

/** Reads the lists of footballcsv, in which the score stands between the sides. */
export const footballcsv: ListReader = {
  format: 'footballcsv',
  source: 'footballcsv (CC0)',
  recognises: (file) => columnsOf(file).hasAll('Date', 'Team 1', 'FT', 'Team 2'),
  read(file) {
    const list = readTable(file, openTable(file), readRow);
    return { ...list, title: null, season: seasonInName(file.name), clock: null, notes: [] };
  },
};

function readRow(row: ListRow): ListedMatch {
  const round = row.text('Round', 'Matchday');
  const score = row.text('FT');
  const halfTime = row.text('HT');
  const parsed = score === null ? noScore : parseScore(score);
  return {
    ...emptyMatch,
    ...momentOf(row),
    ...(round === null ? {} : parseRound(round)),
    ...parsed,
    line: row.line,
    home: row.required('first side', 'Team 1'),
    away: row.required('second side', 'Team 2'),
    halfTime: halfTime === null ? parsed.halfTime : parseScore(halfTime).regularTime,
  };
}

/** Returns when a match was played: a day with `(P)` at its end is that to which it was postponed. */
function momentOf(row: ListRow): Pick<ListedMatch, 'date' | 'time' | 'instant'> {
  const date = row.text('Date')?.replace(/\s*\(P\)$/, '') ?? null;
  return date === null ? { date, time: null, instant: null } : parseMoment(date, 'day first');
}
