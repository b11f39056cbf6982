import type { Leader, PlayerFigures } from '../player/player-figures.ts';
import { playerSlug } from '../slugs.ts';
import { make } from './dom.ts';

const locale = document.documentElement.lang;

/** What the rows of leaders take their names and links from. */
export interface LeaderNames {
  readonly players: PlayerFigures['players'];
  /** The address of a player's page without the slug, and of a club's without the club. */
  readonly playerFolder: string;
  readonly clubFolder: string;
  /** Returns the name of a club in the season of the list, with the classes of its mark. */
  clubOf(club: string): { readonly name: string; readonly classes: string };
}

/** Returns a row of the leaders: place and player, club, matches, minutes and the value with so many digits. */
export function leaderRow(leader: Leader, names: LeaderNames, digits: number): HTMLTableRowElement {
  const value = make('td', {});
  value.append(make('span', { className: 'strong', textContent: formatFigure(leader.value, digits) }));
  const row = make('tr', {});
  row.append(
    playerCell(leader, names),
    clubCell(leader, names),
    make('td', { textContent: formatFigure(leader.appearances) }),
    make('td', { textContent: formatFigure(leader.minutes) }),
    value,
  );
  return row;
}

function playerCell(
  { place, player, club }: Leader,
  { players, playerFolder, clubOf }: LeaderNames,
): HTMLElement {
  const [id = '', name = ''] = players[player] ?? [];
  const cell = make('th', { className: 'sticky', scope: 'row' });
  cell.append(make('span', { className: 'place', textContent: `${place}` }));
  if (club !== null) cell.append(make('i', { className: `mark ${clubOf(club).classes}` }));
  cell.append(make('a', { href: `${playerFolder}${playerSlug(id, name)}`, textContent: name }));
  return cell;
}

function clubCell({ club }: Leader, { clubFolder, clubOf }: LeaderNames): HTMLElement {
  const cell = make('td', { className: 'text wide' });
  if (club === null) cell.textContent = '–';
  else cell.append(make('a', { href: `${clubFolder}${club}`, textContent: clubOf(club).name }));
  return cell;
}

/** Returns a figure as readers expect it, with a dash where it is not known. */
function formatFigure(figure: number | null, decimals = 0): string {
  if (figure === null) return '–';
  return figure.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
