import { deriveGoals } from '../../derive/goals.ts';
import { deriveMatchSides, deriveMatchStats } from '../../derive/match-stats.ts';
import { derivePlayers } from '../../derive/players.ts';
import { deriveMatches } from '../../derive/published-matches.ts';
import { deriveShotsFaced } from '../../derive/rating-metrics.ts';
import { deriveScorers } from '../../derive/scorers.ts';
import { deriveTeamStats } from '../../derive/team-stats.ts';
import type { LiveEvent } from '../../records/live-event.ts';
import type { Row, TableName } from '../../records/published.ts';
import type { LiveSeason } from './live-season.ts';
import type { SourceName } from './timing.ts';

/** The tables that may be live, and the sources that each is made from. */
export const liveTableSources = {
  matches: ['schedule'],
  matchStats: ['schedule', 'headers'],
  matchSides: ['schedule'],
  goals: ['schedule', 'headers'],
  standings: ['schedule', 'standings'],
  players: ['players'],
  teamStats: ['schedule', 'teamStats'],
} as const satisfies Partial<Record<TableName, readonly SourceName[]>>;

export type LiveTableName = keyof typeof liveTableSources;

/** What the reader is asked for: a table, or the events. */
export type LiveReadingName = LiveTableName | 'events';

/** What the reader gives under a name. */
export type LiveRow<Name extends LiveReadingName> = Name extends LiveTableName ? Row<Name> : LiveEvent;

/** The sources that events are made from. */
const eventSources: readonly SourceName[] = ['schedule', 'headers', 'standings'];

/** Sources that every table can do without: the results give the standings, and the number of goals. */
const optionalSources: readonly SourceName[] = ['standings', 'headers'];

/** The sources that players are made from as long as the season has no list of them: the goals name the scorers. */
const sourcesOfScorers: readonly SourceName[] = ['schedule', 'headers', 'players'];

/** Returns the sources that a table is made from. @param isListed whether the season has a list of players */
export function sourcesOf(table: LiveReadingName, isListed: boolean): readonly SourceName[] {
  if (table === 'events') return eventSources;
  return table === 'players' && !isListed ? sourcesOfScorers : liveTableSources[table];
}

const noneKnown = { home: null, away: null };

/** The published tables of a live season, each derived when it is first read. */
export class LiveTables {
  readonly #season: LiveSeason;
  readonly #derived: { readonly [Name in LiveTableName]: () => readonly Row<Name>[] };
  readonly #rows = new Map<LiveTableName, unknown>();
  /** Whether the season has a list of players, stored or the feed's. */
  readonly isListed: boolean;

  constructor(season: LiveSeason) {
    this.#season = season;
    this.isListed = season.dataset.players.length > 0;
    const { dataset, playerIds, moments, headers } = season;
    const matches = once(() =>
      deriveMatches(dataset).map((match) => {
        const moment = moments.get(match.match_id);
        if (!moment) return match;
        const { home, away } = headers.get(match.match_id)?.redCards ?? noneKnown;
        return {
          ...match,
          ...moment,
          home_red_cards: match.home_red_cards ?? home,
          away_red_cards: match.away_red_cards ?? away,
          source: 'official-live' as const,
        };
      }),
    );
    const goals = once(() =>
      deriveGoals(
        dataset,
        matches().filter(({ status }) => status === 'FINISHED'),
      ),
    );
    const matchStats = once(() => deriveMatchStats(dataset, matches()));
    const players = once(() =>
      this.isListed
        ? derivePlayers(dataset, {
            model: dataset.ratingModel,
            shotsFaced: deriveShotsFaced(matchStats()),
          }).map((player) => ({ ...player, source: 'official-live' as const }))
        : deriveScorers(dataset, playerIds, matches()),
    );
    const teamStats = once(() => deriveTeamStats(dataset, matches()));
    const matchSides = once(() => deriveMatchSides(matches(), matchStats()));
    this.#derived = {
      matches,
      matchStats,
      matchSides,
      goals,
      standings: () => dataset.standings,
      players,
      teamStats,
    };
  }

  /** Returns the sources without which a table is not live. */
  #sourcesNeeded(name: LiveTableName): SourceName[] {
    if (name === 'players' && !this.isListed) return ['schedule'];
    return liveTableSources[name].filter((source) => !optionalSources.includes(source));
  }

  /** Returns the rows of a table; undefined where the feed has given too little for it, or it cannot be derived. */
  rows<Name extends LiveTableName>(name: Name): readonly Row<Name>[] | undefined {
    if (!this.#sourcesNeeded(name).every((source) => this.#season.sources.includes(source))) return undefined;
    if (!this.#rows.has(name)) this.#rows.set(name, this.#derive(name));
    // The map has the rows of each table under its name.
    return this.#rows.get(name) as readonly Row<Name>[] | undefined;
  }

  #derive(name: LiveTableName) {
    try {
      return this.#derived[name]();
    } catch (error) {
      // It takes no other table with it.
      console.error(error);
      return undefined;
    }
  }
}

/** Returns a function that derives a value at its first call. */
function once<Value extends object>(derive: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= derive();
    return value;
  };
}
