import type { ClosedSeason } from './close-season.ts';

/** Returns what closing a season did, a line each. */
export function describeClosed(season: number, result: ClosedSeason): string[] {
  const { champion, regularSeasonWinner, currentSeason, files } = result;
  return [
    `${season} is closed: champion ${champion}, regular season won by ${regularSeasonWinner ?? 'no club'}`,
    files.length === 0 ? 'Nothing to write: data/ has it already' : `Wrote ${files.join(', ')}`,
    currentSeason === season
      ? `${season} stays the current season until data/ has matches of the next; then run this again`
      : `The current season is ${currentSeason}`,
  ];
}
