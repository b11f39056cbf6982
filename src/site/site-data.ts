import { isPlayedBy } from '../derive/clubs-of-matches.ts';
import { ascending } from '../derive/order.ts';
import { computeStandings, type StandingsInputs, seasonStages } from '../derive/standings.ts';
import { ofSeason } from '../records/of-season.ts';
import type { Row, Tables } from '../records/published.ts';
import type { Standing } from '../records/standing.ts';
import { cached } from './cached.ts';
import { slugOf } from './slug.ts';

type Match = Row<'matches'>;

/** Goals of a club, expected and scored, in those matches of the standings whose expected goals are known. */
export interface ExpectedGoals {
  readonly made: number;
  readonly conceded: number;
  readonly goals: number;
  readonly goalsAgainst: number;
}

/** Looks up published rows for the pages. It is made once for all languages. */
export interface SiteData {
  readonly tables: Tables;
  /** Seasons that have matches, oldest first. */
  readonly seasons: readonly number[];
  readonly matches: ReadonlyMap<number, readonly Match[]>;
  readonly statsOf: ReadonlyMap<string, Row<'matchStats'>>;
  readonly weatherOf: ReadonlyMap<string, Row<'weather'>>;
  readonly forecastOf: ReadonlyMap<string, Row<'forecasts'>>;
  readonly oddsOf: ReadonlyMap<string, Row<'odds'>>;
  /** The strength of each club, oldest first. */
  readonly strengthOf: ReadonlyMap<string, readonly Row<'clubStrength'>[]>;
  readonly teams: ReadonlyMap<string, Row<'teams'>>;
  readonly venues: ReadonlyMap<string, Row<'venues'>>;
  /** Seasons that have players, oldest first. */
  readonly playerSeasons: readonly number[];
  /** The matches with a picture of their own, by slug: those of the current season and the finals. */
  readonly picturedMatches: ReadonlyMap<string, Match>;
  /** Every player with their seasons, oldest first. */
  readonly players: ReadonlyMap<string, readonly Row<'players'>[]>;
  /** Returns the slug of a player, which joins the id and the latest name. */
  slugOfPlayer(playerId: string): string;
  /** Returns the slug of a match, which joins its day and clubs. No two matches share them. */
  slugOfMatch(match: Match): string;
  /** Returns the short name that a club had in a season. */
  shortName(club: string, season: number): string;
  /** Returns whether a season has standings of its own. A cup has at most those of its groups. */
  hasStandings(season: number): boolean;
  /** Returns what the standings of a season are computed from. */
  recordOf(season: number): StandingsInputs;
  /** Returns the standings of a season without its play-offs, after its last match or at the end of a day. */
  standingsOf(season: number, until?: string): Standing[];
  /** Returns the matches that count for the standings of a season. */
  standingsMatches(season: number): readonly Match[];
  /** Returns the expected goals of each club in `standingsMatches`. The map is empty where a season has none. */
  expectedGoals(season: number): ReadonlyMap<string, ExpectedGoals>;
  /** Returns the matches between two clubs, in order of play. */
  meetings(club: string, opponent: string): readonly Match[];
  /** Returns the matches of a club, in order of play. */
  matchesOf(club: string): readonly Match[];
}

/** Returns the lookups of `SiteData` over the published tables. */
export function siteDataOf(tables: Tables): SiteData {
  const matches = Map.groupBy(tables.rows('matches'), ({ season }) => season);
  const names = tables.rows('clubNames');
  const stages = tables.rows('stages');
  const byClub = groupByClub(tables.rows('matches'));
  const players = Map.groupBy(
    tables.rows('players').filter((row) => row.player_id !== null),
    // The others are filtered out.
    ({ player_id }) => player_id as string,
  );
  const statsOf = new Map(tables.rows('matchStats').map((row) => [row.match_id, row]));
  const recordOf = (season: number): StandingsInputs => ({
    league: tables.league,
    season,
    matches: matches.get(season) ?? [],
    stages: ofSeason(stages, season),
    publishedRows: tables.rows('standings', season),
    names,
  });
  const standingsMatches = cached((season: number) => {
    const stagesOfStandings = seasonStages(recordOf(season));
    return (matches.get(season) ?? []).filter(
      ({ stage }) => stage !== null && stagesOfStandings.includes(stage),
    );
  });
  const standingsIn = cached((season: number) => {
    const record = recordOf(season);
    return cached((until?: string) => computeStandings(record, seasonStages(record), { until }));
  });
  const slugOfMatch = cached(({ date, home_club, away_club }: Match) =>
    slugOf(`${date} ${home_club} ${away_club}`),
  );
  const shortNamesIn = cached((season: number) => cached((club: string) => shortNameIn(names, club, season)));
  const meetingsOf = cached((club: string) =>
    cached((opponent: string) => (byClub.get(club) ?? []).filter((match) => isPlayedBy(match, opponent))),
  );
  return {
    tables,
    seasons: [...matches.keys()].sort((a, b) => a - b),
    matches,
    statsOf,
    weatherOf: new Map(tables.rows('weather').map((row) => [row.match_id, row])),
    forecastOf: new Map(tables.rows('forecasts').map((row) => [row.match_id, row])),
    oddsOf: new Map(tables.rows('odds').map((row) => [row.match_id, row])),
    strengthOf: Map.groupBy(tables.rows('clubStrength'), ({ club }) => club),
    venues: new Map(tables.rows('venues').map((row) => [row.venue_id, row])),
    teams: new Map(tables.rows('teams').map((row) => [row.club_id, row])),
    playerSeasons: [...new Set(tables.rows('players').map(({ season }) => season))].sort((a, b) => a - b),
    players,
    picturedMatches: new Map(
      [...matches.keys()]
        .flatMap((season) =>
          season === tables.index.current ? (matches.get(season) ?? []) : finalsOf(recordOf(season)),
        )
        .map((match) => [slugOfMatch(match), match]),
    ),
    slugOfPlayer: cached((playerId: string) => {
      const latest = players.get(playerId)?.at(-1);
      return slugOf(`${playerId} ${latest?.full_name ?? latest?.name ?? ''}`);
    }),
    slugOfMatch,
    shortName: (club, season) => shortNamesIn(season)(club),
    recordOf,
    standingsOf: (season, until) => standingsIn(season)(until),
    hasStandings: (season) => standingsIn(season)(undefined).length > 0,
    standingsMatches,
    expectedGoals: cached((season: number) => sumExpectedGoals(standingsMatches(season), statsOf)),
    meetings: (club, opponent) => meetingsOf(club)(opponent),
    matchesOf: (club) => byClub.get(club) ?? [],
  };
}

/** Returns the matches of the last knock-out stage of a season, one or the legs of a final. */
function finalsOf({ matches, stages }: Pick<StandingsInputs, 'matches' | 'stages'>): Match[] {
  const knockOut = new Set(stages.flatMap(({ stage, table }) => (table === null ? stage : [])));
  const lastStage = matches.findLast(({ stage }) => stage !== null && knockOut.has(stage))?.stage;
  return matches.filter(({ stage }) => stage !== null && stage === lastStage);
}

function groupByClub(matches: readonly Match[]): Map<string, Match[]> {
  const byClub = new Map<string, Match[]>();
  for (const match of matches) {
    for (const club of [match.home_club, match.away_club]) {
      const clubMatches = byClub.get(club) ?? [];
      clubMatches.push(match);
      byClub.set(club, clubMatches);
    }
  }
  return byClub;
}

function shortNameIn(names: readonly Row<'clubNames'>[], club: string, season: number): string {
  const row = names.find(
    (name) => name.club_id === club && name.from_season <= season && season <= (name.to_season ?? season),
  );
  return row?.short_name ?? club;
}

function sumExpectedGoals(
  matches: readonly Match[],
  statsOf: ReadonlyMap<string, Row<'matchStats'>>,
): Map<string, ExpectedGoals> {
  const sums = new Map<string, ExpectedGoals>();
  const add = (club: string, made: number, conceded: number, goals: number, goalsAgainst: number) => {
    const sum = sums.get(club) ?? { made: 0, conceded: 0, goals: 0, goalsAgainst: 0 };
    sums.set(club, {
      made: sum.made + made,
      conceded: sum.conceded + conceded,
      goals: sum.goals + goals,
      goalsAgainst: sum.goalsAgainst + goalsAgainst,
    });
  };
  for (const { match_id, home_club, away_club, home_goals, away_goals } of matches) {
    const sides = statsOf.get(match_id)?.team_stats;
    const [home, away] = [sides?.home.xg ?? null, sides?.away.xg ?? null];
    if (home === null || away === null) continue;
    add(home_club, home, away, home_goals ?? 0, away_goals ?? 0);
    add(away_club, away, home, away_goals ?? 0, home_goals ?? 0);
  }
  return sums;
}

/** Orders clubs by name. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return ascending(a.name, b.name);
}
