import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../src/records/match.ts';
import { seasonName } from '../../../../src/records/season-rules.ts';
import { calendarsOf } from '../../../fixtures/calendars.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { league, tables } = world;
  const { all, changedEntry, entryOf, finished, matches, upcoming } = calendarsOf(world);

  describe('an event', () => {
    it('starts at the kick-off in UTC and lasts two hours, or takes the day where the kick-off is not known', () => {
      for (const match of matches) {
        const { start, end } = entryOf(match);
        expect(start).toBe(match.kickoff_utc ?? match.date);
        if (match.kickoff_utc) expect(Date.parse(end) - Date.parse(start)).toBe(2 * 60 * 60 * 1000);
      }
      const allDay = [...all.values()].filter(({ start }) => !start.includes('T'));
      expect(allDay).toHaveLength(matches.filter(({ kickoff_utc }) => kickoff_utc === null).length);
    });

    it('is at the venue', () => {
      const venues = new Map(tables.rows('venues').map((venue) => [venue.venue_id, venue]));
      for (const match of matches) {
        const venue = venues.get(match.venue_id);
        expect(entryOf(match).location).toBe(`${match.venue}, ${match.city}`);
        expect(entryOf(match).geo).toEqual([venue?.latitude, venue?.longitude]);
      }
    });

    it('describes season, stage, matchday and attendance, as far as they are known', () => {
      const season = `Season: ${seasonName(upcoming.season, league.season_first_month)}`;
      for (const [stage, name] of Object.entries(league.stages)) {
        expect(changedEntry(upcoming, { stage, matchday: 9 }).description).toBe(
          `${season}\nStage: ${name}\nMatchday: 9`,
        );
      }
      expect(changedEntry(upcoming, { stage: null, matchday: null }).description).toBe(season);
    });

    it('names both clubs, accents and all, with the score once there is one', () => {
      for (const match of matches) {
        const { summary } = entryOf(match);
        expect(summary).toContain(match.home_team);
        expect(summary).toContain(match.away_team);
        if (match.status === 'FINISHED')
          expect(summary).toContain(` ${match.home_goals}–${match.away_goals} `);
        else expect(summary).toContain(`${match.home_team} – ${match.away_team}`);
      }
      const accents = { home_team: 'FC Supra du Québec', away_team: 'Atlético Ottawa' };
      expect(changedEntry(upcoming, accents).summary).toBe('FC Supra du Québec – Atlético Ottawa');
    });

    it('names extra time and a shoot-out', () => {
      const summaryWith = (fields: Partial<Match>) => changedEntry(finished, fields).summary;
      expect(summaryWith({ win_reason: 'ExtraTime' })).toMatch(/ \(aet\)$/);
      expect(summaryWith({ win_reason: 'Penalties', home_penalties: 5, away_penalties: 4 })).toMatch(
        / \(5–4 p\)$/,
      );
      const { away_club: winner, away_team } = finished;
      const lost = { home_penalties: null, away_penalties: null, win_reason: 'Penalties' as const, winner };
      expect(changedEntry(finished, lost).summary.endsWith(` (p), won by ${away_team}`)).toBe(true);
    });

    it('is confirmed, tentative or cancelled as its match', () => {
      const other: Partial<Record<Match['status'], string>> = {
        POSTPONED: 'TENTATIVE',
        CANCELLED: 'CANCELLED',
      };
      for (const match of matches) expect(entryOf(match).status).toBe(other[match.status] ?? 'CONFIRMED');
      for (const match of matches.filter(({ status }) => status === 'POSTPONED')) {
        expect(entryOf(match).summary).toBe(`Postponed: ${match.home_team} – ${match.away_team}`);
      }
      expect(changedEntry(upcoming, { status: 'POSTPONED' })).toMatchObject({
        status: 'TENTATIVE',
        summary: `Postponed: ${upcoming.home_team} – ${upcoming.away_team}`,
      });
      expect(changedEntry(upcoming, { status: 'CANCELLED' })).toMatchObject({
        status: 'CANCELLED',
        summary: `Cancelled: ${upcoming.home_team} – ${upcoming.away_team}`,
      });
      expect(changedEntry(upcoming, { status: 'SUSPENDED' })).toMatchObject({
        status: 'CONFIRMED',
        summary: `Suspended: ${upcoming.home_team} – ${upcoming.away_team}`,
      });
    });

    it('has a higher SEQUENCE once it has a result, and with no other change', () => {
      const upcomingEntry = changedEntry(finished, {
        status: 'UPCOMING',
        home_goals: null,
        away_goals: null,
      });
      const postponed = changedEntry(finished, { status: 'POSTPONED', home_goals: null, away_goals: null });
      const later = changedEntry(
        finished,
        { status: 'UPCOMING', home_goals: null, away_goals: null },
        '2099-01-01',
      );
      expect(new Set([upcomingEntry, postponed, later].map(({ sequence }) => sequence))).toEqual(
        new Set([0]),
      );
      expect(changedEntry(finished, {}).sequence).toBe(1);
      expect(later.stamp > upcomingEntry.stamp).toBe(true);
    });
  });
});
