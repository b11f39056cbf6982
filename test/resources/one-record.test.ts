import { describe, expect, it } from 'vitest';
import { idsOf } from '../../src/derive/entity-ids.ts';
import { shortId } from '../../src/records/text.ts';
import { honours, teams } from '../../src/resources/clubs.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { matches } from '../../src/resources/matches.ts';
import { match, player, team } from '../../src/resources/one-record.ts';
import { appearances, people } from '../../src/resources/people.ts';
import { players } from '../../src/resources/players.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { worlds } from '../support/worlds.ts';

const every = <Row>(rows: readonly Row[], step: number) => rows.filter((_, index) => index % step === 0);

describe.for(worlds)('$name', ({ answer, tables, current }) => {
  it('the record of a match has what the list and its parts have', () => {
    for (const row of every(tables.rows('matches'), 25)) {
      const match_id = shortId(row.match_id);
      const { matches: listed, included } = answer(matches, { match_id: [match_id], include: ['all'] });
      const { line_ups, team_stats } = answer(matchStats, { match_id }) as {
        line_ups: unknown;
        team_stats: unknown;
      };
      const { goals, odds } = included ?? {};
      const [weather = null] = included?.weather ?? [];
      const [forecast = null] = included?.forecast ?? [];
      const [assignment = null] = included?.referee ?? [];
      expect(answer(match, { match_id })).toEqual({
        ...listed[0],
        ids: idsOf(tables.rows('ids'), 'match', match_id),
        goals,
        team_stats,
        line_ups,
        assignment,
        weather,
        odds,
        forecast,
      });
    }
  });

  it('the record of a player has their totals, seasons, matches and honours', () => {
    for (const person of every(answer(people, { limit: 500 }).people, 20)) {
      const { player_id } = person;
      const listed = answer(players, { player_id: [player_id], sort: 'name', limit: 500 });
      expect(answer(player, { player_id })).toEqual({
        ...person,
        by_season: listed.players.toSorted((a, b) => a.season - b.season),
        by_match: answer(appearances, { player_id: [player_id], limit: 500 }).appearances,
        honours: answer(honours, { player_id: [player_id] }).honours,
        source: expect.stringMatching(/archive|snapshot/),
      });
    }
  });

  it('the record of a club has its honours, and statistics where it plays now', () => {
    const listed = answer(teamStats, { season: current }).team_stats;
    for (const club of answer(teams).teams) {
      const { club_id } = club;
      const won = tables.rows('honours').filter((row) => row.club === club_id);
      const team_stats = listed.find((row) => row.club === club_id) ?? null;
      expect(answer(team, { club_id })).toEqual({ ...club, honours: won, team_stats, source: 'archive' });
    }
  });

  it('an id that nothing has is not found, and the message says how to find one', () => {
    expect(() => answer(match, { match_id: 'x' })).toThrow('no match x; /api/v1/matches lists');
    expect(() => answer(player, { player_id: 'x' })).toThrow('no player x; /api/v1/people?search=NAME');
    expect(() => answer(team, { club_id: 'xyzzy' })).toThrow("no club matches 'xyzzy'; /teams lists them");
    const [{ name } = { name: '' }] = answer(teams).teams;
    expect(() => answer(team, { club_id: `${name[0]}${name}`.slice(1, -1) })).toThrow('no club');
  });
});
