import { html } from '../html.ts';
import type { RatingProse } from './rating.ts';

/** The paragraphs of the page on ratings in English. */
export const ratingEn: RatingProse = {
  method: (
    rules,
  ) => html`<p>A number from 0 to 10 for one player in one season. It compares the player with others of the same position in that
season, by the available statistics. It does not measure anything that was not counted, and it is not a market value.</p>
<ol>
<li><strong>Peers.</strong> Players of the same season and position with at least ${rules.eligibleMinutes} minutes; if there are
fewer than ${rules.fewPeers}, with at least ${rules.fewPeersMinutes} minutes; if there are fewer than ${rules.minPeers}, everyone with minutes.
The feed gives a player’s position of today for every season. A player who has changed position is therefore compared with other
peers than those of the time, unless the season was corrected.</li>
<li><strong>Rates.</strong> Counts are per 90 minutes. Each rate is shrunk towards the peers’ mean, weighted by minutes:
<code>mean + (rate − mean) × minutes ÷ (minutes + prior)</code>. The prior minutes are fitted on past seasons; they are many
where a metric says little about a player.</li>
<li><strong>Scores.</strong> A metric’s score is the percentile of the shrunk rate among the peers, 0 to 100, with half of each
tie, and reversed where less is better.</li>
<li><strong>Areas.</strong> An area is the weighted mean of its metrics. Weights of metrics that the season does not have are
distributed over the others. An area without any metric is null, and its weight is distributed in the same way. Players
without data for at least half of the weight are not rated.</li>
<li><strong>Role.</strong> The raw rating, 0 to 10, combines the areas by the weights of the position. It is scaled
so that every position has the mean ${rules.centre} and the same spread (a standard deviation of ${rules.spread}).</li>
<li><strong>Minutes.</strong> <code>rating = average + (scaled − average) × min(1, minutes ÷ ${rules.fullMinutes})</code>, where
the average is the mean scaled rating of the season’s eligible players, weighted by minutes. ${rules.eligibleMinutes} minutes make a
player eligible for the leaderboard.</li>
</ol>`,
  reliability: (
    minutes,
  ) => html`<p>The figures by position are percent of the rating: worth × reliability, in proportion within the area. Reliability is
${minutes} ÷ (${minutes} + prior minutes): the part of the differences between players that is not chance, over a season of
28 matches.</p>`,
  evidence: (
    lastFittedSeason,
  ) => html`<p>The model was fitted on the seasons up to ${lastFittedSeason}; later seasons were held out to judge it. The choice of
metrics and their worth is a judgement, made with the figures of all seasons at hand, so the held-out figures may be a little
too good.</p>`,
  reliabilityNote: ({
    minutes,
    resamples,
  }) => html`<p>Correlation of a player’s rating with the next season’s, within position, at least ${minutes} minutes in both, with
95% intervals (bootstrap over players, ${resamples} resamples). Below it, two simple figures of the same pairs: pass accuracy, and
goals and assists per 90 minutes. Pass accuracy repeats better than the rating: a rating that repeats is not therefore a better
one. A goalkeeper’s rating says little about the next season: there
are few goalkeepers, and goals prevented vary by chance.</p>`,
  unrated: (
    players,
    minutes,
  ) => html`<p>${players} player seasons with ${minutes} minutes or more have no rating, because the sources have too few statistics of
them.</p>`,
  fewMinutes: (
    minutes,
  ) => html`<p>Small samples vary more, and so reach high places more easily. The published rank is of everyone who is eligible. Beside it is
the rank among players with at least a third of the season’s minutes. Below ${minutes} minutes a rating is shrunk towards the average,
which does not prevent it in a short season.</p>`,
  awards: ({
    median,
    low,
    high,
    mean,
    players,
    unrated,
  }) => html`<p>Award winners are at the median percentile ${median} of their position (95% interval ${low} to ${high}; mean ${mean};
${players} players’ seasons). ${unrated.length > 0 ? `Not rated, because the feed has no statistics of them: ${unrated.join(', ')}.` : ''}</p>`,
  expectedGoals: html`<p>The feed does not supply expected goals, so a simple linear model estimates them from the kind of each attempt. Where the
feed does supply them, its figures are used; <code>xg_source</code> says which.</p>`,
  use: ({
    explained,
    byBigChances,
    sides,
    excess,
    clubs,
    expected,
    goals,
  }) => html`<p>Expected goals explain ${explained} of the variance of a side’s goals in a match; the number of big chances alone explains
${byBigChances}. Above 3.0 they are too high by ${excess} goals on average (${sides} sides). Penalties are not
in the model. Expected goals are good for looking ahead: the expected goals of a club’s first half of a season correlate
${expected} with its goals in the second half, its goals ${goals} (${clubs} clubs’ seasons).</p>`,
  fit: ({
    sides,
    goals,
    fittedOn,
    error,
  }) => html`<p>The model is a least-squares fit on ${sides} sides of matches up to ${fittedOn}, without own goals, with the condition
that expected goals and goals have the same sum (${goals}). Its error per side, with each season predicted from the others, is
${error} goals. Players have expected goals only where their big chances and other attempts are known.</p>`,
};
