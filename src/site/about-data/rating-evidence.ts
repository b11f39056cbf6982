import { positions, rules } from '../../derive/rating-table.ts';
import type { RatingEvidence } from '../../records/rating-evidence.ts';
import { seasonName } from '../../records/season-span.ts';
import { plainTable } from '../components/plain-table.ts';
import { translated } from '../components/translated.ts';
import { type Html, html, joined } from '../html.ts';
import { ratingProse } from '../prose/index.ts';
import type { Site } from '../site.ts';

/** Returns the tables that show how well the rating does, from the committed evidence. */
export function ratingEvidence(site: Site, evidence: RatingEvidence, lastFittedSeason: number): Html {
  const { t, format, language } = site;
  const { ratingsPage: words } = t;
  return html`${ratingProse[language].evidence(seasonName(lastFittedSeason))}
${plainTable({
  caption: words.targets,
  headings: [words.target, words.limit, words.value, words.met],
  rows: evidence.targets.map(({ name, target, value, is_met }) => [
    translated(site, name),
    translated(site, target),
    format.number(value, 2),
    is_met ? words.yes : words.no,
  ]),
})}
${reliabilityPart(site, evidence)}
${unratedPart(site, evidence)}
${topPart(site, evidence)}
${spreadPart(site, evidence)}
${awardsPart(site, evidence)}`;
}

function reliabilityPart(site: Site, { reliability, full_minutes, bootstrap }: RatingEvidence): Html {
  const { t, format, language } = site;
  const { ratingsPage: words } = t;
  const sampleNames = {
    all: words.allSeasons,
    fitted: words.fitted,
    'held-out': words.heldOut,
    'few-minutes': words.fewMinutes(rules.eligibleMinutes, rules.fullMinutes),
  };
  return html`<h3 id="reliability">${words.repeats}</h3>
${ratingProse[language].reliabilityNote({ minutes: full_minutes, resamples: format.number(bootstrap.resamples) })}
${plainTable({
  caption: words.repeats,
  headings: [
    words.figure,
    t.nav.seasons,
    t.columns.playerPosition,
    words.pairs,
    words.correlation,
    words.standardError,
    words.interval,
  ],
  textColumns: 3,
  rows: reliability.map((row) => [
    words.figures[row.figure],
    sampleNames[row.sample],
    row.position === 'All' ? words.allPositions : t.positions[row.position],
    row.pairs,
    row.correlation === null ? words.tooFew : format.number(row.correlation, 2),
    row.standard_error === null ? '' : format.number(row.standard_error, 2),
    row.low === null ? '' : words.range(format.number(row.low, 2), format.number(row.high, 2)),
  ]),
})}`;
}

/** Returns how many players with enough minutes have no rating, by season and club. */
function unratedPart(site: Site, { unrated }: RatingEvidence): Html {
  const { t, data, language } = site;
  const { ratingsPage: words } = t;
  const bySeason = [...Map.groupBy(unrated, ({ season }) => season)];
  const countOf = (rows: RatingEvidence['unrated']) => rows.reduce((sum, { players }) => sum + players, 0);
  return html`<h3 id="without-rating">${words.withoutRating}</h3>
${ratingProse[language].unrated(countOf(unrated), rules.eligibleMinutes)}
${plainTable({
  caption: words.withoutRating,
  headings: [t.columns.season, words.players, t.nav.clubs],
  rows: bySeason.map(([season, rows]) => [
    seasonName(season),
    countOf(rows),
    rows
      .map(({ club, players }) => `${club === null ? '–' : data.shortName(club, season)} ${players}`)
      .join(', '),
  ]),
})}`;
}

/** Returns the best rated of each season beside their ranks among those with more minutes. */
function topPart(site: Site, { top, full_minutes }: RatingEvidence): Html {
  const { t, format, language } = site;
  const { ratingsPage: words } = t;
  const places = Math.max(0, ...top.map(({ players }) => players.length));
  return html`<h3 id="few-minutes">${words.fewMinutesTitle}</h3>
${ratingProse[language].fewMinutes(full_minutes)}
${plainTable({
  caption: words.fewMinutesTitle,
  headings: [t.columns.season, words.ofTop(places, full_minutes), words.regularMinutes],
  textColumns: 1,
  rows: top.map(({ season, few_minutes, regular_minutes }) => [
    seasonName(season),
    few_minutes,
    format.number(regular_minutes),
  ]),
})}
${top.map(
  ({ season, players }) => html`<details><summary>${words.topOf(seasonName(season))}</summary>
${plainTable({
  caption: words.topOf(seasonName(season)),
  headings: [
    t.columns.player,
    t.columns.playerPosition,
    t.figures.minutes.long,
    t.figures.rating.short,
    words.rank,
    words.rankOfRegulars,
  ],
  textColumns: 2,
  rows: players.map((row) => [
    row.name,
    t.positions[row.position],
    format.number(row.minutes),
    format.number(row.rating, 2),
    row.rank,
    format.number(row.rank_of_regulars),
  ]),
})}</details>
`,
)}`;
}

function spreadPart(site: Site, evidence: RatingEvidence): Html {
  const { t, format } = site;
  const { ratingsPage: words } = t;
  const correlationOf = (position: string) =>
    evidence.club_dependence.find((row) => row.position === position)?.correlation ?? null;
  return html`<h3 id="spread">${words.alike}</h3>
${plainTable({
  caption: words.alike,
  headings: [
    t.columns.playerPosition,
    words.eligible,
    words.mean,
    words.spread,
    words.spreadRatio,
    words.clubCorrelation,
  ],
  textColumns: 1,
  rows: evidence.spread.map(({ position, players, mean, spread, ratio }) => [
    t.positions[position],
    players,
    format.number(mean, 2),
    format.number(spread, 2),
    format.number(ratio, 2),
    format.number(correlationOf(position), 2),
  ]),
})}
<p>${words.weightWithData}</p>
${plainTable({
  caption: words.weightWithData,
  headings: [t.columns.season, ...positions.map((position) => t.positions[position])],
  textColumns: 1,
  rows: evidence.seasons.map((season) => [
    seasonName(season),
    ...positions.map((position) => {
      const row = evidence.weight_with_data.find((row) => row.season === season && row.position === position);
      return format.percent(row?.share ?? null);
    }),
  ]),
})}`;
}

function awardsPart(site: Site, { awards }: RatingEvidence): Html {
  const { t, format, language } = site;
  const { ratingsPage: words } = t;
  return html`<h3 id="awards">${words.awards}</h3>
${ratingProse[language].awards({
  ...awards,
  median: format.number(awards.median),
  low: format.number(awards.low),
  high: format.number(awards.high),
  mean: format.number(awards.mean),
})}
${plainTable({
  caption: words.awards,
  headings: [
    words.winner,
    t.columns.season,
    words.award,
    t.columns.playerPosition,
    t.figures.rating.short,
    words.place,
    words.percentile,
  ],
  rows: awards.winners.map((row) => [
    row.name,
    seasonName(row.season),
    joined(
      row.awards.map((award) => translated(site, award)),
      ', ',
    ),
    t.positions[row.position],
    format.number(row.rating, 2),
    words.placeOf(row.place, row.peers),
    format.number(row.percentile),
  ]),
})}`;
}
