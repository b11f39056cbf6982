import { isPlayedBy } from '../../derive/clubs-of-matches.ts';
import { resultLetter } from '../../derive/form.ts';
import { hasResult } from '../../derive/tally.ts';
import { pointsIn } from '../../records/points.ts';
import { clubClasses } from '../components/club-mark.ts';
import { lineChart } from '../components/line-chart.ts';
import { type Html, nothing } from '../html.ts';
import { shortName } from '../lookups/clubs.ts';
import { standingsMatches, standingsOf } from '../lookups/standings.ts';
import type { Site } from '../site.ts';

/** Returns a chart of each club's points after each of its matches, in the colours of the clubs. */
export function pointsRace(site: Site, season: number): Html {
  const { t, tables } = site;
  const rows = standingsOf(tables, season);
  const [leader] = rows;
  if (!leader) return nothing;
  const matches = standingsMatches(tables, season).filter(hasResult);
  const { win, draw } = pointsIn(tables.league, season);
  const points = { W: win, D: draw, L: 0 };
  const classes = clubClasses(
    site,
    rows.map(({ club }) => club),
  );
  const series = rows.map(({ club }) => {
    const values = [0];
    for (const match of matches) {
      if (isPlayedBy(match, club)) values.push((values.at(-1) ?? 0) + points[resultLetter(match, club)]);
    }
    return {
      label: shortName(tables, club, season),
      className: classes.get(club) ?? '',
      parts: [values.map((value, played) => [played, value] as const)],
    };
  });
  return lineChart({
    series,
    description: t('Points after each match of every club; {leader} leads with {points}.', {
      leader: leader.team,
      points: leader.points,
    }),
    startsAtZero: true,
  });
}
