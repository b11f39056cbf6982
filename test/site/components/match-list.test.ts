import { describe, expect, it } from 'vitest';
import { matchRows } from '../../../src/site/components/match-list.ts';
import { latestKickoff, matchMs } from '../../../src/site/match/match-phase.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);
  const [match] = english.tables.rows('matches', english.currentSeason);
  if (!match) throw new Error(`${world.name} has no match in its current season`);

  it.for([false, true])(
    'matchRows says of a match that is late that it has no result, live: %s',
    (isLive) => {
      const open = { ...match, status: 'UPCOMING', home_goals: null, away_goals: null } as const;
      const at = (ms: number) =>
        String(matchRows({ ...english, now: new Date(latestKickoff(open) + ms) }, [open], { isLive }));
      expect(at(matchMs)).toContain('Result not in yet');
      expect(at(matchMs - 1)).not.toContain('Result not in yet');
    },
  );
});
