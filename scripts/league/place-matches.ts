import { UserError } from '../../build/errors.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { localClock } from '../../src/records/local-time.ts';
import { ascending, slugOf } from '../../src/records/text.ts';
import { clubRows } from './club-rows.ts';
import { type ClubAnswers, decideClubs, type ListedClub } from './decide/decide-clubs.ts';
import { decideSeasons } from './decide/decide-seasons.ts';
import type { Decisions } from './decide/decisions.ts';
import { type KickoffTime, kickoffTime } from './kickoff-time.ts';
import { matchRow, winningSide } from './match-row.ts';
import type { FileMatch } from './read/read-lists.ts';
import { type SeasonMatch, type SeasonStage, stagesOfSeason } from './stages/season-stages.ts';

/** A match of a list with the season, the time and the clubs that were decided for it. */
interface PlacedMatch extends SeasonMatch {
  readonly listed: FileMatch;
  readonly season: number;
  readonly time: KickoffTime;
}

/** What was decided of a list before its rows are made. */
export interface ListDecisions {
  readonly timeZone: string;
  /** The time zone of the clock of the list; null where it is that of the venue. */
  readonly clock: string | null;
  /** The month in which seasons begin; undefined where the list decides it. */
  readonly firstMonth: number | undefined;
  readonly answers: ClubAnswers;
  /** The ids of the names of clubs that the dataset has. */
  readonly storedIds: ReadonlyMap<string, string>;
}

/** A list as a dataset has it, before it is merged with what is stored: seasons, clubs, and matches in their stages. */
export interface ListedDataset {
  readonly firstMonth: number;
  readonly clubs: readonly ListedClub[];
  readonly stages: ReadonlyMap<number, readonly SeasonStage[]>;
}

/**
 * Returns the seasons, clubs and stages of a list.
 *
 * @throws {UserError} naming each match whose day or time cannot be
 */
export function placeMatches(
  matches: readonly FileMatch[],
  decided: ListDecisions,
  decisions: Decisions,
): ListedDataset {
  const timed = withTimes(matches, decided);
  const dated = timed.map(({ listed, time }) => ({ date: time.date, season: listed.season }));
  const { firstMonth, seasonOf } = decideSeasons(dated, decided.firstMonth, decisions);
  const inSeasons = timed.map(({ listed, time }) => ({
    listed,
    time,
    season: seasonOf({ date: time.date, season: listed.season }),
  }));
  const clubs = decideClubs(usesOf(inSeasons), decided.storedIds, decided.answers, decisions);
  const idByName = new Map(clubs.flatMap(({ club_id, names }) => names.map(({ name }) => [name, club_id])));
  const bySeason = Map.groupBy(
    inSeasons.map((match) => placedMatch(match, idByName)),
    ({ season }) => season,
  );
  const last = Math.max(...bySeason.keys());
  const seasons = [...bySeason].sort(([a], [b]) => a - b);
  return {
    firstMonth,
    clubs,
    stages: new Map(
      seasons.map(([season, played]) => [season, stagesOfSeason(played, { isLast: season === last })]),
    ),
  };
}

function withTimes(matches: readonly FileMatch[], { timeZone, clock }: ListDecisions) {
  const ofVenue = localClock(timeZone);
  const ofList = clock === null ? ofVenue : localClock(clock);
  const faults: string[] = [];
  const timed = matches.flatMap((listed) => {
    try {
      return [{ listed, time: kickoffTime(listed, ofList, ofVenue) }];
    } catch (error) {
      faults.push(`${listed.file}:${listed.line} ${(error as Error).message}`);
      return [];
    }
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return timed;
}

/** Returns the names of clubs, each with the seasons in which the list has it. */
function usesOf(matches: readonly { readonly listed: FileMatch; readonly season: number }[]) {
  const seasons = new Map<string, Set<number>>();
  for (const { listed, season } of matches)
    for (const name of [listed.home, listed.away])
      seasons.set(name, (seasons.get(name) ?? new Set()).add(season));
  return [...seasons].map(([name, years]) => ({ name, seasons: years }));
}

function placedMatch(
  { listed, time, season }: Pick<PlacedMatch, 'listed' | 'time' | 'season'>,
  idByName: ReadonlyMap<string, string>,
): PlacedMatch {
  const home = idByName.get(listed.home) ?? '';
  const away = idByName.get(listed.away) ?? '';
  const side = winningSide(listed);
  const isPlayed = (listed.regularTime ?? listed.extraTime) !== null || listed.status === 'awarded';
  return {
    listed,
    season,
    time,
    date: time.date,
    home,
    away,
    isPlayed,
    winner: side === null ? null : side === 'home' ? home : away,
  };
}

/** A row of a match, without an id, with the match of the list that it is of. */
export interface ListedRow {
  readonly row: DatasetRow<'matches'>;
  readonly listed: FileMatch;
}

/** Returns the rows of the matches of a list, in order of play. A match without a venue is at the ground of the home club. */
export function rowsOfList({ stages, clubs }: ListedDataset): ListedRow[] {
  const matches = [...stages.values()].flat().flatMap((stage) =>
    // These are the matches that were placed.
    (stage.matches as readonly PlacedMatch[]).map((match) => ({ match, stage: stage.stage })),
  );
  const last = Math.max(...stages.keys());
  const homes = clubRows(
    clubs,
    matches.map(({ match }) => match),
    last,
  ).clubs;
  const groundOf = new Map(homes.map(({ club_id, home_venue_id }) => [club_id, home_venue_id]));
  const rows = matches.map(({ match, stage }) => {
    const { listed, time, season, home, away } = match;
    const named = listed.venue === null ? '' : slugOf(listed.venue);
    const ground = listed.neutral === true ? null : (groundOf.get(home) ?? null);
    const place = { season, stage, home, away, venue: named || ground, isVenueListed: named !== '' };
    return { row: matchRow(listed, time, place, season < last), listed };
  });
  return rows.sort((a, b) => inOrderOfPlay(a.row, b.row));
}

/** Returns the last day with a result, or the day before the first match. */
export function lastKnownDay(matches: readonly DatasetRow<'matches'>[]): string {
  const played = matches.flatMap(({ status, date }) => (status === 'FINISHED' ? date : [])).sort(ascending);
  const [first] = matches.map(({ date }) => date).sort(ascending);
  const dayBefore = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return played.at(-1) ?? dayBefore;
}
