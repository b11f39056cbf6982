import { metricRange } from '../../derive/metric-range.ts';
import type { Player } from '../../records/player.ts';
import { isPromised } from '../../records/season-rules.ts';
import { figureList } from '../components/figure-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerClubLink, playerLink } from '../links.ts';
import type { Site } from '../site.ts';

const leadersShown = 5;

/** Returns the players of a season with the most goals or assists as a list in a panel. It is empty where no player has any. */
export function leadersPanel(site: Site, season: number, field: 'goals' | 'assists'): Html {
  const { t } = site;
  const { players, omittedNames } = leadersOf(site, season, field);
  if (players.length === 0) return nothing;
  return html`<section class="panel"><h2 id="${field}">${t(field === 'goals' ? 'Top scorers' : 'Most assists')}</h2>
${figureList(
  players.map((player) => ({
    club: player.club,
    name: playerLink(site, player),
    note: playerClubLink(site, player),
    figure: player[field] ?? 0,
  })),
)}
${omittedNote(site, omittedNames)}
<p class="sources"><a href="${site.path({ page: 'season-players', season })}">${t('Players of {season}', { season: site.seasonName(season) })}</a></p>
${sourceLinks(site, { resource: 'leaderboards', query: { metric: field, season } })}</section>`;
}

function omittedNote({ t }: Site, names: readonly string[]): Html {
  return names.length === 0
    ? nothing
    : html`<p class="sources">${t('Perhaps among them, since their figure is not known: {names}.', { names: names.join(', ') })}</p>`;
}

/** Returns the leaders of a season, and those whose figure is not known and may be as high. */
function leadersOf(site: Site, season: number, field: 'goals' | 'assists') {
  const playersOfSeason = site.tables.rows('players', season);
  const players = playersOfSeason
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0))
    .slice(0, leadersShown);
  const least = players.at(-1)?.[field] ?? 0;
  const omittedNames = playersOfSeason
    .filter((player) => player[field] === null && mostOf(site, player, field) >= least)
    .map(({ name }) => name);
  return { players, omittedNames };
}

/** Returns the most that a player's figure can be, in which all clubs and matches count. */
function mostOf({ tables }: Site, player: Player, field: 'goals' | 'assists'): number {
  const goals = tables.rows('goals', player.season);
  const isComplete = isPromised(tables.league, 'goals', player.season);
  const scope = { countsClub: () => true, countsStage: undefined, goals, isComplete };
  const { most } = metricRange(field, player, scope);
  return most ?? Number.POSITIVE_INFINITY;
}
