import { describe, expect, it } from 'vitest';
import { renderShareImages } from '../../../../build/render/share-images.ts';
import { shareImageOf, shareImages } from '../../../../src/site/frame/share-images.ts';
import { club, season } from '../../../support/examples.ts';
import { english } from '../../../support/site.ts';

const { data } = english;

describe('the share images', () => {
  it('are one PNG of 1200 × 630 a season and club', async () => {
    const images = await renderShareImages(data);
    expect(images.map(([address]) => address)).toEqual([
      ...data.seasons.map((season) => `/images/seasons/${season}.png`),
      ...[...data.teams.keys()].map((club) => `/images/clubs/${club}.png`),
    ]);
    for (const [, content] of images) {
      expect(content.toString('latin1', 1, 4)).toBe('PNG');
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(content.length).toBeLessThan(100_000);
    }
  });

  it('show the standings of a season and the names of a club', () => {
    const byAddress = new Map(shareImages(data));
    for (const { team } of data.standingsOf(season).slice(0, 1))
      expect(byAddress.get(`/images/seasons/${season}.png`)).toContain(`>${team}</text>`);
    expect(byAddress.get(`/images/clubs/${club}.png`)).toContain(`>${data.teams.get(club)?.name}</text>`);
  });

  it('belong to the page’s club or season, else to the current season', () => {
    expect(shareImageOf({ page: 'club', club: 'forge-fc' }, 2026)).toBe('/images/clubs/forge-fc.png');
    expect(shareImageOf({ page: 'table', season: 2024 }, 2026)).toBe('/images/seasons/2024.png');
    expect(shareImageOf({ page: 'docs' }, 2026)).toBe('/images/seasons/2026.png');
  });
});
