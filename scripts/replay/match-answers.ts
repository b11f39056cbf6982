import { sideStatistics } from '../../src/feed/sdp/side-statistics.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { entriesOf, valueAt } from '../../src/records/typed.ts';
import { derivedId, derivedNumber, type Lookups, makeClub, providerIdOf, teamIdOf } from './lookups.ts';
import type { ListedGoal, MatchState } from './play.ts';

type Match = DatasetRow<'matches'>;

/** Makes a match of the schedule in a state. */
export function makeMatch(lookups: Lookups, match: Match, state: MatchState) {
  const { match_id, home_club, away_club } = match;
  const venue = valueAt(lookups.venues, match.venue_id);
  const isFinished = state.status === 'FINISHED';
  // Where the venue is known from elsewhere, the feed named none.
  const namedVenue = match.venue_basis === 'feed' && venue.feed_stadium_id !== null ? venue : undefined;
  return {
    seasonId: valueAt(lookups.seasonIds, match.season),
    editorial: makeEditorial(),
    matchId: match_id,
    providerId: providerIdOf(lookups, 'Match', 'match', match_id),
    status: state.status,
    phase: state.phase,
    ...datesOf(lookups, match, venue),
    homeScorePush: state.home,
    awayScorePush: state.away,
    providerHomeScore: state.home,
    providerAwayScore: state.away,
    providerPenaltyScoreHome: state.homePenalties,
    providerPenaltyScoreAway: state.awayPenalties,
    winReason: isFinished ? (match.win_reason ?? '') : '',
    winTeamId: isFinished && match.winner ? teamIdOf(lookups, match.winner) : null,
    home: makeClub(lookups, home_club),
    away: makeClub(lookups, away_club),
    stadiumId: namedVenue?.feed_stadium_id ?? null,
    stadiumName: namedVenue?.name ?? '',
    matchSet: makeMatchSet(lookups, match),
    time: String(state.minute),
    additionalTime: additionalTime(match, state),
  };
}

/** Returns the minutes of a match as the schedule has them: up to nine above the header's once it is finished. */
function additionalTime({ match_id }: Match, { status, addedMinutes }: MatchState): string | null {
  if (addedMinutes === null) return null;
  return String(status === 'FINISHED' ? addedMinutes + derivedNumber(match_id, 10) : addedMinutes);
}

/** Makes what editors put beside a match: mostly nothing. */
export function makeEditorial() {
  return {
    broadcasters: { broadcasterNational1: '', broadcasterInternational1: '' },
    highlightsUrl: '',
    ticketsUrl: '',
  };
}

function datesOf(lookups: Lookups, { date, kickoff_utc }: Match, venue: DatasetRow<'venues'>) {
  if (kickoff_utc === null) {
    return { matchDateUtc: null, matchDateLocal: `${date}T00:00:00`, localTimeUtcOffset: null };
  }
  const [time, offset] = valueAt(lookups.clocks, venue.time_zone).format(new Date(kickoff_utc)).split(' GMT');
  return {
    matchDateUtc: kickoff_utc,
    matchDateLocal: `${date}T${time}`,
    localTimeUtcOffset: offset || '+00:00',
  };
}

/** Makes the round of a match: a numbered one of a table, or a nameless one of a play-off. */
export function makeMatchSet(lookups: Lookups, match: Match) {
  const { season, stage, matchday, date } = match;
  const row = lookups.stages.find((row) => row.season === season && row.stage === stage);
  const isTabled = row !== undefined && row.table !== null;
  const stageId = stageIdOf(lookups, row, match);
  return {
    matchSetId: isTabled
      ? derivedId(lookups.competition, 'MatchDay', `${season} ${stage} ${matchday ?? date}`)
      : stageId,
    name: matchday === null ? '' : `Matchday ${matchday}`,
    stageId,
  };
}

/** Returns the feed's id of a stage, which each play-off match has for itself. */
function stageIdOf(
  { competition }: Lookups,
  row: DatasetRow<'stages'> | undefined,
  { season, stage, match_id }: Match,
): string {
  const ids = row?.feed_stage_id?.split('|') ?? [];
  const isSingle = row !== undefined && (row.table !== null || row.matches === 1);
  if (isSingle) return ids[0] ?? derivedId(competition, 'Stage', `${season} ${stage}`);
  return derivedId(competition, 'Stage', match_id);
}

type Side = DatasetRow<'matchStats'>;

const columns = entriesOf(sideStatistics);

/** Makes both sides' statistics of a match. */
export function makeSideStats(home: Side, away: Side) {
  const knownColumns = columns.filter(([column]) => home[column] !== null || away[column] !== null);
  const stats = knownColumns.map(([column, statsId]) => ({
    statsId,
    statsValueHome: home[column],
    statsValueAway: away[column],
  }));
  return { stats };
}

/** Makes the header of a match in a state. Spectators and cards are known only at the end. */
export function makeHeader(lookups: Lookups, match: Match, goals: readonly ListedGoal[], state: MatchState) {
  const isFinished = state.status === 'FINISHED';
  const side = (name: 'home' | 'away') => {
    const reds = isFinished ? match[`${name}_red_cards`] : null;
    return {
      ...makeClub(lookups, match[`${name}_club`]),
      redCards: reds === null ? null : Array.from({ length: reds }, () => ({ type: 'redCard', time: '90' })),
      scores: scorers(goals.filter((goal) => goal.side === name && goal.minute <= state.lastMinute)),
    };
  };
  return {
    attendance: isFinished ? match.attendance : null,
    additionalTime: state.addedMinutes === null ? null : String(state.addedMinutes),
    home: side('home'),
    away: side('away'),
  };
}

/** Returns each scorer once, with all their goals. */
function scorers(goals: readonly ListedGoal[]) {
  return [...Map.groupBy(goals, ({ player }) => player)].map(([shortName, scorerGoals]) => ({
    shortName: shortName ?? '',
    events: scorerGoals.map(({ minute, added_minute }) => ({
      type: 'goal',
      time: added_minute === null ? String(minute) : `${minute}+${added_minute}`,
    })),
  }));
}

/** Makes an official from a referee's row. */
export function makeOfficial(referee: DatasetRow<'referees'>) {
  const [firstName = '', ...lastName] = referee.name?.split(' ') ?? [];
  return {
    refereeId: referee.referee_id,
    mediaFirstName: firstName,
    mediaLastName: lastName.join(' '),
    shortName: referee.short_name ?? '',
    roleLabel: 'Referee',
  };
}
