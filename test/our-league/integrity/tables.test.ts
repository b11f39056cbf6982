import { describe, expect, it } from 'vitest';
import { type Broken, matchingFaults, setField } from '../../support/broken.ts';

const broken: Broken[] = [
  [
    'a position in a published table',
    'data/standings/2025.csv',
    (text) => text.replace('regular,1,', 'regular,9,').replace('regular,2,', 'regular,1,'),
    /^data\/standings\/2025\.csv:\d:position \d; expected \d from the results/,
  ],
  [
    'a champion',
    'data/seasons.csv',
    (text) => text.replace('atletico-ottawa,forge-fc\n2026', 'forge-fc,forge-fc\n2026'),
    /^data\/seasons\.csv:8:champion forge-fc; expected atletico-ottawa, the winner of the final/,
  ],
  [
    'the winner of a table',
    'data/seasons.csv',
    (text) => text.replace('atletico-ottawa,forge-fc\n2026', 'atletico-ottawa,cavalry-fc\n2026'),
    /^data\/seasons\.csv:8:regular_season_winner cavalry-fc; expected forge-fc, first in the table/,
  ],
  [
    'a club missing in a table',
    'data/standings/2025.csv',
    (text) => text.trimEnd().split('\n').slice(0, -1).join('\n').concat('\n'),
    /^data\/standings\/2025\.csv:2:club has no row for \S+; expected one, since it played/,
  ],
  [
    'the goals of a club',
    'data/team-stats/2025.csv',
    setField('forge-fc', 'Goals', '99'),
    /^data\/team-stats\/2025\.csv:\d+:Goals 99; expected \d+ in its first \d+ matches/,
  ],
  [
    'the matches of a club',
    'data/team-stats/2025.csv',
    setField('forge-fc', 'Games Played', '99'),
    /^data\/team-stats\/2025\.csv:\d+:Games Played 99; expected at most the \d+ matches played/,
  ],
  [
    'a statistic that the feed repeats',
    'data/team-stats/2025.csv',
    setField('forge-fc', 'headed-goals', '99'),
    /^data\/team-stats\/2025\.csv:\d+:Headed Goals \d+; expected 99, the headed-goals of the club/,
  ],
];

describe('rules about tables and totals', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
