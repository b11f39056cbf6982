import type { Dataset } from '../records/dataset/index.ts';
import { players as storedPlayers } from '../records/dataset/player-rows.ts';
import type { Match } from '../records/match.ts';
import { memoize } from '../records/memoize.ts';
import { type Player, player } from '../records/player.ts';
import {
  publishedTables,
  snapshotOf,
  type TableName,
  type Tables,
  tableNames,
} from '../records/published.ts';
import { numericFields } from '../records/schema.ts';
import type {
  Coverage,
  IndexedClub,
  IndexedPerson,
  IndexedSeason,
  Season,
  SeasonIndex,
} from '../records/season.ts';
import { namesOf, ofSeason } from '../records/season-rules.ts';
import { teamStats } from '../records/team-season.ts';
import { ascending, shortId } from '../records/text.ts';
import { byName, groupBy, pick } from '../records/typed.ts';
import { clubMinutes, clubsOfMatches } from './matches.ts';
import { roundTo, sum } from './numbers.ts';
import { nameReferees } from './referees.ts';

const playersOnPitch = 11;

/** Counts from the rows how complete each kind of data of a season is. */
export function deriveCoverage(dataset: Dataset, season: number): Coverage {
  const matches = ofSeason(dataset.matches, season);
  const finishedMatches = matches.filter(({ status }) => status === 'FINISHED');
  const clubs = clubsOfMatches(matches);
  const sides = ofSeason(dataset.matchStats, season).length;
  const referees = ofSeason(nameReferees(dataset.referees), season).filter(({ name }) => name !== null);
  const matchesIn = (rows: readonly { match_id: string }[]) =>
    new Set(rows.map(({ match_id }) => match_id)).size;

  return {
    results: share(finishedMatches.length, matches.length),
    // Without published standings, those that are served are calculated from the finished matches.
    standings: finishedMatches.length > 0 ? 1 : 0,
    match_stats: share(sides / 2, finishedMatches.length),
    ...playerCoverage(matches, ofSeason(dataset.players, season)),
    // A club's statistics are the feed's totals, or added up from its matches.
    team_stats: Math.max(
      share(ofSeason(dataset.teamStats, season).length, clubs.length),
      share(sides / 2, finishedMatches.length),
    ),
    referees: share(referees.length, finishedMatches.length),
    weather: share(ofSeason(dataset.weather, season).length, finishedMatches.length),
    line_ups: share(matchesIn(ofSeason(dataset.appearances, season)), finishedMatches.length),
    odds: share(matchesIn(ofSeason(dataset.odds, season)), matches.length),
    odds_quotes: share(matchesIn(ofSeason(dataset.oddsQuotes, season)), matches.length),
  };
}

/** The figures that even a squad list or a list of goals gives. */
const basicFigures: ReadonlySet<string> = new Set(['appearances', 'starts', 'minutes', 'goals', 'assists']);

const statistics = numericFields(storedPlayers.row).filter((name) => !basicFigures.has(name));

/**
 * Returns the share of the minutes played that the players' minutes add up to, from 0 to 1, and that of the players with
 * statistics.
 */
export function playerCoverage(
  matches: readonly Pick<Match, 'status' | 'win_reason'>[],
  players: readonly Pick<Player, 'minutes'>[],
): Pick<Coverage, 'players' | 'player_stats'> {
  const finishedMatches = matches.filter(({ status }) => status === 'FINISHED');
  const minutesPlayed = 2 * playersOnPitch * sum(finishedMatches.map(clubMinutes));
  const shareOf = (rows: typeof players) =>
    share(sum(rows.map(({ minutes }) => minutes ?? 0)), minutesPlayed);
  const withStatistics = players.filter((player) =>
    statistics.some((name) => (byName(player)[name] ?? null) !== null),
  );
  return { players: shareOf(players), player_stats: shareOf(withStatistics) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, roundTo(part / whole, 4));
}

/** The numbers of a player that a season's data may lack. */
export const seasonFigures = numericFields(player).filter((name) => name !== 'season');

/** The numbers of a club's season. */
const teamFigures = numericFields(teamStats);

/** The coverage of players from which a season has most of them. */
const leastPlayerCoverage = 0.5;

/** Derives the season index from whole tables. */
export function deriveSeasonIndex(tables: Pick<Tables, 'rows'>): SeasonIndex {
  return {
    current: snapshotOf(tables).season,
    seasons: tables.rows('seasons').map(({ season, coverage }): IndexedSeason => {
      const players = tables.rows('players', season);
      const days = tables.rows('matches', season).map(({ date }) => date);
      days.sort();
      return {
        season,
        first_day: days[0] ?? null,
        last_day: days.at(-1) ?? null,
        unavailable_metrics: unavailableFields(players, seasonFigures),
        unavailable_team_stats: unavailableFields(tables.rows('teamStats', season), teamFigures),
        has_most_players:
          coverage.players >= leastPlayerCoverage && players.some((player) => player.rating_eligible),
        empty_tables: emptyTables(tables, season),
      };
    }),
    matches: Object.fromEntries(
      tables.rows('matches').map(({ match_id, season }) => [shortId(match_id), season]),
    ),
    players: seasonsByPlayer([...tables.rows('players'), ...tables.rows('goals')]),
    clubs: indexClubs(tables),
    referees: indexPeople(
      tables.rows('referees').map((row) => ({
        id: row.referee_id,
        feed_id: row.feed_referee_id,
        names: [row.referee_name, row.referee_short_name],
      })),
    ),
    coaches: indexPeople(
      tables.rows('coaches').map(({ coach_id, coach }) => ({ id: coach_id, feed_id: null, names: [coach] })),
    ),
    retired: indexRetiredIds(tables),
  };
}

/** Returns the seasonal tables without a row of a season. */
function emptyTables(tables: Pick<Tables, 'rows'>, season: number): TableName[] {
  return tableNames.filter(
    (table) => publishedTables[table].seasonal && tables.rows(table, season).length === 0,
  );
}

function indexClubs(tables: Pick<Tables, 'rows'>): IndexedClub[] {
  return tables.rows('teams').map((team) => {
    const names = namesOf(tables.rows('clubNames'), team.club_id);
    return {
      ...pick(team, ['club_id', 'name', 'first_season', 'last_season']),
      names: [...new Set(names.flatMap(({ name, short_name }) => [name, short_name]))],
      acronyms: [...new Set(names.map(({ acronym }) => acronym))],
      places: [team.city, team.stadium].filter((place) => place !== null),
    };
  });
}

/** Returns each person of some rows once, by id, with every name of their rows. */
function indexPeople(
  rows: readonly (Pick<IndexedPerson, 'id' | 'feed_id'> & { readonly names: readonly (string | null)[] })[],
): IndexedPerson[] {
  return [...groupBy(rows, ({ id }) => id)]
    .sort(([a], [b]) => ascending(a, b))
    .map(([id, ofPerson]) => ({
      id,
      feed_id: ofPerson[0].feed_id,
      names: [...new Set(ofPerson.flatMap(({ names }) => names.filter((name) => name !== null)))],
    }));
}

function indexRetiredIds(tables: Pick<Tables, 'rows'>): SeasonIndex['retired'] {
  const byEntity = Map.groupBy(tables.rows('retiredIds'), ({ entity }) => entity);
  return Object.fromEntries(
    [...byEntity].map(([entity, rows]) => [
      entity,
      Object.fromEntries(rows.map(({ retired_id, id }) => [retired_id.toLowerCase(), id])),
    ]),
  );
}

function seasonsByPlayer(
  rows: readonly { readonly player_id: string | null; readonly season: number }[],
): Record<string, number[]> {
  const byPlayer = [...Map.groupBy(rows, ({ player_id }) => player_id)].filter(([id]) => id !== null);
  return Object.fromEntries(
    byPlayer.map(([id, ofPlayer]) => [
      id,
      [...new Set(ofPlayer.map(({ season }) => season))].sort((a, b) => a - b),
    ]),
  );
}

/** Derives the seasons as the API publishes them, oldest first. */
export function deriveSeasons(dataset: Dataset): Season[] {
  return [...dataset.seasons]
    .sort((a, b) => a.season - b.season)
    .map((row) => {
      const { season, feed_season_id, ...columns } = row;
      const matches = ofSeason(dataset.matches, season);
      return {
        season,
        season_id: feed_season_id,
        current: season === dataset.snapshot.season,
        ...columns,
        matches_finished: matches.filter(({ status }) => status === 'FINISHED').length,
        matches_scheduled: matches.length,
        coverage: deriveCoverage(dataset, season),
      };
    });
}

/** Returns the fields of which no row has a value. */
export function unavailableFields<Field extends string>(
  rows: readonly Readonly<Record<Field, unknown>>[],
  fields: readonly Field[],
): Field[] {
  const availableNames = availableFields(rows);
  return fields.filter((field) => !availableNames.has(field));
}

const availableFields = memoize((rows: readonly object[]): ReadonlySet<string> => {
  const names = Object.keys(rows[0] ?? {});
  // Object.entries would copy every row; the names are those of the first.
  return new Set(names.filter((name) => rows.some((row) => byName(row)[name] !== null)));
});
