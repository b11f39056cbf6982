import { describe, expect, it } from 'vitest';
import type { SeasonContext } from '../../../src/feed/adapter.ts';
import { seasonContext } from '../../../src/feed/adapters.ts';
import { inferIds } from '../../../src/feed/sdp/parse-schedule.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { clubEntry, derivedId, matchEntry, scheduleAnswer, teamIdOf } from '../../fixtures/feed.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

type Match = DatasetRow<'matches'>;

const context = seasonContext(dataset, 2025);
const forge = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });

describe('clubs whose id data/ does not have', () => {
  const before = seasonContext(dataset, 2019);
  const season = dataset.matches.filter((match) => match.season === 2019);
  const edmonton = season.filter(({ home_club }) => home_club === 'fc-edmonton');
  const [first, second] = edmonton as [Match, Match];
  const id = teamIdOf('fc-edmonton');
  const inferred = (matches: readonly unknown[], by: SeasonContext = before) =>
    [...inferIds(scheduleAnswer(2019, matches), by).clubs].filter(
      ([teamId, club]) => by.clubs.get(teamId) !== club,
    );
  const at = (match: Match, home: string) =>
    matchEntry(match, { home: clubEntry(match.home_club, { teamId: home }) });

  it('are inferred from the stored matches', () => {
    expect([...before.clubs.values()]).not.toContain('fc-edmonton');
    expect(inferred(season.map((match) => matchEntry(match)))).toEqual([[id, 'fc-edmonton']]);
    expect(inferred([matchEntry(first)])).toEqual([[id, 'fc-edmonton']]);
    // As the home club and as the away club.
    const away = season.find(({ away_club }) => away_club === 'fc-edmonton') as Match;
    expect(inferred([matchEntry(away)])).toEqual([[id, 'fc-edmonton']]);
  });

  it('leave what was known as it was', () => {
    const { size } = before.clubs;
    const after = inferIds(scheduleAnswer(2019, [matchEntry(first)]), before);
    expect(before.clubs.size).toBe(size);
    expect({ ...after, clubs: before.clubs, venues: before.venues }).toEqual(before);
    for (const [teamId, club] of before.clubs) expect(after.clubs.get(teamId)).toBe(club);
  });

  it('are not needed where every id is known', () => {
    const schedule = scheduleAnswer(2025, [matchEntry(forge)]);
    expect(inferIds(schedule, context)).toBe(context);
  });

  it.for<[string, () => unknown[]]>([
    ['a match that is not stored', () => [matchEntry(first, { matchId: derivedId('Match', 'new') })]],
    ['an id of another competition', () => [at(first, id.replace('cpl', 'other'))]],
    ['an id that is not of a club', () => [at(first, derivedId('Stadium', 'x'))]],
    ['an id that is another club’s', () => [at(first, teamIdOf('forge-fc'))]],
    ['the same match the other way round', () => [matchEntry(first, { home: clubEntry(first.away_club) })]],
    ['two ids of one club', () => [at(first, id), at(second, derivedId('Team', 'other'))]],
    ['no match at all', () => [null, 7, 'x', {}, { matchId: first.match_id }]],
  ])('are not inferred from %s', ([, matches]) => {
    expect(inferred(matches())).toEqual([]);
  });

  // As if the id of Forge were unknown too.
  const lessKnown = {
    ...before,
    clubs: new Map([...before.clubs].filter(([, club]) => club !== 'forge-fc')),
  };
  const home = season.find(
    ({ home_club, away_club }) => home_club === 'forge-fc' && away_club !== 'fc-edmonton',
  );
  const forgeAtHome = home as Match;
  const forgeId = teamIdOf('forge-fc');

  it('of which there are two are not if one id would mean both', () => {
    expect(inferred([at(first, id), at(forgeAtHome, id)], lessKnown)).toEqual([]);
  });

  it('of which there are two are not if a club would have two ids', () => {
    expect(inferred([at(first, id), at(second, forgeId), at(forgeAtHome, forgeId)], lessKnown)).toEqual([]);
  });
});
