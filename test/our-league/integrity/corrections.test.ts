import { describe, expect, it } from 'vitest';
import { type Broken, faultsWith, matchingFaults, setField } from '../../support/broken.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

/** Faults with a corrected club as it was before. */
function withClubBefore(season: number, name: string): string[] {
  const { player_id } = the(dataset.players, { season, name });
  const { table, before } = the(dataset.corrections, {
    subject: player_id,
    table: `players/${season}`,
    column: 'club',
  });
  return faultsWith({ [`data/${table}.csv`]: setField(player_id, 'club', before ?? '') });
}

describe('the rules would find', () => {
  it.for([
    [
      2024,
      'R. Yesli',
      /^data\/players\/2024\.csv:\d+:minutes \d+ minutes of the goalkeepers of 2024 hfx-wanderers-fc; expected the 2520/,
    ],
    [
      2023,
      'S. Melvin',
      /^data\/players\/2023\.csv:\d+:minutes \d+ minutes of the goalkeepers of 2023 atletico-ottawa; expected/,
    ],
    [
      2024,
      'N. Verhoeven',
      /^data\/players\/2024\.csv:\d+:minutes \d+ minutes of 2024 atletico-ottawa in total; expected at most 30030/,
    ],
  ] as const)('correction %i, the club of %s', ([season, name, fault]) => {
    expect(withClubBefore(season, name)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('a goalkeeper without a row', () => {
    const { season, player_id } = the(dataset.players, { season: 2021, name: 'C. James' });
    const faults = faultsWith({
      [`data/players/${season}.csv`]: (text) =>
        text
          .split('\n')
          .filter((line) => !line.startsWith(player_id))
          .join('\n'),
    });
    expect(faults).toEqual([
      expect.stringMatching(/goalkeepers of 2021 fc-edmonton; expected the 2520 that/),
    ]);
  });

  it('other figures for a club of a player who moved', () => {
    const change = setField('A. Sellouf', 'minutes', '1203');
    expect(faultsWith({ 'data/players/2024.csv': change })).toEqual([
      expect.stringMatching(
        /^data\/players\/2024\.csv:\d+:minutes 1203; expected 1202, the sum of data\/player-stints/,
      ),
    ]);
  });

  it('a last club that differs from that of the row', () => {
    const change = setField('M. Dyer', 'club', 'vancouver-fc');
    expect(faultsWith({ 'data/players/2024.csv': change })).toContainEqual(
      expect.stringMatching(
        /^data\/players\/2024\.csv:\d+:club "vancouver-fc"; expected pacific-fc, the last club/,
      ),
    );
  });

  it('a single stint, one out of order and one out of time', () => {
    const stints = 'data/player-stints/2025.csv';
    const alone = faultsWith({ [stints]: (text) => text.split('\n').toSpliced(2, 1).join('\n') });
    expect(alone).toContainEqual(
      expect.stringMatching(/^data\/player-stints\/2025\.csv:2:stint is the only one/),
    );
    expect(
      faultsWith({ [stints]: (text) => text.replace(/,2,inter-toronto-fc/, ',3,inter-toronto-fc') }),
    ).toContainEqual(expect.stringMatching(/^data\/player-stints\/2025\.csv:3:stint 3; expected 2/));
    expect(
      faultsWith({ [stints]: (text) => text.replace(',2,pacific-fc,2025-07-23', ',2,pacific-fc,2025-05') }),
    ).toEqual([
      expect.stringMatching(/^data\/player-stints\/2025\.csv:5:from "2025-05"; expected 2025-07-23 or later/),
    ]);
  });

  it('an honour of another club, or of a player who was not there', () => {
    const honours = 'data/honours.csv';
    expect(
      faultsWith({
        [honours]: (text) =>
          text
            .replace('2022,table,Shield,atletico', '2022,table,Shield,cavalry-fc,x')
            .replace('cavalry-fc,x-ottawa', 'cavalry-fc'),
      }),
    ).toEqual([
      expect.stringMatching(
        /^data\/honours\.csv:\d+:club "cavalry-fc"; expected atletico-ottawa, as data\/seasons\.csv has/,
      ),
    ]);
    expect(
      faultsWith({ [honours]: setField('Golden Boot,pacific-fc,Alejandro Díaz', 'club', 'forge-fc') }),
    ).toEqual([
      expect.stringMatching(
        /^data\/honours\.csv:\d+:player_id "Alejandro Díaz" is of pacific-fc; expected a player of forge-fc/,
      ),
    ]);
  });

  it('an honour with more winners than it is given to', () => {
    const honours = 'data/honours.csv';
    const withAnother = (text: string) => `${text}2025,award,Final MVP,,Another Person,,,a source\n`;
    expect(faultsWith({ [honours]: withAnother })).toEqual([
      expect.stringMatching(
        /^data\/honours\.csv:\d+:honour "Final MVP" has 2 rows in 2025; expected 1 at most/,
      ),
    ]);
  });
});

/** The attendance of the first leg of the final of 2019, which is corrected from nothing to 10,486. */
const firstLeg = 'cpl::Football_Match::b20f6f35a86f49bbbf266543951eba9f';
const corrections = 'data/corrections.csv';

const broken: Broken[] = [
  [
    'a row without its corrected value',
    'data/matches/2019.csv',
    setField(firstLeg, 'attendance', '10000'),
    /^data\/matches\/2019\.csv:\d+:attendance 10000; expected 10486, as data\/corrections\.csv has \(corrections-agree/,
  ],
  [
    'a row that lost its corrected value',
    'data/matches/2019.csv',
    setField(firstLeg, 'attendance', ''),
    /^data\/matches\/2019\.csv:\d+:attendance is empty; expected 10486, as data\/corrections\.csv has/,
  ],
  [
    'a correction of no table',
    corrections,
    (text) => text.replace('matches/2019', 'matches'),
    /^data\/corrections\.csv:\d+:table "matches" is no table; expected one of data\//,
  ],
  [
    'a correction of no row',
    corrections,
    (text) => text.replace(firstLeg, 'no-match'),
    /^data\/corrections\.csv:\d+:subject "no-match" is no row of data\/matches\/2019\.csv; expected its match_id/,
  ],
  [
    'a correction of no column',
    corrections,
    (text) => text.replace(`${firstLeg},attendance`, `${firstLeg},spectators`),
    /^data\/corrections\.csv:\d+:column "spectators" is no column of data\/matches\/2019\.csv/,
  ],
  [
    'an id that was corrected and is missing',
    corrections,
    (text) => text.replace(/(,player_id,[^,]+,)[^,]+/, '$1gone'),
    /^data\/corrections\.csv:\d+:subject "gone" is no row of data\/players\/2025\.csv/,
  ],
];

describe('the rule about corrections', () => {
  it.for(broken)('finds %s', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });

  it('lets the feed change a corrected value of the current season', () => {
    const current = String(dataset.snapshot.season);
    const corrected = dataset.corrections.find(({ table }) => table === `matches/${current}`);
    const change = (text: string) => text.replace(`${corrected?.after},`, `${current}-01-01,`);
    expect(faultsWith({ [corrections]: change })).toEqual([]);
  });
});
