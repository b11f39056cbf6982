import { table } from '../components/table.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the list of seasons, the latest first. */
export function seasonsPage(site: Site): Page {
  const { t, data } = site;
  const rows = data.tables.rows('seasons').filter(({ season }) => data.seasons.includes(season));
  return {
    route: { page: 'seasons' },
    title: t.seasons.title,
    description: t.seasons.description,
    content: table({
      caption: t.seasons.title,
      rows: rows.toReversed(),
      columns: [
        {
          heading: t.columns.season,
          cell: ({ season }) => html`<a href="${site.path({ page: 'season', season })}">${season}</a>`,
        },
        {
          heading: t.columns.champion,
          isText: true,
          cell: ({ champion, season }) =>
            champion === null ? t.seasons.undecided : data.shortName(champion, season),
        },
        {
          heading: t.columns.tableWinner,
          isText: true,
          cell: ({ season, matches_finished, matches_scheduled }) =>
            matches_finished < matches_scheduled ? t.seasons.undecided : data.tableOf(season)[0]?.team,
        },
        { heading: t.columns.matches, cell: ({ matches_finished }) => matches_finished },
      ],
    }),
  };
}
