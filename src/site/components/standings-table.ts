import type { Standing } from '../../records/standing.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { formPills } from './form-pills.ts';
import { type Column, table } from './table.ts';

/** Returns a league table; `xg` adds the expected goals of each club where they are known. */
export function standingsTable(
  site: Site,
  caption: string,
  rows: readonly Standing[],
  xg: ReadonlyMap<string, number | null> = new Map(),
): Html {
  const { t, format } = site;
  const { columns } = t;
  const figure = (heading: string, title: string, cell: Column<Standing>['cell']): Column<Standing> => ({
    heading,
    title,
    cell,
  });
  return table({
    caption,
    rows,
    columns: [
      {
        heading: columns.club,
        isText: true,
        cell: ({ position, team, club }) =>
          html`${position}. <a href="${site.path({ page: 'club', club })}">${team}</a>`,
      },
      figure(columns.pointsShort, columns.points, ({ points }) => html`<strong>${points}</strong>`),
      figure(columns.playedShort, columns.played, ({ played }) => played),
      figure(columns.winsShort, columns.wins, ({ wins }) => wins),
      figure(columns.drawsShort, columns.draws, ({ draws }) => draws),
      figure(columns.lossesShort, columns.losses, ({ losses }) => losses),
      {
        heading: columns.goals,
        cell: ({ goals_for, goals_against }) => `${goals_for}–${goals_against}`,
      },
      figure(columns.differenceShort, columns.difference, ({ goal_difference }) =>
        format.signed(goal_difference),
      ),
      ...(xg.size > 0
        ? [figure(columns.xgShort, columns.xg, ({ club }) => format.number(xg.get(club) ?? null, 1))]
        : []),
      { heading: columns.form, isText: true, cell: ({ form }) => formPills(site, form) },
    ],
    hasCutAfter: ({ qualification }, index) => {
      const next = rows[index + 1];
      return next !== undefined && qualification !== null && next.qualification === null;
    },
  });
}
