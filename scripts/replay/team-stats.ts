import { wireClub } from './clubs.ts';
import { pageOfList } from './pages.ts';
import { wireCompetition } from './schedule.ts';
import { clubOf, isPlayedOut, type Season } from './season.ts';
import { neverSupplied, statistic } from './statistic.ts';

/** The clubs' totals of a season; nobody's as long as it is being played, for `data/` has no totals of that. */
export function teamStatsAnswer(season: Season, at: Date | undefined, query: URLSearchParams) {
  const rows = isPlayedOut(season, at) ? season.teamStats : [];
  const { entries, pagination } = pageOfList(rows, query);
  return {
    competition: wireCompetition(season),
    teams: entries.map(({ club, stats }, index) => ({
      stats: [
        ...Object.entries(stats).flatMap(([name, value]) => (value === null ? [] : [statistic(name, value)])),
        ...[...neverSupplied, 'total-saves', 'average-possession'].map((name) => statistic(name, 0)),
      ],
      rankLabel: String(index + 1),
      ...wireClub(clubOf(season, club)),
    })),
    pagination,
  };
}
