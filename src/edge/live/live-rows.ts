import { agreesWithResults } from '../../derive/agreement.ts';
import { playerCoverage } from '../../derive/coverage.ts';
import type { Query } from '../../query/parameter.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import { publishedTables, type Reading, type TableName, type Tables } from '../../records/published.ts';
import type { FeedStatus, LiveSource, Resource } from '../../resources/resource.ts';
import { environmentOf, type Variables } from '../environment.ts';
import type { EdgeTables } from '../tables.ts';
import { Feed, feedTables } from './feed.ts';
import type { CachedAnswer } from './feed-cache.ts';
import type { RowsByTable } from './tables.ts';
import { liveTeamStats } from './team-stats.ts';

/** The feeds by their origins, with what this isolate caches of their answers. */
const feeds = new Map<string, Feed>();

/** Returns the feed; undefined where it is off. */
export function feedOf(variables: Variables): Feed | undefined {
  const { feedOrigin } = environmentOf(variables);
  if (feedOrigin === undefined) return undefined;
  const feed = feeds.get(feedOrigin) ?? new Feed(feedOrigin);
  feeds.set(feedOrigin, feed);
  return feed;
}

/** What the feed says of the tables that a resource takes live, and how it is to be told. */
export interface LiveRows {
  readonly rows: RowsByTable;
  readonly source: LiveSource;
}

/** Whether the answer to a query tells of the current season from tables that may be live. */
export function concernsCurrent(resource: Resource, query: Query, current: number): boolean {
  const isLive = ({ table, season }: Reading) =>
    resource.livePolicy?.tables.includes(table) && [undefined, 'current', current].includes(season);
  return resource.tablesNeeded(query).some(isLive);
}

/**
 * The live rows of the current season, or undefined where the feed has given none: the last refresh then answers.
 *
 * @param wanted the tables that may be live
 * @param now in milliseconds since 1970
 */
export async function loadLiveRows(
  feed: Feed,
  wanted: readonly TableName[],
  season: number,
  stored: EdgeTables,
  now: number,
): Promise<LiveRows | undefined> {
  // What is live is held against what is stored of it.
  const tables = await stored.load(readings([...feedTables, ...wanted], season));
  const teamStatsOf = async (totals: Totals, matches: readonly Match[]) =>
    liveTeamStats(totals, matches, season, await stored.load(readings(teamStatsTables, season)));
  const needsMatches = wanted.some((table) => ['matches', 'standings', 'teamStats'].includes(table));
  const [matches, standings, players, totals] = await Promise.all([
    needsMatches ? feed.matches(tables, season, now) : none,
    wanted.includes('standings') ? feed.standings(tables, season, now) : none,
    wanted.includes('players') ? feed.players(tables, season, now) : none,
    wanted.includes('teamStats') ? feed.teamStats(tables, season, now) : none,
  ]);
  const rows: RowsByTable = {
    ...(matches.good && { matches: matches.good.value.matches }),
    // A table that tells another story than the results is not theirs: it is then computed from them.
    ...(matches.good &&
      wanted.includes('standings') && { standings: tableOf(standings, matches.good.value.matches) }),
    ...(players.good && {
      players: players.good.value,
      seasons: withPlayers(players.good.value, season, tables),
    }),
    // Without live totals too: the clubs' results must not contradict the live table.
    ...(matches.good &&
      wanted.includes('teamStats') && {
        teamStats: await teamStatsOf(
          totals.good?.value ?? storedTotals(tables, season),
          matches.good.value.matches,
        ),
      }),
  };
  const states = [matches, standings, players, totals].filter((state) => state !== none);
  const times = states.flatMap(({ good }) => (good ? [good.at] : []));
  if (Object.keys(rows).length === 0) return undefined;
  return {
    rows,
    source: {
      season,
      tables: Object.keys(rows) as TableName[],
      updated_at: new Date(Math.min(...times)).toISOString(),
      stale: states.some(({ error }) => error !== undefined),
    },
  };
}

type Totals = readonly DatasetRow<'teamStats'>[];
type Table = readonly DatasetRow<'standings'>[];

function storedTotals(tables: Tables, season: number): Totals {
  return tables
    .rows('teamStats', season)
    .filter(({ raw_stats }) => Object.keys(raw_stats).length > 0)
    .map(({ club, raw_stats }) => ({ season, club, stats: raw_stats }));
}

function tableOf({ good }: CachedAnswer<Table>, matches: readonly Match[]): Table {
  return good && agreesWithResults(good.value, matches) ? good.value : [];
}

const none: CachedAnswer<never> = { good: undefined, error: undefined };

const teamStatsTables = ['stages', 'expectedGoals', 'matchStats'] as const;

function readings(names: readonly TableName[], season: number): Reading[] {
  return names.map((table) => (publishedTables[table].seasonal ? { table, season } : { table }));
}

/** The seasons, the current one with its players counted: which season is the latest with players depends on it. */
function withPlayers(players: NonNullable<RowsByTable['players']>, season: number, tables: Tables) {
  const known = playerCoverage(tables.rows('matches', season), players);
  return tables
    .rows('seasons')
    .map((row) => (row.season === season ? { ...row, coverage: { ...row.coverage, players: known } } : row));
}

/** What became of the feed's last calls; the schedule is asked for if that is due. */
export async function feedStatus(
  feed: Feed | undefined,
  season: number,
  stored: EdgeTables,
  now: number,
): Promise<FeedStatus> {
  if (!feed) return { enabled: false, last_success: null, last_error: null };
  await feed.matches(await stored.load(readings(feedTables, season)), season, now);
  return feed.state(now);
}
