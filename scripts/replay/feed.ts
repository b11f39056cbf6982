import type { Project } from '../../build/project.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { feedPaths } from '../../src/feed/adapters.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { makeClubWithVenue, makePlayer, makeTeamSeason, standingsAt } from './list-answers.ts';
import { lookupsOf, replayableFeed } from './lookups.ts';
import { makeHeader, makeMatch, makeOfficial, makeSideStats } from './match-answers.ts';
import { isPlayedOut, knownFixtures, seasonsOf } from './replayed-season.ts';
import { parseMoment } from './rewind.ts';

/** The faults of the replayed feed, and what each does. */
export const faults = {
  hang: 'accepts and never answers',
  '500': 'an error of the server',
  empty: 'lists without entries',
} as const;

type FaultName = keyof typeof faults;

/**
 * Starts the replayed time at a moment.
 *
 * @param speed how many times faster than life; 0: time does not pass
 */
function startClock(startedAt: Date, speed: number): () => Date {
  const startMs = performance.now();
  return () => new Date(startedAt.getTime() + (performance.now() - startMs) * speed);
}

/** The feed as `data/` would have it at the replayed moment. */
export class ReplayedFeed {
  /** How often each path, decoded and without query, was requested. */
  readonly requests = new Map<string, number>();
  readonly speed: number;
  readonly #dataset: Dataset;
  readonly #routes: ReadonlyMap<string, Answer>;
  #clock;
  #isPlayed = false;
  /** Only answers whose path contains `on` are wrong. */
  #fault: { readonly name: FaultName; readonly on: string } | undefined;
  #changeEntry: ChangeEntry | undefined;

  private constructor(dataset: Dataset, speed: number) {
    this.speed = speed;
    this.#dataset = dataset;
    this.#routes = routesOf(dataset);
    this.#clock = startClock(new Date(`${dataset.snapshot.as_of}T23:59:00Z`), 0);
  }

  /** @throws {UserError} if the feed of the league cannot be replayed */
  static async read(project: Project, speed: number): Promise<ReplayedFeed> {
    return new ReplayedFeed((await readDataset(project)).dataset, speed);
  }

  /** Returns the replayed moment; where no day is played, the end of the day `data/` is as of. */
  now(): Date {
    return this.#clock();
  }

  /**
   * Sets the clock, and plays from there.
   *
   * @throws {UserError} if a text is neither a moment nor a match day
   */
  set(moment: string | Date): void {
    const startedAt = typeof moment === 'string' ? parseMoment(moment, this.#dataset) : moment;
    this.#clock = startClock(startedAt, this.speed);
    this.#isPlayed = true;
  }

  /** Sets a fault for paths that contain `on`, or clears it. */
  fault(name: FaultName | null, on = ''): void {
    this.#fault = name === null ? undefined : { name, on };
  }

  /** Sets how each entry of the schedules is changed from now on. Without an argument, entries are unchanged again. */
  changeSchedule(changeEntry?: ChangeEntry): void {
    this.#changeEntry = changeEntry;
  }

  /**
   * Returns an answer, undefined where the feed has no such path, and the fault to send it with.
   *
   * @param path decoded, without query
   */
  answer(path: string, query: URLSearchParams): { body: object | undefined; fault: FaultName | undefined } {
    this.requests.set(path, (this.requests.get(path) ?? 0) + 1);
    const fault = this.#fault && path.includes(this.#fault.on) ? this.#fault.name : undefined;
    const body = this.#routes.get(path)?.(this.#isPlayed ? this.now() : undefined, query);
    // The feed writes seven digits and an offset.
    const apiCallRequestTime = this.now().toISOString().replace('Z', '0000+00:00');
    const timed = body && { ...this.#withChanges(body), apiCallRequestTime };
    return { body: fault === 'empty' ? timed && withoutEntries(timed) : timed, fault };
  }

  #withChanges(body: object): object {
    const changeEntry = this.#changeEntry;
    if (!changeEntry || !('matches' in body)) return body;
    return { ...body, matches: (body.matches as ReplayedEntry[]).flatMap((entry) => changeEntry(entry)) };
  }

  status() {
    return {
      now: this.now(),
      played: this.#isPlayed,
      speed: this.speed,
      fault: this.#fault ?? null,
      requests: { paths: Object.fromEntries(this.requests) },
    };
  }
}

/** An entry of the schedule. */
export type ReplayedEntry = ReturnType<typeof makeMatch>;

/** Returns what a feed with a defect would have in place of an entry: another one, or none. */
export type ChangeEntry = (entry: ReplayedEntry) => object | readonly object[];

/** Empties the lists of an answer, those of tables too. */
function withoutEntries(body: object): object {
  const entries = Object.entries(body).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    return [name, name === 'standings' ? value.map(withoutEntries) : []];
  });
  return Object.fromEntries(entries);
}

/** @param at the replayed moment; without one, as `data/` is */
type Answer = (at: Date | undefined, query: URLSearchParams) => object;

/**
 * Returns the feed's answers by path, for every season and match of `data/`.
 *
 * @throws {UserError} if the feed of the league cannot be replayed
 */
function routesOf(dataset: Dataset): ReadonlyMap<string, Answer> {
  const routes = new Map<string, Answer>();
  const add = (address: string, answer: Answer) => routes.set(address.replace(/\?.*/, ''), answer);
  const settings = replayableFeed(dataset.league);
  const lookups = lookupsOf(dataset);
  for (const season of seasonsOf(dataset)) {
    const { fixtures } = season;
    const paths = feedPaths(settings, season.id);
    add(paths.matches, (at) => ({
      matches: knownFixtures(season, at).map(({ match, stateAt }) => makeMatch(lookups, match, stateAt(at))),
    }));
    const clubs = new Set(fixtures.flatMap(({ match }) => [match.home_club, match.away_club]));
    add(paths.clubs, () => ({ teams: [...clubs].map((club) => makeClubWithVenue(lookups, club)) }));
    add(paths.standings, (at) => standingsAt(lookups, season, at));
    // There are none while the season is being played, since `data/` has only final totals.
    const totalsAt = <Row>(at: Date | undefined, rows: readonly Row[], query: URLSearchParams) =>
      pageOf(isPlayedOut(season, at) ? rows : [], query);
    add(paths.players('general', 1), (at, query) => {
      const { entries, pagination } = totalsAt(at, season.players, query);
      // The feed names the club a player is at today, in past seasons too.
      const clubOf = ({ player_id }: (typeof entries)[number]) => lookups.presentClubs.get(player_id) ?? null;
      return { players: entries.map((player) => makePlayer(lookups, player, clubOf(player))), pagination };
    });
    add(paths.teamStats('general', 1), (at, query) => {
      const { entries, pagination } = totalsAt(at, season.teamStats, query);
      return { teams: entries.map((row) => makeTeamSeason(lookups, row)), pagination };
    });
    for (const { match, listedGoals, sides, referee, stateAt } of fixtures) {
      const [home, away] = ['home', 'away'].map((name) => sides.find(({ side }) => side === name));
      // `data/` has those of the end alone.
      add(paths.sideStats(match.match_id), (at) =>
        stateAt(at).status === 'FINISHED' && home && away ? makeSideStats(home, away) : { stats: [] },
      );
      add(paths.header(match.match_id), (at) => makeHeader(lookups, match, listedGoals, stateAt(at)));
      // The officials are known from the kick-off on.
      add(paths.facts(match.match_id), (at) => ({
        referees: referee && stateAt(at).status !== 'UPCOMING' ? [makeOfficial(referee)] : [],
      }));
    }
  }
  return routes;
}

/** The page sizes of the feed. */
const defaultSize = 20;
const maxSize = 500;

/** Returns a page of a list, as `pageNumElement` and `page` ask for it. */
function pageOf<Entry>(entries: readonly Entry[], query: URLSearchParams) {
  const size = Math.min(maxSize, wholeNumber(query.get('pageNumElement')) ?? defaultSize);
  const page = wholeNumber(query.get('page')) ?? 1;
  const totalPages = Math.ceil(entries.length / size);
  return {
    entries: entries.slice((page - 1) * size, page * size),
    pagination: { totalPages, currentPage: page, isLastPage: page >= totalPages },
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
