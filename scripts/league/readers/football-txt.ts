import { lostCharacterFaults } from '../read/list-table.ts';
import type { ListReader } from '../read/listed-match.ts';
import { parseTxtLine, parseTxtMatch, type TxtLine } from './football-txt-lines.ts';
import { TxtList } from './football-txt-list.ts';

/** Reads Football.TXT of openfootball: titles, rounds, dates and matches in lines of text. */
export const footballTxt: ListReader = {
  format: 'Football.TXT',
  source: 'openfootball (CC0)',
  recognises({ text }) {
    if (/^\s*[{[<]/.test(text)) return false;
    const lines = text.split(/\r?\n/).map(parseTxtLine);
    return hasHeading(lines) && lines.some(hasMatch);
  },
  read(file) {
    const list = new TxtList(file);
    return {
      matches: list.matches,
      faults: [...lostCharacterFaults(file), ...list.faults],
      title: list.titles.length === 1 ? (list.titles[0] ?? null) : null,
      season: list.season,
      clock: null,
      used: ['titles', 'stages', 'rounds', 'dates', 'times', 'sides', 'scores', 'states', 'venues'],
      notUsed: list.hasGoals ? ['goals'] : [],
      notes: [],
    };
  },
};

function hasHeading(lines: readonly TxtLine[]): boolean {
  return lines.some(({ kind }) => kind === 'title' || kind === 'date');
}

/** Returns whether a line has a match, on its own or after a date. */
function hasMatch(line: TxtLine): boolean {
  return line.kind === 'match' || (line.kind === 'date' && parseTxtMatch(line.rest) !== null);
}
