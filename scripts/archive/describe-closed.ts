import type { ClosedSeason } from './close-season.ts';

/** Returns what closing a season did, a line each. */
export function describeClosed(season: number, closed: ClosedSeason): string[] {
  const { champion, regularSeasonWinner, current, files } = closed;
  return [
    `${season} is closed: champion ${champion}, regular season won by ${regularSeasonWinner ?? 'no club'}`,
    files.length === 0 ? 'Nothing to write: data/ has it already' : `Wrote ${files.join(', ')}`,
    current === season
      ? `${season} stays the current season until data/ has matches of the next; then run this again`
      : `The current season is ${current}`,
  ];
}
