import { describe, expect, it } from 'vitest';
import { ask, askWithoutContract, file } from '../support/edge/ask.ts';

interface Id {
  readonly entity: string;
  readonly id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly confidence: string;
}

const ids = JSON.parse(await file('/dumps/ids.json')) as Id[];
const bodyOf = async (path: string) => (await askWithoutContract(path)).json() as Record<string, unknown>;
const ofEntity = (entity: string) => ids.filter((row) => row.entity === entity);
const encoded = ({ provider, provider_id }: Id) => encodeURIComponent(`${provider}:${provider_id}`);

describe('the ids of other registers', () => {
  it.for([
    ['club', 'teams', 'club_id'],
    ['player', 'players', 'player_id'],
    ['match', 'matches', 'match_id'],
    ['venue', 'venues', 'venue_id'],
  ] as const)('each of a %s is an address of it', async ([entity, endpoint, field]) => {
    for (const row of ofEntity(entity)) {
      const { [field]: id, ids } = await bodyOf(`/api/v1/${endpoint}/${encoded(row)}`);
      expect(id).toBe(row.id);
      const listed = (ids as Record<string, string[]>)[row.provider];
      expect(listed ?? []).toEqual(
        row.confidence === 'certain' ? expect.arrayContaining([row.provider_id]) : [],
      );
    }
  });

  it('each of a club or venue that a path can contain is a file too, in its own case', async () => {
    const addresses = {
      club: ({ provider, provider_id }: Id) => `/data/v1/teams/${provider}~${provider_id}.json`,
      venue: ({ provider, provider_id }: Id) => `/data/v1/venues/${provider}~${provider_id}.json`,
    };
    for (const entity of ['club', 'venue'] as const) {
      const rows = ofEntity(entity).filter(
        (row) => row.confidence === 'certain' && !/[ /]/.test(row.provider_id),
      );
      expect(rows.length).toBeGreaterThan(5);
      const folder = { club: 'teams', venue: 'venues' }[entity];
      for (const row of rows) {
        const own = await file(`/data/v1/${folder}/${row.id}.json`);
        expect(await file(addresses[entity](row))).toBe(own);
        const asInFile = `/api/v1/${folder}/${row.provider}~${row.provider_id}`;
        expect(await bodyOf(asInFile)).toEqual(JSON.parse(own));
      }
    }
  });

  it('a list takes them, alone or beside others', async () => {
    const [first, second] = ofEntity('match') as [Id, Id];
    const both = await bodyOf(`/api/v1/matches?match_id=${encoded(first)},${encoded(second)}`);
    expect((both.matches as Id[]).length).toBe(2);
    const club = ofEntity('club').find(({ provider }) => provider === 'wikidata') as Id;
    expect(await bodyOf(`/api/v1/matches?team=${encoded(club)}`)).toEqual(
      await bodyOf(`/api/v1/matches?team=${club.id}`),
    );
    const venue = ofEntity('venue')[0] as Id;
    const { venues } = await bodyOf(`/api/v1/venues?venue_id=${encoded(venue)}`);
    expect(venues).toMatchObject([{ venue_id: venue.id }]);
  });

  it('an unknown register names those that there are, an unknown id where they are listed', async () => {
    const unknown = await ask('/api/v1/matches?team=fotbal:1');
    expect([unknown.status, unknown.json()]).toMatchObject([
      400,
      {
        message: expect.stringMatching(
          /'fotbal:1'; expected an id of ours, or provider:id of one of .*wikidata/,
        ),
      },
    ]);
    const missing = await ask('/api/v1/teams/wikidata:Q1');
    expect([missing.status, missing.json()]).toMatchObject([
      404,
      { message: expect.stringContaining('/api/v1/ids?entity=club&provider=wikidata lists those known') },
    ]);
  });

  it('an id of ours that was retired leads on', async () => {
    for (const { retired_id, id } of JSON.parse(await file('/dumps/retired-ids.json')) as {
      retired_id: string;
      id: string;
    }[]) {
      expect(await bodyOf(`/api/v1/teams/${retired_id}`)).toMatchObject({ club_id: id });
      expect(await file(`/data/v1/teams/${retired_id}.json`)).toBe(await file(`/data/v1/teams/${id}.json`));
      const { total } = await bodyOf(`/api/v1/matches?team=${retired_id}`);
      expect(total).toBe((await bodyOf(`/api/v1/matches?team=${id}`)).total);
    }
  });

  it('are at least three for each club', () => {
    const providers = Map.groupBy(ofEntity('club'), ({ id }) => id);
    expect(providers.size).toBe(10);
    for (const [club, rows] of providers)
      expect(new Set(rows.map(({ provider }) => provider)).size, club).toBeGreaterThanOrEqual(3);
  });
});
