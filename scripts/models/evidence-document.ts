import { rules } from '../../src/derive/rating-weights.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { seasonName } from '../../src/records/season-rules.ts';
import { formatTable } from '../cli/table.ts';
import { collectSides, measureExpectedGoals } from './expected-goals.ts';
import { bootstrap, measureRating, type RatingEvidence } from './rating-evidence.ts';

/** Judges the evidence by what the rating was meant to reach. */
export function judge({ reliability, awards }: Pick<RatingEvidence, 'reliability' | 'awards'>) {
  const overall = (sample: string) =>
    reliability.find((row) => row.figure === 'Rating' && row.sample === sample && row.position === 'All')
      ?.correlation ?? 0;
  const targets = [
    ['Correlation with the next season within position, all seasons', overall('All seasons'), 0.55],
    ['Correlation with the next season within position, held-out seasons', overall('Held out'), 0.55],
    ["Award winners' median percentile in their position", awards.median, 86],
  ] as const;
  return targets.map(([name, value, limit]) => ({ name, value, limit, isMet: value >= limit }));
}

export const evidenceFile = 'data/rating-evidence.md';

const number = (figure: number) => figure.toFixed(2);
const percent = (share: number) => `${Math.round(share * 100)}%`;

type SeasonNaming = (season: number) => string;

/**
 * Writes how well the rating and expected goals do in the finished seasons, in Markdown.
 *
 * @returns the document, or undefined without a model of either
 */
export function describeEvidence(dataset: Dataset): string | undefined {
  const { ratingModel, expectedGoals, league } = dataset;
  if (!ratingModel || !expectedGoals) return undefined;
  const evidence = measureRating(dataset, ratingModel);
  const { seasons } = evidence;
  const name: SeasonNaming = (season) => seasonName(season, league.season_first_month);
  const finishedSides = collectSides(dataset).filter(({ season }) => season < dataset.snapshot.season);
  return `# How well ratings and expected goals do

Measured by \`npm run validate\` on the finished seasons, ${name(Math.min(...seasons))} to ${name(Math.max(...seasons))}.

The model of the rating was fitted on the seasons up to ${name(Math.max(...ratingModel.fit.seasons))}; later seasons
were held out to judge it. The choice of metrics and their worth is a judgement, made with the figures of all seasons at hand,
so the held-out figures may be a little too good.

## Targets

${formatTable(
  ['Target', 'At least', 'Value', 'Met'],
  judge(evidence).map(({ name, limit, value, isMet }) => [name, limit, number(value), isMet ? 'yes' : 'no']),
)}

${describeRating(evidence, name)}

${describeExpectedGoals(measureExpectedGoals(finishedSides, expectedGoals), name)}
`;
}

function describeRating({ reliability, awards }: RatingEvidence, name: SeasonNaming): string {
  return `## Does it repeat?

Correlation of a player's rating with the next season's, within position, at least ${rules.fullMinutes} minutes in both, with
95% intervals (bootstrap over players, ${bootstrap.resamples} resamples). Below it, two simple figures of the same pairs: pass
accuracy, and goals and assists per 90 minutes. Pass accuracy repeats better than the rating: a rating that repeats is not
therefore a better one. A goalkeeper's rating says little about the next season: there are few goalkeepers, and goals
prevented vary by chance.

${formatTable(
  ['Figure', 'Seasons', 'Position', 'Pairs', 'Correlation', 'Standard error', '95% interval'],
  reliability.map(({ figure, sample, position, pairs, correlation, standard_error, low, high }) => [
    figure,
    sample,
    position,
    pairs,
    ...(correlation === null
      ? ['', '', 'too few pairs']
      : [number(correlation), number(standard_error), `${number(low)} to ${number(high)}`]),
  ]),
)}

## Does it agree with awards?

Award winners are at the median percentile ${awards.median} of their position (95% interval ${awards.low} to ${awards.high};
mean ${awards.mean}; ${awards.winners.length} players' seasons). Winners without a rating, because the feed has no statistics
of them: ${awards.unrated.join(', ') || 'none'}.

${formatTable(
  ['Winner', 'Season', 'Awards', 'Position', 'Rating', 'Place', 'Percentile'],
  awards.winners.map((winner) => [
    winner.name,
    name(winner.season),
    winner.awards.join(', '),
    winner.position,
    number(winner.rating),
    `${winner.place} of ${winner.peers}`,
    winner.percentile,
  ]),
)}`;
}

function describeExpectedGoals(
  evidence: ReturnType<typeof measureExpectedGoals>,
  name: SeasonNaming,
): string {
  return `## What are expected goals good for?

Expected goals explain ${percent(evidence.explained)} of the variance of a side's goals in a match; the number of big chances
alone explains ${percent(evidence.explainedByBigChances)}. Above 3.0 they are too high by ${number(evidence.excess)} goals on
average (${evidence.highSides} sides). Penalties are not in the model. Expected goals are good for looking ahead: those of a
club's first half of a season correlate ${number(evidence.correlation)} with its goals in the second half, its goals
${number(evidence.correlationOfGoals)} (${evidence.clubSeasons} clubs' seasons).

${formatTable(
  ['Season', 'Expected goals ÷ goals'],
  evidence.calibration.map(({ season, ratio }) => [name(season), number(ratio)]),
)}`;
}
