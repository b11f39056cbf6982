import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

const opening = '363bac1af6364f0eab72a667c60fa865';

const broken: Broken[] = [
  [
    'a side’s shots',
    'data/match-stats/2024.csv',
    setField(opening, 'shots', '99'),
    /^data\/match-stats\/2024\.csv:\d+:shots 99; expected \d+ inside \+ \d+ outside the box/,
  ],
  [
    'a side’s tackles',
    'data/match-stats/2024.csv',
    setField(opening, 'tackles_won', '99'),
    /^data\/match-stats\/2024\.csv:\d+:tackles_won 99; expected at most/,
  ],
  [
    'a side without the other',
    'data/match-stats/2024.csv',
    (text) => text.split('\n').toSpliced(3, 1).join('\n'),
    /^data\/match-stats\/2024\.csv:\d+:side only the away side has a row; expected both sides of the match/,
  ],
  [
    'the possession of a side',
    'data/match-stats/2024.csv',
    setField(opening, 'possession', '59'),
    /^data\/match-stats\/2024\.csv:\d+:possession 59 and 45; expected 100 together/,
  ],
  [
    'the aerial duels of a side',
    'data/match-stats/2025.csv',
    setField('7a32418f767742fc80e0b11a54cef777', 'aerial_duels_won_percentage', '1.5'),
    /^data\/match-stats\/2025\.csv:\d+:aerial_duels_won_percentage 1\.5 and 53\.33; expected 100 together/,
  ],
  [
    'the club of a side',
    'data/match-stats/2024.csv',
    setField(opening, 'club', 'pacific-fc'),
    /^data\/match-stats\/2024\.csv:\d+:club "pacific-fc" was not the home side; expected forge-fc/,
  ],
  [
    'the penalty goals of a side',
    'data/match-stats/2024.csv',
    setField(opening, 'penalty_goals', '3'),
    /^data\/match-stats\/2024\.csv:\d+:penalty_goals 3; expected at most the 2 scored/,
  ],
  [
    'the own goals of a side',
    'data/match-stats/2024.csv',
    setField(opening, 'own_goals', '3'),
    /^data\/match-stats\/2024\.csv:\d+:own_goals 3; expected at most the 1 conceded/,
  ],
  [
    'a red card',
    'data/match-stats/2024.csv',
    setField(opening, 'red_cards', '1'),
    /^data\/match-stats\/2024\.csv:\d+:red_cards 1; expected 0, as in the match/,
  ],
  [
    'a red card that only the match has',
    'data/match-stats/2024.csv',
    setField(opening, 'red_cards', ''),
    /^data\/match-stats\/2024\.csv:\d+:red_cards is empty; expected 0, as in the match/,
  ],
  [
    'red cards that only the statistics have',
    'data/matches/2024.csv',
    setField(opening, 'home_red_cards', ''),
    /^data\/match-stats\/2024\.csv:\d+:red_cards 0; expected no value, as in the match/,
  ],
  [
    'half a match of clearances',
    'data/match-stats/2024.csv',
    setField(opening, 'clearances', '60'),
    /^data\/team-stats\/2024\.csv:\d+:Total Clearances \d+; expected \d+, the clearances of its \d+ matches/,
  ],
  [
    'the corners of a side',
    'data/match-stats/2024.csv',
    setField(opening, 'corners', '9'),
    /^data\/team-stats\/2024\.csv:\d+:Corners .* \d+; expected \d+, the corners of its \d+ matches/,
  ],
  [
    'the passes of a side',
    'data/match-stats/2024.csv',
    setField(opening, 'total_passes', '94'),
    /^data\/team-stats\/2024\.csv:\d+:Total Passes \d+; expected \d+, the total_passes of its \d+ matches/,
  ],
];

describe('rules about goals and statistics of matches', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
