import { seasonName } from '../../records/season-span.ts';
import type { Standing } from '../../records/standing.ts';
import type { Team } from '../../records/team.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { crowdsOf } from '../season/season-attendance.ts';
import type { Site } from '../site.ts';

interface ClubSeason extends Standing {
  readonly season: number;
  readonly crowd: number | null;
}

/**
 * Returns a club's standing in each season, the latest first, with its average attendance. A club without standings has
 * no such part.
 */
export function clubSeasons(site: Site, { club_id: club, seasons }: Team): Html {
  const { t, data, format } = site;
  const { columns } = t;
  const rows = seasons.toReversed().flatMap((season): ClubSeason[] => {
    const row = data.standingsOf(season).find((standing) => standing.club === club);
    const crowds = crowdsOf(site, season).find((crowd) => crowd.club === club);
    return row ? [{ ...row, season, crowd: crowds ? Math.round(crowds.average) : null }] : [];
  });
  if (rows.length === 0) return nothing;
  return html`<h2 id="seasons">${t.clubs.seasons}</h2>
${table<ClubSeason>({
  caption: t.clubs.seasons,
  rows,
  columns: [
    {
      heading: columns.season,
      cell: ({ season }) =>
        html`<a href="${site.path({ page: 'season', season })}">${seasonName(season)}</a>`,
    },
    { heading: columns.positionShort, title: columns.position, cell: ({ position }) => position },
    { heading: columns.playedShort, title: columns.played, cell: ({ played }) => played },
    { heading: columns.winsShort, title: columns.wins, isWide: true, cell: ({ wins }) => wins },
    { heading: columns.drawsShort, title: columns.draws, isWide: true, cell: ({ draws }) => draws },
    { heading: columns.lossesShort, title: columns.losses, isWide: true, cell: ({ losses }) => losses },
    { heading: columns.goalsForShort, title: columns.goalsFor, isWide: true, cell: (row) => row.goals_for },
    {
      heading: columns.goalsAgainstShort,
      title: columns.goalsAgainst,
      isWide: true,
      cell: (row) => row.goals_against,
    },
    {
      heading: columns.differenceShort,
      title: columns.difference,
      cell: ({ goal_difference }) => format.signed(goal_difference),
    },
    {
      heading: columns.pointsShort,
      title: columns.points,
      cell: ({ points }) => html`<strong>${points}</strong>`,
    },
    {
      heading: columns.attendance,
      title: t.clubs.averageAttendance,
      cell: ({ crowd }) => format.number(crowd),
    },
  ],
})}
${sourceLinks(site, { json: '/dumps/standings.json', csv: '/dumps/standings.csv', computedFrom: ['matches.json'] })}`;
}
