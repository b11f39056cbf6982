import { describe, expect, it } from 'vitest';
import { venueMap } from '../../../src/site/venue/venue-map.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);
  const sites = [english, french];
  const placed = world.tables.rows('venues').filter(({ latitude }) => latitude !== null);

  it.runIf(placed.length > 0).for(sites)('the map names each city, on a phone too, in $language', (site) => {
    const text = String(venueMap(site, placed));
    for (const className of ['wide', 'short']) {
      const names = [...text.matchAll(new RegExp(`<g class="${className}">.*?>([^<>]+)</text>`, 'g'))];
      const cities = new Set(placed.map(({ city, name }) => String(site.localName(city ?? name))));
      expect(new Set(names.map(([, name]) => name))).toEqual(cities);
      expect(names).toHaveLength(cities.size);
    }
  });
});
