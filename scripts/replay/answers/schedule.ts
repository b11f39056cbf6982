import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { league } from '../../../src/records/league.ts';
import type { MatchState } from '../play.ts';
import { derivedId, derivedNumber } from './ids.ts';
import { find, type Lookups, makeClub, stadiumIdOf, teamIdOf } from './lookups.ts';

/** The format of a moment in each time zone, as in `19:30:00 GMT-04:00`. A format is slow to make. */
const formats = new Map(
  league.time_zones.map((timeZone) => {
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    return [timeZone, new Intl.DateTimeFormat('en-GB', { ...time, timeZone, timeZoneName: 'longOffset' })];
  }),
);

/**
 * Returns the time on the clock of a venue, as `19:30:00`, and its offset from UTC, as `-04:00`.
 *
 * @throws {Error} if the time zone is none of the league's
 */
function localTime({ time_zone }: Pick<DatasetRow<'venues'>, 'time_zone'>, moment: Date) {
  const format = formats.get(time_zone);
  if (!format) throw new Error(`${time_zone} is no time zone of data/league.json`);
  const [time = '', offset] = format.format(moment).split(' GMT');
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
    ...datesOf(match, venue),
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
function datesOf({ date, kickoff_utc }: Match, venue: DatasetRow<'venues'>) {
  if (kickoff_utc === null) {
    return { matchDateUtc: null, matchDateLocal: `${date}T00:00:00`, localTimeUtcOffset: null };
  }
  const { time, offset } = localTime(venue, new Date(kickoff_utc));
  return { matchDateUtc: kickoff_utc, matchDateLocal: `${date}T${time}`, localTimeUtcOffset: offset };
}

/** Makes the round of a match: a numbered one of a table, or a nameless one of a play-off. */
export function makeMatchSet(lookups: Lookups, match: Match) {
  const { season, stage, matchday, date } = match;
  const row = lookups.stages.find((row) => row.season === season && row.stage === stage);
  const isTabled = row !== undefined && row.table !== null;
  const stageId = stageIdOf(row, match);
  return {
    matchSetId: isTabled ? derivedId('MatchDay', `${season} ${stage} ${matchday ?? date}`) : stageId,
    name: matchday === null ? '' : `Matchday ${matchday}`,
    stageId,
  };
}

/** Each play-off match has a stage id of its own. */
function stageIdOf(row: DatasetRow<'stages'> | undefined, { season, stage, match_id }: Match): string {
  const ids = row?.feed_stage_id?.split('|') ?? [];
  const isSingle = row !== undefined && (row.table !== null || row.matches === 1);
  if (isSingle) return ids[0] ?? derivedId('Stage', `${season} ${stage}`);
  return derivedId('Stage', match_id);
}
