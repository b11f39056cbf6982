import { attendanceWithinCapacity } from './attendance-within-capacity.ts';
import { championsWonTheFinal } from './champions-won-the-final.ts';
import { clubMinutesWithinPlayed } from './club-minutes-within-played.ts';
import { clubsPlayOnceADay } from './clubs-play-once-a-day.ts';
import { datesInSeason } from './dates-in-season.ts';
import { goalsWithinScore } from './goals-within-score.ts';
import { idsUnique } from './ids-unique.ts';
import { namesCoverSeasons } from './names-cover-seasons.ts';
import { playerGoalsWithinShots } from './player-goals-within-shots.ts';
import { playerMinutesWithinMatches } from './player-minutes-within-matches.ts';
import { pricesPlausible } from './prices-plausible.ts';
import { referencesResolve } from './references-resolve.ts';
import type { IntegrityRule } from './rule.ts';
import { scoreAndWinner } from './score-and-winner.ts';
import { seasonIsWhole } from './season-is-whole.ts';
import { sideStatisticsAgree } from './side-statistics-agree.ts';
import { tablesRecompute } from './tables-recompute.ts';
import { teamTotalsAgree } from './team-totals-agree.ts';
import { weatherPossible } from './weather-possible.ts';

/** Every rule of the dataset, in the order in which they are published. */
export const integrityRules: readonly IntegrityRule[] = [
  idsUnique,
  referencesResolve,
  namesCoverSeasons,
  seasonIsWhole,
  datesInSeason,
  clubsPlayOnceADay,
  scoreAndWinner,
  tablesRecompute,
  championsWonTheFinal,
  goalsWithinScore,
  sideStatisticsAgree,
  attendanceWithinCapacity,
  teamTotalsAgree,
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
  clubMinutesWithinPlayed,
  pricesPlausible,
  weatherPossible,
];
