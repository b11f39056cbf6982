import { describe, expect, it } from 'vitest';
import { movedHomes } from '../../scripts/refresh/ids.ts';
import { readClubs } from '../../src/feed/clubs.ts';
import { knownOf } from '../../src/feed/known.ts';
import { NotTheFeed } from '../../src/feed/set-aside.ts';
import { wireClubs, wireListedClub, wireStadium } from '../fixtures/feed/clubs.ts';
import { madeUpId, wireClub } from '../fixtures/feed/common.ts';
import { dataset, tables } from '../support/tables.ts';

const known = knownOf(tables, 2025);
const playing = [...known.playing].sort();
const read = (teams: readonly unknown[]) => readClubs(wireClubs(2025, teams), known);

describe('the clubs of a season', () => {
  it('are at home where data/ has them', () => {
    const { entries, setAside } = read(playing.map((club) => wireListedClub(club)));
    expect(setAside).toEqual([]);
    expect(entries).toEqual(
      playing.map((club_id) => ({
        club_id,
        venue_id: dataset.clubs.find((club) => club.club_id === club_id)?.home_venue_id,
      })),
    );
    expect(movedHomes(entries, known)).toEqual([]);
  });

  it('may have moved', () => {
    const { entries } = read([wireListedClub('forge-fc', { stadium: wireStadium('td-place-stadium') })]);
    expect(movedHomes(entries, known)).toEqual([
      'forge-fc is at home at td-place-stadium; data/clubs.csv says hamilton-stadium',
    ]);
  });

  it.for([null, undefined, 7, {}, { id: 'x' }, { id: madeUpId('Stadium', 'new') }])(
    'are at home nowhere that is known, by stadium %j',
    (stadium) => {
      const { entries, setAside } = read([wireListedClub('forge-fc', { stadium })]);
      expect(setAside).toEqual([]);
      expect(entries).toEqual([{ club_id: 'forge-fc', venue_id: null }]);
      expect(movedHomes(entries, known)).toEqual([]);
    },
  );

  it('that nobody knows are named', () => {
    const teamId = madeUpId('Team', 'new');
    const stranger = wireClub('forge-fc', { teamId, officialName: 'Newcomers FC' });
    const { entries, setAside } = read([stranger, wireListedClub('forge-fc')]);
    expect(entries).toHaveLength(1);
    expect(setAside).toEqual([
      { what: `teams[0] ${teamId}`, why: 'Newcomers FC is no club of data/clubs.csv' },
    ]);
  });

  it('are in a list', () => {
    for (const body of [null, [], '<html>', {}, { teams: {} }]) {
      expect(() => readClubs(body, known)).toThrow(NotTheFeed);
    }
  });
});
