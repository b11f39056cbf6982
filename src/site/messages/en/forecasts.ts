import type { LeagueWords } from '../league.ts';

/** What the pages on forecasts say. */
export const forecasts = (league: LeagueWords) => ({
  forecasts: {
    description: (season: string) =>
      `How the ${season} ${league.name} season may end, the next matches, and the strength of clubs since ${league.since}.`,
    favourite: (club: string, chance: string) => `${club} are the favourites to finish first, at ${chance}`,
    open: (first: string, chance: string, second: string, secondChance: string) =>
      `First place is open: ${first} ${chance}, ${second} ${secondChance}`,
    strongest: (club: string) => `${club} are the strongest club`,
    end: 'How it may end',
    endNote: 'The chance of each final place, in per cent, from 5,000 simulations. A dot is under 1%.',
    strength: 'Strength',
    playOffs: 'Chance of the play-offs, %',
    playOffsShort: 'PO',
    expectedPoints: 'Expected points',
    next: 'Next matches',
    strengthSince: (season: string) => `Strength since ${season}`,
    strengthNote:
      'A club gains what its opponent loses; each begins at 1500. On neutral ground, 100 points more make 64 wins to 36 losses, draws aside.',
    chartDescription: 'Strength of each club after its matches, season by season',
    record: {
      title: 'How good were the forecasts?',
      description: `Every forecast of ${league.name} matches judged by what happened, season by season, and what the model does not know.`,
      verdicts: {
        better: (seasons: string) => `Better than the league’s averages in ${seasons}, and far from certain`,
        same: (seasons: string) => `Not shown to be better than the league’s averages in ${seasons}`,
        worse: (seasons: string) => `Worse than the league’s averages in ${seasons}`,
      },
      lead: (matches: number, season: string, share: string) =>
        `${matches} matches since ${season}, none of which the model had seen. The likeliest result came true in ${share} of them.`,
      more: 'Season by season, and the model',
      bySeason: 'Season by season',
      logLoss: 'Log loss',
      logLossNote: (equal: string) =>
        `Log loss: less is better. One third for each result has ${equal}. Below 0, the difference is in favour of these forecasts.`,
      brier: 'Brier score',
      rps: 'Mean RPS',
      projections: (clubs: string, first: string, playOffs: string) =>
        `Final tables: the ${clubs} projections of a club have a mean Brier score of ${first} for first place and ${playOffs} for the play-offs; 0 is the best.`,
      difference: 'Difference',
      chosen: 'fitted',
      interval: '95% interval',
      range: (low: string, high: string) => `${low} to ${high}`,
      others: 'Beside other forecasts',
      othersNote:
        'On the same matches. An interval that contains 0 shows no difference. The model was fitted on the seasons marked so, which flatters it there.',
      other: 'Other forecast',
      with: { base_rates: 'League averages', equal_clubs: 'All clubs equal', odds: 'Recorded odds' },
      calibration: 'Said and happened',
      calibrationNote: (groups: number) =>
        `All probabilities in ${groups} groups of equal size, with 95% intervals. Across is what was said, upwards what happened; on the line, they agree.`,
      saidBefore: 'said before',
      saidAndHappened: (said: string, happened: string) => `said ${said}, happened ${happened}`,
      limits: 'What the model does not know',
      unknowns: [
        'Who plays: injuries, suspensions, transfers, line-ups and coaches.',
        'Travel, rest, weather and what a match is worth to a club.',
        'How a match was won: only its result after 90 minutes counts.',
        'A new club: it begins at the average strength.',
        'There are few matches: small differences between models cannot be told from chance.',
      ],
      model: 'The model',
      modelSteps: [
        'Each club has a strength, by the Elo formula: 1500 before its first match, and never reset.',
        'The difference in strength, with something added for the home side, gives the chances of a win, a draw and a loss (Davidson, 1970).',
        'After each day, a club gains as many points as its result was better than expected, and its opponent loses them.',
        'The end of the season is played out 5,000 times from these chances.',
        'A forecast knows the results up to the day before. No past forecast is ever changed by a later result.',
      ],
      recipe: 'Recompute the forecasts',
    },
  },
});
