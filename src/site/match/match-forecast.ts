import { extraMinutes, hasResult, isOpen } from '../../derive/matches.ts';
import type { Projection } from '../../records/forecast.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import { inForce } from '../../records/season-rules.ts';
import { shortId } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { chancesOf, indexOfLargest } from '../chances.ts';
import { beforeToday } from '../components/before-today.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { outcomeBar } from '../components/outcome-bar.ts';
import { panel } from '../components/panels.ts';
import type { ChartValues } from '../frame/asset-addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubClassIn, shortName, strengthByClub } from '../lookups/club-lookups.ts';
import { forecastByMatch, oddsByMatch } from '../lookups/match-lookups.ts';
import { standingsMatches } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { drawChances } from './chance-chart.ts';
import { isAhead, matchPhase } from './match-phase.ts';
import { favouriteLead } from './match-statement.ts';

/** By how much a match changed strengths. Its winner may have lost some where it was level after 90 minutes. */
const gains = {
  usual: '{club} gained {points, plural, one {# point} other {# points}} of strength.',
  level:
    'It was level after 90 minutes, which strength counts: {club} gained {points, plural, one {# point} other {# points}}.',
} as const;

/** A difference of a chance after a win and after a defeat that is worth a sentence. */
const leastSwing = 0.02;

/** Returns what was expected of a match: the forecast, recorded odds and, after it, whose strength rose. */
export function matchForecast(site: Words & Addresses & PublishedData, match: Match): Html {
  const { t, tables } = site;
  const odds = oddsByMatch(tables).get(match.match_id);
  if (!forecastByMatch(tables).has(match.match_id)) return nothing;
  const prices = odds && [odds.home, odds.draw, odds.away].map((price) => site.format.number(price, 2));
  const isToCome = isOpen(match.status);
  const live = html` data-match="${match.match_id}" data-phase="${matchPhase(match)}"`;
  return panel(
    site,
    {
      id: 'forecast',
      title: isToCome ? t('Chances') : t('Before the match'),
      content: html`${outcomeBar(site, match, true)}
${isToCome ? chart(site, match) : nothing}
${isToCome ? nothing : html`<p>${sentences(site, match)}</p>`}
${isToCome ? html`<div data-before-today>${whatItMeans(site, match)}</div>` : whatItMeans(site, match)}
${prices ? html`<p class="small muted">${t('Odds recorded before it:')} ${prices.join(' · ')}</p>` : nothing}`,
      data: { resource: 'forecasts', query: { match_id: shortId(match.match_id) } },
    },
    isToCome ? live : nothing,
  );
}

/**
 * Returns the chances over the minutes of a match, home above and away below. Before it, they are those of a score that stays
 * 0–0; the script draws them as they come.
 */
function chart(
  { t, tables, assets }: Words & Addresses & LeagueData,
  { match_id, season, home_club, away_club }: Match,
): Html {
  const forecast = forecastByMatch(tables).get(match_id)?.probabilities;
  if (!forecast || tables.league.feed === null) return nothing;
  const values: ChartValues = { forecast, constants: inForce(tables.rows('inPlayModel'), season) };
  const label = t('The chances over the match; a line is a goal');
  const pale = t('Pale: minutes to come, if the score stayed as it is.');
  const [ground, home, away, goals, veil] = drawChances(values, [], 0);
  const nameOf = (club: string) =>
    html`<span class="small">${clubMarkIn(tables, club, season)}${shortName(tables, club, season)}</span>`;
  return html`<figure class="over-time" data-chart="${JSON.stringify(values)}" data-script="${assets['live-chart']}">
${nameOf(home_club)}
<svg class="share" viewBox="0 0 90 100" preserveAspectRatio="none" role="img" aria-label="${label}">
<path class="drawn" d="${ground}"/>
<path class="home ${clubClassIn(tables, home_club, season)}" d="${home}"/>
<path class="away ${clubClassIn(tables, away_club, season)}" d="${away}"/>
<path class="goals" d="${goals}"/>
<path class="veil" d="${veil}"/></svg>
<span class="small muted contenders"><span>0′</span><span>45′</span><span>90′</span></span>
${nameOf(away_club)}
<figcaption class="small muted" data-after="${match_id}" data-after-text="${t('A line is a goal.')}">${pale}</figcaption></figure>`;
}

/** Returns by how much the results of a match's day changed the chances of each of its clubs. */
function whatItMeant(site: Words & LeagueData, match: Match): Html {
  const { t, tables, format } = site;
  const texts = [match.home_club, match.away_club].flatMap((club) => {
    const rows = tables.rows('projections', match.season).filter((row) => row.club === club);
    const index = rows.findIndex(({ date }) => date === match.date);
    const before = rows[index - 1];
    const after = rows[index];
    if (!before || !after || !standingsMatches(tables, match.season).includes(match)) return [];
    const sharesBefore = chancesOf(before);
    const sharesAfter = chancesOf(after);
    const swings = sharesAfter.map((share, index) => Math.abs((share ?? 0) - (sharesBefore[index] ?? 0)));
    const aim = indexOfLargest(swings);
    if ((swings[aim] ?? 0) < leastSwing) return [];
    return t(
      'The results of the day took {club} from {before} to {after} for {place, select, first {first place} play_offs {the play-offs} other {{zone}}}.',
      {
        ...aimed(site, after, aim),
        club: shortName(tables, club, match.season),
        before: format.percent(sharesBefore[aim] ?? null),
        after: format.percent(sharesAfter[aim] ?? null),
      },
    );
  });
  return texts.length === 0 ? nothing : html`<p>${texts.join(' ')}</p>`;
}

/** Returns what a win and a defeat would mean for each club: the chance that they change more. */
function whatItMeans(site: Words & Addresses & LeagueData, match: Match): Html {
  const { t } = site;
  if (hasResult(match)) return whatItMeant(site, match);
  if (!isAhead(match, site)) return nothing;
  const swings = (['home', 'away'] as const).flatMap((side) => swingOf(site, match, side) ?? []);
  if (swings.length === 0) return nothing;
  const texts = swings.map((swing) =>
    t(
      'A win takes {club} from {now} to {win} for {place, select, first {first place} play_offs {the play-offs} other {{zone}}}, a defeat to {defeat}.',
      swing,
    ),
  );
  return html`<div class="shared-room"><p data-after="${match.match_id}">${texts.join(' ')}${beforeToday(site)}</p>
<p class="after"><a href="${site.path({ page: 'forecasts' })}">${t('What the result changed')}</a></p></div>`;
}

/**
 * Returns the chance of a club that a match to come changes most, in words: before it, after a win and after a defeat. It is
 * undefined where the match changes no chance enough for a sentence.
 */
export function swingOf(site: Words & LeagueData, match: Match, side: 'home' | 'away') {
  const { tables, format } = site;
  const { match_id, season } = match;
  const club = match[`${side}_club`];
  const stake = tables.rows('stakes', season).find((row) => row.match_id === match_id && row.club === club);
  const before = tables.rows('projections', season).findLast((row) => row.club === club);
  if (!stake || !before) return undefined;
  const given = chancesOf(stake);
  const swings = given.map((chances) => (chances ? Math.abs(chances.home - chances.away) : 0));
  const aim = indexOfLargest(swings);
  const chances = given[aim];
  if (!chances || (swings[aim] ?? 0) < leastSwing) return undefined;
  return {
    ...aimed(site, before, aim),
    club: shortName(tables, club, season),
    now: format.percent(chancesOf(before)[aim] ?? null),
    win: format.percent(chances[side]),
    defeat: format.percent(chances[side === 'home' ? 'away' : 'home']),
  };
}

/** Returns which chance is meant: first place, the play-offs, or a zone with its name. */
function aimed({ localName }: Words, { zones }: Projection, aim: number) {
  const name = zones[aim - 2]?.name ?? '';
  return { place: ['first', 'play_offs'][aim] ?? 'zone', zone: localName(name) };
}

function sentences(site: Words & LeagueData, match: Match): string {
  const { t, tables } = site;
  const { home_club, away_club, season } = match;
  const { home = 0, away = 0 } = forecastByMatch(tables).get(match.match_id)?.probabilities ?? {};
  const homeName = shortName(tables, home_club, season);
  const awayName = shortName(tables, away_club, season);
  const hasFavourite = Math.abs(home - away) >= favouriteLead;
  const likelier = home > away ? homeName : awayName;
  const when = isAhead(match, site) ? 'ahead' : 'past';
  const expectation = hasFavourite
    ? t('The forecast {when, select, ahead {has} other {had}} {club} ahead.', { when, club: likelier })
    : t('The forecast {when, select, ahead {sees} other {saw}} no favourite.', { when });
  if (!hasResult(match)) return expectation;
  const rise = Math.round(strengthGain(tables, match));
  // Strength counts the result after 90 minutes.
  const wasLevel = extraMinutes(match) > 0;
  const change =
    rise === 0
      ? t('The match moved no strength.')
      : t(gains[wasLevel ? 'level' : 'usual'], {
          points: Math.abs(rise),
          club: rise > 0 ? homeName : awayName,
        });
  return `${expectation} ${change}`;
}

/** Returns by how much the home club's strength rose with a match. The other club's fell by as much. */
function strengthGain(tables: Tables, { season, date, home_club }: Match): number {
  const strengths = (strengthByClub(tables).get(home_club) ?? []).filter((row) => row.season === season);
  const index = strengths.findIndex((row) => row.date === date);
  const before = strengths[index - 1];
  const after = strengths[index];
  return before && after ? after.strength - before.strength : 0;
}
