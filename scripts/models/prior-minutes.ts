import { sum } from 'simple-statistics';

/** A player's season, with a count or another rate, and the minutes it was made in. */
export interface Observation {
  readonly value: number;
  readonly minutes: number;
}

/** The priors to try, 1 % apart, from a tenth of a match to some 35 seasons. */
const candidates = Array.from({ length: 920 }, (_, index) => 10 * 1.01 ** index);

/**
 * Fits how many minutes of the mean a player's rate is mixed with, by maximum likelihood. Each player's true rate is
 * drawn from a gamma distribution around the mean of the group. The count comes from a Poisson distribution around that
 * rate.
 *
 * @param groups a position's players of each season, with counts
 */
export function fitCountPrior(groups: readonly (readonly Observation[])[]): number {
  return bestCandidate((prior) => sum(groups.map((group) => gammaPoissonLikelihood(group, prior))));
}

function gammaPoissonLikelihood(group: readonly Observation[], prior: number): number {
  const mean = sum(group.map(({ value }) => value)) / sum(group.map(({ minutes }) => minutes));
  if (!(mean > 0)) return 0;
  const shape = mean * prior;
  return sum(
    group.map(({ value, minutes }) => {
      // The terms that do not depend on the prior are left out, and so log Γ(shape + value) - log Γ(shape) is a sum.
      let likelihood = shape * Math.log(prior / (prior + minutes)) - value * Math.log(prior + minutes);
      for (let step = 0; step < value; step += 1) likelihood += Math.log(shape + step);
      return likelihood;
    }),
  );
}

/**
 * Fits the same for rates that are no counts, by restricted maximum likelihood. A player's rate is normally
 * distributed around the true one, with a variance that falls with the minutes.
 *
 * @param groups a position's players of each season, with rates
 */
export function fitRatePrior(groups: readonly (readonly Observation[])[]): number {
  return bestCandidate((prior) => normalLikelihood(groups, prior));
}

function normalLikelihood(groups: readonly (readonly Observation[])[], prior: number): number {
  let squares = 0;
  let freedom = 0;
  let logarithms = 0;
  for (const group of groups) {
    const weights = group.map(({ minutes }) => minutes / (minutes + prior));
    const total = sum(weights);
    const mean = sum(group.map(({ value }, index) => value * (weights[index] ?? 0))) / total;
    squares += sum(group.map(({ value }, index) => (weights[index] ?? 0) * (value - mean) ** 2));
    freedom += group.length - 1;
    logarithms += sum(weights.map(Math.log)) - Math.log(total);
  }
  return (logarithms - freedom * Math.log(squares / freedom)) / 2;
}

function bestCandidate(likelihood: (prior: number) => number): number {
  const likelihoods = candidates.map(likelihood);
  return candidates[likelihoods.indexOf(Math.max(...likelihoods))] ?? 0;
}
