import { rewind } from '../../scripts/replay/rewind.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { seasonContext } from '../../src/feed/adapters.ts';
import { datasetOfSeason } from '../../src/records/dataset/index.ts';
import { editorial, type Json, matchEntry, scheduleAnswer } from '../fixtures/feed.ts';
import { dataset, ofSeason } from './tables.ts';
import { the } from './the.ts';

/** The season 2025 as it was while its play-offs were played: between the semi-final and the quarter-final. */
export const at = new Date('2025-10-26T19:20:00Z');
export const past = rewind(dataset, at, 2025);
export const tablesThen = deriveTables(datasetOfSeason(past, 2025), []);
export const context = seasonContext(past, 2025);

export const semifinal = the(dataset.matches, { season: 2025, date: '2025-10-26', stage: 'semifinal' });
export const opener = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });

/** The schedule of that afternoon, with these changes by match. */
export const scheduleOf = (over: Record<string, Json> = {}, matches = ofSeason(past.matches, 2025)) =>
  scheduleAnswer(
    2025,
    matches.map((match) => matchEntry(match, over[match.match_id])),
  );

/** What the schedule has of a match in play. */
export const inPlay = {
  status: 'LIVE',
  providerStatus: 'Playing',
  phase: 'SECOND_HALF',
  time: '57',
  additionalTime: '0',
  homeScorePush: 1,
  awayScorePush: 1,
  providerHomeScore: 1,
  providerAwayScore: 1,
  editorial: editorial({ broadcasters: { broadcasterNational1: 'One Channel|https://watch.test/' } }),
};
