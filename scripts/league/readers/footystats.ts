import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader } from '../read/listed-match.ts';
import { attendanceIn, type StatisticsColumns, scoreIn, statisticsIn } from '../read/row-values.ts';
import { parseMoment } from '../values/parse-moment.ts';
import { parseRound } from '../values/parse-round.ts';
import { parseStatus } from '../values/parse-status.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';

/** Returns the columns of a figure: `home_team_shots` and `away_team_shots`. */
function columnsOfFigure(figure: string): readonly [home: string[], away: string[]] {
  return [[`home_team_${figure}`], [`away_team_${figure}`]];
}

const statistics: StatisticsColumns = {
  shots: columnsOfFigure('shots'),
  shots_on_target: columnsOfFigure('shots_on_target'),
  fouls: columnsOfFigure('fouls'),
  corners: columnsOfFigure('corner_count'),
  yellow_cards: columnsOfFigure('yellow_cards'),
  red_cards: columnsOfFigure('red_cards'),
  possession: columnsOfFigure('possession'),
};

/** What FootyStats writes for a number that it does not know. */
const unknownNumber = '-1';

/** Reads the matches of FootyStats, whose times are in UTC. */
export const footystats: ListReader = {
  format: 'FootyStats',
  source: 'FootyStats',
  recognises: (file) =>
    columnsOf(file).hasAll('date_GMT', 'home_team_name', 'away_team_name', 'home_team_goal_count'),
  read(file) {
    const list = readTable(file, openTable(file), readRow);
    return { ...list, title: null, season: null, clock: null, notes: [] };
  },
};

function readRow(row: ListRow): ListedMatch {
  const state = parseStatus(row.required('state', 'status'));
  const isPlayed = state.status === 'played';
  const halfTimeNames = ['home_team_goal_count_half_time', 'away_team_goal_count_half_time'] as const;
  const hasHalfTime = isPlayed && halfTimeNames.every((name) => row.text(name) !== unknownNumber);
  return {
    ...emptyMatch,
    ...roundOf(row.text('Game Week')),
    ...venueOf(row.text('stadium_name')),
    line: row.line,
    instant: instantIn(row),
    home: row.required('home side', 'home_team_name'),
    away: row.required('away side', 'away_team_name'),
    // A match that is not played has goals of 0 or -1.
    regularTime: isPlayed ? scoreIn(row, ['home_team_goal_count'], ['away_team_goal_count']) : null,
    halfTime: hasHalfTime ? scoreIn(row, [halfTimeNames[0]], [halfTimeNames[1]], 'goals at half-time') : null,
    status: state.status,
    attendance: row.text('attendance') === unknownNumber ? null : attendanceIn(row, ['attendance']),
    referee: row.text('referee'),
    statistics: isPlayed ? statisticsIn(row, statistics, unknownNumber) : null,
  };
}

/** Returns the moment of the kick-off: `Aug 10 2018 - 7:00pm` in UTC. */
function instantIn(row: ListRow): string | null {
  const text = row.text('date_GMT');
  if (text === null) return null;
  const { instant } = parseMoment(`${text} UTC`, 'day first');
  if (instant === null)
    throw new UnreadableValueError(`'${text}' has no time; expected one such as Aug 10 2018 - 7:00pm`);
  return instant;
}

function roundOf(gameWeek: string | null): Partial<ListedMatch> {
  // A cup has no weeks, and 0 in their place.
  return gameWeek === null || /^0(?:\.0)?$/.test(gameWeek) ? {} : parseRound(gameWeek);
}

/** Returns a venue and its city: `Park (City)`. */
function venueOf(stadium: string | null): Pick<ListedMatch, 'venue' | 'city'> {
  const { venue = stadium, city = null } =
    /^(?<venue>.+?)\s*\((?<city>[^()]+)\)$/.exec(stadium ?? '')?.groups ?? {};
  return { venue, city };
}
