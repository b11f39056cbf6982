import { isPlayedBy } from '../derive/clubs-of-matches.ts';
import { ascending } from '../derive/order.ts';
import { computeStandings, type StandingsInputs, seasonStages } from '../derive/standings.ts';
import { ofSeason } from '../records/of-season.ts';
import type { Row, Tables } from '../records/published.ts';
import type { Standing } from '../records/standing.ts';
import { cached } from './cached.ts';
import { slugOf } from './slug.ts';

type Match = Row<'matches'>;

/** Expected goals of a club in the matches of a table. */
export interface ExpectedGoals {
  readonly made: number;
  readonly conceded: number;
}

/** Lookups of the published tables that several pages need, made once for all languages. */
export interface SiteData {
  readonly tables: Tables;
  /** Seasons that have matches, oldest first. */
  readonly seasons: readonly number[];
  readonly matches: ReadonlyMap<number, readonly Match[]>;
  readonly statsOf: ReadonlyMap<string, Row<'matchStats'>>;
  readonly weatherOf: ReadonlyMap<string, Row<'weather'>>;
  readonly teams: ReadonlyMap<string, Row<'teams'>>;
  readonly venues: ReadonlyMap<string, Row<'venues'>>;
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
  /** Whether a season has a table of its own; a cup has only those of its groups, if any. */
  hasTable(season: number): boolean;
  /** What the tables of a season are made from. */
  recordOf(season: number): StandingsInputs;
  /** The table of a season, at the end of a day where one is given; play-offs excluded. */
  tableOf(season: number, until?: string): Standing[];
  /** The matches that count for the table of a season. */
  tableMatches(season: number): readonly Match[];
  /** Expected goals of each club in the table's matches; empty where a season has none. */
  expectedGoals(season: number): ReadonlyMap<string, ExpectedGoals>;
  /** Matches between two clubs, in order of play. */
  meetings(club: string, opponent: string): readonly Match[];
  /** The matches of a club, in order of play. */
  matchesOf(club: string): readonly Match[];
}

/** Returns the lookups of the published tables. */
export function siteDataOf(tables: Tables): SiteData {
  const matches = Map.groupBy(tables.rows('matches'), ({ season }) => season);
  const names = tables.rows('clubNames');
  const stages = tables.rows('stages');
  const byClub = groupByClub(tables.rows('matches'));
  const players = Map.groupBy(tables.rows('players'), ({ player_id }) => player_id);
  const statsOf = new Map(tables.rows('matchStats').map((row) => [row.match_id, row]));
  const recordOf = (season: number): StandingsInputs => ({
    season,
    matches: matches.get(season) ?? [],
    stages: ofSeason(stages, season),
    publishedRows: tables.rows('standings', season),
    names,
  });
  const tableMatches = cached((season: number) => {
    const counted = seasonStages(recordOf(season));
    return (matches.get(season) ?? []).filter(({ stage }) => stage !== null && counted.includes(stage));
  });
  const tableAt = cached((key: string) => {
    const [season = '', until] = key.split(' ');
    const record = recordOf(Number(season));
    return computeStandings(record, seasonStages(record), { until });
  });
  const slugOfMatch = cached(({ date, home_club, away_club }: Match) =>
    slugOf(`${date} ${home_club} ${away_club}`),
  );
  const shortName = cached((key: string) => {
    const [club = '', season] = key.split(' ');
    return shortNameIn(names, club, Number(season));
  });
  const tableOf: SiteData['tableOf'] = (season, until) =>
    tableAt(until === undefined ? `${season}` : `${season} ${until}`);
  const meetings = cached((key: string) => {
    const [club = '', opponent = ''] = key.split(' ');
    return (byClub.get(club) ?? []).filter((match) => isPlayedBy(match, opponent));
  });
  return {
    tables,
    emptyPages: emptyPages(tables),
    seasons: [...matches.keys()].sort((a, b) => a - b),
    matches,
    statsOf,
    weatherOf: new Map(tables.rows('weather').map((row) => [row.match_id, row])),
    venues: new Map(tables.rows('venues').map((row) => [row.venue_id, row])),
    teams: new Map(tables.rows('teams').map((row) => [row.club_id, row])),
    playerSeasons: [...new Set(tables.rows('players').map(({ season }) => season))].sort((a, b) => a - b),
    players,
    slugOfPlayer: cached((playerId: string) => {
      const latest = players.get(playerId)?.at(-1);
      return slugOf(`${playerId} ${latest?.full_name ?? latest?.name ?? ''}`);
    }),
    slugOfMatch,
    shortName: (club, season) => shortName(`${club} ${season}`),
    recordOf,
    tableOf,
    hasTable: (season) => tableOf(season).length > 0,
    tableMatches,
    expectedGoals: cached((season: number) => sumExpectedGoals(tableMatches(season), statsOf)),
    meetings: (club, opponent) => meetings(`${club} ${opponent}`),
    matchesOf: (club) => byClub.get(club) ?? [],
  };
}

function groupByClub(matches: readonly Match[]): Map<string, Match[]> {
  const byClub = new Map<string, Match[]>();
  for (const match of matches) {
    for (const club of [match.home_club, match.away_club]) {
      const own = byClub.get(club) ?? [];
      own.push(match);
      byClub.set(club, own);
    }
  }
  return byClub;
}

function shortNameIn(names: readonly Row<'clubNames'>[], club: string, season: number): string {
  const name = names.find(
    (one) => one.club_id === club && one.from_season <= season && season <= (one.to_season ?? season),
  );
  return name?.short_name ?? club;
}

function sumExpectedGoals(
  matches: readonly Match[],
  statsOf: ReadonlyMap<string, Row<'matchStats'>>,
): Map<string, ExpectedGoals> {
  const sums = new Map<string, ExpectedGoals>();
  const add = (club: string, made: number, conceded: number) => {
    const before = sums.get(club) ?? { made: 0, conceded: 0 };
    sums.set(club, { made: before.made + made, conceded: before.conceded + conceded });
  };
  for (const { match_id, home_club, away_club } of matches) {
    const sides = statsOf.get(match_id)?.team_stats;
    const [home, away] = [sides?.home.xg ?? null, sides?.away.xg ?? null];
    if (home === null || away === null) continue;
    add(home_club, home, away);
    add(away_club, away, home);
  }
  return sums;
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
