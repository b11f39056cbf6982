import { describe, expect, it } from 'vitest';
import { renderCalendars, renderMatchCalendars } from '../../../../build/render/calendars.ts';
import { isPlayedBy } from '../../../../src/derive/matches.ts';
import { snapshotOf } from '../../../../src/records/published.ts';
import { shortId } from '../../../../src/records/text.ts';
import { service } from '../../../../src/service.ts';
import { calendarsOf, read, uidOf } from '../../../fixtures/calendars.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { tables } = world;
  const { all, asOf, calendarAt, calendars, changed, changedEntry, matches, rendered, upcoming } =
    calendarsOf(world);

  const ofClub = (club: string) => matches.filter((match) => isPlayedBy(match, club));

  describe('the calendars', () => {
    it('are one of all clubs and one of each club', () => {
      const names = ['all', ...tables.rows('teams').map(({ club_id }) => club_id)];
      expect([...calendars.keys()]).toEqual(
        names.flatMap((name) => [`/calendar/${name}.ics`, `/calendar/${name}-all.ics`]),
      );
    });

    it('name their club, their publisher, and when to ask again', () => {
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

    it('have every match once, with the same event in all of them', () => {
      expect([...all.keys()]).toEqual(matches.map(uidOf));
      for (const { club_id } of tables.rows('teams')) {
        const { entries } = calendarAt(`/calendar/${club_id}-all.ics`);
        expect([...entries.keys()]).toEqual(ofClub(club_id).map(uidOf));
        expect(entries.size).toBeGreaterThan(0);
        for (const [uid, entry] of entries) expect(entry).toEqual(all.get(uid));
      }
    });

    it('have the current season by default, or the last season of a club that no longer plays', () => {
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

    it('end every line with CR LF and have none of more than 75 octets', () => {
      for (const [address, content] of rendered) {
        expect(content.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
        expect(content.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
        const lines = content.split('\r\n');
        expect(
          lines.filter((line) => /[\r\n]/.test(line)),
          address,
        ).toEqual([]);
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line))), address).toBeLessThanOrEqual(75);
      }
    });

    it('fold a long line, and what is folded reads as before', () => {
      const home_team = 'Atlético Québec '.repeat(12).trim();
      expect(changedEntry(upcoming, { home_team }).summary).toBe(`${home_team} – ${upcoming.away_team}`);
      const [first] = renderCalendars(changed(upcoming, { home_team }));
      const lengths = first?.[1].split('\r\n').map((line) => Buffer.byteLength(line)) ?? [];
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    });

    it('have the same bytes when rendered again, and no moment but the snapshot’s', () => {
      expect([...renderCalendars(tables)]).toEqual(rendered);
      for (const { stamp } of all.values()) expect(stamp).toBe(`${asOf}T00:00:00Z`);
      for (const [, content] of rendered) expect(content).not.toMatch(/^(CREATED|LAST-MODIFIED)/m);
    });
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
});
