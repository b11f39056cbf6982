import { league } from './league.ts';
import type { League } from './league-schema.ts';

// Until the pages are handed the league.
const firstMonth = league.season_first_month;

/** The month in which the seasons of a league begin. */
type SeasonSpan = Pick<League, 'season_first_month'>;

/** Returns the season that a day belongs to, by the month in which seasons begin. */
export function seasonOfDay({ season_first_month }: SeasonSpan, day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= season_first_month ? year : year - 1;
}

/**
 * Returns whether a day can be one of a season, which is any day of its year. Where seasons span two years, it is a day from
 * the first month to the end of the second year, since some seasons end late.
 */
export function isInSeason(span: SeasonSpan, day: string, season: number): boolean {
  if (span.season_first_month === 1) return day.startsWith(`${season}-`);
  return seasonOfDay(span, day) === season || day.startsWith(`${season + 1}-`);
}

/** Describes the days of a season, for messages. */
export function daysOfSeason({ season_first_month: month }: SeasonSpan, season: number): string {
  return month === 1 ? `${season}` : `${season} from month ${month}, or of ${season + 1}`;
}

/** Returns the statement about dates that an integrity rule makes. */
export function seasonStatement({ season_first_month: month }: SeasonSpan): string {
  return month === 1 ? 'in the year of its season' : `in its season, which begins in month ${month}`;
}

/**
 * Returns what readers call a season, which is its year, or both where seasons span two years, such as `1999–00`. In ids
 * and addresses a season is its first year.
 */
export function seasonName(season: number, month: number = firstMonth): string {
  return month === 1 ? `${season}` : `${season}–${`${season + 1}`.slice(-2)}`;
}

/**
 * Returns the name of the seasons from the first of a list to its last, such as `2019–2022`. Where seasons span two years
 * it is as in `2001–02 – 2003–04`. Without seasons it is a dash.
 */
export function seasonRange(seasons: readonly number[], month: number = firstMonth): string {
  const ends = seasons.length === 0 ? [] : [Math.min(...seasons), Math.max(...seasons)];
  const names = [...new Set(ends)].map((season) => seasonName(season, month));
  return names.join(month === 1 ? '–' : ' – ') || '–';
}
