import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { the } from '../../support/the.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ answer, current, resources, tables }) => {
  /** Tables of a current season of which nothing is known. */
  const empty = new InMemoryTables(tables);
  for (const name of ['players', 'goals', 'teamStats', 'projections'] as const) empty.set(name, [], current);

  it.for(['/players', '/leaderboards', '/team-stats', '/projections'])(
    '%s without a season is of the current one, whatever is known of it, and says so',
    (path) => {
      const resource = the(resources, { path });
      expect(answer(resource)).toMatchObject({ season: current });
      expect(answer(resource, {}, empty)).toMatchObject({ season: current });
      expect(resource.parameters.season?.description).toContain('left out, the current one');
    },
  );
});
