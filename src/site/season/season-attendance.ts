import { figureList } from '../components/panels.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink } from '../links.ts';
import type { Site } from '../site.ts';

/** Attendances of a club's home matches. */
export interface Crowds {
  readonly club: string;
  readonly matches: number;
  readonly average: number;
  readonly largest: number;
}

/** Returns the known attendances of each club's home matches, the highest average first. None is at a neutral venue. */
export function crowdsOf({ tables }: Site, season: number): Crowds[] {
  const matchesWithCrowd = tables
    .rows('matches', season)
    .filter(({ attendance, neutral }) => attendance !== null && !neutral);
  return [...Map.groupBy(matchesWithCrowd, ({ home_club }) => home_club)]
    .map(([club, matches]) => {
      const crowds = matches.map(({ attendance }) => attendance ?? 0);
      const sum = crowds.reduce((total, crowd) => total + crowd, 0);
      return { club, matches: matches.length, average: sum / matches.length, largest: Math.max(...crowds) };
    })
    .sort((a, b) => b.average - a.average);
}

/** Returns the attendance of a season by club. It is empty where no attendance is known. */
export function seasonAttendance(site: Site, season: number): Html {
  const { t, format } = site;
  const rows = crowdsOf(site, season);
  if (rows.length === 0) return nothing;
  return html`<section class="panel"><h2 id="attendance">${t('Attendance')}</h2>
${figureList(
  rows.map(({ club, matches, average, largest }) => ({
    club,
    name: clubLink(site, club, season),
    note: t('{matches, plural, one {# match} other {# matches}}, best {largest}', {
      matches,
      largest: format.number(largest),
    }),
    figure: format.number(Math.round(average)),
  })),
)}
<p class="sources">${t('Home matches with a known attendance, {playOffs, select, yes {play-offs included, neutral venues not} other {neutral venues excluded}}.')}</p>
${sourceLinks(site, { computedFrom: [`matches/${season}.json`] })}</section>
`;
}
