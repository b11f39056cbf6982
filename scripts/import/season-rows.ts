import { championOf, decidingStage, standingsWinnerOf } from '../../src/derive/honours.ts';
import { clubsOfMatches, isOpen } from '../../src/derive/matches.ts';
import { rankResults } from '../../src/derive/ranking.ts';
import { isListedWhole } from '../../src/derive/standings.ts';
import { countByFormat } from '../../src/integrity/schedule-rules.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { formatInstant } from '../../src/records/text.ts';
import type { ListedResult } from './parse-results.ts';
import { clubNamed, type Places, slugOf, venueNamed } from './places.ts';

type Match = DatasetRow<'matches'>;
type Stage = DatasetRow<'stages'>;
type Season = DatasetRow<'seasons'>;

/** Returns the row of a match. Its id is made of its day and clubs, which no two matches share. */
export function matchRow(places: Places, result: ListedResult, season: number, stage: string): Match {
  const home = clubNamed(places, result.home);
  const away = clubNamed(places, result.away);
  const venue = venueNamed(places, result.venue ?? home.venue);
  const { date, time, matchday, attendance, score, penalties } = result;
  const lead = score === null ? 0 : score[0] - score[1] || (penalties ? penalties[0] - penalties[1] : 0);
  const winner = lead === 0 ? null : lead > 0 ? home.club_id : away.club_id;
  const reason = winner === null ? 'Draw' : score?.[0] === score?.[1] ? 'Penalties' : 'RegularTime';
  return {
    season,
    match_id: `${date}-${home.club_id}-${away.club_id}`,
    date,
    stage,
    matchday,
    kickoff_utc: time && instantOf(date, time, venue.time_zone),
    status: score === null ? 'UPCOMING' : 'FINISHED',
    home_club: home.club_id,
    away_club: away.club_id,
    winner,
    home_goals: score?.[0] ?? null,
    away_goals: score?.[1] ?? null,
    home_penalties: penalties?.[0] ?? null,
    away_penalties: penalties?.[1] ?? null,
    win_reason: score === null ? null : reason,
    additional_time: null,
    home_red_cards: null,
    away_red_cards: null,
    attendance,
    venue_id: slugOf(venue.name),
    venue_basis: result.venue === null ? 'home ground' : 'feed',
    neutral: result.neutral ?? false,
    half_time_home_goals: null,
    half_time_away_goals: null,
    abandoned: null,
  };
}

/** Returns the moment at which clocks of a time zone show a time. */
function instantOf(date: string, time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const [, offset] = format.format(Date.parse(`${date}T${time}:00Z`)).split(' GMT');
  const instant = new Date(`${date}T${time}:00${offset || 'Z'}`);
  return formatInstant(instant);
}

const byName = new Intl.Collator('en', { numeric: true });

/** Returns stages in order of play; those that are played at the same time, such as groups, by name. */
export function orderStages(matches: ReadonlyMap<string, readonly { readonly date: string }[]>): string[] {
  const spans = [...matches].map(([stage, own]) => {
    const days = own.map(({ date }) => date).sort();
    return { stage, first: days[0] ?? '', last: days.at(-1) ?? '' };
  });
  spans.sort((a, b) => (a.first < b.first ? -1 : 1));
  const rounds: { stages: string[]; last: string }[] = [];
  for (const { stage, first, last } of spans) {
    const round = rounds.at(-1);
    if (round && first <= round.last) {
      round.stages.push(stage);
      round.last = last > round.last ? last : round.last;
    } else rounds.push({ stages: [stage], last });
  }
  return rounds.flatMap(({ stages }) => stages.sort(byName.compare));
}

/**
 * Returns the rows of the stages that have these matches of a season, and of their tables where every match is played.
 *
 * @param table what the stages count for
 * @param isLast whether it is the last season, which may be listed as far as it is played
 */
export function stageRows(league: League, matches: readonly Match[], table: Stage['table'], isLast: boolean) {
  const byStage = Map.groupBy(matches, ({ stage }) => stage ?? '');
  const stages = orderStages(byStage).map((stage) => ({ stage, rows: byStage.get(stage) ?? [] }));
  const season = matches[0]?.season ?? 0;
  return {
    stages: stages.map(
      ({ stage, rows }): Stage => ({
        season,
        stage,
        table,
        feed_stage_id: null,
        matches: expectedMatches(rows, table, isLast),
      }),
    ),
    standings: stages.flatMap(({ stage, rows }) =>
      table !== null &&
      !rows.some(({ status }) => isOpen(status)) &&
      rows.length >= expectedMatches(rows, table, isLast)
        ? rankResults(league, rows, []).map((row) => ({ season, stage, ...row }))
        : [],
    ),
  };
}

/**
 * Returns how many matches a stage has by its format. Of the last season, a list may end with what was played; clubs with
 * unequal numbers of matches then have others to come.
 */
function expectedMatches(rows: readonly Match[], table: Stage['table'], isLast: boolean): number {
  if (table === null) return rows.length;
  const expected = countByFormat(rows);
  if (!isLast || expected === rows.length) return expected;
  if (rows.some(({ status }) => isOpen(status))) return rows.length;
  const clubs = clubsOfMatches(rows).length;
  return Math.max(rows.length, expected, clubs * (clubs - 1));
}

/** The formats that an import writes; another was edited, and stays. */
const importedFormat = /^(One table|Groups|Knock-outs)(, then (groups|knock-outs))*$/;

/**
 * Returns the row of a season. The champion that a stage decided stays, once there is one.
 *
 * @param rows those of the season, with its matches in order of play
 * @param isTableNew whether the table of the season was imported; otherwise its winner stays, once there is one
 */
export function seasonRow(
  rows: Pick<Dataset, 'league' | 'stages' | 'standings' | 'matches'>,
  season: number,
  stored: Season | undefined,
  isTableNew: boolean,
): Season {
  const { league, stages, matches } = rows;
  const winner = (!isTableNew && stored?.regular_season_winner) || standingsWinnerOf(rows);
  const decider = decidingStage(league, season);
  const isOver =
    matches.every(({ status }) => !isOpen(status)) && (decider !== null || isListedWhole(stages, matches));
  const champion = isOver ? championOf(league, season, matches, winner) : null;
  return {
    season,
    feed_season_id: stored?.feed_season_id ?? `${season}`,
    format: stored && !importedFormat.test(stored.format) ? stored.format : formatOf(stages),
    champion: (decider !== null && stored?.champion) || champion,
    regular_season_winner: winner,
  };
}

function formatOf(stages: readonly Stage[]): string {
  const isPart = (table: Stage['table']) => stages.some((row) => row.table === table);
  const parts = [isPart('season') && 'One table', isPart('own') && 'Groups', isPart(null) && 'Knock-outs'];
  return parts
    .filter((part) => part !== false)
    .map((part, index) => (index === 0 ? part : part.toLowerCase()))
    .join(', then ');
}
