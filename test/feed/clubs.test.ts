import { describe, expect, it } from 'vitest';
import { learnedIds, movedHomes, unknownGrounds } from '../../scripts/refresh/ids.ts';
import { readClubs } from '../../src/feed/clubs.ts';
import { knownOf } from '../../src/feed/known.ts';
import { NotTheFeed } from '../../src/feed/set-aside.ts';
import { wireClubs, wireListedClub, wireStadium } from '../fixtures/feed/clubs.ts';
import { madeUpId, wireClub } from '../fixtures/feed/common.ts';
import { wireMatch, wireSchedule } from '../fixtures/feed/matches.ts';
import { dataset, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

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

describe('the grounds of a schedule', () => {
  const match = the(dataset.matches, { season: 2025, stage: 'final' });
  const told = (over: Record<string, unknown>) =>
    unknownGrounds(wireSchedule(2025, [wireMatch(match), wireMatch(match, over)]), known);
  const id = madeUpId('Stadium', 'new');

  it('that nobody knows are named, once', () => {
    expect(told({ stadiumId: id, stadiumName: 'New Field' })).toEqual([
      `stadium ${id} (New Field) is no ground of data/venues.csv`,
    ]);
    for (const stadiumName of ['', null, 7]) {
      expect(told({ stadiumId: id, stadiumName })).toEqual([
        `stadium ${id} (without a name) is no ground of data/venues.csv`,
      ]);
    }
  });

  it('that have no id are none', () => {
    for (const stadiumId of [null, undefined, '', 7]) expect(told({ stadiumId })).toEqual([]);
    expect(unknownGrounds('<html>', known)).toEqual([]);
  });
});

it('ids are learned when they were not there before', () => {
  const [[teamId, club] = [], [stadiumId, ground] = []] = [[...known.clubs][0], [...known.venues][0]];
  const without = (ids: ReadonlyMap<string, string>, id: string | undefined) =>
    new Map([...ids].filter(([one]) => one !== id));
  const stored = {
    ...known,
    clubs: without(known.clubs, teamId),
    venues: without(known.venues, stadiumId),
  };
  expect(learnedIds(stored, known)).toEqual([
    `${club} is ${teamId}, which data/clubs.csv does not say yet`,
    `${ground} is ${stadiumId}, which data/venues.csv does not say yet`,
  ]);
  expect(learnedIds(known, known)).toEqual([]);
});
