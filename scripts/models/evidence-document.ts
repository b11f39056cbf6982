import { readFileSync } from 'node:fs';
import { rules } from '../../src/derive/rating-weights.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { seasonName } from '../../src/records/season-rules.ts';
import { pick } from '../../src/records/typed.ts';
import { formatTable } from '../cli/table.ts';
import { fillTemplate } from '../cli/template.ts';
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

/**
 * Writes how well the rating and expected goals do in the finished seasons, in Markdown.
 *
 * @returns the document, or undefined without a model of either
 */
export function describeEvidence(dataset: Dataset): string | undefined {
  const { ratingModel, expectedGoals: rates, league } = dataset;
  if (!ratingModel || !rates) return undefined;
  const { seasons, reliability, awards } = measureRating(dataset, ratingModel);
  const { winners, unrated, ...placing } = awards;
  const name = (season: number) => seasonName(season, league.season_first_month);
  const finishedSides = collectSides(dataset).filter(({ season }) => season < dataset.snapshot.season);
  const goals = measureExpectedGoals(finishedSides, rates);
  const targets = judge({ reliability, awards });
  const template = readFileSync(new URL('rating-evidence.md', import.meta.url), 'utf8');
  const document = fillTemplate(template, {
    first: name(Math.min(...seasons)),
    last: name(Math.max(...seasons)),
    lastFitted: name(Math.max(...ratingModel.fit.seasons)),
    targets: formatTable(
      ['Target', 'At least', 'Value', 'Met'],
      targets.map(({ name, limit, value, isMet }) => [name, limit, number(value), isMet ? 'yes' : 'no']),
    ),
    fullMinutes: rules.fullMinutes,
    resamples: bootstrap.resamples,
    reliability: formatTable(
      ['Figure', 'Seasons', 'Position', 'Pairs', 'Correlation', 'Standard error', '95% interval'],
      reliability.map(({ figure, sample, position, pairs, correlation, standard_error, low, high }) => [
        ...[figure, sample, position, pairs],
        ...(correlation === null
          ? ['', '', 'too few pairs']
          : [number(correlation), number(standard_error), `${number(low)} to ${number(high)}`]),
      ]),
    ),
    ...placing,
    count: winners.length,
    unrated: unrated.join(', ') || 'none',
    winners: formatTable(
      ['Winner', 'Season', 'Awards', 'Position', 'Rating', 'Place', 'Percentile'],
      winners.map(({ season, awards, position, rating, place, peers, percentile, ...winner }) => [
        ...[winner.name, name(season), awards.join(', '), position, number(rating)],
        ...[`${place} of ${peers}`, percentile],
      ]),
    ),
    ...pick(goals, ['highSides', 'clubSeasons']),
    explained: percent(goals.explained),
    explainedByBigChances: percent(goals.explainedByBigChances),
    excess: number(goals.excess),
    correlation: number(goals.correlation),
    correlationOfGoals: number(goals.correlationOfGoals),
    calibration: formatTable(
      ['Season', 'Expected goals ÷ goals'],
      goals.calibration.map(({ season, ratio }) => [name(season), number(ratio)]),
    ),
  });
  return `${document}`;
}
