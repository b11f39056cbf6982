import { describe, expect, it } from 'vitest';
import { renderMatchCalendars } from '../../../build/render/calendars.ts';
import { isPlayedBy } from '../../../src/derive/matches.ts';
import type { Match } from '../../../src/records/match.ts';
import { snapshotOf } from '../../../src/records/published.ts';
import { seasonName } from '../../../src/records/season-rules.ts';
import { shortId } from '../../../src/records/text.ts';
import { service } from '../../../src/service.ts';
import { calendarsOf, read, uidOf } from '../../fixtures/calendars.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { league, tables } = world;
  const { all, calendarAt, calendars, changedEntry, entryOf, finished, matches, upcoming } =
    calendarsOf(world);

  const ofClub = (club: string) => matches.filter((match) => isPlayedBy(match, club));

  it('the calendars are one of all clubs and one of each club', () => {
    const names = ['all', ...tables.rows('teams').map(({ club_id }) => club_id)];
    expect([...calendars.keys()]).toEqual(
      names.flatMap((name) => [`/calendar/${name}.ics`, `/calendar/${name}-all.ics`]),
    );
  });

  it('the calendars name their club, their publisher, and when to ask again', () => {
    const names = [service.name, ...tables.rows('teams').map(({ name }) => name)].flatMap((name) => [
      name,
      `${name} (all seasons)`,
    ]);
    [...calendars.values()].forEach(({ calendar }, index) => {
      const value = (name: string) => String(calendar.getFirstPropertyValue(name));
      expect(value('name')).toBe(names[index]);
      expect(value('x-wr-calname')).toBe(names[index]);
      expect(value('prodid')).toBe(`-//${service.name}//Calendars//EN`);
      expect(value('version')).toBe('2.0');
      expect(value('method')).toBe('PUBLISH');
      expect(value('refresh-interval')).toBe('PT6H');
      expect(value('x-published-ttl')).toBe('PT6H');
    });
  });

  it('the calendars have every match once, with the same event in all of them', () => {
    expect([...all.keys()]).toEqual(matches.map(uidOf));
    for (const { club_id } of tables.rows('teams')) {
      const { entries } = calendarAt(`/calendar/${club_id}-all.ics`);
      expect([...entries.keys()]).toEqual(ofClub(club_id).map(uidOf));
      expect(entries.size).toBeGreaterThan(0);
      for (const [uid, entry] of entries) expect(entry).toEqual(all.get(uid));
    }
  });

  it('the calendars have the current season by default, or the last season of a club that no longer plays', () => {
    const current = snapshotOf(tables).season;
    expect([...calendarAt('/calendar/all.ics').entries.keys()]).toEqual(
      matches.filter(({ season }) => season === current).map(uidOf),
    );
    for (const { club_id } of tables.rows('teams')) {
      const own = ofClub(club_id);
      const last = Math.max(...own.map(({ season }) => season).filter((season) => season <= current));
      expect([...calendarAt(`/calendar/${club_id}.ics`).entries.keys()], club_id).toEqual(
        own.filter(({ season }) => season === last).map(uidOf),
      );
    }
  });

  it('the file of a match has the event of the calendars, for each match that is to be played', () => {
    const files = [...renderMatchCalendars(tables)].map(([address, content]) => ({
      address,
      entries: [...read(content).entries.values()],
    }));
    const ahead = matches.filter(({ status }) => status !== 'FINISHED' && status !== 'CANCELLED');
    expect(files).toEqual(
      ahead.map((match) => ({
        address: `/calendar/matches/${shortId(match.match_id)}.ics`,
        entries: [all.get(uidOf(match))],
      })),
    );
  });

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

    it('describes season, stage, matchday, attendance and week, as far as they are known', () => {
      const season = `Season: ${seasonName(upcoming.season, league.season_first_month)}`;
      const textOf = (changes: Partial<Match>) => {
        const { description } = changedEntry(upcoming, changes);
        expect(description).toMatch(/\nWeek: \d+$/);
        return description?.replace(/\nWeek: \d+$/, '');
      };
      for (const [stage, name] of Object.entries(league.stages)) {
        expect(textOf({ stage, matchday: 9 })).toBe(`${season}\nStage: ${name}\nMatchday: 9`);
      }
      expect(textOf({ stage: null, matchday: null })).toBe(season);
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

    it.for([
      ['POSTPONED', 'TENTATIVE', 'Postponed'],
      ['CANCELLED', 'CANCELLED', 'Cancelled'],
      ['SUSPENDED', 'CONFIRMED', 'Suspended'],
    ] as const)('of a match that is %s is %s', ([status, expected, word]) => {
      const summary = `${word}: ${upcoming.home_team} – ${upcoming.away_team}`;
      expect(changedEntry(upcoming, { status })).toMatchObject({ status: expected, summary });
    });

    it('of any other match is confirmed', () => {
      for (const match of matches.filter(({ status }) => status === 'FINISHED' || status === 'UPCOMING'))
        expect(entryOf(match).status).toBe('CONFIRMED');
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
