import { describe, expect, it } from 'vitest';
import { renderImages } from '../../../../build/render/share-images.ts';
import { iconPictures } from '../../../../src/site/frame/assets.ts';
import { matchImages, shareImageOf, shareImages } from '../../../../src/site/frame/share-drawings.ts';
import { clubsById } from '../../../../src/site/lookups/clubs.ts';
import { matchSeasons, picturedMatches } from '../../../../src/site/lookups/matches.ts';
import { standingsOf } from '../../../../src/site/lookups/standings.ts';
import { sitesOfWorld } from '../../../support/site.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { club, season } = world;
  const { english, french } = await sitesOfWorld(world);

  const { tables } = english;
  const slugs = [...picturedMatches(tables).keys()];

  describe('the images', () => {
    it('are a PNG a season, a club and a pictured match in each language, and the icons', async () => {
      const images = new Map(await renderImages([english, french]));
      expect([...images.keys()]).toEqual([
        ...iconPictures.map(({ address }) => address),
        ...matchSeasons(tables).map((season) => `/images/seasons/${season}.png`),
        ...[...clubsById(tables).keys()].map((club) => `/images/clubs/${club}.png`),
        ...['en', 'fr'].flatMap((language) => slugs.map((slug) => `/images/matches/${slug}.${language}.png`)),
      ]);
      for (const [address, content] of images) {
        const size = address.includes('/matches/') ? [600, 315] : [1200, 630];
        expect(content.toString('latin1', 1, 4)).toBe('PNG');
        if (!address.includes('icon'))
          expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual(size);
        expect(content.length).toBeLessThan(100_000);
      }
    });

    it('show the standings of a season, the names of a club, and the score of a match in the words of the page', () => {
      const byAddress = new Map(shareImages(tables));
      for (const { team } of standingsOf(tables, season).slice(0, 1))
        expect(byAddress.get(`/images/seasons/${season}.png`)).toContain(`>${team}</text>`);
      expect(byAddress.get(`/images/clubs/${club}.png`)).toContain(
        `>${clubsById(tables).get(club)?.name}</text>`,
      );
      const [slug, match] =
        [...picturedMatches(tables)].find(([, { status }]) => status === 'FINISHED') ?? [];
      for (const site of [english, french]) {
        const svg = new Map(matchImages(site)).get(`/images/matches/${slug}.${site.language}.png`);
        expect(svg).toContain(`>${match?.home_goals}–${match?.away_goals}</text>`);
        expect(svg).toContain(site.t('Full time'));
      }
    });

    it('belong to the page’s match, club or season, else to the current season', () => {
      const { currentSeason } = english;
      expect(shareImageOf(english, { page: 'club', club: 'forge-fc' })).toBe('/images/clubs/forge-fc.png');
      expect(shareImageOf(english, { page: 'table', season: 2024 })).toBe('/images/seasons/2024.png');
      const current = `/images/seasons/${currentSeason}.png`;
      expect(shareImageOf(english, { page: 'docs' })).toBe(current);
      expect(shareImageOf(english, { page: 'match', slug: 'without-a-picture' })).toBe(current);
      for (const slug of slugs.slice(0, 1))
        expect(shareImageOf(french, { page: 'match', slug })).toBe(`/images/matches/${slug}.fr.png`);
    });
  });
});
