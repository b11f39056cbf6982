import { describe, expect, it } from 'vitest';
import { dataPage } from '../../../src/site/about-data/data-page.ts';
import { clubPage } from '../../../src/site/club/club-page.ts';
import { head } from '../../../src/site/frame/document-head.ts';
import { notFoundPage } from '../../../src/site/frame/not-found-page.ts';
import { homePage } from '../../../src/site/home/home-page.ts';
import { matchPage } from '../../../src/site/match/match-page.ts';
import { embeddedTablePage } from '../../../src/site/season/embedded-pages.ts';
import { seasonPage } from '../../../src/site/season/season-page.ts';
import type { Page } from '../../../src/site/site.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);

  const published = { ...french, siteUrl: 'https://site.test' };

  it('the head of a page has complete addresses where the build knows the site’s origin', () => {
    const text = String(head(published, seasonPage(published, 2025)));
    expect(text).toContain('<link rel="canonical" href="https://site.test/fr/saisons/2025">');
    expect(text).toContain('<link rel="alternate" hreflang="en" href="https://site.test/seasons/2025">');
    expect(text).toContain('<meta property="og:image" content="https://site.test/images/seasons/2025.png">');
    expect(text).toContain('type="application/atom+xml"');
  });

  it('the head of a page has no complete addresses where the origin is not known', () => {
    const text = String(head(french, seasonPage(french, 2025)));
    expect(text).not.toMatch(/canonical|hreflang|og:url|og:image/);
  });

  it('the head of a page asks search engines not to list pages such as the one for frames', () => {
    for (const page of [notFoundPage(published), embeddedTablePage(published)]) {
      const text = String(head(published, page));
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toContain('canonical');
    }
  });

  it('the title of home names the league one time', () => {
    for (const site of [english, french]) {
      const { title } = homePage(site);
      expect(String(head(site, homePage(site)))).toContain(`<title>${title} · Soccer Data Service</title>`);
    }
  });

  it('the head of a page describes the dataset with its downloads', () => {
    expect(String(head(english, dataPage(english)))).toContain('"@type":"Dataset"');
  });

  it('the head of a page describes matches, clubs and the pages above for programs', () => {
    const [match] = published.tables.rows('matches').filter(({ status }) => status === 'FINISHED');
    const [team] = published.tables.rows('teams');
    if (!match || !team) throw new Error('the league has no finished match or no club');
    const graphOf = (page: Page) => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(String(head(published, page))) ?? [];
      return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    };
    expect(graphOf(matchPage(published, match))).toMatchObject([
      {
        '@type': 'SportsEvent',
        eventStatus: 'https://schema.org/EventScheduled',
        description: expect.stringContaining(`${match.home_goals}–${match.away_goals}`),
        ...(match.venue !== null && {
          location: { name: match.venue, address: { addressLocality: match.city } },
        }),
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    ]);
    expect(graphOf(clubPage(published, team))).toMatchObject([
      { '@type': 'SportsTeam', name: team.name, url: `https://site.test/fr/clubs/${team.club_id}` },
      { itemListElement: [{ item: 'https://site.test/fr/clubs' }, { name: team.name }] },
    ]);
  });
});
