import { describe, expect, it } from 'vitest';
import { renderImages } from '../../../build/render/pages.ts';
import { pagesOf } from '../../../src/site/all-pages.ts';
import { iconPictures } from '../../../src/site/frame/asset-addresses.ts';
import { shareImageOf, shareImages } from '../../../src/site/frame/share-drawings.ts';
import { clubsById } from '../../../src/site/lookups/club-lookups.ts';
import { matchesBySlug, matchSeasons } from '../../../src/site/lookups/match-lookups.ts';
import { standingsOf } from '../../../src/site/lookups/season-standings.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { smallWorlds } from '../../support/worlds.ts';

describe.for(smallWorlds)('$name', async (world) => {
  const { club, season } = world;
  const { english, french } = await sitesOfWorld(world);

  const { tables } = english;
  const all = { ...english, hasAllImages: true };
  const pictured = [...matchesBySlug(tables)].filter(([, { status }]) => status === 'FINISHED');

  it('the images are a PNG a season and club, and the icons', async () => {
    const images = new Map(await renderImages([english, french]));
    expect([...images.keys()]).toEqual(
      expect.arrayContaining([
        ...iconPictures.map(({ address }) => address),
        ...matchSeasons(tables).map((season) => `/images/seasons/${season}.png`),
        ...[...clubsById(tables).keys()].map((club) => `/images/clubs/${club}.png`),
      ]),
    );
    for (const [address, content] of images) {
      expect(content.toString('latin1', 1, 4)).toBe('PNG');
      if (!address.includes('icon'))
        expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(content.length).toBeLessThan(20_000);
    }
  });

  it('the images exist for each page, also where all are drawn, which every result then has', () => {
    const routes = [...pagesOf(french)].map(({ route }) => route);
    for (const site of [english, all]) {
      const addresses = new Set([...shareImages(site)].map(([address]) => address));
      for (const route of routes) expect(addresses).toContain(shareImageOf(site, route));
      for (const [slug] of site === all ? pictured : [])
        expect(addresses).toContain(`/images/matches/${slug}.png`);
    }
  });

  it('the images show the standings of a season, the name of a club, and the score of a match', () => {
    const byAddress = new Map(shareImages(all));
    for (const { team } of standingsOf(tables, season).slice(0, 1))
      expect(byAddress.get(`/images/seasons/${season}.png`)).toContain(`>${team}</text>`);
    expect(byAddress.get(`/images/clubs/${club}.png`)).toContain(
      `>${clubsById(tables).get(club)?.name}</text>`,
    );
    for (const [slug, { home_goals, away_goals }] of pictured.slice(0, 1))
      expect(byAddress.get(`/images/matches/${slug}.png`)).toContain(`>${home_goals}–${away_goals}</text>`);
  });

  it('the images belong to the page’s match, club or season, else to the current season', () => {
    const { currentSeason } = english;
    expect(shareImageOf(english, { page: 'club', club: 'forge-fc' })).toBe('/images/clubs/forge-fc.png');
    expect(shareImageOf(english, { page: 'table', season: 2024 })).toBe('/images/seasons/2024.png');
    const current = `/images/seasons/${currentSeason}.png`;
    expect(shareImageOf(english, { page: 'docs' })).toBe(current);
    expect(shareImageOf(english, { page: 'match', slug: 'without-a-picture' })).toBe(current);
    for (const [slug] of pictured.slice(0, 1))
      expect(shareImageOf(all, { page: 'match', slug })).toBe(`/images/matches/${slug}.png`);
  });
});
