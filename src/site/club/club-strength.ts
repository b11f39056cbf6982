import type { Team } from '../../records/directory.ts';
import { lineChart } from '../components/line-chart.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { shortName, strengthByClub } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';

/** The gap between seasons, in matches. */
const gap = 5;

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
  const seasons = [
    ...Map.groupBy(
      rows.map((row, index) => ({ ...row, index })),
      ({ season }) => season,
    ),
  ];
  const parts = seasons.map(([, points], gapsBefore) =>
    points.map(({ index, strength }) => [index + gapsBefore * gap, strength] as const),
  );
  const title = t('Strength since {season}', { season: site.seasonName(first_season) });
  return html`<h2 id="strength">${title}</h2>
<p class="lead">${statements.join(' ')}</p>
${lineChart({
  description: `${title}: ${statements.join(' ')}`,
  plotHeight: 180,
  series: [{ label: shortName(tables, club, last.season), className: clubClass(club), parts }],
  names: seasons.map(([season], index) => ({
    x: ((parts[index]?.at(0)?.[0] ?? 0) + (parts[index]?.at(-1)?.[0] ?? 0)) / 2,
    text: site.seasonName(season),
  })),
})}
${sourceLinks(site, { computedFrom: ['club-strength.json'] })}`;
}
