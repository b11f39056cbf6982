import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { renderResultsFeed } from '../../../build/render/atom-feeds.ts';
import { hasResult } from '../../../src/derive/matches.ts';
import { slugOfMatch } from '../../../src/site/slugs.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

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
    const [whole, newest] = [...content.matchAll(/<updated>([^<]+)</g)].map(([, time]) => time);
    expect(whole).toBe(newest);
    expect(parseDocument(content, { xmlMode: true }).children).not.toHaveLength(0);
  });

  it('the feed of results is in French too', () => {
    const [address, content] = renderResultsFeed(french, 'https://site.test');
    expect(address).toBe('/fr/resultats.atom');
    expect(content).toContain('href="https://site.test/fr/matchs/');
    expect(content).toContain('<link rel="self" href="https://site.test/fr/resultats.atom"/>');
  });
});
