import type { NumericField, Player } from '../../records/player.ts';
import type { Column } from '../components/table.ts';
import { playerLink } from '../links.ts';
import { figureNames, profileOf } from '../names.ts';
import type { Site } from '../site.ts';

export type Figure = NumericField & keyof typeof figureNames;

/** Returns the column of names, each of which links to the player's page. */
export function nameColumn(site: Site): Column<Player> {
  const cell = (player: Player) => playerLink(site, player);
  return { heading: site.t('Player'), isText: true, sortKey: 'name', cell };
}

/** Returns the column of positions, where at least one is known. */
export function positionColumn({ t }: Site, players: readonly Player[]): Column<Player>[] {
  if (players.every(({ position }) => position === null)) return [];
  const cell = ({ position }: Player) => (position === null ? '–' : t(position));
  return [{ heading: t('Position|of a player'), isText: true, isWide: true, sortKey: 'position', cell }];
}

/** Returns the figures that at least one of the players has. */
export function figuresOf(players: readonly Player[], figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => players.some((player) => player[figure] !== null));
}

/**
 * Returns a column for each figure.
 *
 * @param mainFigure the one that stays in view on a phone
 */
export function figureColumns(
  { t, format }: Site,
  figures: readonly Figure[],
  mainFigure: Figure | undefined,
): Column<Player>[] {
  return figures.map((figure) => ({
    heading: t(figureNames[figure].short),
    title: t(figureNames[figure].long),
    sortKey: figure,
    isMain: figure === mainFigure,
    cell: (player) =>
      figure === 'rating'
        ? format.number(profileOf(player.rating))
        : format.number(player[figure], figure === 'xg' ? 1 : 0),
  }));
}
