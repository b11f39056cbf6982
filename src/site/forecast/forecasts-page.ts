import type { Addresses } from '../addresses.ts';
import { latestStrengths, strengthChart } from '../club/club-charts.ts';
import { missingResultsBanner, timely } from '../components/late-results.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { matchCard } from '../components/match-cards.ts';
import { part, section } from '../components/panels.ts';
import { wholeSeason } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { figureAttribute } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { isAhead } from '../match/match-phase.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import { seasonProgress } from '../season/season-records.ts';
import { titleHeadline, titleRacePart } from '../season/title-race.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { favouriteStatement } from './favourite-statement.ts';
import { currentProjections, mayEnd } from './projections-table.ts';
import { judgedTrackRecord, trackRecordStatement } from './track-record-panel.ts';
import { whatIfLink } from './what-if-seasons.ts';

/**
 * Returns who is most likely to finish first; between seasons, and in a cup, who is strongest. Without a strength it is the
 * plain title.
 *
 * @param lastDay the day of the last result in words, where later ones are missing
 */
export function forecastHeadline(site: Words & Addresses & LeagueData, lastDay?: string): string {
  const { t, format, tables, currentSeason: season } = site;
  const name = (row: { readonly club: string }) => shortName(tables, row.club, season);
  const [first, second] = currentProjections(site).toSorted((a, b) => b.first - a.first);
  const isOpen = first && second && !first.places.every((share) => share === 0 || share === 1);
  if (isOpen) {
    const nameOf = (club: string) => name({ club });
    const statement = favouriteStatement(t, [first, second], nameOf, format.percent);
    if (lastDay === undefined && statement !== undefined) return statement;
    const values = { chance: format.percent(first.first), day: lastDay ?? '' };
    if (first.first >= 0.5)
      return t('On {day} {club} were the favourites to finish first, at {chance}', {
        ...values,
        club: name(first),
      });
    return t('On {day} first place was open: {first} {chance}, {second} {secondChance}', {
      ...values,
      first: name(first),
      second: name(second),
      secondChance: format.percent(second.first),
    });
  }
  const titleNews = titleHeadline(site, season);
  if (titleNews !== undefined) return titleNews;
  const [strongest] = latestStrengths(tables, season);
  if (!strongest) return site.label('forecasts');
  return lastDay === undefined
    ? t('{club} are the strongest club', { club: name(strongest) })
    : t('On {day} {club} were the strongest club', { club: name(strongest), day: lastDay });
}

const matchesShown = 8;

/** Returns the page of forecasts: how the season may end, the next matches, and the strength of clubs over time. */
export function forecastsPage(site: Words & Addresses & PublishedData): Page {
  const { t, currentSeason: season } = site;
  const end = mayEnd(site);
  const record = judgedTrackRecord(site.tables);
  const trackRecordPath = site.path({ page: 'forecast-record' });
  const trackRecordLink = html`<a href="${trackRecordPath}">${t('How good were the forecasts?')}</a>`;
  return {
    route: { page: 'forecasts' },
    title: site.label('forecasts'),
    description: t(
      'How the {season} {league} season may end, the next matches, and the strength of clubs since {since}.',
      { season },
    ),
    header: html`<h1${figureAttribute('first_headline')}>${timely(site, (lastDay) => forecastHeadline(site, lastDay))}</h1>
<p class="lead">${t('{league} {season}', { season })} · ${seasonProgress(site, season)}</p>
${missingResultsBanner(site)}`,
    content: html`<div class="columns">
<div>
${titleRacePart(site, season)}
${end === nothing ? nothing : html`${end}\n<p>${whatIfLink(site, season)}</p>`}
${record ? html`<p>${trackRecordLink} ${trackRecordStatement(site, record)}.</p>` : nothing}</div>
<div>${strengthOfAll(site)}</div></div>
${nextMatches(site)}`,
  };
}

function strengthOfAll(site: Words & PublishedData): Html {
  const { t, tables, currentSeason } = site;
  const clubs = latestStrengths(tables, currentSeason).map(({ club }) => club);
  const scale = t(
    'A club gains what its opponent loses; each begins at 1500. On neutral ground, 100 points more make 64 wins to 36 losses, draws aside.',
  );
  return part(site, {
    id: 'strength',
    isBeforeToday: true,
    title: t('Strength since {season}|of all clubs', { season: matchSeasons(tables)[0] ?? currentSeason }),
    content: html`<p class="small muted">${scale}</p>
${strengthChart(site, clubs, t('Strength of each club after its matches, season by season'))}`,
    data: { resource: 'strength', json: '/dumps/strength.json', csv: '/dumps/strength.csv' },
  });
}

function nextMatches(site: Words & Addresses & PublishedData): Html {
  const { t, tables, currentSeason: season } = site;
  const matches = tables
    .rows('matches', season)
    .filter((match) => isAhead(match, site))
    .slice(0, matchesShown);
  if (matches.length === 0) return nothing;
  return section(site, {
    id: 'next',
    title: t('Matches of today and next'),
    content: html`<ul class="cards"${withLiveScores(site.tables)}>${matches.map((match) => matchCard(site, match))}</ul>`,
    data: wholeSeason('forecasts', season),
  });
}
