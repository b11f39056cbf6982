import { describe } from 'vitest';
import { brokenOf, setField } from '../../support/broken.ts';
import { the } from '../../support/the.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { played, season, dataset } = world;
  const { testFaults } = await brokenOf(world);

  const file = `data/matches/${season}.csv`;
  const published = new Set(
    dataset.standings.filter((row) => row.season === season).map((row) => row.stage as string | null),
  );
  const counted = the(played.filter(({ stage }) => published.has(stage)).slice(0, 1), {});
  const table = `data/standings/${season}.csv`;
  const [row] = dataset.standings.filter((one) => one.season === season) as [(typeof dataset.standings)[0]];

  testFaults([
    [
      'a score that changes a table',
      file,
      setField(counted.match_id, 'home_goals', '99'),
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
