import * as z from 'zod/mini';
import { appearance } from './appearance.ts';
import { clubNames } from './dataset/clubs.ts';
import { corrections, knownExceptions } from './dataset/corrections.ts';
import { people, playerStints, squads } from './dataset/players.ts';
import { snapshot, stages, standings } from './dataset/seasons.ts';
import { honour, refereedMatch, team, venue } from './directory.ts';
import { seasonYear } from './fields.ts';
import { clubStrength, forecast, forecastRecord, projection, stake } from './forecast.ts';
import { inPlayConstants } from './forecast-model.ts';
import { goal } from './goal.ts';
import { match } from './match.ts';
import { matchSide, matchStats } from './match-stats.ts';
import { matchOdds, observation, quote } from './odds-referees-weather.ts';
import { career, player } from './player.ts';
import { expectedGoalsModel, ratingModel, shotsFaced } from './rating-model.ts';
import { season } from './season.ts';
import { checkResult, datasetSize } from './service-status.ts';
import { teamSeason } from './team-stats.ts';

const bySeason = { season: seasonYear };

/** The schema of the rows of each published table. The Worker does not carry them. */
export const tableRows = {
  snapshot,
  seasons: season,
  stages: stages.row,
  clubNames: clubNames.row,
  teams: team,
  venues: venue,
  people: people.row,
  matches: match,
  matchStats,
  matchSides: matchSide,
  goals: goal,
  appearances: appearance,
  honours: honour,
  stints: z.object({ ...bySeason, ...playerStints.row.shape }),
  standings: z.object({ ...bySeason, ...standings.row.shape }),
  players: player,
  careers: career,
  shotsFaced,
  squads: z.object({ ...bySeason, ...squads.row.shape }),
  teamStats: teamSeason,
  referees: refereedMatch,
  weather: observation,
  odds: matchOdds,
  oddsQuotes: quote,
  expectedGoals: expectedGoalsModel,
  ratingModel,
  clubStrength,
  forecasts: forecast,
  stakes: stake,
  projections: projection,
  forecastRecord,
  inPlayModel: inPlayConstants,
  checks: checkResult,
  corrections: corrections.row,
  knownExceptions: knownExceptions.row,
  datasets: datasetSize,
};
