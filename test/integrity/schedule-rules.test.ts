import { describe, expect, it } from 'vitest';
import { brokenOf, setField } from '../support/broken.ts';
import { smallWorlds } from '../support/worlds.ts';

describe.for(smallWorlds)('$name', async (world) => {
  const { dataset, played, season, unknownSeason } = world;
  const { faultsWith, testFaults, wrongValues } = await brokenOf(world);

  const first = played.find(({ home_goals, away_goals }) => home_goals !== away_goals) as (typeof played)[0];
  const { match_id, winner, home_club, away_club, stage } = first;
  const isHomeWin = winner === home_club;
  const loser = isHomeWin ? away_club : home_club;
  const otherDay = `${unknownSeason}-09-01`;

  testFaults(
    wrongValues(`data/matches/${season}.csv`, match_id, [
      ['no club', 'home_club', 'no-club', 'home_club "no-club" is not known; expected one of clubs'],
      ['no venue', 'venue_id', 'wembley', 'venue_id "wembley" is not known; expected one of venues'],
      ['a score of another winner', isHomeWin ? 'away_goals' : 'home_goals', '30', 'winner .*expected'],
      ['a date of another season', 'date', otherDay, `date "${otherDay}"; expected a day of ${season}`],
      [
        'a kick-off of another day',
        'kickoff_utc',
        `${otherDay}T16:00:00Z`,
        `date "[^"]+"; expected ${otherDay}, `,
      ],
      ['a winner that lost', 'winner', loser, `winner "${loser}"; expected ${winner}, by the score`],
      ['a club against itself', 'away_club', home_club, `away_club "${home_club}" plays itself`],
      ['a score before the match', 'status', 'UPCOMING', 'home_goals \\d+; .*: the match is UPCOMING'],
      ['no score after it', 'home_goals', '', 'home_goals is empty; expected the goals of a finished match'],
    ]),
  );

  testFaults([
    [
      'more matches than the season has',
      'data/stages.csv',
      setField(`${season},${stage}`, 'matches', '1'),
      new RegExp(`^data/stages.csv:\\d+:matches ${season} ${stage} has \\d+ matches; expected 1 by its`),
    ],
  ]);

  const stages = dataset.stages.filter(({ table }) => table !== null);
  const firstOf = ({ season, stage }: (typeof stages)[0]) =>
    dataset.matches.find((match) => match.season === season && match.stage === stage)?.match_id ?? '';

  it('a wrong list of matches is found by two clubs too often at one home', () => {
    const [stage] = stages as [(typeof stages)[0]];
    const id = firstOf(stage);
    const repeat = (text: string) => {
      const line = text.split('\n').find((row) => row.startsWith(id)) ?? '';
      return `${text}${[1, 2].map((number) => line.replace(id, `${id}${number}`)).join('\n')}\n`;
    };
    const file = `data/matches/${stage.season}.csv`;
    expect(faultsWith({ [file]: repeat }).filter((fault) => fault.includes('at home'))).toContainEqual(
      expect.stringMatching(/date "[^"]+" is one of \d matches of \S+ at home .*expected at most \d by its/),
    );
  });

  it.for(stages.filter(({ season }) => season < dataset.snapshot.season))(
    'a wrong list of $season $stage is found by clubs with unequal numbers of matches',
    (stage) => {
      const id = firstOf(stage);
      const lose = (text: string) => text.replace(new RegExp(`^${id}.*\n`, 'm'), '');
      const faults = faultsWith({ [`data/matches/${stage.season}.csv`]: lose });
      const place = '^data/stages.csv:\\d+:matches';
      const name = `${stage.season} ${stage.stage}`;
      const expected = new RegExp(`${place} ${name} has clubs with unequal .* \\d+, .* \\d+; most have \\d`);
      expect(faults).toContainEqual(expect.stringMatching(expected));
    },
  );

  // A season that is not over has no published table, nor has a league that has just begun.
  const row = dataset.standings.find((one) => one.season === season) ?? dataset.standings[0];
  if (!row) return;
  const ofTable = dataset.standings.filter((one) => one.season === row.season);
  const file = `data/matches/${row.season}.csv`;
  const counted = dataset.matches.find(
    (match) => match.season === row.season && ofTable.some((one) => one.stage === match.stage),
  );
  const table = `data/standings/${row.season}.csv`;

  testFaults([
    [
      'a score that changes a table',
      file,
      setField(String(counted?.match_id), 'home_goals', '30'),
      new RegExp(`^${table}:\\d+:goals_(for|against) .*expected`),
    ],
    [
      'a published table',
      table,
      setField(row.club, 'points', '999'),
      new RegExp(`^${table}:\\d+:points 999; expected ${row.points} from the results`),
    ],
  ]);
});
