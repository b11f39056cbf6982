import { latestStrengths } from '../club/club-strength.ts';
import { shortName } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';
import { currentProjections } from './projections-table.ts';

/**
 * Returns who is most likely to finish first; between seasons, and in a cup, who is strongest. Without a strength it is the
 * plain title.
 */
export function forecastHeadline(site: Site): string {
  const { t, format, tables, currentSeason: season } = site;
  const name = (row: { readonly club: string }) => shortName(tables, row.club, season);
  const [first, second] = currentProjections(site).toSorted((a, b) => b.first - a.first);
  const isOpen = first && second && !first.places.every((share) => share === 0 || share === 1);
  if (isOpen) {
    const chance = format.percent(first.first);
    if (first.first >= 0.5)
      return t('{club} are the favourites to finish first, at {chance}', { club: name(first), chance });
    return t('First place is open: {first} {chance}, {second} {secondChance}', {
      first: name(first),
      chance,
      second: name(second),
      secondChance: format.percent(second.first),
    });
  }
  const [strongest] = latestStrengths(site, season);
  return strongest ? t('{club} are the strongest club', { club: name(strongest) }) : site.label('forecasts');
}
