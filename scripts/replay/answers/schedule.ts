import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import type { MatchState } from '../play.ts';
import { derivedId, derivedNumber } from './ids.ts';
import { find, type Lookups, makeClub, stadiumIdOf, teamIdOf } from './lookups.ts';

/** Returns the time on the clock of a venue, as `19:30:00`, and its offset from UTC, as `-04:00`. */
function localTime(
  { clocks }: Lookups,
  { time_zone }: Pick<DatasetRow<'venues'>, 'time_zone'>,
  moment: Date,
) {
  const [time = '', offset] = find(clocks, time_zone).format(moment).split(' GMT');
  return { time, offset: offset || '+00:00' };
}

type Match = DatasetRow<'matches'>;

export type MatchAnswer = ReturnType<typeof makeMatch>;

/** Makes a match of the schedule in a state. */
export function makeMatch(lookups: Lookups, match: Match, state: MatchState) {
  const { match_id, home_club, away_club } = match;
  const venue = find(lookups.venues, match.venue_id);
  const isFinished = state.status === 'FINISHED';
  // Where the venue is known from elsewhere, the feed named none.
  const isNamed = match.venue_basis === 'feed';
  return {
    seasonId: find(lookups.seasonIds, match.season),
    editorial: makeEditorial(),
    matchId: match_id,
    // A distortion may give it a status that the replay never has.
    status: state.status as string,
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
    stadiumId: isNamed ? stadiumIdOf(lookups, match.venue_id) : null,
    stadiumName: isNamed ? venue.name : '',
    matchSet: makeMatchSet(lookups, match),
    time: String(state.minute),
    additionalTime: additionalTime(match, state),
  };
}

/** The schedule's figure is up to nine minutes above that of the header, once a match is finished. */
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

/** The day is that of `data/`, which for a few matches is not that of the kick-off at the venue. */
function datesOf(lookups: Lookups, { date, kickoff_utc }: Match, venue: DatasetRow<'venues'>) {
  if (kickoff_utc === null) {
    return { matchDateUtc: null, matchDateLocal: `${date}T00:00:00`, localTimeUtcOffset: null };
  }
  const { time, offset } = localTime(lookups, venue, new Date(kickoff_utc));
  return { matchDateUtc: kickoff_utc, matchDateLocal: `${date}T${time}`, localTimeUtcOffset: offset };
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

/** Each play-off match has a stage id of its own. */
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
