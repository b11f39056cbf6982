import { wilsonInterval } from '../../src/derive/forecast-record.ts';
import { judgedMinutes, logLossOf, type ReplayedMoment, replay } from '../../src/derive/in-play-record.ts';
import { sum } from '../../src/derive/numbers.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { outcome } from '../../src/records/forecast.ts';
import { generalInPlayModel } from '../../src/records/in-play-model.ts';
import { formatTable } from '../cli/table.ts';
import { replayableOf } from './in-play-model.ts';

export const inPlayEvidenceFile = 'data/forecast-evidence.md';

const groups = 10;

/**
 * Returns all probabilities of replayed matches in ten groups, the lowest first, with the share of them that came true. The
 * moments of a match are alike, so that a match counts once in the interval of a group.
 */
export function calibrateInPlay(moments: readonly ReplayedMoment[]) {
  const chances = moments
    .flatMap(({ match, weight, probabilities }) =>
      outcome.options.map((name) => ({
        match,
        weight,
        probability: probabilities[name],
        hit: Number(match.outcome === name),
      })),
    )
    .sort((a, b) => a.probability - b.probability);
  const total = sum(chances.map(({ weight }) => weight));
  let before = 0;
  const byGroup = Map.groupBy(chances, ({ weight }) => {
    const group = Math.min(groups - 1, Math.floor((before / total) * groups));
    before += weight;
    return group;
  });
  return [...byGroup.values()].map((group) => {
    const weights = sum(group.map(({ weight }) => weight));
    const observed = sum(group.map(({ weight, hit }) => weight * hit)) / weights;
    const matches = new Set(group.map(({ match }) => match)).size;
    return {
      matches,
      predicted: sum(group.map(({ weight, probability }) => weight * probability)) / weights,
      observed,
      interval: wilsonInterval(observed, matches),
    };
  });
}

const percent = (share: number) => (share * 100).toFixed(1);

/** Writes how well the chances of matches in play do, in Markdown. */
export function describeInPlayEvidence(dataset: Dataset): string {
  const { constants } = dataset.inPlayModel ?? generalInPlayModel(dataset.league);
  const matches = replayableOf(dataset).filter(({ season }) => season < dataset.snapshot.season);
  const moments = matches.flatMap((match) => replay(match, constants));
  const seasons = [...new Set(matches.map(({ season }) => season))];
  const whole = matches.filter(({ goals }) => goals.every(({ minute }) => minute !== null)).length;
  return `# How well the chances of matches in play do

Measured by \`npm run validate\` on ${matches.length} matches of the finished seasons, replayed from their goals. The constants of a
season are fitted on the seasons before it, so that no later result is in them.

## The model

The forecast of a match before its kick-off is that of a match in which both sides score by Poisson's law, at two rates. What is
left of the goals at a minute follows from the minutes of all goals: their rate rises, and time is added at the 45th and the 90th.
As the forecast's draws imply fewer goals than are scored, \`late\` multiplies the goals that are left, more so towards the end. A
red card multiplies those of both sides. Its effect is fitted on matches with one red card whose minute is not known, so that any
minute is as probable. Neither the size of a lead nor which side has it changes the rates: that was tried and did no better.

${formatTable(
  [
    'From season',
    'Matches',
    'Goals',
    'Rise',
    'Added, first half',
    'Added, second half',
    'Late',
    'Red card, own',
    'other',
  ],
  constants.map((row) => [
    row.from_season,
    row.matches ?? '',
    row.goals ?? '',
    row.rise,
    row.first_half_added,
    row.second_half_added,
    row.late,
    row.red_card_own,
    row.red_card_opponent,
  ]),
)}

## Log loss by minute

${formatTable(
  ['Season', ...judgedMinutes.map((minute) => `${minute}′`)],
  [...seasons.map((season) => [season]), seasons].map((some) => [
    some.length > 1 ? 'All' : (some[0] ?? ''),
    ...judgedMinutes.map((judged) =>
      logLossOf(
        moments.filter(({ match, minute }) => minute === judged && some.includes(match.season)),
      ).toFixed(3),
    ),
  ]),
)}

## Calibration

All probabilities at these minutes in ten groups. The moments of a match are alike, so that a match counts once in an interval.
In ${matches.length - whole} of the matches a goal has no minute: it counts before and after each minute, by the share of goals that
come before. Without these matches there would be too few penalties, and too few goals.

${formatTable(
  ['Predicted, %', 'Observed, %', '95 % interval', 'Matches'],
  calibrateInPlay(moments).map(({ predicted, observed, interval, ...row }) => [
    percent(predicted),
    percent(observed),
    `${percent(interval.low)} to ${percent(interval.high)}`,
    row.matches,
  ]),
)}
`;
}
