import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy, setField } from '../support/copy.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await Copy.make();
});
afterAll(() => copy.remove());

/** Forge 2-1 Cavalry, on line 3 of the matches of 2024. */
const opening = '363bac1af6364f0eab72a667c60fa865';
const matches2024 = 'data/matches/2024.csv';

type Broken = [
  what: string,
  file: string,
  change: (content: string) => string | Buffer,
  said: string | RegExp,
];

const broken: Broken[] = [
  [
    'a score',
    matches2024,
    setField(opening, 'away_goals', '7'),
    /^data\/matches\/2024\.csv:3:winner .*expected/,
  ],
  [
    'a score that the table tells of',
    matches2024,
    setField(opening, 'home_goals', '3'),
    /^data\/standings\/2024\.csv:\d+:goals_(for|against) .*expected/,
  ],
  [
    'a negative score',
    matches2024,
    setField(opening, 'home_goals', '-1'),
    'data/matches/2024.csv:3:home_goals "-1"; expected at least 0',
  ],
  [
    'a word for a score',
    matches2024,
    setField(opening, 'home_goals', 'two'),
    'data/matches/2024.csv:3:home_goals "two"; expected a whole number',
  ],
  [
    'half a goal',
    matches2024,
    setField(opening, 'home_goals', '1.5'),
    'data/matches/2024.csv:3:home_goals "1.5"; expected a whole number',
  ],
  [
    'an id',
    matches2024,
    setField(opening, 'match_id', 'cpl::Football_Match::xyz'),
    'data/matches/2024.csv:3:match_id "cpl::Football_Match::xyz"; expected an id like cpl::Football_Match::',
  ],
  [
    'a date that is none',
    matches2024,
    setField(opening, 'date', '2024-02-30'),
    'data/matches/2024.csv:3:date "2024-02-30"; expected a calendar day, YYYY-MM-DD',
  ],
  [
    'a date of another year',
    matches2024,
    setField(opening, 'date', '2023-04-13'),
    /^data\/matches\/2024\.csv:3:date "2023-04-13" is outside the season; expected a day of 2024/,
  ],
  [
    'a kick-off far from its day',
    matches2024,
    setField(opening, 'kickoff_utc', '2024-04-20T20:00:00Z'),
    /^data\/matches\/2024\.csv:3:kickoff_utc .*expected a moment within a day/,
  ],
  [
    'a kick-off without a zone',
    matches2024,
    setField(opening, 'kickoff_utc', '2024-04-13 20:00'),
    'data/matches/2024.csv:3:kickoff_utc "2024-04-13 20:00"; expected a moment in UTC',
  ],
  [
    'a reference to no club',
    matches2024,
    setField(opening, 'home_club', 'forge'),
    /^data\/matches\/2024\.csv:3:home_club "forge" is not known; expected one of clubs/,
  ],
  [
    'a reference to no ground',
    matches2024,
    setField(opening, 'venue_id', 'wembley'),
    /^data\/matches\/2024\.csv:3:venue_id "wembley" is not known; expected one of venues/,
  ],
  [
    'a reference to a match of another season',
    'data/goals/2024.csv',
    setField(opening, 'match_id', 'cpl::Football_Match::57a2003b9552424f888f647c0986dd36'),
    /^data\/goals\/2024\.csv:\d+:match_id .*expected one of matches of that season/,
  ],
  [
    'a status',
    matches2024,
    setField(opening, 'status', 'PLAYED'),
    /^data\/matches\/2024\.csv:3:status "PLAYED"; expected one of FINISHED, UPCOMING/,
  ],
  [
    'a score before the match',
    matches2024,
    setField(opening, 'status', 'UPCOMING'),
    /^data\/matches\/2024\.csv:3:home_goals "2" in a match that is UPCOMING/,
  ],
  [
    'no score after it',
    matches2024,
    setField(opening, 'home_goals', ''),
    /^data\/matches\/2024\.csv:3:home_goals is empty in a finished match/,
  ],
  [
    'the winner',
    matches2024,
    setField(opening, 'winner', 'cavalry-fc'),
    /^data\/matches\/2024\.csv:3:winner "cavalry-fc"; expected forge-fc/,
  ],
  [
    'a club against itself',
    matches2024,
    setField(opening, 'away_club', 'forge-fc'),
    /^data\/matches\/2024\.csv:3:away_club "forge-fc" plays itself/,
  ],
  [
    'too many spectators',
    matches2024,
    setField(opening, 'attendance', '99999'),
    /^data\/matches\/2024\.csv:3:attendance 99999; expected at most 23218/,
  ],
  [
    'a missing column',
    matches2024,
    (text) => text.replaceAll(/^([^,]*),[^,]*/gm, '$1'),
    'data/matches/2024.csv:1:date is missing; expected a column of that name',
  ],
  [
    'a surplus column',
    matches2024,
    (text) => text.replaceAll(/(?=\n)/g, ',x').replace(',x\n', ',weather\n'),
    /^data\/matches\/2024\.csv:1:weather is no column of this table; expected only match_id, date/,
  ],
  [
    'a column twice',
    matches2024,
    (text) => text.replaceAll(/(?=\n)/g, ',').replace(',\n', ',date\n'),
    'data/matches/2024.csv:1:date stands twice; expected each column once',
  ],
  [
    'a field too many',
    matches2024,
    (text) => text.replace('\n', '\nx,'),
    'data/matches/2024.csv:2 has 21 fields; expected 20, as the header has',
  ],
  [
    'a stray quote',
    matches2024,
    (text) => text.replace('forge-fc', 'for"ge-fc'),
    /^data\/matches\/2024\.csv:3 is not CSV: .*quote/i,
  ],
  [
    'a quote never closed',
    matches2024,
    (text) => text.replace(',forge-fc', ',"forge-fc'),
    /^data\/matches\/2024\.csv:\d+ is not CSV: .*quote/i,
  ],
  [
    'an empty file',
    matches2024,
    () => '',
    /^data\/matches\/2024\.csv:1 is empty; expected a header: match_id,date/,
  ],
  [
    'a header alone',
    matches2024,
    (text) => text.slice(0, text.indexOf('\n') + 1),
    /^data\/stages\.csv:\d+:matches 2024 regular has 0 matches; expected 112/,
  ],
  [
    'a duplicate row',
    matches2024,
    (text) => text + text.split('\n')[5],
    /^data\/matches\/2024\.csv:119:match_id "cpl::.*" stands twice/,
  ],
  [
    'a missing row',
    matches2024,
    (text) => text.split('\n').toSpliced(5, 1).join('\n'),
    /^data\/stages\.csv:\d+:matches 2024 regular has 111 matches; expected 112/,
  ],
  [
    'another encoding',
    'data/club-names.csv',
    (text) => Buffer.from(text, 'latin1'),
    /^data\/club-names\.csv:2 is not UTF-8/,
  ],
  [
    'a published table',
    'data/standings/2025.csv',
    setField('forge-fc', 'points', '59'),
    /^data\/standings\/2025\.csv:2:points 59; expected 58 from the results/,
  ],
  [
    'a place in it',
    'data/standings/2025.csv',
    (text) => text.replace('regular,1,', 'regular,9,').replace('regular,2,', 'regular,1,'),
    /^data\/standings\/2025\.csv:\d:position \d; expected \d from the results/,
  ],
  [
    'a champion',
    'data/seasons.csv',
    (text) => text.replace('atletico-ottawa,forge-fc\n2026', 'forge-fc,forge-fc\n2026'),
    /^data\/seasons\.csv:8:champion forge-fc; expected atletico-ottawa, as the final says/,
  ],
  [
    'a goal too many',
    'data/goals/2024.csv',
    (text) => `${text}${text.trim().split('\n').at(-1)}x\n`.replace(/(\d+)x\n$/, '9\n'),
    /^data\/goals\/2024\.csv:\d+/,
  ],
  [
    'a side’s shots',
    'data/match-stats/2024.csv',
    setField(opening, 'shots', '99'),
    /^data\/match-stats\/2024\.csv:\d+:shots 99; expected \d+ inside \+ \d+ outside the box/,
  ],
  [
    'a side’s tackles',
    'data/match-stats/2024.csv',
    setField(opening, 'tackles_successful', '99'),
    /^data\/match-stats\/2024\.csv:\d+:tackles_successful 99; expected at most/,
  ],
  [
    'a percentage',
    'data/match-stats/2024.csv',
    setField(opening, 'possession_pct', '101'),
    /^data\/match-stats\/2024\.csv:\d+:possession_pct "101"; expected at most 100/,
  ],
  [
    'a player’s goals',
    'data/players/2025.csv',
    setField('M. Carducci', 'goals', '3'),
    /^data\/players\/2025\.csv:2:goals 3; expected at most the 0 shots on target/,
  ],
  [
    'a player’s minutes',
    'data/players/2025.csv',
    setField('D. Nimick', 'minutes', '2999'),
    /^data\/players\/2025\.csv:\d+:minutes 2999; expected at most/,
  ],
  [
    'a price',
    'data/odds/2019.csv',
    setField('e7484a5db2894ffd84dc340b43d399e9', 'home', '1'),
    /^data\/odds\/2019\.csv:2:home "1"; expected a decimal price above 1/,
  ],
  [
    'a margin',
    'data/odds/2019.csv',
    setField('e7484a5db2894ffd84dc340b43d399e9', 'home', '30'),
    /^data\/odds\/2019\.csv:2:home .* has an overround of -/,
  ],
  [
    'the weather',
    'data/weather/2019.csv',
    setField('c3e37172e9d44bfc843a2c3e34e88e8a', 'temperature_c', '60'),
    /^data\/weather\/2019\.csv:2:temperature_c 60; expected -30 to 45/,
  ],
  [
    'a name left out',
    'data/club-names.csv',
    (text) => text.replace('York United FC,York United,2021', 'York United FC,York United,2022'),
    /^data\/clubs\.csv:\d+:club_id inter-toronto-fc has 0 names in 2021; expected one/,
  ],
  [
    'an exception that excuses nothing',
    'data/known-exceptions.csv',
    (text) => `${text}ids-unique,nobody,no reason\n`,
    /^data\/known-exceptions\.csv:6:subject "nobody" breaks no such rule/,
  ],
  [
    'the snapshot',
    'data/snapshot.json',
    (text) => text.replace(/(?<="as_of": ")[^"]+/, 'August'),
    /^data\/snapshot\.json:1:as_of expected a calendar day/,
  ],
  [
    'the season under way',
    'data/snapshot.json',
    (text) => text.replace(/(?<="season": )\d+/, '2099'),
    'data/snapshot.json:1:season 2099 is not known; expected one of data/seasons.csv',
  ],
];

describe('data with one thing broken', () => {
  it.for(broken)('%s is found, with file and line', async ([, file, change, said]) => {
    const faults = await copy.with(file, change, () => copy.faults());
    const matching = faults.filter((fault) =>
      typeof said === 'string' ? fault.startsWith(said) : said.test(fault),
    );
    expect(matching, faults.slice(0, 5).join('\n')).not.toHaveLength(0);
  });

  it('with several things broken has them all told together', async () => {
    const faults = await copy.with(matches2024, setField(opening, 'home_goals', 'two'), () =>
      copy.with(
        'data/venues.csv',
        (text) => text.replace('grass', 'gras'),
        () => copy.faults(),
      ),
    );
    expect(faults.some((fault) => fault.startsWith('data/matches/2024.csv:3:home_goals'))).toBe(true);
    expect(
      faults.some((fault) =>
        /^data\/venues\.csv:\d+:surface "gras"; expected one of grass, turf/.test(fault),
      ),
    ).toBe(true);
  });

  it('has a file that belongs to no table told, lest its rows be lost', async () => {
    await writeFile(copy.path('data/matches/2024-final.csv'), 'match_id\n');
    const faults = await copy.faults();
    await rm(copy.path('data/matches/2024-final.csv'));
    expect(faults).toEqual([
      expect.stringMatching(/^data\/matches\/2024-final\.csv:1 belongs to no table; expected one of/),
    ]);
  });
});

describe('what a spreadsheet does on saving', () => {
  const quoted = (text: string) =>
    text
      .split('\n')
      .map((line) =>
        line === ''
          ? line
          : line
              .split(',')
              .map((field) => `"${field}"`)
              .join(','),
      )
      .join('\n');

  it.for([
    ['a byte-order mark', (text: string) => `\ufeff${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['quoted fields', quoted],
    ['a blank last line', (text: string) => `${text}\n`],
    ['a last line of commas', (text: string) => `${text}${','.repeat(19)}\n`],
    ['no line end at the end', (text: string) => text.trimEnd()],
    ['all of it', (text: string) => `\ufeff${quoted(text).replaceAll('\n', '\r\n')}\r\n\r\n`],
  ] as const)('%s is read without complaint', async ([, change]) => {
    expect(await copy.with(matches2024, change, () => copy.faults())).toEqual([]);
  });
});
