import { summarise } from '../../derive/referees.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the referees of all seasons with their matches and cards a match. */
export function refereesPage(site: Site): Page {
  const { t, data, format } = site;
  return {
    route: { page: 'referees' },
    title: t.referees.title,
    description: t.referees.description,
    content: html`${sourceLinks(site, {
      json: '/data/v1/referees/summary/true.json',
      api: '/api/v1/referees?summary=true',
    })}
${table({
  caption: t.referees.title,
  rows: summarise(data.tables.rows('referees')),
  isSortable: true,
  columns: [
    { heading: t.match.referee, isText: true, cell: ({ name }) => name ?? '–' },
    { heading: t.columns.matches, cell: ({ matches }) => matches },
    {
      heading: t.referees.yellow,
      cell: ({ yellow_cards_per_match }) => format.number(yellow_cards_per_match, 2),
    },
    { heading: t.referees.red, cell: ({ red_cards_per_match }) => format.number(red_cards_per_match, 2) },
    { heading: t.referees.first, isText: true, cell: ({ first_match }) => first_match },
    { heading: t.referees.last, isText: true, cell: ({ last_match }) => last_match },
  ],
})}`,
  };
}
