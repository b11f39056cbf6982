import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Forecast,
  type ForecastRecord,
  type Outcome,
  ofEachOutcome,
  outcome as outcomeSchema,
  type Projection,
} from '../records/forecast.ts';
import type { ForecastConstants } from '../records/forecast-model.ts';
import type { MatchOdds } from '../records/match-odds.ts';
import { groupBy } from '../records/typed.ts';
import { logLossOf, type ReplayedMoment } from './in-play-record.ts';
import { drawBelow, roundTo, sum } from './numbers.ts';
import { forecastMatch, type Probabilities } from './strength.ts';
import { judgeTitles, rowsOfFinalTable, scoreTitles, type TableEnds } from './title-record.ts';

const resamples = 2000;
const seed = 1;

/** Estimates the 95 % interval of a mean by drawing the values anew with replacement. Equal values have equal intervals. */
function estimateMeanInterval(values: readonly number[]): { low: number; high: number } {
  const generator = xoroshiro128plus(seed);
  const means = new Float64Array(resamples).map(() => {
    let total = 0;
    for (let draw = 0; draw < values.length; draw += 1)
      total += values[drawBelow(generator, values.length)] ?? 0;
    return total / values.length;
  });
  means.sort();
  return { low: means.at(resamples * 0.025) ?? 0, high: means.at(resamples * 0.975) ?? 0 };
}

interface RecordInputs {
  readonly forecasts: readonly Forecast[];
  readonly projections: readonly Projection[];
  readonly tableEnds: TableEnds;
  readonly odds: readonly MatchOdds[];
  readonly constants: readonly ForecastConstants[];
  /** Of finished matches, at the minutes at which they are judged. */
  readonly moments: readonly ReplayedMoment[];
}

/** A finished match with its forecast and those that it is compared with. */
type JudgedMatch = ReturnType<typeof judgeMatches>[number];

const outcomes = outcomeSchema.options;

/** Derives the record of each season, of the seasons that constants were chosen on, and of all others. */
export function deriveForecastRecord(inputs: RecordInputs): ForecastRecord[] {
  const matches = judgeMatches(inputs);
  const seasons = [...new Set(matches.map(({ season }) => season))];
  const fitted = new Set(inputs.constants.flatMap(({ fit }) => fit?.seasons ?? []));
  const samples = [
    ...seasons.map((season) => ({ sample: String(season), seasons: [season] })),
    { sample: 'chosen', seasons: seasons.filter((season) => fitted.has(season)) },
    { sample: 'judged', seasons: seasons.filter((season) => !fitted.has(season)) },
    { sample: 'together', seasons },
  ].filter(({ seasons }) => seasons.length > 0);
  const titles = judgeTitles(inputs.projections, inputs.tableEnds);
  return samples.map(({ sample, seasons }) => {
    const isInSample = ({ season }: { readonly season: number }) => seasons.includes(season);
    const sampleMatches = matches.filter(isInSample);
    return {
      sample,
      seasons,
      constants_chosen_on: seasons.some((season) => fitted.has(season)),
      matches: sampleMatches.length,
      ...meanScores(sampleMatches.map(({ ours, outcome }) => scoreOf(ours, outcome))),
      comparisons: compareForecasts(sampleMatches),
      calibration: calibrate(sampleMatches),
      in_play: scoreInPlay(inputs.moments.filter(({ match }) => isInSample(match))),
      projections: scoreProjections(inputs.projections.filter(isInSample), inputs.tableEnds),
      title: scoreTitles(titles.filter(isInSample)),
    };
  });
}

function judgeMatches({ forecasts, odds, constants }: RecordInputs) {
  const oddsByMatch = groupBy(odds, ({ match_id }) => match_id);
  // Each result is counted once at the start, so that no share is 0.
  const counts = { home: { home: 1, draw: 1, away: 1 }, neutral: { home: 1, draw: 1, away: 1 } };
  const countsFor = ({ neutral }: Forecast) => counts[neutral ? 'neutral' : 'home'];
  return [...groupBy(forecasts, ({ date }) => date).values()].flatMap((forecastsOfDay) => {
    const matches = forecastsOfDay.flatMap((row) => {
      if (row.outcome === null) return [];
      const countsSoFar = countsFor(row);
      const total = sum(Object.values(countsSoFar));
      const quotes = oddsByMatch.get(row.match_id)?.map(({ implied }) => implied);
      return [
        {
          season: row.season,
          outcome: row.outcome,
          ours: row.probabilities,
          base_rates: ofEachOutcome((name) => countsSoFar[name] / total),
          equal_clubs: forecastMatch(row, new Map(), constants),
          odds: quotes && ofEachOutcome((name) => mean(quotes.map((implied) => implied[name]))),
        },
      ];
    });
    for (const row of forecastsOfDay) if (row.outcome !== null) countsFor(row)[row.outcome] += 1;
    return matches;
  });
}

type Scores = ReturnType<typeof scoreOf>;

function scoreOf(probabilities: Probabilities, outcome: Outcome) {
  const [home = 0, draw = 0, away = 0] = outcomes.map(
    (name) => (probabilities[name] - Number(name === outcome)) ** 2,
  );
  return {
    log_loss: -Math.log(probabilities[outcome]),
    brier: home + draw + away,
    // The squares of the differences in the two cumulative probabilities, which are those of a home win and of no away win.
    rps: (home + away) / 2,
  };
}

function meanScores(scores: readonly Scores[]): Scores {
  const meanOf = (name: keyof Scores) => roundTo(mean(scores.map(({ [name]: score }) => score)), 4);
  return { log_loss: meanOf('log_loss'), brier: meanOf('brier'), rps: meanOf('rps') };
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Compares our forecasts with others of the same matches, by the mean of the paired differences in log loss. */
function compareForecasts(matches: readonly JudgedMatch[]): ForecastRecord['comparisons'] {
  return (['base_rates', 'equal_clubs', 'odds'] as const).flatMap((name) => {
    const pairs = matches.flatMap(({ ours, outcome, [name]: theirs }) =>
      theirs ? [{ ours: scoreOf(ours, outcome), theirs: scoreOf(theirs, outcome) }] : [],
    );
    if (pairs.length === 0) return [];
    const differences = pairs.map(({ ours, theirs }) => ours.log_loss - theirs.log_loss);
    const { low, high } = estimateMeanInterval(differences);
    return [
      {
        with: name,
        matches: pairs.length,
        ...meanScores(pairs.map(({ theirs }) => theirs)),
        difference: roundTo(mean(differences), 3),
        interval: { low: roundTo(low, 3), high: roundTo(high, 3) },
      },
    ];
  });
}

/** The quantile of the normal distribution that a 95 % interval reaches to. */
const z = 1.96;

/** Returns the 95 % interval of Wilson (1927) of a share of n. */
export function wilsonInterval(share: number, n: number): { low: number; high: number } {
  const centre = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return { low: centre - half, high: centre + half };
}

/** Returns ten groups of probabilities with the shares that came true, and the intervals of Wilson (1927) of these. */
function calibrate(matches: readonly JudgedMatch[]): ForecastRecord['calibration'] {
  const forecasts = matches
    .flatMap(({ ours, outcome }) =>
      outcomes.map((name) => ({ probability: ours[name], hit: Number(name === outcome) })),
    )
    .sort((a, b) => a.probability - b.probability);
  const groups = groupBy(forecasts.entries(), ([index]) => Math.floor((index * 10) / forecasts.length));
  return [...groups.values()].map((entries) => {
    const group = entries.map(([, forecast]) => forecast);
    const n = group.length;
    const observed = mean(group.map(({ hit }) => hit));
    const { low, high } = wilsonInterval(observed, n);
    return {
      forecasts: n,
      predicted: roundTo(mean(group.map(({ probability }) => probability)), 3),
      observed: roundTo(observed, 3),
      interval: { low: roundTo(low, 3), high: roundTo(high, 3) },
    };
  });
}

/** Returns the log loss of matches in play at each of the judged minutes. */
function scoreInPlay(moments: readonly ReplayedMoment[]): ForecastRecord['in_play'] {
  return [...groupBy(moments, ({ minute }) => minute)].map(([minute, momentsThen]) => ({
    minute,
    matches: new Set(momentsThen.map(({ match }) => match)).size,
    log_loss: roundTo(logLossOf(momentsThen), 4),
  }));
}

/** Scores the projections of seasons whose table is final by what came of them, those since its last day left out. */
function scoreProjections(
  projections: readonly Projection[],
  ends: TableEnds,
): ForecastRecord['projections'] {
  const pairs = [...groupBy(projections, ({ season }) => season).values()].flatMap((rows) => {
    const finalRows = rowsOfFinalTable(rows, ends);
    const finals = new Map(finalRows.map((row) => [row.club, row]));
    const lastDay = finalRows[0]?.date ?? '';
    return rows.filter((row) => row.date < lastDay).map((row) => [row, finals.get(row.club)] as const);
  });
  const score = (field: 'first' | 'play_offs') => {
    const squares = pairs.flatMap(([{ [field]: probability }, end]) => {
      const result = end?.[field] ?? null;
      return probability === null || result === null ? [] : [(probability - result) ** 2];
    });
    return squares.length === 0 ? null : roundTo(mean(squares), 4);
  };
  const first = score('first');
  return first === null ? null : { forecasts: pairs.length, first, play_offs: score('play_offs') };
}
