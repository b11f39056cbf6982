import { probabilitiesNow } from '../../derive/in-play.ts';
import {
  matchAfter,
  matchEvents,
  type ReportedMatch,
  reportedAfter,
  tableEvents,
  type UnrecordedEvent,
} from '../../derive/live-events.ts';
import { placesInStandings, seasonStages } from '../../derive/standings.ts';
import { generalInPlayModel } from '../../records/forecast-model.ts';
import { eventsKeptMs, type LiveEvent } from '../../records/live-event.ts';
import type { Match } from '../../records/match.ts';
import type { LiveSeason, StoredSeason } from './live-season.ts';
import type { ValueStore } from './value-store.ts';

/** More are dropped, the oldest first: the log is one value of at most 2 MB. */
const maxEvents = 2000;

/** The events of the last days, and what they and the answers before them have reported. */
interface Log {
  readonly events: readonly LiveEvent[];
  readonly reported: {
    readonly matches: Readonly<Record<string, ReportedMatch>>;
    /** Its clubs, in order. */
    readonly table: readonly string[];
  };
}

/** Records what happens in a season from one good answer of the feed to the next, and stores it with each change. */
export class EventLog {
  readonly #store: ValueStore;
  readonly #stored: StoredSeason;
  #log: Log;

  constructor(store: ValueStore, stored: StoredSeason) {
    this.#stored = stored;
    this.#store = store;
    this.#log = store.get<Log>('events') ?? { events: [], reported: { matches: {}, table: [] } };
  }

  /** Returns the events that are kept, in the order of their ids. */
  events(now: number): readonly LiveEvent[] {
    return this.#log.events.filter(({ at }) => now - Date.parse(at) < eventsKeptMs);
  }

  /** Records and returns what has happened since the last call. What the feed does not say of a match changes nothing. */
  add(season: LiveSeason, matches: readonly Match[], now: number): readonly LiveEvent[] {
    const { reported } = this.#log;
    const news = matches
      .filter(({ match_id }) => season.moments.has(match_id))
      .map((match) => newsOf(season, match));
    const table = placesOf(season, matches);
    const reportedNow = {
      matches: {
        ...reported.matches,
        ...Object.fromEntries(
          news.map((row) => [row.match.match_id, reportedAfter(row, reported.matches[row.match.match_id])]),
        ),
      },
      table: table.map(({ club }) => club),
    };
    if (JSON.stringify(reportedNow) === JSON.stringify(reported)) return [];
    const eventsOfMatches = news.flatMap((row) => {
      const before = reported.matches[row.match.match_id];
      const { kickoff_utc, date } = row.match;
      // After days without an answer, what happened before is no news.
      if (!before || now - Date.parse(kickoff_utc ?? date) >= eventsKeptMs) return [];
      return matchEvents(row, before).map((event) => ({
        ...event,
        probabilities: this.#probabilitiesAfter(event, row.match),
      }));
    });
    const eventsOfTable = tableEvents(table, reported.table).map((event) => ({
      ...event,
      probabilities: null,
    }));
    const last = this.#log.events.at(-1)?.id ?? 0;
    // By the real clock: ids grow though the storage is lost, or the clock of a replay is set back.
    const first = Math.max(last + 1, Date.now());
    const at = new Date(now).toISOString();
    const events = [...eventsOfMatches, ...eventsOfTable].map((event, index) => ({
      id: first + index,
      at,
      ...event,
    }));
    this.#log = { events: [...this.events(now), ...events].slice(-maxEvents), reported: reportedNow };
    this.#store.set('events', this.#log);
    return events;
  }

  #probabilitiesAfter(event: UnrecordedEvent, match: Match): LiveEvent['probabilities'] {
    const { dataset, forecasts } = this.#stored;
    const { constants } = dataset.inPlayModel ?? generalInPlayModel(dataset.league);
    const matchThen = matchAfter(match, event);
    return matchThen && probabilitiesNow(matchThen, forecasts[match.match_id], constants);
  }
}

function newsOf({ dataset, headers }: LiveSeason, match: Match) {
  const { match_id } = match;
  const goals = dataset.goals.filter((goal) => goal.match_id === match_id && goal.basis === 'feed');
  const { home_red_cards: home = null, away_red_cards: away = null } = headers.get(match_id) ?? {};
  return { match, goals, redCards: { home, away } };
}

function placesOf({ dataset }: LiveSeason, matches: readonly Match[]) {
  const { season } = dataset.snapshot;
  const stages = dataset.stages.filter((stage) => stage.season === season);
  const { league, standings: publishedRows, clubNames: names } = dataset;
  const inputs = { league, season, matches, stages, publishedRows, names };
  return placesInStandings(inputs, seasonStages(inputs));
}
