import type { League } from '../records/league-schema.ts';
import { honours, teams, venues } from './clubs.ts';
import { coaches } from './coaches.ts';
import { discoveryOf } from './discovery.ts';
import { forecastRecord, forecasts, projections, strength } from './forecasts.ts';
import { withFormats } from './format.ts';
import { headToHead } from './head-to-head.ts';
import { health } from './health.ts';
import { ids } from './ids.ts';
import { leaderboards } from './leaderboards.ts';
import { live, liveEvents } from './live.ts';
import { matchStats } from './match-stats.ts';
import { goals, matches, teamMatches } from './matches.ts';
import { odds, oddsQuotes } from './odds.ts';
import { match, player, team, venue } from './one-record.ts';
import { appearances, people } from './people.ts';
import { players } from './players.ts';
import { withFreshness } from './provenance.ts';
import { records } from './records.ts';
import { referees } from './referees.ts';
import { type Resource, resourceIn } from './resource.ts';
import { seasons, stages } from './seasons.ts';
import { standings } from './standings.ts';
import { teamStats } from './team-stats.ts';
import { weather } from './weather.ts';

const endpoints: readonly Resource[] = [
  seasons,
  health,
  matches,
  match,
  live,
  liveEvents,
  matchStats,
  standings,
  teamMatches,
  headToHead,
  stages,
  goals,
  honours,
  records,
  players,
  player,
  appearances,
  leaderboards,
  people,
  teams,
  team,
  coaches,
  teamStats,
  venues,
  venue,
  ids,
  referees,
  weather,
  odds,
  oddsQuotes,
  strength,
  forecasts,
  forecastRecord,
  projections,
];

const endpointsWithFreshness = endpoints.map(withFreshness);

/**
 * Returns every endpoint as it is in a league. The router, the prerendered files, the OpenAPI document, the documentation,
 * the CDN headers and the contract tests derive from this list.
 */
export function resourcesOf(league: League): readonly Resource[] {
  const others = endpointsWithFreshness.map((resource) => withFormats(resourceIn(league, resource)));
  return [discoveryOf(others), ...others];
}
