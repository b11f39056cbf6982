import { describe, expect, it } from 'vitest';
import { type Broken, lineOf, matchingFaults, setField } from '../../support/broken.ts';
import { played, season } from '../../support/examples.ts';

const [first] = played as [(typeof played)[0]];
const file = `data/matches/${season}.csv`;
const opening = first.match_id;
const at = `${file}:${lineOf(file, opening)}`;

const broken: Broken[] = [
  [
    'a reference to no club',
    file,
    setField(opening, 'home_club', 'no-club'),
    new RegExp(`^${at}:home_club "no-club" is not known; expected one of clubs`),
  ],
  [
    'a reference to no venue',
    file,
    setField(opening, 'venue_id', 'wembley'),
    new RegExp(`^${at}:venue_id "wembley" is not known; expected one of venues`),
  ],
];

describe('rules about keys and references', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
