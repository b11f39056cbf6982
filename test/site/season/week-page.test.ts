import { describe, expect, it } from 'vitest';
import { weeksOf } from '../../../src/site/lookups/weeks.ts';
import { playOffs } from '../../../src/site/season/bracket.ts';
import { weekPage } from '../../../src/site/season/week-page.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);
  const { tables } = english;
  const ended = tables.rows('seasons').findLast(({ champion }) => champion !== null)?.season;

  it.runIf(ended)('the last week of a season has its play-offs, the weeks before have none', () => {
    const [last, before] = weeksOf(tables, Number(ended)).toReversed();
    if (!last || !before) throw new Error(`${ended} has no two weeks`);
    const bracket = String(playOffs(english, Number(ended)));
    expect(String(weekPage(english, last).content)).toContain(bracket);
    expect(String(weekPage(english, before).content)).not.toContain('id="play-offs"');
  });

  it('a week has the links to its data below what they are of, never two in a row', () => {
    for (const { season } of tables.rows('seasons'))
      for (const week of weeksOf(tables, season)) {
        const content = String(weekPage(english, week).content);
        expect(content).toContain('<details class="data-links">');
        expect(content).not.toMatch(/<\/details>\s*<details class="data-links">/);
      }
  });
});
