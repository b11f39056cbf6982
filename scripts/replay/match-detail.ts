import { sideStatistics } from '../../src/feed/side-statistics.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { wireClub } from './clubs.ts';
import type { Listed } from './goals.ts';
import { derivedId } from './ids.ts';
import { stateOf } from './play.ts';
import { clubOf, type Fixture, type Season } from './season.ts';
import { neverSupplied } from './statistic.ts';

type Side = DatasetRow<'matchStats'>;

/** Both sides' statistics of a match: none before it and 0 for all during it, for `data/` has those of its end alone. */
export function sideStatsAnswer({ match, goals, sides }: Fixture, at: Date | undefined) {
  const { status } = stateOf(match, goals, at);
  if (status === 'FINISHED') return { stats: figuresOf(sides) };
  return { stats: status === 'LIVE' || status === 'HALF_TIME' ? noFigures : [] };
}

const columns = Object.entries(sideStatistics) as [keyof typeof sideStatistics, string][];

const zero = (statsId: string) => ({ statsId, statsLabel: statsId, statsValueHome: 0, statsValueAway: 0 });

const noFigures = [...columns.map(([, name]) => name), ...neverSupplied].map(zero);

function figuresOf(sides: readonly Side[]) {
  const home = sides.find(({ side }) => side === 'home');
  const away = sides.find(({ side }) => side === 'away');
  if (!home || !away) return [];
  const figures = columns.flatMap(([column, name]) =>
    home[column] === null && away[column] === null
      ? []
      : [{ ...zero(name), statsValueHome: home[column], statsValueAway: away[column] }],
  );
  return [...figures, ...neverSupplied.map(zero)];
}

/** The head of a match: its spectators, cards and scorers. Who came and who was sent off is known of its end alone. */
export function headerAnswer(season: Season, { match, goals, listed }: Fixture, at: Date | undefined) {
  const state = stateOf(match, goals, at);
  const isFinished = state.status === 'FINISHED';
  const side = (name: 'home' | 'away') => {
    const reds = match[`${name}_red_cards`];
    return {
      ...wireClub(clubOf(season, match[`${name}_club`])),
      score: state[name],
      redCards:
        isFinished && reds !== null ? Array.from({ length: reds }, () => ({ type: 'redCard' })) : null,
      scores: scorers(listed.filter((goal) => goal.side === name && goal.minute <= state.reached)),
    };
  };
  return {
    matchId: match.match_id,
    status: state.status as string,
    phase: state.phase,
    attendance: isFinished ? match.attendance : null,
    additionalTime: state.added === null ? null : String(state.added),
    winReason: isFinished ? match.win_reason : '',
    home: side('home'),
    away: side('away'),
  };
}

function scorers(goals: readonly Listed[]) {
  return [...Map.groupBy(goals, ({ player }) => player)].map(([shortName, own]) => ({
    shortName: shortName ?? '',
    events: own.map(({ minute, added_minute }) => ({
      type: 'goal',
      time: added_minute === null ? String(minute) : `${minute}+${added_minute}`,
    })),
  }));
}

/** The officials of a match, from its kick-off on. */
export function factsAnswer({ match, goals, referee }: Fixture, at: Date | undefined) {
  const { status } = stateOf(match, goals, at);
  if (!referee || status === 'UPCOMING') return { referees: [] };
  const [first = '', ...last] = referee.name?.split(' ') ?? [];
  return {
    referees: [
      {
        refereeId: derivedId('Referee', 'assistant'),
        mediaFirstName: '',
        mediaLastName: '',
        shortName: 'Assistant',
        roleLabel: 'Assistant Referee 1',
      },
      {
        refereeId: referee.referee_id,
        mediaFirstName: first,
        mediaLastName: last.join(' '),
        shortName: referee.short_name ?? '',
        roleLabel: 'Referee',
      },
    ],
  };
}
