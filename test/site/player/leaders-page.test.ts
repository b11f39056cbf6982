import { describe, expect, it } from 'vitest';
import { leadersPage } from '../../../src/site/player/leaders-page.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);

  it.runIf(world.tables.rows('players').length > 0)(
    'leaders are chosen among clubs by the names shown',
    () => {
      const [, list = ''] =
        /<select name="club">(.*?)<\/select>/s.exec(String(leadersPage(english).content)) ?? [];
      const names = [...list.matchAll(/<option [^>]*>([^<]+)</g)].map(([, name = '']) => name);
      const clubs = names.slice(1);
      expect(clubs.length).toBeGreaterThan(1);
      expect(clubs).toEqual(clubs.toSorted((a, b) => (a < b ? -1 : 1)));
    },
  );
});
