import * as z from 'zod';
import type { DatasetRow } from '../records/dataset/index.ts';
import { matches } from '../records/dataset/matches.ts';
import { matchStatus, winReason } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import { assertValid, type ParseResult, parseEntries, RejectedEntryError } from './parse-entries.ts';
import { type MatchEntry, matchSchema } from './schemas/match.ts';
import { competition, type SeasonContext } from './season-context.ts';
import { stageOf } from './stage.ts';

/** What `data/` may have of a match, but for what the schedule does not tell. */
const stored = matches.row.omit({
  attendance: true,
  home_red_cards: true,
  away_red_cards: true,
  neutral: true,
});

/** A match as the feed has it: the columns it knows, and what only the moment knows. */
export type FeedMatch = Omit<
  DatasetRow<'matches'>,
  'attendance' | 'home_red_cards' | 'away_red_cards' | 'neutral'
> &
  Pick<Match, 'phase' | 'clock' | 'broadcasters' | 'highlights_url' | 'tickets_url'>;

/**
 * The schedule of a season, understood by what we know of it.
 *
 * @param context with the ids that the schedule tells, as `inferIds` finds them
 * @throws {UnexpectedResponseError} if it is no schedule
 */
export function parseSchedule(body: unknown, context: SeasonContext): ParseResult<FeedMatch> {
  const seen = new Set<string>();
  return parseEntries(body, 'matches', matchSchema, 'matchId', (wire) => {
    if (seen.has(wire.matchId)) throw new RejectedEntryError('stands twice; the first stays');
    const match = assertValid(parseMatch(wire, context), stored);
    seen.add(wire.matchId);
    return match;
  });
}

function parseMatch(wire: MatchEntry, context: SeasonContext): FeedMatch {
  if (wire.seasonId !== context.seasonId)
    throw new RejectedEntryError(`is of another season, ${wire.seasonId}`);
  if (competition(wire.matchId) !== competition(context.seasonId))
    throw new RejectedEntryError('is of another competition');
  const home_club = clubOf(wire.home.teamId, context);
  const away_club = clubOf(wire.away.teamId, context);
  if (home_club === away_club) throw new RejectedEntryError(`${home_club} cannot play itself`);
  const phasesBeforeKickoff = context.matches.get(wire.matchId);
  if (
    phasesBeforeKickoff &&
    (phasesBeforeKickoff.home_club !== home_club || phasesBeforeKickoff.away_club !== away_club)
  ) {
    throw new RejectedEntryError(
      `was ${phasesBeforeKickoff.home_club} v ${phasesBeforeKickoff.away_club} and is ${home_club} v ${away_club}`,
    );
  }
  const status = statusOf(wire);
  return {
    match_id: wire.matchId,
    season: context.season,
    date: wire.matchDateLocal.slice(0, 10),
    // A postponed match keeps its old date, which is no kick-off any more.
    kickoff_utc: status === 'POSTPONED' || status === 'CANCELLED' ? null : kickoffOf(wire),
    stage: stageOf(wire, context),
    matchday: matchdayOf(wire) ?? phasesBeforeKickoff?.matchday ?? null,
    status,
    home_club,
    away_club,
    ...scoreOf(wire, status, home_club, away_club, context),
    additional_time: hasBegun(status, wire) ? wire.additionalTime : null,
    ...venueOf(wire, context, home_club),
    phase: wire.phase || null,
    clock: hasBegun(status, wire) ? wire.time : null,
    broadcasters: broadcastersOf(wire),
    highlights_url: urlOf(wire.editorial?.highlightsUrl),
    tickets_url: urlOf(wire.editorial?.ticketsUrl),
  };
}

function clubOf(teamId: string, context: SeasonContext): string {
  const club = context.clubs.get(teamId);
  if (club === undefined) throw new RejectedEntryError(`team ${teamId} is no club of data/clubs.csv`);
  if (!context.playing.has(club))
    throw new RejectedEntryError(`${club} is not in the league of ${context.season}`);
  return club;
}

/** States in which a match is being played, or stands still on the way. */
function isInProgress(status: Match['status']): boolean {
  return ['LIVE', 'IN_PLAY', 'HALF_TIME', 'SUSPENDED'].includes(status);
}

/** Whether there is a score and a clock: a match may be suspended before its kick-off, too. */
function hasBegun(status: Match['status'], { phase }: MatchEntry): boolean {
  if (status === 'SUSPENDED' && phase === 'PRE_MATCH') return false;
  return status === 'FINISHED' || isInProgress(status);
}

/** Phases that are before a match; after it is `FULL_TIME`; any other is in it. */
const before = ['PRE_MATCH', ''];

/** A status we do not know is one of a match in play if the phase is; otherwise there is no saying. */
function statusOf({ status, phase }: MatchEntry): Match['status'] {
  const known = matchStatus.safeParse(status.toUpperCase().replaceAll(/[\s-]/g, '_'));
  if (known.success) return known.data;
  if (phase === 'HALF_TIME') return 'HALF_TIME';
  if (phase && phase !== 'FULL_TIME' && !before.includes(phase)) return 'LIVE';
  throw new RejectedEntryError(`status '${status}' is not known`);
}

/** The moment of the kick-off, to the second, in UTC. */
function kickoffOf({ matchDateUtc, matchDateLocal, localTimeUtcOffset }: MatchEntry): string | null {
  const text = matchDateUtc ?? (localTimeUtcOffset ? `${matchDateLocal}${localTimeUtcOffset}` : null);
  if (text === null) return null;
  if (Number.isNaN(Date.parse(text))) throw new RejectedEntryError(`${text} is no moment`);
  return `${new Date(text).toISOString().slice(0, 19)}Z`;
}

function matchdayOf({ matchSet }: MatchEntry): number | null {
  const number = /^Matchday (\d+)$/.exec(matchSet?.name ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

function scoreOf(
  wire: MatchEntry,
  status: Match['status'],
  home: string,
  away: string,
  context: SeasonContext,
) {
  const isFinished = status === 'FINISHED';
  const hasScore = hasBegun(status, wire);
  const home_goals = hasScore ? (wire.providerHomeScore ?? wire.homeScorePush ?? null) : null;
  const away_goals = hasScore ? (wire.providerAwayScore ?? wire.awayScorePush ?? null) : null;
  if (isFinished && (home_goals === null || away_goals === null))
    throw new RejectedEntryError('is finished without a score');
  const win_reason = isFinished ? reasonOf(wire, home_goals === away_goals) : null;
  const isShootOut =
    win_reason === 'Penalties' || (isInProgress(status) && /PENALT|SHOOT/.test(wire.phase ?? ''));
  const [homeTally, awayTally] = [
    wire.providerPenaltyScoreHome ?? null,
    wire.providerPenaltyScoreAway ?? null,
  ];
  // Of a shoot-out both sides' goals are known, or neither's.
  const isCounted = isShootOut && homeTally !== null && awayTally !== null;
  const home_penalties = isCounted ? homeTally : null;
  const away_penalties = isCounted ? awayTally : null;
  const lead = (home_goals ?? 0) - (away_goals ?? 0) || (home_penalties ?? 0) - (away_penalties ?? 0);
  const leader = lead > 0 ? home : away;
  // Of a shoot-out the feed may know the winner and not the score.
  const named = win_reason === 'Penalties' ? context.clubs.get(wire.winTeamId ?? '') : undefined;
  const shootOutWinner = named === home || named === away ? named : null;
  const winner = !isFinished ? null : lead !== 0 ? leader : shootOutWinner;
  return { home_goals, away_goals, home_penalties, away_penalties, winner, win_reason };
}

/** How a finished match was decided; what cannot be, given the score, is not believed. */
function reasonOf({ winReason: reason }: MatchEntry, isLevel: boolean): Match['win_reason'] {
  const known = winReason.safeParse(reason);
  if (known.success && isLevel === (known.data === 'Draw' || known.data === 'Penalties')) return known.data;
  return isLevel ? 'Draw' : 'RegularTime';
}

function venueOf(
  wire: MatchEntry,
  context: SeasonContext,
  home: string,
): Pick<FeedMatch, 'venue_id' | 'venue_basis'> {
  const named = context.venues.get(wire.stadiumId ?? '');
  if (named !== undefined) return { venue_id: named, venue_basis: 'feed' };
  const venue_id = context.matches.get(wire.matchId)?.venue_id ?? context.homes.get(home);
  if (!venue_id) throw new RejectedEntryError(`stadium ${wire.stadiumId} is no ground of data/venues.csv`);
  return { venue_id, venue_basis: 'home ground' };
}

const webAddress = z.url({ protocol: /^https?$/ });

function urlOf(text: string | null | undefined): string | null {
  const parsed = webAddress.safeParse(text);
  return parsed.success ? parsed.data : null;
}

/** Each is `name|url`, or empty. */
function broadcastersOf({ editorial }: MatchEntry): Match['broadcasters'] {
  const names = Object.values(editorial?.broadcasters ?? {}).filter((value) => typeof value === 'string');
  return names.flatMap((value) => {
    const [name = '', url] = value.split('|', 2);
    return name.trim() === '' ? [] : [{ name: name.trim(), url: urlOf(url) }];
  });
}
