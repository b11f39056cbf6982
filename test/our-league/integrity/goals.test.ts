import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

/** Takes away the first line that contains all texts. */
const without =
  (...texts: string[]) =>
  (content: string) => {
    const lines = content.split('\n');
    const index = lines.findIndex((line) => texts.every((text) => line.includes(text)));
    return lines.toSpliced(index, 1).join('\n');
  };

const opening = '363bac1af6364f0eab72a667c60fa865';

const broken: Broken[] = [
  [
    'a goal without a row',
    'data/goals/2024.csv',
    without(`${opening},home`),
    /^data\/matches\/2024\.csv:\d+:home_goals 2; expected a row in data\/goals for each, found 1 \(goals-equal-score/,
  ],
  [
    'a goal too many',
    'data/goals/2024.csv',
    (text) => `${text}${text.trim().split('\n').at(-1)?.replace(/,\d+,/, ',9,')}\n`,
    /^data\/goals\/2024\.csv:\d+:player is goal 2 of the away side; expected 1 at most/,
  ],
  [
    'goals out of order',
    'data/goals/2024.csv',
    (text) => text.replace(/(,away,forge-fc,1),(\d+)(?=.*\n.*,away,forge-fc,2,)/, '$1,99'),
    /^data\/goals\/2024\.csv:\d+:number 2 is before number 1 by minute/,
  ],
  [
    'a gap in the numbers',
    'data/goals/2024.csv',
    (text) => text.replace(',home,cavalry-fc,2,', ',home,cavalry-fc,7,'),
    /^data\/goals\/2024\.csv:\d+:number 7; expected 3/,
  ],
  [
    'a scorer without a row',
    'data/players/2022.csv',
    without('A. Díaz'),
    /^data\/goals\/2022\.csv:\d+:player_id "A\. Díaz" has no row in data\/players\/2022\.csv/,
  ],
  [
    'a scorer of another club',
    'data/players/2022.csv',
    setField('A. Pepple', 'club', 'valour-fc'),
    /^data\/goals\/2022\.csv:\d+:player_id "A\. Pepple" is of valour-fc; expected a player of cavalry-fc/,
  ],
  [
    'a scorer without an id',
    'data/goals/2025.csv',
    (text) => text.replace(/(,S\. Salter,)[^,]+/, '$1'),
    /^data\/goals\/2025\.csv:\d+:player_id "S\. Salter" has no row/,
  ],
  [
    'a scorer of an own goal of the same club',
    'data/goals/2025.csv',
    (text) => text.replace(/,open-play,,feed,,$/m, ',own-goal,,feed,,'),
    /^data\/goals\/2025\.csv:2:player_id ".*" is of .*; expected a player of /,
  ],
  [
    'fewer goals than are listed',
    'data/players/2022.csv',
    setField('A. Díaz', 'goals', '7'),
    /^data\/players\/2022\.csv:\d+:goals 7; expected at least the 13 listed/,
  ],
  [
    'fewer goals with a club than are listed',
    'data/player-stints/2025.csv',
    setField('vancouver-fc', 'goals', '0'),
    /^data\/player-stints\/2025\.csv:\d+:goals 0; expected at least the 1 listed/,
  ],
];

describe('rules about goals', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
