import { expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { readLists } from '../../../../scripts/league/readers/index.ts';
import { internationalResults } from '../../../../scripts/league/readers/international-results.ts';

const results = {
  name: 'results.csv',
  text: `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2022-11-20,Utopia,Atlantis,0,2,Island Cup,Port,Utopia,FALSE
2022-12-18,Atlantis,Lemuria,3,3,Island Cup,Port,Utopia,TRUE
2026-07-01,Lemuria,Utopia,NA,NA,Island Cup,Reef,Lemuria,FALSE
`,
};
const shootOuts = {
  name: 'shootouts.csv',
  text: `date,home_team,away_team,winner,first_shooter
2022-12-18,Atlantis,Lemuria,Lemuria,
1999-01-01,Utopia,Lemuria,Utopia,Utopia
`,
};

it('reads the results of national teams, of which future ones are NA', () => {
  const list = internationalResults.read(results);
  const match = { ...emptyMatch, division: 'Island Cup' };
  expect(list.matches).toEqual([
    {
      ...match,
      line: 2,
      date: '2022-11-20',
      home: 'Utopia',
      away: 'Atlantis',
      regularTime: [0, 2],
      city: 'Port',
      neutral: false,
    },
    {
      ...match,
      line: 3,
      date: '2022-12-18',
      home: 'Atlantis',
      away: 'Lemuria',
      regularTime: [3, 3],
      city: 'Port',
      neutral: true,
    },
    { ...match, line: 4, date: '2026-07-01', home: 'Lemuria', away: 'Utopia', city: 'Reef', neutral: false },
  ]);
  expect(list).toMatchObject({ faults: [], notUsed: ['country'] });
  expect(list.notes).toEqual([
    'the winners of shoot-outs are in shootouts.csv of the same publisher: give it beside this file',
  ]);
});

it('takes the winners of shoot-outs from the second file of the publisher', () => {
  const lists = readLists([shootOuts, results]);
  expect(lists).toHaveLength(1);
  expect(lists[0]?.list.matches.map(({ winner }) => winner)).toEqual([null, 'away', null]);
  expect(lists[0]?.list.notes).toEqual(['1 of 2 shoot-outs are of matches of this list']);
});

it('names a shoot-out after a match that was not level, as in the second leg of a tie', () => {
  const list = internationalResults.read({ ...results, text: results.text.replace(',3,3,', ',3,2,') }, [
    shootOuts,
  ]);
  expect(list.matches[1]?.winner).toBeNull();
  expect(list.notes).toEqual([
    '0 of 2 shoot-outs are of matches of this list',
    'shoot-outs after matches that were not level are not read: line 3',
  ]);
});

it('refuses the shoot-outs without the results', () => {
  expect(() => readLists([shootOuts])).toThrow(
    'shootouts.csv adds to a list of international results (martj42); expected that list beside it',
  );
});

it('names the line of half a score', () => {
  const file = { ...results, text: results.text.replace(',3,3,', ',3,NA,') };
  expect(internationalResults.read(file).faults).toEqual([
    {
      file: 'results.csv',
      line: 3,
      message: "has goals of one side alone: '3' and ''; expected both or neither",
    },
  ]);
});
