import { describe, expect, it } from 'vitest';
import { renderCalendars, renderMatchCalendars } from '../../../build/render/calendars.ts';
import { addDays } from '../../../src/derive/forecasts.ts';
import { isPlayedBy } from '../../../src/derive/matches.ts';
import type { Match } from '../../../src/records/match.ts';
import { snapshotOf, type Tables } from '../../../src/records/published.ts';
import { seasonName } from '../../../src/records/season-rules.ts';
import { shortId } from '../../../src/records/text.ts';
import { service } from '../../../src/service.ts';
import { calendarsOf, read, uidOf } from '../../fixtures/calendars.ts';
import { correctionsOf, stampedTables } from '../../fixtures/stamped-match.ts';
import { smallWorlds, worlds } from '../../support/worlds.ts';

/** Returns the bytes of each event of the calendar of all seasons, by UID. */
function eventTexts(tables: Tables): ReadonlyMap<string, string> {
  const content = String(new Map(renderCalendars(tables, 'https://site.test')).get('/calendar/all-all.ics'));
  const events = content.split('BEGIN:VEVENT').slice(1);
  return new Map(events.map((text) => [/^UID:(.*)\r$/m.exec(text)?.[1] ?? '', text]));
}

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

  it('the calendars have the current season by default, or the last of a former club', () => {
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
    it('starts at the kick-off in UTC, or takes the day where the kick-off is not known', () => {
      for (const match of matches) {
        const { start, end } = entryOf(match);
        expect(start).toBe(match.kickoff_utc ?? match.date);
        if (match.kickoff_utc) expect(Date.parse(end) - Date.parse(start)).toBe(2 * 60 * 60 * 1000);
      }
      const allDay = [...all.values()].filter(({ start }) => !start.includes('T'));
      expect(allDay).toHaveLength(matches.filter(({ kickoff_utc }) => kickoff_utc === null).length);
    });

    it('is at the venue, where that is known', () => {
      const venues = new Map(tables.rows('venues').map((venue) => [venue.venue_id, venue]));
      for (const match of matches) {
        const venue = venues.get(match.venue_id ?? '');
        expect(entryOf(match).location).toBe(venue ? `${match.venue}, ${match.city}` : 'null');
        expect(entryOf(match).geo).toEqual(venue ? [venue.latitude, venue.longitude] : null);
      }
    });

    it('describes season, stage, matchday and attendance, as far as they are known', () => {
      const season = `Season: ${seasonName(upcoming.season, league.season_first_month)}`;
      const textOf = (changes: Partial<Match>) => changedEntry(upcoming, changes).description;
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

    it('has the stamp of its match, and SEQUENCE as the hours since 2019', () => {
      const last_updated = '2026-11-21T23:59:59Z';
      const hours = (Date.parse('2026-11-21T23:00:00Z') - Date.parse('2019-01-01T00:00:00Z')) / 3_600_000;
      expect(changedEntry(upcoming, { last_updated }, '2099-01-01')).toMatchObject({
        stamp: last_updated,
        modified: last_updated,
        sequence: hours,
      });
    });

    it('has the stamp of the data where the last change of its match is not known', () => {
      const { stamp, modified, sequence } = changedEntry(upcoming, { last_updated: null }, '2019-01-03');
      expect([stamp, modified, sequence]).toEqual(['2019-01-03T00:00:00Z', 'null', 48]);
      expect(changedEntry(upcoming, { last_updated: null }, '1930-07-31').sequence).toBe(0);
    });
  });
});

describe.for(smallWorlds)('$name', (world) => {
  it('an event changes only with the result, the day or the venue of its match', () => {
    const [first] = world.dataset.matches.filter(
      ({ season, status }) => season === world.season && status === 'FINISHED',
    );
    if (!first) throw new Error('there is no finished match');
    const before = eventTexts(stampedTables(world));
    // The season then begins in an earlier week, so that all its weeks have other numbers.
    const earlierDay = addDays(first.date, -28);
    for (const correction of correctionsOf(world, first, earlierDay)) {
      const after = eventTexts(stampedTables(world, correction));
      const uid = uidOf(first);
      const [old = '', event = ''] = [before.get(uid), after.get(uid)];
      const content = /^(SUMMARY|DTSTART|LOCATION).*/gm;
      expect(event.match(content)).not.toEqual(old.match(content));
      const stamps = /^(SEQUENCE|DTSTAMP|LAST-MODIFIED).*/gm;
      const oldStamps = old.match(stamps) ?? [];
      const newStamps = event.match(stamps) ?? [];
      expect(newStamps).toHaveLength(3);
      newStamps.forEach((line, index) => void expect(line > String(oldStamps[index])).toBe(true));
      expect([...after].sort()).toEqual(
        [...before].map(([id, text]) => [id, id === uid ? event : text]).sort(),
      );
    }
  });
});
