import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { teamIdOf, wireClub } from './clubs.ts';
import { derivedId } from './ids.ts';
import { hourAt, offsetAt } from './local-time.ts';
import { type MatchState, stateOf } from './play.ts';
import { clubOf, type Fixture, type Season } from './season.ts';

export type WireMatch = ReturnType<typeof wireMatch>;

/** The schedule of a season with its state at a moment; without one, as `data/` has it. */
export function scheduleAnswer(season: Season, at: Date | undefined) {
  return {
    competition: wireCompetition(season),
    matches: season.fixtures.map((fixture) => wireMatch(season, fixture, at)),
  };
}

/** What a season is of, as the feed puts it into its lists. */
export function wireCompetition({ id, year, fixtures }: Season) {
  const day = (fixture: Fixture | undefined) => fixture && `${fixture.match.date}T00:00:00Z`;
  return {
    seasonId: id,
    startDateUtc: day(fixtures[0]),
    endDateUtc: day(fixtures.at(-1)),
    seasonName: String(year),
    imagery: {},
  };
}

function wireMatch(season: Season, { match, ground, goals }: Fixture, at: Date | undefined) {
  const state = stateOf(match, goals, at);
  const isFinished = state.status === 'FINISHED';
  const winner = isFinished && match.winner !== null ? clubOf(season, match.winner) : null;
  return {
    providerId: null,
    seasonId: season.id,
    editorial: noEditorial,
    matchId: match.match_id,
    status: state.status as string,
    providerStatus: providerStatusOf(state),
    phase: state.phase,
    ...datesOf(match, ground),
    homeScorePush: state.home,
    awayScorePush: state.away,
    providerHomeScore: state.home,
    providerAwayScore: state.away,
    providerPenaltyScoreHome: state.homePenalties,
    providerPenaltyScoreAway: state.awayPenalties,
    aggregate: '',
    winReason: isFinished ? (match.win_reason ?? '') : '',
    winTeamId: winner && teamIdOf(winner),
    previousLegsResult: null,
    home: wireClub(clubOf(season, match.home_club)),
    away: wireClub(clubOf(season, match.away_club)),
    // Where the ground is known from elsewhere, the feed named none.
    stadiumId:
      match.venue_basis === 'feed' ? (ground.feed_stadium_id ?? derivedId('Stadium', ground.venue_id)) : null,
    stadiumName: match.venue_basis === 'feed' ? ground.name : '',
    cityName: `${ground.city}, ${ground.province}`,
    group: null,
    roundId: null,
    matchSet: matchSetOf(season, match),
    scheduleStatus: 'UNKNOWN',
    subLeague: '',
    time: String(state.minute),
    additionalTime: state.added === null ? null : String(state.added),
  };
}

const noEditorial = {
  broadcasters: {
    broadcasterNational1: '',
    broadcasterNational2: '',
    broadcasterInternational1: '',
    broadcasterInternational2: '',
  },
  highlightsUrl: '',
  ticketsUrl: '',
  sponsorImage: '',
  editorials: [],
};

function providerStatusOf({ status }: MatchState): string {
  const names: Partial<Record<MatchState['status'], string>> = {
    FINISHED: 'Played',
    UPCOMING: 'Fixture',
    LIVE: 'Playing',
    HALF_TIME: 'Playing',
    POSTPONED: 'Postponed',
  };
  return names[status] ?? 'Unknown';
}

/** The day is that of `data/`, which for a few matches is not that of the kick-off at the ground. */
function datesOf({ date, kickoff_utc }: DatasetRow<'matches'>, ground: DatasetRow<'venues'>) {
  if (kickoff_utc === null) {
    return { matchDateUtc: null, matchDateLocal: `${date}T00:00:00`, localTimeUtcOffset: null };
  }
  const kickoff = new Date(kickoff_utc);
  const offset = offsetAt(ground, kickoff);
  return {
    matchDateUtc: kickoff_utc,
    matchDateLocal: `${date}T${hourAt(offset, kickoff)}`,
    localTimeUtcOffset: offset,
  };
}

/** A round of a table has a number and an id of its own; of a knock-out the stage stands there, without a name. */
function matchSetOf({ id, year, stages }: Season, { stage, matchday, date }: DatasetRow<'matches'>) {
  const row = stages.find((one) => one.stage === stage);
  const stageId = row?.feed_stage_id ?? derivedId('Stage', `${year} ${stage}`);
  const isTabled = row !== undefined && row.table !== null;
  return {
    matchSetId: isTabled ? derivedId('MatchDay', `${year} ${stage} ${matchday ?? date}`) : stageId,
    name: matchday === null ? '' : `Matchday ${matchday}`,
    shortName: matchday === null ? null : `MD ${matchday}`,
    seasonId: id,
    stageId,
    index: null,
  };
}
