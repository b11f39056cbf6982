import type { Standing } from '../../records/standing.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import type { ExpectedGoals } from '../site-data.ts';
import { clubMark } from './club-mark.ts';
import { clubName } from './club-name.ts';
import { formPills } from './form-pills.ts';
import { type Column, table } from './table.ts';

export interface StandingsOptions {
  readonly caption: string;
  readonly season: number;
  readonly rows: readonly Standing[];
  /** By club; empty where the season has none. */
  readonly xg?: ReadonlyMap<string, ExpectedGoals>;
}

/** Returns standings as a `<table>`, with a line below the last club that went on to another stage. */
export function standingsTable(site: Site, { caption, season, rows, xg }: StandingsOptions): Html {
  const { t, format } = site;
  const { columns } = t;
  const figure = (heading: string, title: string, cell: Column<Standing>['cell'], isWide = false) => ({
    heading,
    title,
    cell,
    isWide,
  });
  const isCut = ({ qualification }: Standing, index: number) => {
    const next = rows[index + 1];
    return next !== undefined && qualification !== null && next.qualification === null;
  };
  const expectedGoals = (key: keyof ExpectedGoals) => (row: Standing) =>
    format.number(xg?.get(row.club)?.[key] ?? null, 1);
  const standings = table<Standing>({
    caption,
    rows,
    columns: [
      {
        heading: columns.club,
        isText: true,
        cell: ({ position, team, club }) =>
          html`<span class="place">${position}</span>${clubMark(club)}${clubName(site, club, team, season)}`,
      },
      figure(columns.playedShort, columns.played, ({ played }) => played),
      figure(columns.winsShort, columns.wins, ({ wins }) => wins, true),
      figure(columns.drawsShort, columns.draws, ({ draws }) => draws, true),
      figure(columns.lossesShort, columns.losses, ({ losses }) => losses, true),
      figure(columns.goalsForShort, columns.goalsFor, ({ goals_for }) => goals_for, true),
      figure(columns.goalsAgainstShort, columns.goalsAgainst, ({ goals_against }) => goals_against, true),
      figure(columns.differenceShort, columns.difference, ({ goal_difference }) =>
        format.signed(goal_difference),
      ),
      ...(xg && xg.size > 0
        ? [
            figure(columns.xgShort, columns.xg, expectedGoals('made'), true),
            figure(columns.xgAgainstShort, columns.xgAgainst, expectedGoals('conceded'), true),
          ]
        : []),
      figure(
        columns.pointsShort,
        columns.points,
        ({ points }) => html`<span class="strong">${points}</span>`,
      ),
      { heading: columns.form, isText: true, cell: ({ form }) => formPills(site, form) },
    ],
    hasCutAfter: isCut,
  });
  return html`${standings}${rows.some(isCut) ? html`<p class="sources">${t.cutLine}</p>` : nothing}`;
}
