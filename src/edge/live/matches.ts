import { inOrderOfPlay, type MatchLookups, publishMatch } from '../../derive/matches.ts';
import { type FeedMatch, parseSchedule } from '../../feed/schedule.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { Match } from '../../records/match.ts';
import { findMissing } from './completeness.ts';
import { logRejected } from './log-rejected.ts';

/**
 * The season's matches as the feed has them now, merged over those of the last refresh, in order of play. A result that
 * was checked stays: corrections come with a refresh.
 *
 * @throws {UnexpectedResponseError} if the answer is no schedule of the season
 */
export function liveMatches(body: unknown, context: SeasonContext, lookups: MatchLookups): Match[] {
  const { entries, rejected } = parseSchedule(body, context);
  const live = new Map(entries.map((match) => [match.match_id, match]));
  const stays = findMissing([...context.matches.values()], ({ match_id }) => live.has(match_id), 'matches');
  logRejected(rejected);
  const merged = entries.map((match) => merge(match, context.matches.get(match.match_id), lookups));
  return [...stays, ...merged].sort(inOrderOfPlay);
}

function merge(live: FeedMatch, before: Match | undefined, lookups: MatchLookups): Match {
  if (before?.status === 'FINISHED' && !sameResult(live, before)) {
    logRejected([{ what: live.match_id, why: 'differs from the result of the last refresh, which stays' }]);
    return before;
  }
  const shown = publishMatch(storable(live, before), lookups, 'official-live');
  const checked = before?.status === 'FINISHED' ? { ...before, source: shown.source } : undefined;
  return {
    ...(checked ?? shown),
    phase: live.phase,
    clock: live.clock,
    referee: before?.referee ?? null,
    referee_id: before?.referee_id ?? null,
    broadcasters: live.broadcasters,
    highlights_url: live.highlights_url,
    tickets_url: live.tickets_url,
    advanced_stats_available: before?.advanced_stats_available ?? false,
  };
}

/** A match not yet checked: what the feed does not say of it is as it was. */
function storable(live: FeedMatch, before: Match | undefined) {
  return {
    ...live,
    kickoff_utc: live.kickoff_utc ?? (live.status === before?.status ? before.kickoff_utc : null),
    additional_time: live.additional_time ?? before?.additional_time ?? null,
    attendance: before?.attendance ?? null,
    neutral: before?.neutral ?? false,
    home_red_cards: before?.home_red_cards ?? null,
    away_red_cards: before?.away_red_cards ?? null,
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
