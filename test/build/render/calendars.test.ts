import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { renderCalendars } from '../../../build/render/calendars.ts';
import { shortId } from '../../../src/records/ids.ts';
import type { Match } from '../../../src/records/match.ts';
import { type Row, snapshotOf, type TableName, type Tables } from '../../../src/records/published.ts';
import { service } from '../../../src/service.ts';
import { tables, tablesAt } from '../../support/tables.ts';

const matches = tables.rows('matches');
const asOf = snapshotOf(tables).as_of;

const uidOf = ({ match_id }: Match) => `${shortId(match_id)}@soccer-data-service`;
const ofClub = (club: string) =>
  matches.filter(({ home_club, away_club }) => [home_club, away_club].includes(club));

/** What a calendar says of a match. */
interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string;
  readonly geo: readonly number[];
  readonly description: string;
  readonly status: string;
}

function read(content: string): { calendar: ICAL.Component; entries: Map<string, Entry> } {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const entries = calendar.getAllSubcomponents('vevent').map((event) => {
    const text = (name: string) => String(event.getFirstPropertyValue(name));
    const entry: Entry = {
      uid: text('uid'),
      sequence: Number(text('sequence')),
      stamp: text('dtstamp'),
      start: text('dtstart'),
      end: text('dtend'),
      summary: text('summary'),
      location: text('location'),
      geo: event.getFirstPropertyValue('geo') as unknown as number[],
      description: text('description'),
      status: text('status'),
    };
    return [entry.uid, entry] as const;
  });
  const byUid = new Map(entries);
  expect(byUid.size, 'UIDs are unique').toBe(entries.length);
  return { calendar, entries: byUid };
}

const rendered = [...renderCalendars(tables)];
const calendars = new Map(rendered.map(([address, content]) => [address, read(content)]));

function calendarAt(address: string) {
  const found = calendars.get(address);
  if (!found) throw new Error(`there is no ${address}`);
  return found;
}

const { entries: all } = calendarAt('/calendar/all-all.ics');

function entryOf(match: Match | undefined): Entry {
  const entry = match && all.get(uidOf(match));
  if (!entry) throw new Error(`the calendar lacks ${match?.match_id}`);
  return entry;
}

/** The tables with some fields of a match changed, as of a day. */
function changed(match: Match, fields: Partial<Match>, as_of = asOf): Tables {
  return {
    rows: <Name extends TableName>(table: Name) => {
      const rows: readonly unknown[] = tables.rows(table);
      if (table === 'matches') return [{ ...match, ...fields }] as Row<Name>[];
      if (table === 'snapshot') return [{ ...(rows[0] as object), as_of }] as Row<Name>[];
      return rows as Row<Name>[];
    },
  };
}

function changedEntry(match: Match, fields: Partial<Match>, as_of?: string): Entry {
  const [first] = renderCalendars(changed(match, fields, as_of));
  const entry = read(first?.[1] ?? '').entries.get(uidOf(match));
  if (!entry) throw new Error('the match is not in its calendar');
  return entry;
}

const finished = matches.find(({ status }) => status === 'FINISHED') as Match;
/** One of a day on which there are some: once a season is over, there is none. */
const upcoming = tablesAt('2025-08-08T12:00:00Z', 2025)
  .rows('matches')
  .find(({ status }) => status === 'UPCOMING') as Match;

describe('the calendars', () => {
  it('are one of all clubs and one of each', () => {
    const names = ['all', ...tables.rows('teams').map(({ club_id }) => club_id)];
    expect([...calendars.keys()]).toEqual(
      names.flatMap((name) => [`/calendar/${name}.ics`, `/calendar/${name}-all.ics`]),
    );
  });

  it('say whose they are, from whom, and when to ask again', () => {
    const names = [service.name, ...tables.rows('teams').map(({ name }) => name)].flatMap((name) => [
      name,
      `${name} (all seasons)`,
    ]);
    expect(names).toEqual(expect.arrayContaining(['Atlético Ottawa', 'FC Supra du Québec', 'Forge FC']));
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

  it('have every match once, the same in all as in its clubs’', () => {
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

describe('an event', () => {
  it('starts at the kick-off in UTC and lasts two hours, or takes the day where the kick-off is not known', () => {
    for (const match of matches) {
      const { start, end } = entryOf(match);
      expect(start).toBe(match.kickoff_utc ?? match.date);
      if (match.kickoff_utc) expect(Date.parse(end) - Date.parse(start)).toBe(2 * 60 * 60 * 1000);
    }
    const allDay = [...all.values()].filter(({ start }) => !start.includes('T'));
    expect(allDay).toHaveLength(matches.filter(({ kickoff_utc }) => kickoff_utc === null).length);
    expect(allDay).not.toHaveLength(0);
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
    const { description } = entryOf(matches.find(({ date }) => date === '2024-11-09'));
    expect(description).toBe('Season: 2024\nStage: final\nAttendance: 7052');
    expect(changedEntry(upcoming, { stage: 'regular', matchday: 9 }).description).toBe(
      `Season: ${upcoming.season}\nStage: regular\nMatchday: 9`,
    );
  });

  it('names both clubs, accents and all, with the score once there is one', () => {
    for (const match of matches) {
      const { summary } = entryOf(match);
      expect(summary).toContain(match.home_team);
      expect(summary).toContain(match.away_team);
      if (match.status === 'FINISHED') expect(summary).toContain(` ${match.home_goals}–${match.away_goals} `);
      else expect(summary).toContain(`${match.home_team} – ${match.away_team}`);
    }
    expect(entryOf(matches.find(({ date }) => date === '2024-11-09')).summary).toBe(
      'Cavalry FC 2–1 Forge FC',
    );
    const accents = { home_team: 'FC Supra du Québec', away_team: 'Atlético Ottawa' };
    expect(changedEntry(upcoming, accents).summary).toBe('FC Supra du Québec – Atlético Ottawa');
  });

  it('names extra time and a shoot-out', () => {
    const on = (date: string) => entryOf(matches.find((match) => match.date === date)).summary;
    expect(on('2021-11-20')).toBe('Cavalry FC 1–2 Pacific FC (aet)');
    expect(on('2024-10-27')).toBe('Atlético Ottawa 2–2 York United FC (5–4 p)');
    expect(on('2025-10-22')).toMatch(/ \(4–5 p\)$/);
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
    const upcomingEntry = changedEntry(finished, { status: 'UPCOMING', home_goals: null, away_goals: null });
    const postponed = changedEntry(finished, { status: 'POSTPONED', home_goals: null, away_goals: null });
    const later = changedEntry(
      finished,
      { status: 'UPCOMING', home_goals: null, away_goals: null },
      '2099-01-01',
    );
    expect(new Set([upcomingEntry, postponed, later].map(({ sequence }) => sequence))).toEqual(new Set([0]));
    expect(changedEntry(finished, {}).sequence).toBe(1);
    expect(later.stamp > upcomingEntry.stamp).toBe(true);
  });
});
