import { ascending } from '../derive/order.ts';
import { computeStandings, type SeasonRecord, seasonStages } from '../derive/standings.ts';
import { ofSeason } from '../records/of-season.ts';
import type { Row, Tables } from '../records/published.ts';
import { slugOf } from './slug.ts';

type Match = Row<'matches'>;

/** Lookups of the published tables that several pages need, made once for all languages. */
export interface SiteData {
  readonly tables: Tables;
  /** Seasons that have matches, oldest first. */
  readonly seasons: readonly number[];
  readonly matches: ReadonlyMap<number, readonly Match[]>;
  readonly statsOf: ReadonlyMap<string, Row<'matchStats'>>;
  readonly weatherOf: ReadonlyMap<string, Row<'weather'>>;
  readonly teams: ReadonlyMap<string, Row<'teams'>>;
  /** Seasons that have players, oldest first. */
  readonly playerSeasons: readonly number[];
  /** The pages that have no content where the league's data lacks theirs. */
  readonly emptyPages: ReadonlySet<string>;
  /** Every player with their seasons, oldest first. */
  readonly players: ReadonlyMap<string, readonly Row<'players'>[]>;
  /** The slug of a player: the id, and the latest name for the reader. */
  slugOfPlayer(playerId: string): string;
  /** The slug of a match: its day and clubs, which no two matches share. */
  slugOfMatch(match: Match): string;
  /** The short name a club had in a season. */
  shortName(club: string, season: number): string;
  /** What the tables of a season are made from. */
  recordOf(season: number): SeasonRecord;
  /** The table of a season, at the end of a day where one is given; play-offs excluded. */
  tableOf(season: number, until?: string): ReturnType<typeof computeStandings>;
  /** The matches that count for the table of a season. */
  tableMatches(season: number): Match[];
  /** Matches between two clubs, in order of play. */
  meetings(club: string, opponent: string): Match[];
  /** The matches of a club, in order of play. */
  matchesOf(club: string): readonly Match[];
}

/** Returns the lookups of the published tables. */
export function siteDataOf(tables: Tables): SiteData {
  const all = tables.rows('matches');
  const matches = Map.groupBy(all, ({ season }) => season);
  const names = tables.rows('clubNames');
  const stages = tables.rows('stages');
  const byClub = new Map<string, Match[]>();
  for (const match of all) {
    for (const club of [match.home_club, match.away_club]) {
      byClub.set(club, [...(byClub.get(club) ?? []), match]);
    }
  }
  const players = Map.groupBy(tables.rows('players'), ({ player_id }) => player_id);
  const tableCache = new Map<string, ReturnType<typeof computeStandings>>();
  const recordOf = (season: number): SeasonRecord => ({
    season,
    matches: matches.get(season) ?? [],
    stages: ofSeason(stages, season),
    published: tables.rows('standings', season),
    names,
  });
  return {
    tables,
    emptyPages: emptyPages(tables),
    seasons: [...matches.keys()].sort((a, b) => a - b),
    matches,
    statsOf: new Map(tables.rows('matchStats').map((row) => [row.match_id, row])),
    weatherOf: new Map(tables.rows('weather').map((row) => [row.match_id, row])),
    teams: new Map(tables.rows('teams').map((row) => [row.club_id, row])),
    playerSeasons: [...new Set(tables.rows('players').map(({ season }) => season))].sort((a, b) => a - b),
    players,
    slugOfPlayer: (playerId) => {
      const latest = players.get(playerId)?.at(-1);
      return slugOf(`${playerId} ${latest?.full_name ?? latest?.name ?? ''}`);
    },
    slugOfMatch: ({ date, home_club, away_club }) => slugOf(`${date} ${home_club} ${away_club}`),
    shortName: (club, season) =>
      names.find(
        (name) => name.club_id === club && name.from_season <= season && season <= (name.to_season ?? season),
      )?.short_name ?? club,
    recordOf,
    tableOf(season, until) {
      const key = `${season} ${until ?? ''}`;
      const cached = tableCache.get(key);
      if (cached) return cached;
      const record = recordOf(season);
      const table = computeStandings(record, seasonStages(record), { until });
      tableCache.set(key, table);
      return table;
    },
    tableMatches(season) {
      const counted = seasonStages(recordOf(season));
      return (matches.get(season) ?? []).filter(({ stage }) => stage !== null && counted.includes(stage));
    },
    meetings: (club, opponent) =>
      (byClub.get(club) ?? []).filter(
        ({ home_club, away_club }) => home_club === opponent || away_club === opponent,
      ),
    matchesOf: (club) => byClub.get(club) ?? [],
  };
}

/** Orders clubs by name. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return ascending(a.name, b.name);
}

/** The tables without which a page has no content. */
const tablesOfPages = {
  players: ['players'],
  referees: ['referees'],
  ratings: ['ratingModel', 'ratingEvidence', 'expectedGoals'],
} as const;

function emptyPages(tables: Tables): Set<string> {
  const pages = Object.entries(tablesOfPages).filter(([, names]) =>
    names.some((name) => tables.rows(name).length === 0),
  );
  return new Set(pages.map(([page]) => page));
}
