import type { League } from '../../src/records/league-schema.ts';
import { isForDevelopers, pathOf } from '../../src/site/addresses.ts';
import { html, raw } from '../../src/site/html.ts';
import type { Route } from '../../src/site/routes.ts';

/**
 * Renders `sitemap.xml`, with every page in each of its languages and its address in the others. Its addresses have an origin.
 */
export function renderSitemap(
  league: Pick<League, 'languages'>,
  routes: readonly Route[],
  siteUrl: string,
): string {
  const { languages } = league;
  const entries = routes.flatMap((route) => {
    if (isForDevelopers(route))
      return [html`<url><loc>${siteUrl}${pathOf(league, route, 'en')}</loc></url>\n`];
    const alternates = languages.map(
      (language) =>
        html`<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${pathOf(league, route, language)}"/>`,
    );
    return languages.map(
      (language) => html`<url><loc>${siteUrl}${pathOf(league, route, language)}</loc>${alternates}</url>\n`,
    );
  });
  return String(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`);
}

/** Renders `robots.txt`. Answers of the API are also files, and asking for them all would use up a crawler's quota. */
export function renderRobots(siteUrl: string | undefined): string {
  const sitemap = siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}
