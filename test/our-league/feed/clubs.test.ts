import { describe, expect, it } from 'vitest';
import { findInferredIds, findMovedHomes, findUnknownVenues } from '../../../scripts/refresh/remarks.ts';
import { UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { parseClubs, venuesOf } from '../../../src/feed/sdp/clubs.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import {
  clubEntry,
  clubsAnswer,
  derivedId,
  listedClub,
  matchEntry,
  scheduleAnswer,
  stadiumEntry,
} from '../../fixtures/feed.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const context = seasonContext(dataset, 2025);
const playing = [...context.playing].sort();
const read = (teams: readonly unknown[]) => parseClubs(clubsAnswer(2025, teams), context);

describe('the clubs of a season', () => {
  it('are at home where data/ has them', () => {
    const { entries, rejected } = read(playing.map((club) => listedClub(club)));
    expect(rejected).toEqual([]);
    expect(entries).toEqual(
      playing.map((club_id) => ({
        club_id,
        venue_id: dataset.clubs.find((club) => club.club_id === club_id)?.home_venue_id,
      })),
    );
    expect(findMovedHomes(entries, context)).toEqual([]);
  });

  it('may have moved', () => {
    const { entries } = read([listedClub('forge-fc', { stadium: stadiumEntry('td-place-stadium') })]);
    expect(findMovedHomes(entries, context)).toEqual([
      'forge-fc has its home at td-place-stadium; data/clubs.csv has hamilton-stadium',
    ]);
  });

  it.for([null, undefined, 7, {}, { id: 'x' }, { id: derivedId('Stadium', 'new') }])(
    'have no known home venue with stadium %j',
    (stadium) => {
      const { entries, rejected } = read([listedClub('forge-fc', { stadium })]);
      const isUsable =
        stadium === null ||
        stadium === undefined ||
        (typeof stadium === 'object' && /::/.test(JSON.stringify(stadium)));
      expect(rejected).toHaveLength(isUsable ? 0 : 1);
      expect(entries).toEqual([{ club_id: 'forge-fc', venue_id: null }]);
      expect(findMovedHomes(entries, context)).toEqual([]);
    },
  );

  it('that are unknown are named', () => {
    const teamId = derivedId('Team', 'new');
    const stranger = clubEntry('forge-fc', { teamId, officialName: 'Newcomers FC' });
    const { entries, rejected } = read([stranger, listedClub('forge-fc')]);
    expect(entries).toHaveLength(1);
    expect(rejected).toEqual([
      { what: `teams[0] ${teamId}`, why: 'Newcomers FC is not a club of data/clubs.csv' },
    ]);
  });

  it('are in a list', () => {
    for (const body of [null, [], '<html>', {}, { teams: {} }]) {
      expect(() => parseClubs(body, context)).toThrow(UnexpectedResponseError);
    }
  });
});

describe('the venues of a schedule', () => {
  const match = the(dataset.matches, { season: 2025, stage: 'final' });
  const remarksOn = (over: Record<string, unknown>) =>
    findUnknownVenues(venuesOf(scheduleAnswer(2025, [matchEntry(match), matchEntry(match, over)])), context);
  const id = derivedId('Stadium', 'new');

  it('that are unknown are named, once', () => {
    expect(remarksOn({ stadiumId: id, stadiumName: 'New Field' })).toEqual([
      `stadium ${id} (New Field) is not a venue of data/venues.csv`,
    ]);
    for (const stadiumName of ['', null, 7]) {
      expect(remarksOn({ stadiumId: id, stadiumName })).toEqual([
        `stadium ${id} (without a name) is not a venue of data/venues.csv`,
      ]);
    }
  });

  it('that have no id are none', () => {
    for (const stadiumId of [null, undefined, '', 7]) expect(remarksOn({ stadiumId })).toEqual([]);
    expect(venuesOf('<html>')).toEqual([]);
  });
});

it('ids are inferred when they were not there before', () => {
  const [[teamId, club] = [], [stadiumId, venue] = []] = [[...context.clubs][0], [...context.venues][0]];
  const without = (ids: ReadonlyMap<string, string>, id: string | undefined) =>
    new Map([...ids].filter(([one]) => one !== id));
  const stored = {
    ...context,
    clubs: without(context.clubs, teamId),
    venues: without(context.venues, stadiumId),
  };
  expect(findInferredIds(stored, context)).toEqual([
    `${club} is ${teamId}, which data/clubs.csv lacks`,
    `${venue} is ${stadiumId}, which data/venues.csv lacks`,
  ]);
  expect(findInferredIds(context, context)).toEqual([]);
});
