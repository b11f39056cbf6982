import { describe, expect, it } from 'vitest';
import { type Broken, lineOf, matchingFaults, setField } from '../../support/broken.ts';
import { played, season, unknownSeason } from '../../support/examples.ts';

const first = played.find(({ home_goals, away_goals }) => home_goals !== away_goals) as (typeof played)[0];
const file = `data/matches/${season}.csv`;
const opening = first.match_id;
const loser = first.winner === first.home_club ? first.away_club : first.home_club;
const at = `${file}:${lineOf(file, opening)}`;

const broken: Broken[] = [
  [
    'a score that gives another winner',
    file,
    setField(opening, first.winner === first.home_club ? 'away_goals' : 'home_goals', '99'),
    new RegExp(`^${at}:winner .*expected`),
  ],
  [
    'a date of another season',
    file,
    setField(opening, 'date', `${unknownSeason}-09-01`),
    new RegExp(`^${at}:date "${unknownSeason}-09-01" is outside the season; expected a day of ${season}`),
  ],
  [
    'a kick-off far from its day',
    file,
    setField(opening, 'kickoff_utc', `${unknownSeason}-09-01T20:00:00Z`),
    new RegExp(`^${at}:kickoff_utc .*expected a moment within a day`),
  ],
  [
    'a winner that lost',
    file,
    setField(opening, 'winner', loser),
    new RegExp(`^${at}:winner "${loser}"; expected ${first.winner}, by the score`),
  ],
  [
    'a club against itself',
    file,
    setField(opening, 'away_club', first.home_club),
    new RegExp(`^${at}:away_club "${first.home_club}" plays itself`),
  ],
  [
    'more matches than the season has',
    'data/stages.csv',
    setField(`${season},${first.stage}`, 'matches', '1'),
    new RegExp(
      `^data/stages.csv:\\d+:matches ${season} ${first.stage} has \\d+ matches; expected 1 by its format`,
    ),
  ],
  [
    'a score before the match',
    file,
    setField(opening, 'status', 'UPCOMING'),
    new RegExp(`^${at}:home_goals "\\d+" in a match that is UPCOMING`),
  ],
  [
    'no score after it',
    file,
    setField(opening, 'home_goals', ''),
    new RegExp(`^${at}:home_goals is empty in a finished match`),
  ],
];

describe('rules about matches', () => {
  it.for(broken)('%s is found, with file and line', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });
});
