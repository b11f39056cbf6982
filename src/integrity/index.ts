import { attendanceWithinCapacity } from './attendance-within-capacity.ts';
import { championsWonTheFinal } from './champions-won-the-final.ts';
import { clubMinutesWithinPlayed } from './club-minutes-within-played.ts';
import { clubsPlayOnceADay } from './clubs-play-once-a-day.ts';
import { correctionsAgree } from './corrections-agree.ts';
import { datesInSeason } from './dates-in-season.ts';
import { detailsComplete } from './details-complete.ts';
import { goalkeeperMinutesAgree } from './goalkeeper-minutes-agree.ts';
import { goalsEqualScore } from './goals-equal-score.ts';
import { goalsWithinScore } from './goals-within-score.ts';
import { honoursAgree } from './honours-agree.ts';
import { idsUnique } from './ids-unique.ts';
import { kickoffOnTheMinute } from './kickoff-on-the-minute.ts';
import { namesCoverSeasons } from './names-cover-seasons.ts';
import { peopleUnique } from './people-unique.ts';
import { playerGoalsWithinShots } from './player-goals-within-shots.ts';
import { playerMinutesWithinMatches } from './player-minutes-within-matches.ts';
import { playerNamesAgree } from './player-names-agree.ts';
import { playersWithinClubTotals } from './players-within-club-totals.ts';
import { pricesPlausible } from './prices-plausible.ts';
import { quotesBeforeKickoff } from './quotes-before-kickoff.ts';
import { redCardsAgree } from './red-cards-agree.ts';
import { referencesResolve } from './references-resolve.ts';
import type { IntegrityRule } from './rule.ts';
import { scoreAndWinner } from './score-and-winner.ts';
import { scorersArePlayers } from './scorers-are-players.ts';
import { seasonIsWhole } from './season-is-whole.ts';
import { sideStatisticsAgree } from './side-statistics-agree.ts';
import { stintsAgree } from './stints-agree.ts';
import { tablesRecompute } from './tables-recompute.ts';
import { teamSynonymsAgree } from './team-synonyms-agree.ts';
import { teamTotalsAgree } from './team-totals-agree.ts';
import { teamTotalsMatchSides } from './team-totals-match-sides.ts';
import { weatherPossible } from './weather-possible.ts';

/** Every rule of the dataset, in the order in which they are published. */
export const integrityRules: readonly IntegrityRule[] = [
  idsUnique,
  referencesResolve,
  namesCoverSeasons,
  seasonIsWhole,
  datesInSeason,
  kickoffOnTheMinute,
  clubsPlayOnceADay,
  scoreAndWinner,
  tablesRecompute,
  championsWonTheFinal,
  honoursAgree,
  goalsWithinScore,
  detailsComplete,
  goalsEqualScore,
  scorersArePlayers,
  sideStatisticsAgree,
  redCardsAgree,
  attendanceWithinCapacity,
  teamTotalsAgree,
  teamTotalsMatchSides,
  teamSynonymsAgree,
  peopleUnique,
  playerNamesAgree,
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
  playersWithinClubTotals,
  clubMinutesWithinPlayed,
  goalkeeperMinutesAgree,
  stintsAgree,
  pricesPlausible,
  quotesBeforeKickoff,
  weatherPossible,
  correctionsAgree,
];
