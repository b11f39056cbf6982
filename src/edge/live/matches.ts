import { inOrderOfPlay, type MatchLookups, showMatch } from '../../derive/matches.ts';
import type { Known } from '../../feed/known.ts';
import { type FeedMatch, readMatches } from '../../feed/matches.ts';
import { NotTheFeed, type SetAside } from '../../feed/set-aside.ts';
import type { Match } from '../../records/match.ts';

/** A schedule that lacks so large a part of the matches known already is not the season's. */
const mostMissing = 0.5;

/**
 * The season's matches as the feed has them now, merged over those of the last refresh, in order of play. A result that
 * was checked stays: corrections come with a refresh.
 *
 * @throws {NotTheFeed} if the answer is no schedule of the season
 */
export function liveMatches(body: unknown, known: Known, lookups: MatchLookups): Match[] {
  const { entries, setAside } = readMatches(body, known);
  const live = new Map(entries.map((match) => [match.match_id, match]));
  const missing = [...known.matches.keys()].filter((id) => !live.has(id)).length;
  if (missing > mostMissing * known.matches.size) {
    throw new NotTheFeed(`the schedule lacks ${missing} of ${known.matches.size} matches`);
  }
  tell(setAside);
  const stays = [...known.matches.values()].filter((match) => !live.has(match.match_id));
  const merged = entries.map((match) => merge(match, known.matches.get(match.match_id), lookups));
  return [...stays, ...merged].sort(inOrderOfPlay);
}

/** What was not understood goes to the log. */
export function tell(setAside: readonly SetAside[]): void {
  for (const { what, why } of setAside) console.warn(`set aside: ${what}: ${why}`);
}

function merge(live: FeedMatch, before: Match | undefined, lookups: MatchLookups): Match {
  if (before?.status === 'FINISHED' && !sameResult(live, before)) {
    tell([{ what: live.match_id, why: 'differs from the result of the last refresh, which stays' }]);
    return before;
  }
  const row = {
    ...live,
    kickoff_utc: live.kickoff_utc ?? (live.status === before?.status ? before.kickoff_utc : null),
    additional_time: live.additional_time ?? before?.additional_time ?? null,
    attendance: before?.attendance ?? null,
  };
  return {
    ...showMatch(row, lookups, 'official-live'),
    phase: live.phase,
    clock: live.clock,
    referee: before?.referee ?? null,
    broadcasters: live.broadcasters,
    highlights_url: live.highlights_url,
    tickets_url: live.tickets_url,
    advanced_stats_available: before?.advanced_stats_available ?? false,
  };
}

function sameResult(live: FeedMatch, before: Match): boolean {
  return (
    live.status === 'FINISHED' &&
    live.home_goals === before.home_goals &&
    live.away_goals === before.away_goals &&
    live.winner === before.winner
  );
}
