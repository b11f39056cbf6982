import { feedPaths } from '../../src/feed/paths.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { clubsAnswer } from './clubs.ts';
import { factsAnswer, headerAnswer, sideStatsAnswer } from './match-detail.ts';
import { playersAnswer } from './players.ts';
import { scheduleAnswer } from './schedule.ts';
import { seasonsOf } from './season.ts';
import { standingsAnswer } from './standings.ts';
import { teamStatsAnswer } from './team-stats.ts';

/** @param at the replayed moment; without one, as `data/` is */
export type Answer = (at: Date | undefined, query: URLSearchParams) => object;

/** What the feed answers, by path: of every season and match of `data/`. */
export function routesOf(dataset: Dataset): ReadonlyMap<string, Answer> {
  const routes = new Map<string, Answer>();
  const add = (address: string, answer: Answer) => routes.set(address.replace(/\?.*/, ''), answer);
  for (const season of seasonsOf(dataset)) {
    const paths = feedPaths(season.id);
    add(paths.matches, (at) => scheduleAnswer(season, at));
    add(paths.standings, (at) => standingsAnswer(season, at));
    add(paths.teams, () => clubsAnswer(season));
    add(paths.players(1), (at, query) => playersAnswer(season, at, query));
    add(paths.teamStats(1), (at, query) => teamStatsAnswer(season, at, query));
    for (const fixture of season.fixtures) {
      const { match_id } = fixture.match;
      add(paths.sideStats(match_id), (at) => sideStatsAnswer(fixture, at));
      add(paths.header(match_id), (at) => headerAnswer(season, fixture, at));
      add(paths.facts(match_id), (at) => factsAnswer(fixture, at));
    }
  }
  return routes;
}
