import type { Names, StatisticsColumns } from '../read/row-values.ts';

/** Returns the names of a figure for both sides: `home shots`, `shots home`, and the letters of football-data.co.uk. */
function namesOf(letters: string, ...figures: string[]): readonly [home: Names, away: Names] {
  const namesOfSide = (side: string, letter: string) => [
    `${letter}${letters}`,
    ...figures.flatMap((figure) => [`${side} ${figure}`, `${figure} ${side}`, `${side} team ${figure}`]),
  ];
  return [namesOfSide('home', 'h'), namesOfSide('away', 'a')];
}

/** The names that people give to the columns of the figures of a match. */
export const plainStatistics: StatisticsColumns = {
  shots: namesOf('s', 'shots', 'total shots'),
  shots_on_target: namesOf('st', 'shots on target', 'sot', 'shots on goal'),
  fouls: namesOf('f', 'fouls'),
  corners: namesOf('c', 'corners', 'corner kicks'),
  offsides: namesOf('o', 'offsides'),
  yellow_cards: namesOf('y', 'yellow cards', 'yellows', 'yellow'),
  red_cards: namesOf('r', 'red cards', 'reds', 'red'),
  possession: namesOf('poss', 'possession', 'ball possession'),
};
