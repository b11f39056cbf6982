import type { rules as ratingRules } from '../../derive/rating-table.ts';
import { html } from '../html.ts';

/** The paragraphs of the page on ratings. */
export const ratingProse = {
  method: (
    rules: Readonly<Record<keyof typeof ratingRules, string>>,
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
    minutes: number,
  ) => html`<p>The figures by position are percent of the rating: worth × reliability, in proportion within the area. Reliability is
${minutes} ÷ (${minutes} + prior minutes): the part of the differences between players that is not chance, over a season of
28 matches.</p>`,
  expectedGoals: html`<p>The feed does not supply expected goals, so a simple linear model estimates them from the kind of each attempt. Where the
feed does supply them, its figures are used; <code>xg_source</code> says which.</p>`,
  fit: ({
    sides,
    goals,
    fittedOn,
    error,
  }: Readonly<Record<'sides' | 'goals', number>> &
    Readonly<
      Record<'fittedOn' | 'error', string>
    >) => html`<p>The model is a least-squares fit on ${sides} sides of matches up to ${fittedOn}, without own goals, with the condition
that expected goals and goals have the same sum (${goals}). Its error per side, with each season predicted from the others, is
${error} goals. Players have expected goals only where their big chances and other attempts are known.</p>`,
};
