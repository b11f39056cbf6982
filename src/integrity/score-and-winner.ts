import type { DatasetRow } from '../records/dataset/index.ts';
import { breach, type IntegrityRule } from './rule.ts';

type MatchRow = DatasetRow<'matches'>;

const resultColumns = [
  'home_goals',
  'away_goals',
  'home_penalties',
  'away_penalties',
  'winner',
  'win_reason',
] as const satisfies (keyof MatchRow)[];

export const scoreAndWinner: IntegrityRule = {
  name: 'score-and-winner',
  description:
    'A finished match has a score and the winner that follows from it; any other match has neither.',
  tables: ['matches'],
  liveRows: 'finished',
  *check({ matches }) {
    for (const match of matches) {
      const fault = match.status === 'FINISHED' ? finishedFault(match) : unfinishedFault(match);
      if (fault) yield breach('matches', match, ...fault);
    }
  },
};

type ColumnFault = [column: keyof MatchRow, message: string];

function unfinishedFault(match: MatchRow): ColumnFault | undefined {
  const column = resultColumns.find((name) => match[name] !== null);
  return (
    column && [
      column,
      `"${match[column]}" in a match that is ${match.status}; expected no value before it is finished`,
    ]
  );
}

function finishedFault(match: MatchRow): ColumnFault | undefined {
  const { home_goals, away_goals, home_penalties, away_penalties, win_reason } = match;
  const emptyColumn = (['home_goals', 'away_goals', 'win_reason'] as const).find(
    (name) => match[name] === null,
  );
  if (emptyColumn) return [emptyColumn, 'is empty in a finished match; expected its value'];
  if ((home_penalties === null) !== (away_penalties === null)) {
    return ['home_penalties', 'has one side of the shoot-out; expected both sides or neither'];
  }
  if (home_goals !== away_goals) {
    if (win_reason !== 'RegularTime' && win_reason !== 'ExtraTime') {
      return [
        'win_reason',
        `"${win_reason}" with a score of ${home_goals}-${away_goals}; expected RegularTime or ExtraTime`,
      ];
    }
    return winnerFault(match, (home_goals ?? 0) > (away_goals ?? 0));
  }
  if (win_reason === 'Penalties') {
    if (match.winner === null) return ['winner', 'is empty after a shoot-out; expected the club that won it'];
    // The tally of one shoot-out is unknown; its winner is known.
    return home_penalties === null || away_penalties === null
      ? memberFault(match)
      : winnerFault(match, home_penalties > away_penalties);
  }
  if (win_reason !== 'Draw')
    return ['win_reason', `"${win_reason}" with a level score; expected Draw or Penalties`];
  return match.winner === null ? undefined : ['winner', `"${match.winner}" in a draw; expected no value`];
}

function winnerFault(match: MatchRow, homeWon: boolean): ColumnFault | undefined {
  const winner = homeWon ? match.home_club : match.away_club;
  if (match.winner === winner) return undefined;
  return [
    'winner',
    `${match.winner === null ? 'is empty' : `"${match.winner}"`}; expected ${winner}, by the score`,
  ];
}

function memberFault(match: MatchRow): ColumnFault | undefined {
  if (match.winner === match.home_club || match.winner === match.away_club) return undefined;
  return ['winner', `"${match.winner}" did not play; expected ${match.home_club} or ${match.away_club}`];
}
