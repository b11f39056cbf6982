import { deriveGoals } from '../../derive/goals.ts';
import { deriveMatchSides, deriveMatchStats } from '../../derive/match-stats.ts';
import { derivePlayers, deriveScorers } from '../../derive/players.ts';
import { deriveMatches } from '../../derive/published-matches.ts';
import { deriveShotsFaced } from '../../derive/rating-metrics.ts';
import { deriveTeamStats } from '../../derive/team-stats.ts';
import type { Row, TableName, Tables } from '../../records/published.ts';
import type { FeedListName, LiveMoment, LiveSeason } from './live-season.ts';

/** The feed lists that each live table is made from. Without the first of them it is not live. */
export const liveTableLists = {
  matches: ['schedule'],
  matchStats: ['schedule', 'headers'],
  matchSides: ['schedule'],
  goals: ['schedule', 'headers'],
  standings: ['schedule', 'standings'],
  players: ['players'],
  teamStats: ['teamStats', 'schedule'],
} as const satisfies Partial<Record<TableName, readonly FeedListName[]>>;

export type LiveTableName = keyof typeof liveTableLists;

/** What the reader is asked for: a table, or the events. */
export type LiveReadingName = LiveTableName | 'events';

const noHeader = { home_red_cards: null, away_red_cards: null };

/** The published tables of a live season, each derived when it is first read. */
export class LiveTables {
  readonly season: LiveSeason;
  readonly #rows = new Map<LiveTableName, unknown>();

  constructor(season: LiveSeason) {
    this.season = season;
  }

  /** Returns the feed lists that a table, or the events, are made from. Without a list of players, goals name the scorers. */
  listsOf(name: LiveReadingName): readonly FeedListName[] {
    if (name === 'events') return ['schedule', 'headers', 'standings'];
    return name === 'players' && !this.#isListed ? ['schedule', 'headers', 'players'] : liveTableLists[name];
  }

  /** Whether the season has a list of players, stored or the feed's. */
  get #isListed(): boolean {
    return this.season.dataset.players.length > 0;
  }

  /** Returns the rows of a table; undefined where the feed has given too little for it, or it cannot be derived. */
  rows<Name extends LiveTableName>(name: Name): readonly Row<Name>[] | undefined {
    const [needed] = this.listsOf(name);
    if (!this.season.lists.some((list) => list === needed)) return undefined;
    try {
      return this.#table(name);
    } catch (error) {
      // The other tables are answered.
      console.error(error);
      this.#rows.set(name, undefined);
      return undefined;
    }
  }

  /** Returns when each match that is live last changed, by match_id: its row, or what its header lists. */
  matchChanges(): ReadonlyMap<string, string> {
    return new Map([...this.season.moments].map(([id, live]) => [id, this.#changedAt(id, live)]));
  }

  #changedAt(matchId: string, { changedAt }: LiveMoment): string {
    const header = this.season.headers.get(matchId);
    // Texts of one form are in the order of time.
    return header && header.changed_at > changedAt ? header.changed_at : changedAt;
  }

  #table<Name extends LiveTableName>(name: Name): readonly Row<Name>[] {
    if (!this.#rows.has(name)) this.#rows.set(name, this.#derive[name]());
    // The map has the rows of each table under its name.
    return this.#rows.get(name) as readonly Row<Name>[];
  }

  readonly #derive: { readonly [Name in LiveTableName]: () => readonly Row<Name>[] } = {
    matches: () => {
      const { dataset, moments, headers } = this.season;
      return deriveMatches(dataset).map((match) => {
        const live = moments.get(match.match_id);
        if (!live) return match;
        const { home_red_cards, away_red_cards } = headers.get(match.match_id) ?? noHeader;
        return {
          ...match,
          ...live.moment,
          last_updated: live.isNews ? this.#changedAt(match.match_id, live) : match.last_updated,
          home_red_cards: match.home_red_cards ?? home_red_cards,
          away_red_cards: match.away_red_cards ?? away_red_cards,
          source: 'official-live',
        };
      });
    },
    matchStats: () => deriveMatchStats(this.season.dataset, this.#table('matches')),
    matchSides: () => deriveMatchSides(this.#table('matches'), this.#table('matchStats')),
    goals: () => {
      const isFinished = ({ status }: Row<'matches'>) => status === 'FINISHED';
      return deriveGoals(this.season.dataset, this.#table('matches').filter(isFinished));
    },
    standings: () => this.season.dataset.standings,
    players: () => {
      const { dataset, playerIds } = this.season;
      if (!this.#isListed) return deriveScorers(dataset, playerIds, this.#table('matches'));
      const shotsFaced = deriveShotsFaced(this.#table('matchStats'));
      const players = derivePlayers(dataset, { model: dataset.ratingModel, shotsFaced });
      return players.map((player) => ({ ...player, source: 'official-live' }));
    },
    teamStats: () => deriveTeamStats(this.season.dataset, this.#table('matches')),
  };
}

/** Rows of one season in place of the stored ones, by table. */
export type LiveRows = { readonly [Name in TableName]?: readonly Row<Name>[] };

/** Returns tables in which live rows of one season replace the stored ones of the season. */
export function overlaidTables(stored: Tables, liveSeason: number, live: LiveRows): Tables {
  return {
    league: stored.league,
    get index() {
      return stored.index;
    },
    rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
      const liveRows: readonly Row<Name>[] | undefined = live[table];
      if (liveRows && season === liveSeason) return liveRows;
      const storedRows = stored.rows(table, season);
      if (!liveRows || season !== undefined) return storedRows;
      // The rows of every table that may be live have a season.
      const seasonOf = (row: Row<Name>) => (row as { season: number }).season;
      return [
        ...storedRows.filter((row) => seasonOf(row) < liveSeason),
        ...liveRows,
        ...storedRows.filter((row) => seasonOf(row) > liveSeason),
      ];
    },
  };
}
