import { sideStatistics } from '../../../src/feed/sdp/side-statistics.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { entriesOf } from '../../../src/records/typed.ts';
import type { ListedGoal } from '../goals.ts';
import type { MatchState } from '../play.ts';
import { derivedId } from './ids.ts';
import { type Lookups, makeClub } from './lookups.ts';

type Side = DatasetRow<'matchStats'>;
type Match = DatasetRow<'matches'>;

const columns = entriesOf(sideStatistics);

/** Makes a figure of both sides. */
export function makeSideStatistic(name: string, home: unknown, away: unknown) {
  return { statsId: name, statsValueHome: home, statsValueAway: away };
}

/** Makes both sides' statistics of a match, with a figure that is never supplied. */
export function makeSideStats(home: Side, away: Side) {
  const knownColumns = columns.filter(([column]) => home[column] !== null || away[column] !== null);
  const stats = knownColumns.map(([column, name]) => makeSideStatistic(name, home[column], away[column]));
  return { stats: [...stats, makeSideStatistic('total-distance-covered', 0, 0)] };
}

/** Makes the statistics of a match in play. All are 0, since `data/` has only those of its end. */
export function makeZeroSideStats() {
  return { stats: columns.map(([, name]) => makeSideStatistic(name, 0, 0)) };
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

/** Makes the officials of a match. The referee is not the first of them, as in the feed. */
export function makeMatchFacts({ competition }: Lookups, referee: object) {
  const assistant = (number: number) => ({
    refereeId: derivedId(competition, 'Referee', `assistant ${number}`),
    mediaFirstName: 'A.',
    mediaLastName: 'Flag',
    shortName: 'A. Flag',
    roleLabel: `Assistant Referee ${number}`,
  });
  return { referees: [assistant(1), assistant(2), referee] };
}
