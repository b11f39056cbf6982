import { describe, expect, it } from 'vitest';
import { clubChances } from '../../../src/site/club/club-charts.ts';
import { clubPage } from '../../../src/site/club/club-page.ts';
import { clubsById } from '../../../src/site/lookups/club-lookups.ts';
import { playersById } from '../../../src/site/lookups/player-lookups.ts';
import { hasStandings, standingsOf } from '../../../src/site/lookups/season-standings.ts';
import { ordinal } from '../../../src/site/names.ts';
import { playerPage } from '../../../src/site/player/player-page.ts';
import type { Site } from '../../../src/site/site.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);

  const [team] = clubsById(english.tables).values();

  it('the page of a club links its calendar by a webcal address where the origin is known', () => {
    if (!team) throw new Error('there is no club');
    const contentOf = (site: Site) => String(clubPage(site, team).content);
    const siteUrl = 'https://data.example.org';
    const published = { ...english, siteUrl };
    const path = `/calendar/${team.club_id}.ics`;
    expect(contentOf(published)).toContain(`href="webcal://data.example.org${path}"`);
    expect(contentOf(english)).toContain(`href="${path}"`);
  });

  it('the page of a club says where each season ended: its titles with a star', () => {
    const seasons = english.tables.rows('seasons').filter(({ champion }) => champion !== null);
    expect(seasons).not.toHaveLength(0);
    for (const { season, champion } of seasons) {
      const winner = clubsById(english.tables).get(champion ?? '');
      if (!winner) throw new Error(`${champion} has no page`);
      const { content, header } = clubPage(english, winner);
      const titles = /Champion (.*?)(?: · |<\/p>)/.exec(String(header))?.[1];
      expect(titles).toContain(`href="/seasons/${season}">${english.seasonName(season)}<`);
      const row = new RegExp(`/clubs/[\\w-]+/${season}">[^<]*</a></th><td class="text">★ Champion<`);
      if (hasStandings(english.tables, season)) expect(String(content)).toMatch(row);
    }
  });

  it('the band of a club has its place now, or the seasons of a former club', () => {
    for (const club of clubsById(english.tables).values()) {
      const header = String(clubPage(english, club).header);
      expect(header).toContain(`<div class="band club-${club.club_id}">`);
      const place = standingsOf(english.tables, english.currentSeason).find(
        (row) => row.club === club.club_id,
      )?.position;
      if (place !== undefined)
        expect(header).toMatch(new RegExp(`<dd><span[^>]*>${english.t(ordinal, { place })}</span></dd>`));
      if (!club.current_season) expect(header).toContain(english.seasonRange(club.seasons));
    }
  });

  it('only a club that plays this season can be followed and subscribed to', () => {
    for (const club of clubsById(english.tables).values()) {
      const { header, content } = clubPage(english, club);
      expect(String(header).includes('<button'), club.name).toBe(club.current_season);
      expect(String(content).includes('class="subscribe"'), club.name).toBe(club.current_season);
    }
  });

  const { tables } = english;
  const leaders = tables
    .rows('seasons')
    .flatMap(({ season }) => tables.rows('projections', season).at(-1) ?? [])
    .flatMap(({ season, date }) => tables.rows('projections', season).filter((row) => row.date === date))
    .filter(({ certain, play_offs }) => certain === 'first' && play_offs === 1);

  it.runIf(leaders.length > 0)(
    'level chances have the label of the play-offs above that of first place',
    () => {
      for (const { club, season } of leaders) {
        const chart = String(clubChances(english, club, season));
        const heightOf = (name: string) => Number(new RegExp(`y="(\\d+)">${name} 100<`).exec(chart)?.[1]);
        expect(heightOf('Play-offs')).toBeLessThan(heightOf('First'));
      }
    },
  );

  it('the band of a player who is known of one season has its year, not a year since', () => {
    for (const seasons of playersById(tables).values()) {
      const header = String(playerPage(english, seasons).header);
      const isOne = seasons[0]?.season === seasons.at(-1)?.season;
      expect(header).not.toMatch(isOne ? /(?:goals|matches) since/ : /(?:goals|matches) in/);
    }
  });

  const goals = tables.rows('goals').filter(({ kind }) => kind !== 'own-goal');

  it.runIf(goals.some(({ player_id }) => player_id !== null))(
    'the page of a player has every goal that names the player but own goals',
    () => {
      for (const [id, seasons] of [...playersById(tables)].slice(0, 100)) {
        const goalsOfPlayer = goals.filter(({ player_id }) => player_id === id);
        const panel = /<section class="panel"><h2 id="goals">.*?<\/section>/s.exec(
          String(playerPage(english, seasons).content),
        )?.[0];
        const minutes = [...(panel ?? '').matchAll(/(\d+)(?:\+\d+)?′/g)].map(([, minute]) => Number(minute));
        const expected = goalsOfPlayer.flatMap(({ minute }) => minute ?? []);
        expect(minutes.toSorted(), seasons[0]?.name).toEqual(expected.toSorted());
      }
    },
  );
});
