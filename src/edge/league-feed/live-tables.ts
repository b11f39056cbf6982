import { deriveMatchStats } from '../../derive/match-stats.ts';
import { deriveMatches } from '../../derive/matches.ts';
import { derivePlayers } from '../../derive/players.ts';
import { deriveShotsFaced } from '../../derive/shots-faced.ts';
import { deriveTeamStats } from '../../derive/team-stats.ts';
import type { Row, TableName } from '../../records/published.ts';
import type { LiveSeason } from './live-season.ts';
import type { SourceName } from './timing.ts';

/** The tables that may be live, and the sources that each is made from. */
export const liveTableSources = {
  matches: ['schedule'],
  matchStats: ['schedule'],
  standings: ['schedule', 'standings'],
  players: ['players'],
  teamStats: ['schedule', 'teamStats'],
} as const satisfies Partial<Record<TableName, readonly SourceName[]>>;

export type LiveTableName = keyof typeof liveTableSources;

/** A source that a table can do without: the results give the standings too. */
const optionalSource: SourceName = 'standings';

/** The published tables of a live season, each derived when it is first read. */
export class LiveTables {
  readonly #season: LiveSeason;
  readonly #derived: { readonly [Name in LiveTableName]: () => readonly Row<Name>[] };
  readonly #logged = new Set<unknown>();

  constructor(season: LiveSeason) {
    this.#season = season;
    const { dataset, moments } = season;
    const matches = once(() =>
      deriveMatches(dataset).map((match) => {
        const moment = moments.get(match.match_id);
        return moment ? { ...match, ...moment, source: 'official-live' as const } : match;
      }),
    );
    const matchStats = once(() => deriveMatchStats(dataset, matches()));
    const players = once(() =>
      derivePlayers(dataset, {
        model: dataset.ratingModel,
        shotsFaced: deriveShotsFaced(matchStats()),
      }).map((player) => ({ ...player, source: 'official-live' as const })),
    );
    const teamStats = once(() => deriveTeamStats(dataset, matches()));
    this.#derived = { matches, matchStats, standings: () => dataset.standings, players, teamStats };
  }

  /** Returns the rows of a table; undefined where the feed has given too little for it, or it cannot be derived. */
  rows<Name extends LiveTableName>(name: Name): readonly Row<Name>[] | undefined {
    const sources: readonly SourceName[] = liveTableSources[name];
    const isLive = (source: SourceName) => source === optionalSource || this.#season.sources.includes(source);
    if (!sources.every(isLive)) return undefined;
    try {
      return this.#derived[name]();
    } catch (error) {
      // It takes no other table with it.
      if (!this.#logged.has(error)) console.error(error);
      this.#logged.add(error);
      return undefined;
    }
  }
}

/** Returns a function that derives a value at its first call, and fails again where that failed. */
function once<Value>(derive: () => Value): () => Value {
  let outcome: { readonly value: Value } | { readonly error: unknown } | undefined;
  return () => {
    outcome ??= attempt(derive);
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

function attempt<Value>(derive: () => Value): { readonly value: Value } | { readonly error: unknown } {
  try {
    return { value: derive() };
  } catch (error) {
    return { error };
  }
}
