import { hasResult } from '../../derive/matches.ts';
import { sum } from '../../derive/numbers.ts';
import { totalGoals } from '../../derive/record-book.ts';
import { isListed } from '../../records/player.ts';
import { figureList } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerClubLink, playerLink, sourceLinks } from '../links.ts';
import type { Site } from '../site.ts';

const leadersShown = 5;

/** Returns the players of a season with the most goals or assists as a list in a panel. It is empty where no player has any. */
export function leadersPanel(site: Site, season: number, field: 'goals' | 'assists'): Html {
  const { t } = site;
  const { players, tied, unknown } = leadersOf(site, season, field);
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
${tied === 0 ? nothing : html`<p class="sources">${t('{count, plural, one {and # more} other {and # more}} with {figure}', { count: tied, figure: players.at(-1)?.[field] ?? 0 })}</p>`}
${unknown === 0 ? nothing : html`<p class="sources">${t('Not known for {count, plural, one {one player} other {# players}}.', { count: unknown })}</p>`}${field === 'goals' && !players.every(isListed) ? unknownScorersNote(site, season) : nothing}
<p class="sources"><a href="${site.path({ page: 'leaders' })}?metric=${field}&amp;season=${season}">${site.label('leaders')}</a> · <a href="${site.path({ page: 'season-players', season })}">${t('Players of {season}', { season })}</a></p>
${sourceLinks(site, { resource: 'leaderboards', query: { metric: field, season } })}</section>`;
}

/** Returns how many goals of a season have no known scorer. The order depends on them where goals are counted one by one. */
function unknownScorersNote({ t, tables }: Site, season: number): Html {
  const goals = sum(tables.rows('matches', season).filter(hasResult).map(totalGoals));
  const known = tables.rows('goals', season).filter(({ player }) => player !== null).length;
  if (known === 0 || known >= goals) return nothing;
  return html`<p class="sources">${t('{unknown} of {goals} goals have no known scorer: the order may change.', { unknown: goals - known, goals })}</p>`;
}

/** Returns the leaders of a season, how many others have as many as the last of them, and of how many it is not known. */
function leadersOf(site: Site, season: number, field: 'goals' | 'assists') {
  const playersOfSeason = site.tables.rows('players', season);
  const ranked = playersOfSeason
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0));
  const players = ranked.slice(0, leadersShown);
  const least = players.at(-1)?.[field] ?? 0;
  const tied = ranked.slice(leadersShown).filter((player) => player[field] === least).length;
  const unknown = playersOfSeason.filter((player) => player[field] === null).length;
  return { players, tied, unknown };
}
