import { seasonName } from '../../records/season-span.ts';
import { clubClasses } from '../components/club-mark.ts';
import { lineChart } from '../components/line-chart.ts';
import type { Html } from '../html.ts';
import { shortName } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';

const msPerDay = 24 * 60 * 60 * 1000;
/** How much of the distance from one season to the next the longest of them takes: a gap parts all of them. */
const shareOfLongest = 0.8;

/** Returns a chart of the strength of the current season's clubs since the first season, with gaps between seasons. */
export function strengthChart(site: Site): Html {
  const { t, tables, currentSeason } = site;
  const bySeason = [...Map.groupBy(tables.rows('clubStrength'), ({ season }) => season)];
  const spans = bySeason.map(([season, rows]) => {
    const days = rows.map(({ date }) => Date.parse(date) / msPerDay);
    const first = Math.min(...days);
    return { season, rows, middle: (first + Math.max(...days)) / 2, length: Math.max(...days) - first };
  });
  const longest = Math.max(1, ...spans.map(({ length }) => length));
  const clubs = new Set(bySeason.at(-1)?.[1].map(({ club }) => club));
  const classes = clubClasses(site, [...clubs]);
  const series = [...clubs].map((club) => ({
    label: shortName(tables, club, currentSeason),
    className: classes.get(club) ?? '',
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
  const names = spans.map(({ season }, index) => ({ x: index, text: seasonName(season) }));
  return lineChart({
    series,
    names,
    description: t('Strength of each club after its matches, season by season'),
  });
}
