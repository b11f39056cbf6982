import type { Match } from '../../records/match.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { table } from './table.ts';

/** Returns matches as a table: day, clubs, score and stage, each a link to its page. */
export function matchList(site: Site, caption: string, matches: readonly Match[]): Html {
  const { t, format, data } = site;
  return table({
    caption,
    rows: matches,
    columns: [
      {
        heading: t.columns.date,
        isText: true,
        cell: (match) =>
          html`<a href="${site.path({ page: 'match', slug: data.slugOfMatch(match) })}"><time datetime="${match.date}">${match.date}</time></a>`,
      },
      { heading: t.columns.home, isText: true, cell: ({ home_team }) => home_team },
      {
        heading: t.columns.result,
        cell: ({ home_goals, away_goals }) =>
          html`<span class="score">${format.score(home_goals, away_goals)}</span>`,
      },
      { heading: t.columns.away, isText: true, cell: ({ away_team }) => away_team },
      { heading: t.columns.stage, isText: true, cell: ({ stage }) => site.stageName(stage) },
    ],
  });
}
