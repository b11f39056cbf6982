import * as z from 'zod/mini';
import { isCalledOff, isInPlay } from '../../derive/matches.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { maxMatchday } from '../../records/dataset/match-rows.ts';
import { localClocks } from '../../records/local-time.ts';
import { isInSeason, seasonName } from '../../records/season-rules.ts';
import { type FeedMatch, type SeasonContext, scheduleRow } from '../adapter.ts';
import {
  assertFirst,
  assertValid,
  entriesIn,
  type ParseResult,
  parseEntries,
  RejectedEntry,
  RejectedEntryError,
} from '../parse-entries.ts';
import { competitionPrefix, entryId, requestTime } from './entry-fields.ts';
import { type MatchTime, timeOf } from './kickoff.ts';
import {
  broadcastersOf,
  hasBegun,
  isAbandoned,
  type MatchEntry,
  matchSchema,
  resultOf,
  stageOf,
  statusOf,
  urlOf,
} from './match-entry.ts';

/** The clock of the feed and ours may differ by this much. */
const clockLeewayMs = 5 * 60 * 1000;
/** A match may begin so long before its kick-off. */
const maxEarlyMs = 60 * 60 * 1000;

/**
 * Parses the schedule of a season. Of two entries with one id the first is used.
 *
 * @param context with the ids that the schedule implies, as `inferIds` finds them
 * @param now when the feed answered; left out: what the answer says
 * @throws {UnexpectedResponseError} if it is no schedule
 */
export function parseSchedule(
  body: unknown,
  context: SeasonContext,
  now: Date | undefined = requestTime(body),
): ParseResult<FeedMatch> {
  const seen = new Set<string>();
  const unused: RejectedEntry[] = [];
  const clockOf = localClocks();
  const { entries, rejected } = parseEntries(body, 'matches', matchSchema, 'matchId', (entry, what) => {
    const reject = (why: string) => unused.push(new RejectedEntry(what, why));
    const match = assertValid(parseMatch(entry, context, { now, reject, clockOf }), scheduleRow);
    assertFirst(seen, match.match_id);
    unusedIn(entry, match, context).forEach(reject);
    return match;
  });
  return { entries, rejected: [...rejected, ...unused] };
}

/** Returns what an entry says that its match does not have, each with the reason. */
function unusedIn(entry: MatchEntry, match: FeedMatch, { clubs, venues }: SeasonContext): string[] {
  const { matchSet, winTeamId, stadiumId, stadiumName } = entry;
  const { stageId, name: round } = matchSet ?? {};
  const winner = winTeamId ? (clubs.get(winTeamId) ?? 'no club of data/clubs.csv') : match.winner;
  const reasons: string[] = [];
  if (match.stage === null)
    reasons.push(`stage ${stageId ?? 'without an id'} is not in data/stages.csv; the match has none`);
  if (stadiumId && !venues.has(stadiumId))
    reasons.push(
      `stadium ${stadiumId} (${stadiumName || 'without a name'}) is not a venue of data/venues.csv`,
    );
  if (round?.startsWith('Matchday ') && matchdayOf(round) === null)
    reasons.push(`'${round}' cannot be; expected Matchday 1 to ${maxMatchday}`);
  if (match.status === 'FINISHED' && winner !== match.winner)
    reasons.push(`winTeamId: names ${winner}; by the score the winner is ${match.winner ?? 'none'}`);
  return reasons;
}

/** What all matches of an answer are parsed with. */
interface Parsing {
  /** When the feed answered. */
  readonly now: Date | undefined;
  readonly clockOf: ReturnType<typeof localClocks>;
  /** Receives why a part of the entry is not used. */
  readonly reject: (why: string) => void;
}

function parseMatch(entry: MatchEntry, context: SeasonContext, parsing: Parsing): FeedMatch {
  const { now } = parsing;
  if (entry.seasonId !== context.seasonId)
    throw new RejectedEntryError(`is of another season, ${entry.seasonId}`);
  if (competitionPrefix(entry.matchId) !== competitionPrefix(context.seasonId))
    throw new RejectedEntryError('is of another competition');
  const home_club = clubOf(entry.home.teamId, context);
  const away_club = clubOf(entry.away.teamId, context);
  if (home_club === away_club) throw new RejectedEntryError(`${home_club} cannot play itself`);
  const storedMatch = context.matches.get(entry.matchId);
  if (storedMatch && (storedMatch.home_club !== home_club || storedMatch.away_club !== away_club)) {
    throw new RejectedEntryError(
      `was ${storedMatch.home_club} v ${storedMatch.away_club} and is ${home_club} v ${away_club}`,
    );
  }
  const status = statusOf(entry);
  const venue = venueOf(entry, context, home_club);
  const time = readTime(entry, context, venue, storedMatch, parsing);
  const date = time.date ?? storedMatch?.date;
  if (date === undefined) throw new RejectedEntryError('has no date');
  if (!isInSeason(context.league, date, context.season)) {
    const name = seasonName(context.season, context.league.season_first_month);
    throw new RejectedEntryError(`is on ${date}; expected a day of ${name}`);
  }
  // A postponed match keeps its old date, which is no kick-off any more.
  const kickoff_utc = isCalledOff(status) ? null : time.kickoff_utc;
  // A suspended match goes on another day, which may be its kick-off then. One that is abandoned has begun.
  const isOn = isInPlay(status) || isAbandoned(entry);
  const latestKickoff = now && now.getTime() + (isOn ? maxEarlyMs : clockLeewayMs);
  if ((status === 'FINISHED' || isOn) && latestKickoff && Date.parse(kickoff_utc ?? date) > latestKickoff) {
    throw new RejectedEntryError(`is ${isOn ? 'in play' : 'finished'} and begins at ${kickoff_utc ?? date}`);
  }
  const result = resultOf(entry, status, { home: home_club, away: away_club }, context.clubs);
  const stage = stageOf(entry, context);
  // A tie of two legs may have a draw in it.
  const isDecider = context.stages.some(
    (row) => row.stage === stage && row.table === null && row.matches === 1,
  );
  if (isDecider && status === 'FINISHED' && result.winner === null) {
    throw new RejectedEntryError(`is a finished ${stage} without a winner`);
  }
  return {
    match_id: entry.matchId,
    season: context.season,
    date,
    kickoff_utc,
    stage,
    matchday: matchdayOf(entry.matchSet?.name) ?? storedMatch?.matchday ?? null,
    status,
    home_club,
    away_club,
    ...result,
    additional_time: hasBegun(status, entry) && status !== 'FINISHED' ? entry.additionalTime : null,
    ...venue,
    phase: entry.phase || null,
    clock: hasBegun(status, entry) ? entry.time : null,
    broadcasters: broadcastersOf(entry),
    highlights_url: urlOf(entry.editorial?.highlightsUrl),
    tickets_url: urlOf(entry.editorial?.ticketsUrl),
  };
}

function clubOf(teamId: string, context: SeasonContext): string {
  const club = context.clubs.get(teamId);
  if (club === undefined) throw new RejectedEntryError(`team ${teamId} is not a club of data/clubs.csv`);
  if (!context.playing.has(club))
    throw new RejectedEntryError(`${club} is not in the league of ${context.season}`);
  return club;
}

/**
 * Returns when a match is played; where the entry contradicts itself, as it is stored.
 *
 * @throws {RejectedEntryError} if it contradicts itself and nothing is stored
 */
function readTime(
  entry: MatchEntry,
  { timeZones, league }: SeasonContext,
  { venue_id, venue_basis }: Venue,
  storedMatch: MatchTime | undefined,
  { clockOf, reject }: Parsing,
): MatchTime {
  const [first = 'UTC'] = league.time_zones;
  const timeZone = timeZones.get(venue_id) ?? first;
  // A venue that the feed does not name may be another one.
  const place = venue_basis === 'feed' ? { timeZone } : { timeZone, otherZones: league.time_zones };
  try {
    return timeOf(entry, place, clockOf);
  } catch (error) {
    if (!(error instanceof RejectedEntryError) || !storedMatch) throw error;
    reject(`${error.message}; keeping the stored kick-off`);
    return storedMatch;
  }
}

function matchdayOf(round: string | null | undefined): number | null {
  const number = Number(/^Matchday (\d{1,3})$/.exec(round ?? '')?.[1]);
  return number >= 1 && number <= maxMatchday ? number : null;
}

type Venue = Pick<FeedMatch, 'venue_id' | 'venue_basis'>;

function venueOf(entry: MatchEntry, context: SeasonContext, home: string): Venue {
  const namedVenue = context.venues.get(entry.stadiumId ?? '');
  if (namedVenue !== undefined) return { venue_id: namedVenue, venue_basis: 'feed' };
  const venue_id = context.matches.get(entry.matchId)?.venue_id ?? context.homes.get(home);
  if (!venue_id) throw new RejectedEntryError(`stadium ${entry.stadiumId} is not a venue of data/venues.csv`);
  return { venue_id, venue_basis: 'home ground' };
}

type StoredMatch = Pick<DatasetRow<'matches'>, 'home_club' | 'away_club'>;

const clubOfSide = z.object({ teamId: entryId('Team') });
const pairing = z.object({ matchId: z.string(), home: clubOfSide, away: clubOfSide });

/**
 * Adds the ids of clubs whose id `data/clubs.csv` does not have, inferred from the stored matches. An id that would
 * mean two clubs, and a club that would have two ids, are left out.
 *
 * @param body the schedule of the season
 * @throws {UnexpectedResponseError} if it is no schedule
 */
export function inferIds(body: unknown, context: SeasonContext): SeasonContext {
  const namedClubs = new Set(context.clubs.values());
  const isNamed = (match: StoredMatch) => namedClubs.has(match.home_club) && namedClubs.has(match.away_club);
  if ([...context.matches.values()].every(isNamed)) return context;
  const inferred = new Map<string, readonly [teamId: string, club: string]>();
  for (const entry of entriesIn(body, 'matches')) {
    const pair = pairing.safeParse(entry).data;
    const match = pair && context.matches.get(pair.matchId);
    if (!match) continue;
    for (const [club, { teamId }] of [
      [match.home_club, pair.home],
      [match.away_club, pair.away],
    ] as const) {
      const isOurs = competitionPrefix(teamId) === competitionPrefix(context.seasonId);
      if (namedClubs.has(club) || context.clubs.has(teamId) || !isOurs) continue;
      inferred.set(`${teamId} ${club}`, [teamId, club]);
    }
  }
  const claims = [...inferred.values()];
  const certain = claims.filter(([teamId, club]) =>
    claims.every(([otherId, other]) => (otherId === teamId) === (other === club)),
  );
  return certain.length === 0 ? context : { ...context, clubs: new Map([...context.clubs, ...certain]) };
}
