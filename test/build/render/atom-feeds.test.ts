import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { renderResultsFeed } from '../../../build/render/atom-feeds.ts';
import { addDays } from '../../../src/derive/forecasts.ts';
import { hasResult } from '../../../src/derive/matches.ts';
import type { Tables } from '../../../src/records/published.ts';
import { sitesOf } from '../../../src/site/all-pages.ts';
import { slugOfMatch } from '../../../src/site/slugs.ts';
import { correctionsOf, stampedTables } from '../../fixtures/stamped-match.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { smallWorlds, worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);

  it('the feed of results has the latest results, the last one first, and its date', () => {
    const [address, content] = renderResultsFeed(english, 'https://site.test');
    expect(address).toBe('/results.atom');
    const results = english.tables.rows('matches').filter(hasResult);
    const last = results.at(-1);
    if (!last) throw new Error('there is no result');
    const all = content.split('<entry>');
    const entries = all.filter((entry) => !entry.includes(':week:'));
    expect(entries).toHaveLength(1 + Math.min(30, results.length));
    const weeks = all.filter((entry) => entry.includes(':week:'));
    expect(weeks).not.toHaveLength(0);
    for (const entry of weeks) expect(entry).toMatch(/href="https:\/\/site\.test\/\S+\/weeks\/\d+"/);
    expect(entries[1]).toContain(`${last.home_team} ${last.home_goals}–${last.away_goals} ${last.away_team}`);
    expect(entries[1]).toContain(`href="https://site.test/matches/${slugOfMatch(last)}"`);
    const [whole, ...updates] = [...content.matchAll(/<updated>([^<]+)</g)].map(([, time]) => time);
    expect(whole).toBe(updates.sort().at(-1));
    const published = [...content.matchAll(/<published>([^<]+)</g)].map(([, time]) => time);
    expect(published).toEqual(published.toSorted().toReversed());
    expect(parseDocument(content, { xmlMode: true }).children).not.toHaveLength(0);
  });

  it('the feed of results is in French too', () => {
    const [address, content] = renderResultsFeed(french, 'https://site.test');
    expect(address).toBe('/fr/resultats.atom');
    expect(content).toContain('href="https://site.test/fr/matchs/');
    expect(content).toContain('<link rel="self" href="https://site.test/fr/resultats.atom"/>');
  });
});

describe.for(smallWorlds)('$name', async (world) => {
  const { english, siteInputs } = await sitesOfWorld(world);

  it('the entry of a match alone changes with its result, day or venue, and has a later updated', () => {
    const entriesOf = (tables: Tables) => {
      const [site = english] = sitesOf({ ...siteInputs, tables }, ['en']);
      const [, content] = renderResultsFeed(site, 'https://site.test');
      const entries = content
        .split('<entry>')
        .slice(1)
        .map((text) => text.split('</entry>')[0] ?? '');
      // Those of weeks tell of several matches.
      return new Map(
        entries
          .filter((text) => !text.includes(':week:'))
          .map((text) => [/<id>(.*)<\/id>/.exec(text)?.[1], text]),
      );
    };
    const last = world.dataset.matches.findLast(({ status }) => status === 'FINISHED');
    if (!last) throw new Error('there is no result');
    const before = entriesOf(stampedTables(world));
    const id = [...before.keys()].find((key) => key?.endsWith(last.match_id));
    expect(before.get(id)).toContain('<updated>2026-11-21T23:59:59.000Z</updated>');
    for (const correction of correctionsOf(world, last, addDays(last.date, 8))) {
      const after = entriesOf(stampedTables(world, correction));
      const [old = '', entry = ''] = [before, after].map((entries) =>
        entries.get(id)?.replace(/<updated>.*\n/, ''),
      );
      expect(entry).not.toBe(old);
      expect(after.get(id)).toContain('<updated>2026-11-22T01:00:00.000Z</updated>');
      after.delete(id);
      expect([...after].sort()).toEqual([...before].filter(([key]) => key !== id).sort());
    }
  });
});
