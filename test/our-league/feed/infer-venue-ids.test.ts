import { describe, expect, it } from 'vitest';
import { inferVenueIds } from '../../../src/feed/sdp/infer-ids.ts';
import { parseSchedule } from '../../../src/feed/sdp/schedule.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { derivedId, matchEntry, scheduleAnswer } from '../../fixtures/feed.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

type Match = DatasetRow<'matches'>;

const context = seasonContext(dataset, 2025);
const ottawa = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'atletico-ottawa' });

describe('venues whose id data/ does not have', () => {
  const season = dataset.matches.filter((match) => match.season === 2025);
  const atHome = season.filter(({ home_club }) => home_club === 'pacific-fc');
  const [first, second, third] = atHome as [Match, Match, Match];
  const again = season.find((match) => match.venue_id === ottawa.venue_id && match !== ottawa) as Match;
  // As if two venues had no id.
  const unknown = [first.venue_id, ottawa.venue_id];
  const before = {
    ...context,
    venues: new Map([...context.venues].filter(([, venue]) => !unknown.includes(venue))),
  };
  const [id, other] = [derivedId('Stadium', 'one'), derivedId('Stadium', 'two')];
  const at = (match: Match, stadiumId: string) => matchEntry(match, { stadiumId });
  const inferred = (matches: readonly unknown[]) =>
    [...inferVenueIds(scheduleAnswer(2025, matches), before).venues].filter(
      ([one]) => !before.venues.has(one),
    );

  it('are inferred from the stored matches', () => {
    expect(inferred([at(first, id)])).toEqual([[id, first.venue_id]]);
    expect(inferred([at(first, id), at(ottawa, other)])).toEqual([
      [id, first.venue_id],
      [other, ottawa.venue_id],
    ]);
  });

  it('are used by the schedule’s parser, and a match that moved is at its new venue', () => {
    const moved = at(third, other);
    const schedule = scheduleAnswer(2025, [
      at(first, id),
      at(second, id),
      moved,
      at(ottawa, other),
      at(again, other),
    ]);
    const { entries } = parseSchedule(schedule, inferVenueIds(schedule, before));
    expect(the(entries, { match_id: third.match_id })).toMatchObject({
      venue_id: ottawa.venue_id,
      venue_basis: 'feed',
    });
  });

  it.for<[string, () => unknown[]]>([
    ['two with as many matches', () => [at(first, id), at(second, other)]],
    ['one that would be two', () => [at(first, id), at(ottawa, id)]],
    ['an id of another competition', () => [at(first, id.replace('cpl', 'other'))]],
    ['an id that is not of a venue', () => [at(first, derivedId('Team', 'x'))]],
    ['an id that is another venue’s', () => [at(first, [...before.venues.keys()][0] ?? '')]],
    [
      'a match that is not stored',
      () => [matchEntry(first, { matchId: derivedId('Match', 'new'), stadiumId: id })],
    ],
    ['no match at all', () => [null, 7, 'x', {}, { matchId: first.match_id }]],
    ['more matches than any season has', () => Array.from({ length: 2001 }, () => at(first, id))],
  ])('are not inferred from %s', ([, matches]) => {
    expect(inferred(matches())).toEqual([]);
  });
});
