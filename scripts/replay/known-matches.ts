import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';

type Match = Dataset['matches'][number];

/**
 * Returns a function that says whether a match was in the schedule at a moment. A knock-out match is known once its clubs
 * are: the matches of all tables are over, and so is what either club played in the knock-outs before. The legs of a tie
 * are known together.
 *
 * @param isOver whether a match is over at the moment
 */
export function knownMatches(
  { matches, stages }: Pick<Dataset, 'matches' | 'stages'>,
  isOver: (match: Match) => boolean,
): (match: Match) => boolean {
  const tableStages = new Set(
    stages.filter(({ table }) => table !== null).map(({ season, stage }) => `${season} ${stage}`),
  );
  const isKnockOut = ({ season, stage }: Match) => stage !== null && !tableStages.has(`${season} ${stage}`);
  const isPlayable = ({ status }: Match) => status !== 'CANCELLED';
  return (match) => {
    if (!isKnockOut(match)) return true;
    const clubs = [match.home_club, match.away_club];
    const isLegOf = (other: Match) =>
      other.stage === match.stage && [other.home_club, other.away_club].every((club) => clubs.includes(club));
    const isBefore = (other: Match) =>
      !isKnockOut(other) ||
      (other.date < match.date &&
        !isLegOf(other) &&
        [other.home_club, other.away_club].some((club) => clubs.includes(club)));
    return ofSeason(matches, match.season).filter(isPlayable).filter(isBefore).every(isOver);
  };
}
