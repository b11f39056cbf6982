import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import {
  emptyMatch,
  type ListedMatch,
  type ListFault,
  type ListFile,
  type ListReader,
} from '../read/listed-match.ts';
import { momentIn, scoreIn } from '../read/row-values.ts';
import { parseFlag } from '../values/parse-flag.ts';

/**
 * Reads the results of national teams by Mart Jürisoo. Their scores are those after extra time, which they do not
 * name; who won a shoot-out stands in a second file, shootouts.csv.
 */
export const internationalResults: ListReader = {
  format: 'international results (martj42)',
  source: 'Mart Jürisoo, international football results (CC0)',
  recognises: (file) =>
    columnsOf(file).hasAll('date', 'home_team', 'away_team', 'home_score', 'away_score', 'tournament'),
  isCompanion: (file) => columnsOf(file).hasAll('date', 'home_team', 'away_team', 'winner', 'first_shooter'),
  read(file, companions = []) {
    const { matches, ...list } = readTable(file, openTable(file), readRow);
    const shootOuts = companions.map(readShootOuts);
    const winners = new Map(shootOuts.flatMap(({ winnersByMatch }) => [...winnersByMatch]));
    const joined = matches.map((match) => joinShootOut(match, winners));
    return {
      ...list,
      matches: joined,
      faults: [...list.faults, ...shootOuts.flatMap(({ faults }) => faults)],
      title: null,
      season: null,
      clock: null,
      notes: notesOf(joined, winners),
    };
  },
};

function readRow(row: ListRow): ListedMatch {
  const neutral = row.text('neutral');
  return {
    ...emptyMatch,
    ...momentIn(row, ['date'], [], 'day first'),
    line: row.line,
    home: row.required('home side', 'home_team'),
    away: row.required('away side', 'away_team'),
    regularTime: scoreIn(row, ['home_score'], ['away_score']),
    city: row.text('city'),
    neutral: neutral === null ? null : parseFlag(neutral, 'the venue is neutral'),
    division: row.text('tournament'),
  };
}

/** The winners of shoot-outs, by day and sides. */
type Winners = ReadonlyMap<string, string>;

function keyOf(date: string | null, home: string, away: string): string {
  return [date, home, away].join('\n');
}

function readShootOuts(file: ListFile): { winnersByMatch: Winners; faults: readonly ListFault[] } {
  const winnersByMatch = new Map<string, string>();
  const { faults } = readTable(file, openTable(file), (row) => {
    const { date } = momentIn(row, ['date'], [], 'day first');
    const home = row.required('home side', 'home_team');
    const away = row.required('away side', 'away_team');
    winnersByMatch.set(keyOf(date, home, away), row.required('winner', 'winner'));
    return null;
  });
  return { winnersByMatch, faults };
}

function joinShootOut(match: ListedMatch, winners: Winners): ListedMatch {
  const winner = winners.get(keyOf(match.date, match.home, match.away));
  const isLevel = match.regularTime !== null && match.regularTime[0] === match.regularTime[1];
  if (!isLevel || (winner !== match.home && winner !== match.away)) return match;
  return { ...match, winner: winner === match.home ? 'home' : 'away' };
}

/** Says how many shoot-outs were joined, and which cannot be: those of a tie whose last match was not level. */
function notesOf(matches: readonly ListedMatch[], winners: Winners): string[] {
  if (winners.size === 0)
    return ['the winners of shoot-outs are in shootouts.csv of the same publisher: give it beside this file'];
  const joined = matches.filter(({ winner }) => winner !== null);
  const others = matches.filter(
    (match) => match.winner === null && winners.has(keyOf(match.date, match.home, match.away)),
  );
  const note = `${joined.length} of ${winners.size} shoot-outs are of matches of this list`;
  const lines = others.map(({ line }) => line).join(', ');
  return others.length === 0
    ? [note]
    : [note, `shoot-outs after matches that were not level are not read: line ${lines}`];
}
