import type { Team } from '../../records/directory.ts';
import { lineChart } from '../components/line-chart.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { shortName, strengthByClub } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';

const msPerDay = 24 * 60 * 60 * 1000;
/** How much of the distance from one season to the next the longest of them takes: a gap parts all of them. */
const shareOfLongest = 0.8;

/** Returns the strength of each club of a season at its end, or now, the strongest first. */
export function latestStrengths({ tables }: Site, season: number): { club: string; strength: number }[] {
  const latest = new Map(tables.rows('clubStrength', season).map((row) => [row.club, row.strength]));
  return [...latest].map(([club, strength]) => ({ club, strength })).sort((a, b) => b.strength - a.strength);
}

/** Returns a club's strength since its first match as a chart, with a gap between seasons, below what it shows. */
export function clubStrength(site: Site, { club_id: club, first_season, current_season }: Team): Html {
  const { t, tables } = site;
  const rows = strengthByClub(tables).get(club) ?? [];
  const last = rows.at(-1);
  if (!last || rows.length < 2) return nothing;
  const peak = rows.reduce((best, row) => (row.strength > best.strength ? row : best));
  const strengths = latestStrengths(site, last.season);
  const place = strengths.findIndex((row) => row.club === club) + 1;
  const statements = [
    ...(current_season
      ? [
          t(
            '{place, selectordinal, =1 {The strongest} one {#st} two {#nd} few {#rd} other {#th}} of the {clubs} clubs of {season}.',
            {
              place,
              clubs: strengths.length,
              season: site.seasonName(last.season),
            },
          ),
        ]
      : []),
    peak === last
      ? t('Never stronger than at the end.')
      : t('Peak: {strength}, in {season}.', {
          strength: Math.round(peak.strength),
          season: site.seasonName(peak.season),
        }),
  ];
  const title = t('Strength since {season}', { season: site.seasonName(first_season) });
  return html`<h2 id="strength">${title}</h2>
<p class="lead">${statements.join(' ')}</p>
${strengthChart(site, [club], `${title}: ${statements.join(' ')}`, 180)}
${sourceLinks(site, { computedFrom: ['strength.json'] })}`;
}

/** Returns a chart of the strength of clubs since the first season of theirs, with gaps between seasons. */
export function strengthChart(
  site: Site,
  clubs: readonly string[],
  description: string,
  plotHeight?: number,
): Html {
  const { tables } = site;
  const strengths = tables.rows('clubStrength').filter(({ club }) => clubs.includes(club));
  const spans = [...Map.groupBy(strengths, ({ season }) => season)].map(([season, rows]) => {
    const days = rows.map(({ date }) => Date.parse(date) / msPerDay);
    const first = Math.min(...days);
    return { season, rows, middle: (first + Math.max(...days)) / 2, length: Math.max(...days) - first };
  });
  const longest = Math.max(1, ...spans.map(({ length }) => length));
  const series = clubs.map((club) => ({
    label: shortName(tables, club, spans.at(-1)?.season ?? 0),
    className: clubClass(club),
    parts: spans
      .map(({ rows, middle }, index) =>
        rows
          .filter((row) => row.club === club)
          .map(({ date, strength }) => {
            const days = Date.parse(date) / msPerDay - middle;
            return [index + (shareOfLongest * days) / longest, strength] as const;
          }),
      )
      .filter((part) => part.length > 0),
  }));
  const names = spans.map(({ season }, index) => ({ x: index, text: site.seasonName(season) }));
  return lineChart({ series, names, description, ...(plotHeight ? { plotHeight } : {}) });
}
