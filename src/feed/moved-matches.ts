import { isCalledOff } from '../derive/matches.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import type { FeedMatch } from './adapter.ts';

type MatchRow = DatasetRow<'matches'>;

/** A match of the feed under an id that is not stored, and the stored match that it seems to be. */
export interface MovedMatch {
  readonly match: FeedMatch;
  readonly stored: MatchRow;
}

type Fixture = Pick<FeedMatch, 'stage' | 'home_club' | 'away_club'>;

/** Returns whether a match of the feed may be a stored one. The feed may not name its stage. */
function isSameFixture(match: Fixture, stored: Fixture): boolean {
  return (
    match.home_club === stored.home_club &&
    match.away_club === stored.away_club &&
    (match.stage === null || match.stage === stored.stage)
  );
}

/**
 * Finds the matches that the feed has moved under another id. Each has the stage, home and away club of a stored match that was
 * not played, and that the feed lacks or has called off. Where clubs meet there twice, it is the match of the same matchday,
 * or else the nearest in time.
 *
 * @param storedMatches those of the season
 */
export function findMoved(
  storedMatches: readonly MatchRow[],
  feedMatches: readonly FeedMatch[],
): MovedMatch[] {
  const storedIds = new Set(storedMatches.map(({ match_id }) => match_id));
  const byId = new Map(feedMatches.map((match) => [match.match_id, match]));
  const isLost = ({ match_id, status }: MatchRow) => {
    const fed = byId.get(match_id);
    return status !== 'FINISHED' && (fed === undefined || isCalledOff(fed.status));
  };
  const lost = storedMatches.filter(isLost);
  return feedMatches.flatMap((match) => {
    if (storedIds.has(match.match_id) || isCalledOff(match.status)) return [];
    const candidates = lost.filter((stored) => isSameFixture(match, stored));
    const sameRound = candidates.filter(({ matchday }) => matchday !== null && matchday === match.matchday);
    const days = ({ date }: MatchRow) => Math.abs(Date.parse(date) - Date.parse(match.date));
    const [stored] = (sameRound.length > 0 ? sameRound : candidates).toSorted((a, b) => days(a) - days(b));
    return stored ? [{ match, stored }] : [];
  });
}

/**
 * Finds the ids under which the feed had stored matches before. The match is called off there, and one of the same stage, home
 * and away club is under a stored id.
 */
export function findFormerIds(
  storedMatches: readonly MatchRow[],
  feedMatches: readonly FeedMatch[],
): Set<string> {
  const storedIds = new Set(storedMatches.map(({ match_id }) => match_id));
  const present = feedMatches.filter(
    ({ match_id, status }) => storedIds.has(match_id) && !isCalledOff(status),
  );
  const isFormer = (match: FeedMatch) =>
    !storedIds.has(match.match_id) &&
    isCalledOff(match.status) &&
    present.some((other) => isSameFixture(match, other));
  return new Set(feedMatches.filter(isFormer).map(({ match_id }) => match_id));
}
