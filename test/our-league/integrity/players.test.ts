import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

const idsOfForge = ofSeason(dataset.players, 2025)
  .filter(({ club }) => club === 'forge-fc')
  .map(({ player_id }) => player_id);

const broken: Broken[] = [
  [
    'a player’s goals',
    'data/players/2025.csv',
    setField('M. Carducci', 'goals', '3'),
    /^data\/players\/2025\.csv:2:goals 3; expected at most the 0 shots on target/,
  ],
  [
    'more fouls of a club’s players than of the club',
    'data/players/2025.csv',
    setField('D. Nimick', 'fouls_committed', '999'),
    /^data\/players\/2025\.csv:\d+:fouls_committed \d+ fouls_committed of the players of 2025 forge-fc; expected at most the club's \d+/,
  ],
  [
    'more tackles won of a club’s players than in its matches, where the feed has no total of the season',
    'data/players/2020.csv',
    setField('A. Achinioti-Jönsson', 'tackles_won', '999'),
    /^data\/players\/2020\.csv:\d+:tackles_won \d+ tackles_won of the players of 2020 forge-fc; expected at most/,
  ],
  [
    'a player’s minutes',
    'data/players/2025.csv',
    setField('D. Nimick', 'minutes', '2999'),
    /^data\/players\/2025\.csv:\d+:minutes 2999; expected at most/,
  ],
  [
    'a player’s appearances',
    'data/players/2025.csv',
    setField('D. Nimick', 'appearances', '99'),
    /^data\/players\/2025\.csv:\d+:appearances 99; expected at most the \d+ matches of forge-fc/,
  ],
  [
    'the minutes of a club',
    'data/players/2025.csv',
    // 30 appearances of 90 minutes for every player of the club.
    (text) =>
      idsOfForge.reduce(
        (changed, id) => setField(id, 'minutes', '2700')(setField(id, 'appearances', '30')(changed)),
        text,
      ),
    /^data\/players\/2025\.csv:\d+:minutes \d+ minutes of 2025 forge-fc in total; expected at most \d+ /,
  ],
  [
    'the name of a player',
    'data/players/2025.csv',
    setField('M. Carducci', 'name', 'M. Caducci'),
    /^data\/players\/2025\.csv:2:name "M\. Caducci"; expected "M\. Carducci", as in other seasons/,
  ],
  [
    'a second id of a player',
    'data/players/2025.csv',
    (text) => text.replace(/(Football_Player::)\w(\w+,D\. Nimick)/, '$1f$2'),
    /^data\/players\/2025\.csv:\d+:name "D\. Nimick" has 2 ids: .*; expected one/,
  ],
  [
    'a person twice',
    'data/people.csv',
    (text) =>
      text.replace(/^(.*Player::)(\w)(\w+,.*)$/m, (line, start, digit, end) => {
        const other = digit === '0' ? '1' : '0';
        return `${line}\n${start}${other}${end}`;
      }),
    /^data\/people\.csv:3:full_name .*; expected one player_id, but/,
  ],
];

describe('rules about players', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
