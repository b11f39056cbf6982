import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader, type Score } from '../read/listed-match.ts';
import { attendanceIn, momentIn, scoreIn } from '../read/row-values.ts';
import { parseFlag } from '../values/parse-flag.ts';
import { parseRound } from '../values/parse-round.ts';
import { assertGoalsOnlyRise, parseScore } from '../values/parse-score.ts';

/** Reads the lists of engsoccerdata: all seasons and divisions of a country, or of a cup, in one file. */
export const engsoccerdata: ListReader = {
  format: 'engsoccerdata',
  source: 'engsoccerdata (James Curley)',
  recognises(file) {
    const columns = columnsOf(file);
    return (
      columns.hasAll('Date', 'Season', 'home', 'visitor') && (columns.hasAll('FT') || columns.hasAll('hgoal'))
    );
  },
  read(file) {
    const list = readTable(file, openTable(file), readRow);
    return { ...list, title: null, season: null, clock: null, notes: [] };
  },
};

function readRow(row: ListRow): ListedMatch | null {
  const remark = row.text('nonmatch');
  if (remark !== null && /^bye$/i.test(remark)) return null;
  const home = row.required('home side', 'home');
  const away = row.required('visiting side', 'visitor');
  const scores = scoresOf(row);
  const neutral = row.text('neutral');
  const tier = row.text('tier');
  const division = row.text('division');
  return {
    ...emptyMatch,
    ...momentOf(row),
    ...placeInSeason(row),
    ...scores,
    ...outcomeOf(row, remark, home, away),
    line: row.line,
    home,
    away,
    shootOut: shootOutOf(row, home, away),
    venue: row.text('Venue'),
    attendance: attendanceIn(row, ['attendance']),
    neutral: neutral === null ? null : parseFlag(neutral, 'the venue is neutral'),
    division: division ?? (tier === null ? null : `tier ${tier}`),
    season: row.text('Season'),
  };
}

/** Returns the day: some rows have the number that R gives to it, in days from 1970. */
function momentOf(row: ListRow): Pick<ListedMatch, 'date' | 'time' | 'instant'> {
  const text = row.text('Date');
  if (text === null || !/^\d{5}$/.test(text)) return momentIn(row, ['Date'], [], 'day first');
  return { date: new Date(Number(text) * 86_400_000).toISOString().slice(0, 10), time: null, instant: null };
}

/** Returns the scores. FT is that of the 90 minutes where the one after extra time has columns of its own. */
function scoresOf(
  row: ListRow,
): Pick<ListedMatch, 'regularTime' | 'extraTime' | 'halfTime' | 'hasExtraTime'> {
  const text = row.text('FT');
  const score = scoreIn(row, ['hgoal'], ['vgoal']) ?? (text === null ? null : parseScore(text).regularTime);
  const halfTimeText = row.text('HT');
  const halfTime = halfTimeText === null ? null : parseScore(halfTimeText).regularTime;
  const extraTime = scoreIn(row, ['hgoalaet', 'aethgoal'], ['vgoalaet', 'aetvgoal']);
  const isOnlyAfterExtraTime = extraTime === null && row.text('aet')?.toLowerCase() === 'yes';
  const scores = isOnlyAfterExtraTime
    ? { regularTime: null, extraTime: score, halfTime, hasExtraTime: true }
    : { regularTime: score, extraTime, halfTime, hasExtraTime: extraTime !== null };
  assertGoalsOnlyRise(scores, text ?? '');
  return scores;
}

/** Returns a shoot-out: `5-4 Rivertown` has the goals of the winner first. */
function shootOutOf(row: ListRow, home: string, away: string): Score | null {
  const goals = scoreIn(row, ['hp', 'hpen'], ['vp', 'vpen'], 'penalties');
  if (goals) return goals;
  const groups = /^(?<first>\d+)-(?<second>\d+)(?: (?<winner>.+))?$/.exec(row.text('pens') ?? '')?.groups;
  if (!groups) return null;
  const score: Score = [Number(groups.first), Number(groups.second)];
  if (groups.winner !== away || home === away) return score;
  return score[0] > score[1] ? [score[1], score[0]] : score;
}

/** Returns what decided a match that was not played: a walkover, a disqualification; or a tie by the toss of a coin. */
function outcomeOf(
  row: ListRow,
  remark: string | null,
  home: string,
  away: string,
): Pick<ListedMatch, 'status' | 'winner'> {
  const winnerNamed = (text: string) => {
    if (text.startsWith(home)) return 'home';
    return text.startsWith(away) ? 'away' : null;
  };
  if (remark === null) {
    const isTossed = /coin|lots/i.test(row.text('pens') ?? '');
    return { status: null, winner: isTossed ? winnerNamed(row.text('tiewinner') ?? '') : null };
  }
  if (/^walkover/i.test(remark)) return { status: 'awarded', winner: winnerNamed(row.text('notes') ?? '') };
  const loser = /disqualified/i.test(remark) ? winnerNamed(remark) : null;
  if (loser) return { status: 'awarded', winner: loser === 'home' ? 'away' : 'home' };
  return { status: 'cancelled', winner: null };
}

/** Returns the round of a cup or of play-offs, and the leg or replay that a match of it was. */
function placeInSeason(row: ListRow): Pick<ListedMatch, 'stage' | 'round' | 'matchday' | 'leg'> {
  const roundText = row.text('round');
  const round =
    roundText === null ? { stage: null, round: null, matchday: null, leg: null } : parseRound(roundText);
  const tie = row.text('tie') ?? '';
  const leg = /^(?:leg)?(?<leg>[12])$/.exec(row.text('leg') ?? tie)?.groups?.leg;
  const group = row.text('group');
  return {
    ...round,
    stage: group === null ? round.stage : `Group ${group}`,
    round: /^replay/.test(tie) ? [roundText, tie].filter(Boolean).join(', ') : round.round,
    leg: leg === '1' ? 1 : leg === '2' ? 2 : null,
  };
}
