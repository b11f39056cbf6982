import { isListed } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { panel, tiesNote } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerClubLink, playerLink } from '../links.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { playersTitle, unknownScorers } from './known-scorers.ts';

const leadersShown = 5;

/** Returns the players of a season with the most goals or assists as a list in a panel. It is empty where no player has any. */
export function leadersPanel(
  site: Words & Addresses & PublishedData,
  season: number,
  field: 'goals' | 'assists',
): Html {
  const { t } = site;
  const { players, figures, unknown } = leadersOf(site.tables, season, field);
  if (players.length === 0) return nothing;
  const notes = [
    unknown > 0 &&
      t('Not known for {count, plural, one {one player} other {# players}}.', { count: unknown }),
    field === 'goals' && !players.every(isListed) && unknownScorers(site, season),
  ].filter((note) => typeof note === 'string');
  const leadersPath = `${site.path({ page: 'leaders' })}?metric=${field}&season=${season}`;
  const playersPath = site.path({ page: 'season-players', season });
  return panel(site, {
    id: field,
    title: t(field === 'goals' ? 'Top scorers' : 'Most assists'),
    isBeforeToday: season === site.currentSeason,
    rows: players.map((player) => ({
      mark: player.club === null ? nothing : clubMarkIn(site.tables, player.club, season),
      name: playerLink(site, player),
      note: playerClubLink(site, player),
      figure: player[field] ?? 0,
    })),
    content: html`${tiesNote(site, figures, leadersShown)}${notes.map((note) => html`<p class="note">${note}</p>\n`)}
<p class="note">
<a href="${leadersPath}">${site.label('leaders')}</a> · <a href="${playersPath}">${playersTitle(site, season)}</a>
</p>`,
    data: { resource: 'leaderboards', query: { metric: field, season } },
  });
}

/** Returns the leaders of a season, the figures of all players in order, and of how many it is not known. */
function leadersOf(tables: Tables, season: number, field: 'goals' | 'assists') {
  const playersOfSeason = tables.rows('players', season);
  const ranked = playersOfSeason
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0));
  const players = ranked.slice(0, leadersShown);
  const figures = ranked.map((player) => player[field] ?? 0);
  const unknown = playersOfSeason.filter((player) => player[field] === null).length;
  return { players, figures, unknown };
}
