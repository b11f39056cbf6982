import { type Tally, tally } from '../../derive/tally.ts';
import type { Team } from '../../records/team.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { tallyColumns } from './tally-columns.ts';

/** Returns a club's results at home and away, counted as in the standings of all its seasons. */
export function clubSides(site: Site, { club_id: club, seasons }: Team): Html {
  const { t, data } = site;
  const matches = seasons.flatMap((season) => data.standingsMatches(season));
  if (matches.length === 0) return nothing;
  const sides = [
    { name: t.columns.home, matches: matches.filter(({ home_club }) => home_club === club) },
    { name: t.columns.away, matches: matches.filter(({ away_club }) => away_club === club) },
  ];
  return html`<section><h2 id="home-away">${t.clubs.record}</h2>
${table<Tally & { readonly name: string }>({
  caption: t.clubs.record,
  rows: sides.flatMap(({ name, matches }) => tally(matches, [club]).map((row) => ({ name, ...row }))),
  columns: [
    { heading: t.columns.matches, isText: true, cell: ({ name }) => name },
    ...tallyColumns(site),
    { heading: t.columns.pointsShort, title: t.columns.points, cell: ({ points }) => points },
  ],
})}
${sourceLinks(site, { computedFrom: ['matches.json'] })}</section>`;
}
