import { describe, expect, it } from 'vitest';
import { tieBreakNames } from '../../../src/site/names.ts';
import { seasonPage } from '../../../src/site/season/season-page.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);
  const { league, season, hasSeasonTable } = world;

  it.runIf(hasSeasonTable)('the page of a season says what orders clubs that are level on points', () => {
    const [names = ''] =
      /(?<=Level on points: ).*(?=, then the order that the league publishes\.)/.exec(
        String(seasonPage(english, season).content),
      ) ?? [];
    expect(names.split(', ')).toEqual(league.tie_breaks.map((name) => tieBreakNames[name]));
    expect(String(seasonPage(french, season).content)).toContain('À égalité de points\u00a0: ');
  });
});
