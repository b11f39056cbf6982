import { describe } from 'vitest';
import { brokenOf, setField } from '../../support/broken.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { played, season, unknownSeason } = world;
  const { testFaults, wrongValues } = await brokenOf(world);

  const first = played.find(({ home_goals, away_goals }) => home_goals !== away_goals) as (typeof played)[0];
  const { match_id, winner, home_club, away_club, stage } = first;
  const isHomeWin = winner === home_club;
  const loser = isHomeWin ? away_club : home_club;
  const otherDay = `${unknownSeason}-09-01`;

  testFaults(
    wrongValues(`data/matches/${season}.csv`, match_id, [
      [
        'a score that gives another winner',
        isHomeWin ? 'away_goals' : 'home_goals',
        '99',
        'winner .*expected',
      ],
      [
        'a date of another season',
        'date',
        otherDay,
        `date "${otherDay}" is outside the season; expected a day of ${season}`,
      ],
      [
        'a kick-off far from its day',
        'kickoff_utc',
        `${otherDay}T20:00:00Z`,
        'kickoff_utc .*expected a moment within a day',
      ],
      ['a winner that lost', 'winner', loser, `winner "${loser}"; expected ${winner}, by the score`],
      ['a club against itself', 'away_club', home_club, `away_club "${home_club}" plays itself`],
      ['a score before the match', 'status', 'UPCOMING', 'home_goals "\\d+" in a match that is UPCOMING'],
      ['no score after it', 'home_goals', '', 'home_goals is empty in a finished match'],
    ]),
  );

  testFaults([
    [
      'more matches than the season has',
      'data/stages.csv',
      setField(`${season},${stage}`, 'matches', '1'),
      new RegExp(
        `^data/stages.csv:\\d+:matches ${season} ${stage} has \\d+ matches; expected 1 by its format`,
      ),
    ],
  ]);
});
