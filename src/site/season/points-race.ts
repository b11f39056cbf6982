import { hasResult } from '../../derive/tally.ts';
import { pointsIn } from '../../records/points.ts';
import { lineChart } from '../components/line-chart.ts';
import { type Html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a chart of each club's points after each of its matches. The leader has the thick line. */
export function pointsRace({ t, data }: Site, season: number): Html {
  const rows = data.standingsOf(season);
  const [leader] = rows;
  if (!leader) return nothing;
  const matches = data.standingsMatches(season).filter(hasResult);
  const { win, draw } = pointsIn(season);
  const series = rows.map(({ club }, place) => {
    const values = [0];
    for (const match of matches) {
      if (match.home_club !== club && match.away_club !== club) continue;
      const margin = (match.home_goals - match.away_goals) * (match.home_club === club ? 1 : -1);
      values.push((values.at(-1) ?? 0) + (margin > 0 ? win : margin === 0 ? draw : 0));
    }
    return { label: data.shortName(club, season), values, isLead: place === 0 };
  });
  return lineChart(series, t.season.raceDescription(leader.team, leader.points));
}
