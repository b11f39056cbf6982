import { describe, expect, it } from 'vitest';
import { dataPage } from '../../../../src/site/about-data/data-page.ts';
import { bareLayout } from '../../../../src/site/frame/bare-layout.ts';
import { head } from '../../../../src/site/frame/head.ts';
import { notFoundPage } from '../../../../src/site/frame/not-found-page.ts';
import { embeddedTablePage } from '../../../../src/site/season/embedded-table-page.ts';
import { seasonPage } from '../../../../src/site/season/season-page.ts';
import { english, french } from '../../../support/site.ts';

const known = { ...french, sources: { ...french.sources, siteUrl: 'https://site.test' } };

describe('the head of a page', () => {
  it('has complete addresses where the build knows the site’s origin', () => {
    const text = String(head(known, seasonPage(known, 2025)));
    expect(text).toContain('<link rel="canonical" href="https://site.test/fr/saisons/2025">');
    expect(text).toContain('<link rel="alternate" hreflang="en" href="https://site.test/seasons/2025">');
    expect(text).toContain('<meta property="og:image" content="https://site.test/images/seasons/2025.png">');
    expect(text).toContain('type="application/atom+xml"');
  });

  it('has no complete addresses where the build does not know the site’s origin', () => {
    const text = String(head(french, seasonPage(french, 2025)));
    expect(text).not.toMatch(/canonical|hreflang|og:url|og:image/);
  });

  it('asks search engines not to list pages such as the one for frames', () => {
    for (const page of [notFoundPage(known), embeddedTablePage(known)]) {
      const text = String(head(known, page));
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toContain('canonical');
    }
  });

  it('describes the dataset with its downloads', () => {
    expect(String(head(english, dataPage(english)))).toContain('"@type":"Dataset"');
  });
});

it('the page for frames opens links outside of the frame, and names the service', () => {
  const text = bareLayout(french, embeddedTablePage(french));
  expect(text).toContain('<base target="_blank">');
  expect(text).toContain('<a href="/fr/">');
  expect(text).not.toContain('<nav');
});
