import { describe, expect, it } from 'vitest';
import { address } from '../../../src/query/address.ts';
import { soleClub } from '../../../src/query/club.ts';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { matches } from '../../../src/resources/matches.ts';
import { dataset } from '../../support/tables.ts';

const names = dataset.clubNames;

const addressOf = (query: string) =>
  address(matches, parseQuery(matches.parameters, new URLSearchParams(query)), names);

describe('an address', () => {
  it('is the same for every text that means one club', () => {
    for (const team of ['Forge', 'forge fc', 'FORGE', ' Forge ', 'forge-fc', 'FORGE-FC', 'org']) {
      expect(addressOf(`season=2024&team=${team}`)).toBe('/data/v1/matches/season/2024/team/forge-fc.json');
    }
    expect(addressOf('season=2021&team=york')).toBe(
      '/data/v1/matches/season/2021/team/inter-toronto-fc.json',
    );
    expect(addressOf('season=2026&team=inter toronto')).toBe(
      '/data/v1/matches/season/2026/team/inter-toronto-fc.json',
    );
  });

  it('is not that of the club where a text means only some of its names', () => {
    expect(addressOf('team=york')).toBe('/data/v1/matches/team/york.json');
    expect(addressOf('team=inter toronto')).toBe('/data/v1/matches/team/inter-toronto.json');
    expect(addressOf('team=Inter Toronto FC')).toBeNull();
    expect(soleClub('fc', names, 2024)).toBeUndefined();
    expect(soleClub('no-such-club', names, 2024)).toBeUndefined();
  });
});
