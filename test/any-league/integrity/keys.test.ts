import { describe } from 'vitest';
import { brokenOf } from '../../support/broken.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { played, season } = world;
  const { testFaults, wrongValues } = await brokenOf(world);

  const [first] = played as [(typeof played)[0]];

  testFaults(
    wrongValues(`data/matches/${season}.csv`, first.match_id, [
      [
        'a reference to no club',
        'home_club',
        'no-club',
        'home_club "no-club" is not known; expected one of clubs',
      ],
      [
        'a reference to no venue',
        'venue_id',
        'wembley',
        'venue_id "wembley" is not known; expected one of venues',
      ],
    ]),
  );
});
