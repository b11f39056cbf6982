import { plainTable } from '../components/html-table.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { textPage } from '../docs/text-page.ts';
import { html } from '../html.ts';
import { translated } from '../links.ts';
import { embeddedClubs } from '../season/embedded-pages.ts';
import type { Page } from '../site.ts';

/** Returns the page on licence, sources, attribution, contact, and how to report an error. */
export function aboutPage(site: DeveloperSite): Page {
  const { t, repository, quality } = site;
  const { license, attribution } = site.tables.league;
  const report = `${repository}/issues/new?template=data-correction.yml`;
  return textPage(site, 'about', {
    values: {
      independence: t('Independent; not affiliated with or endorsed by the {league} or any federation.'),
      licence: license.name,
      licenceUrl: license.url,
      attribution,
      status: site.path({ page: 'status' }),
      embedded: site.path({ page: 'embedded-table' }),
      embeddedClub: site.path({
        page: 'embedded-club',
        club: embeddedClubs(site.tables)[0] ?? site.tables.league.examples.club,
      }),
      contact:
        repository === undefined
          ? t('This copy of the service names no address for corrections.')
          : `${t('For questions and corrections, see the repository:')} [${repository}](${repository}) · [${t('Report an error')}](${report})`,
    },
    parts: {
      sources: plainTable({
        caption: t('Sources'),
        headings: [t('Table|of the data'), t('Source')],
        rows: quality.tables.map(({ table, source }) => [
          html`<code>${table}</code>`,
          translated(site, source),
        ]),
      }),
    },
  });
}
