import { hasResult } from '../../derive/matches.ts';
import { sum } from '../../derive/numbers.ts';
import { totalGoals } from '../../derive/record-book.ts';
import { isListed } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { panel } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerClubLink, playerLink } from '../links.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

const leadersShown = 5;

/** Returns the players of a season with the most goals or assists as a list in a panel. It is empty where no player has any. */
export function leadersPanel(
  site: Words & Addresses & PublishedData,
  season: number,
  field: 'goals' | 'assists',
): Html {
  const { t } = site;
  const { players, tied, unknown } = leadersOf(site.tables, season, field);
  if (players.length === 0) return nothing;
  const notes = [
    tied > 0 &&
      t('{count, plural, one {and # more} other {and # more}} with {figure}', {
        count: tied,
        figure: players.at(-1)?.[field] ?? 0,
      }),
    unknown > 0 &&
      t('Not known for {count, plural, one {one player} other {# players}}.', { count: unknown }),
    field === 'goals' && !players.every(isListed) && unknownScorers(site, season),
  ].filter((note) => typeof note === 'string');
  const leadersPath = `${site.path({ page: 'leaders' })}?metric=${field}&season=${season}`;
  const playersPath = site.path({ page: 'season-players', season });
  return panel(site, {
    id: field,
    title: t(field === 'goals' ? 'Top scorers' : 'Most assists'),
    rows: players.map((player) => ({
      mark: player.club === null ? nothing : clubMarkIn(site.tables, player.club, season),
      name: playerLink(site, player),
      note: playerClubLink(site, player),
      figure: player[field] ?? 0,
    })),
    content: html`${notes.map((note) => html`<p class="note">${note}</p>\n`)}
<p class="note">
<a href="${leadersPath}">${site.label('leaders')}</a> · <a href="${playersPath}">${t('Players of {season}', { season })}</a>
</p>`,
    data: { resource: 'leaderboards', query: { metric: field, season } },
  });
}

/** Returns how many goals of a season have no known scorer. The order depends on them where goals are counted one by one. */
function unknownScorers({ t, tables }: Words & LeagueData, season: number): string | undefined {
  const goals = sum(tables.rows('matches', season).filter(hasResult).map(totalGoals));
  const known = tables.rows('goals', season).filter(({ player }) => player !== null).length;
  if (known === 0 || known >= goals) return undefined;
  const counts = { unknown: goals - known, goals };
  return t('{unknown} of {goals} goals have no known scorer: the order may change.', counts);
}

/** Returns the leaders of a season, how many others have as many as the last of them, and of how many it is not known. */
function leadersOf(tables: Tables, season: number, field: 'goals' | 'assists') {
  const playersOfSeason = tables.rows('players', season);
  const ranked = playersOfSeason
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0));
  const players = ranked.slice(0, leadersShown);
  const least = players.at(-1)?.[field] ?? 0;
  const tied = ranked.slice(leadersShown).filter((player) => player[field] === least).length;
  const unknown = playersOfSeason.filter((player) => player[field] === null).length;
  return { players, tied, unknown };
}
