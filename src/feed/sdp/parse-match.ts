import { isCalledOff, isInPlay } from '../../derive/matches.ts';
import { maxMatchday } from '../../records/dataset/match-rows.ts';
import { isInSeason, seasonName } from '../../records/season-rules.ts';
import type { FeedMatch, SeasonContext } from '../adapter.ts';
import { RejectedEntryError } from '../parse-entries.ts';
import { competitionPrefix } from './entry-fields.ts';
import { type MatchTime, timeOf } from './kickoff.ts';
import { broadcastersOf, type MatchEntry, urlOf } from './match-entry.ts';
import { hasBegun, isAbandoned, resultOf, statusOf } from './match-state.ts';

/** The clock of the feed and ours may differ by this much. */
const clockLeewayMs = 5 * 60 * 1000;

/** A match may begin so long before its kick-off. */
const maxEarlyMs = 60 * 60 * 1000;

/** What all matches of an answer are parsed with. */
interface Parsing {
  /** When the feed answered. */
  readonly now: Date | undefined;
  /** Receives why a part of the entry is not used. */
  readonly reject: (why: string) => void;
}

/**
 * Parses the entry of a match.
 *
 * @throws {RejectedEntryError} if it is of another season, or what it says cannot be
 */
export function parseMatch(entry: MatchEntry, context: SeasonContext, parsing: Parsing): FeedMatch {
  assertOfSeason(entry, context);
  const { home_club, away_club } = clubsOf(entry, context);
  const storedMatch = context.matches.get(entry.matchId);
  const status = statusOf(entry);
  const venue = venueOf(entry, context, home_club);
  const time = readTime(entry, context, venue, storedMatch, parsing);
  const date = time.date ?? storedMatch?.date;
  if (date === undefined) throw new RejectedEntryError('has no date');
  assertDateInSeason(date, context);
  // A postponed match keeps its old date, which is no kick-off any more.
  const kickoff_utc = isCalledOff(status) ? null : time.kickoff_utc;
  assertBegun(entry, status, kickoff_utc ?? date, parsing.now);
  const result = resultOf(entry, status, { home: home_club, away: away_club }, context.clubs);
  const stage = stageOf(entry, context);
  if (status === 'FINISHED' && result.winner === null && isDecider(stage, context))
    throw new RejectedEntryError(`is a finished ${stage} without a winner`);
  const isBegun = hasBegun(status, entry);
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
    additional_time: isBegun && status !== 'FINISHED' ? entry.additionalTime : null,
    ...venue,
    abandoned: status === 'CANCELLED' && isAbandoned(entry) ? true : null,
    phase: entry.phase || null,
    clock: isBegun ? entry.time : null,
    broadcasters: broadcastersOf(entry),
    highlights_url: urlOf(entry.editorial?.highlightsUrl),
    tickets_url: urlOf(entry.editorial?.ticketsUrl),
  };
}

/** @throws {RejectedEntryError} if a match is of another season or competition */
function assertOfSeason({ seasonId, matchId }: MatchEntry, context: SeasonContext): void {
  if (seasonId !== context.seasonId) throw new RejectedEntryError(`is of another season, ${seasonId}`);
  if (competitionPrefix(matchId) !== competitionPrefix(context.seasonId))
    throw new RejectedEntryError('is of another competition');
}

/** @throws {RejectedEntryError} if a day is not of the season */
function assertDateInSeason(date: string, { league, season }: SeasonContext): void {
  if (isInSeason(league, date, season)) return;
  const name = seasonName(season, league.season_first_month);
  throw new RejectedEntryError(`is on ${date}; expected a day of ${name}`);
}

/**
 * Compares the kick-off of a match that has begun with the moment of the answer.
 *
 * @param kickoff the moment of the kick-off, or the day where only that is known
 * @throws {RejectedEntryError} if the kick-off comes after the answer
 */
function assertBegun(
  entry: MatchEntry,
  status: FeedMatch['status'],
  kickoff: string,
  now: Date | undefined,
): void {
  // A suspended match goes on another day, which may be its kick-off then. One that is abandoned has begun.
  const isOn = isInPlay(status) || isAbandoned(entry);
  if (!now || (status !== 'FINISHED' && !isOn)) return;
  const latestKickoff = now.getTime() + (isOn ? maxEarlyMs : clockLeewayMs);
  if (Date.parse(kickoff) > latestKickoff)
    throw new RejectedEntryError(`is ${isOn ? 'in play' : 'finished'} and begins at ${kickoff}`);
}

type Stage = SeasonContext['stages'][number];

/**
 * Returns the stage of a match: the stored one, or else the one with the stage id of the entry. Without either, it is
 * the only stage of its kind, with or without a table. Null where there are several: it is unknown until
 * `data/stages.csv` has the id.
 */
export function stageOf(
  { matchId, matchSet }: Pick<MatchEntry, 'matchId' | 'matchSet'>,
  { matches, stages }: SeasonContext,
): Stage['stage'] | null {
  const storedStage = matches.get(matchId)?.stage;
  if (storedStage) return storedStage;
  const { stageId, matchSetId } = matchSet ?? {};
  if (!stageId && !matchSetId) return null;
  // A stage has several ids where each of its matches has one of its own.
  const stageById = stages.find(
    ({ feed_stage_id }) => stageId && feed_stage_id?.split('|').includes(stageId),
  );
  if (stageById) return stageById.stage;
  const isTabled = matchSetId?.includes('::Football_MatchDay::') ?? false;
  const [only, another] = stages.filter(({ table }) => (table !== null) === isTabled);
  return only && !another ? only.stage : null;
}

/** Returns whether a stage is one match that has to have a winner: a tie of two legs may have a draw in it. */
function isDecider(stage: string | null, { stages }: SeasonContext): boolean {
  return stages.some((row) => row.stage === stage && row.table === null && row.matches === 1);
}

/**
 * Returns the clubs of a match.
 *
 * @throws {RejectedEntryError} if one is not in the league, or they are not those of the stored match
 */
function clubsOf(entry: MatchEntry, context: SeasonContext): Pick<FeedMatch, 'home_club' | 'away_club'> {
  const home_club = clubOf(entry.home.teamId, context);
  const away_club = clubOf(entry.away.teamId, context);
  if (home_club === away_club) throw new RejectedEntryError(`${home_club} cannot play itself`);
  const storedMatch = context.matches.get(entry.matchId);
  if (storedMatch && (storedMatch.home_club !== home_club || storedMatch.away_club !== away_club)) {
    throw new RejectedEntryError(
      `was ${storedMatch.home_club} v ${storedMatch.away_club} and is ${home_club} v ${away_club}`,
    );
  }
  return { home_club, away_club };
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
  { reject }: Parsing,
): MatchTime {
  const [first = 'UTC'] = league.time_zones;
  const timeZone = timeZones.get(venue_id ?? '') ?? first;
  // A venue that the feed does not name may be another one.
  const place = venue_basis === 'feed' ? { timeZone } : { timeZone, otherZones: league.time_zones };
  try {
    return timeOf(entry, place);
  } catch (error) {
    if (!(error instanceof RejectedEntryError) || !storedMatch) throw error;
    reject(`${error.message}; keeping the stored kick-off`);
    return storedMatch;
  }
}

/** Returns the number of a matchday by the feed's name of a round; null where it is none. */
export function matchdayOf(round: string | null | undefined): number | null {
  const number = Number(/^Matchday (\d{1,3})$/.exec(round ?? '')?.[1]);
  return number >= 1 && number <= maxMatchday ? number : null;
}

type Venue = Pick<FeedMatch, 'venue_id' | 'venue_basis'>;

function venueOf(entry: MatchEntry, context: SeasonContext, home: string): Venue {
  const namedVenue = context.venues.get(entry.stadiumId ?? '');
  if (namedVenue !== undefined) return { venue_id: namedVenue, venue_basis: 'feed' };
  const venue_id = context.matches.get(entry.matchId)?.venue_id ?? context.homes.get(home) ?? null;
  return { venue_id, venue_basis: venue_id === null ? null : 'home ground' };
}
