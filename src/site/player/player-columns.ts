import type { NumericField, Player } from '../../records/player.ts';
import type { Addresses } from '../addresses.ts';
import { bar } from '../components/bar.ts';
import { type Column, table } from '../components/html-table.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubLink, playerLink } from '../links.ts';
import { figureNames } from '../names.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

export type Figure = NumericField & keyof typeof figureNames;

/** Returns the column of names, each of which links to the player's page. */
export function nameColumn(site: Words & Addresses & LeagueData): Column<Player> {
  const cell = (player: Player) => playerLink(site, player);
  return { heading: site.t('Player'), isText: true, sortKey: 'name', cell };
}

/** Returns the column of positions, where at least one is known. */
export function positionColumn({ t }: Words, players: readonly Player[]): Column<Player>[] {
  if (players.every(({ position }) => position === null)) return [];
  const cell = ({ position }: Player) => (position === null ? '–' : t(position));
  return [{ heading: t('Position|of a player'), isText: true, isWide: true, sortKey: 'position', cell }];
}

/** Returns the figures that at least one of a player's seasons has. */
function figuresOf(seasons: readonly Player[], figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => knownOf(seasons, figure) > 0);
}

/** Returns the figures that at least half of the players have: of the others a list would show dashes. */
export function figuresOfMost(players: readonly Player[], figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => isOfMost(players, figure));
}

/** Returns the names of the figures that some of the players have, and fewer than half. */
export function figuresOfFew({ t }: Words, players: readonly Player[], figures: readonly Figure[]): string[] {
  return figuresOf(players, figures)
    .filter((figure) => !isOfMost(players, figure))
    .map((figure) => t(figureNames[figure].long));
}

function isOfMost(players: readonly Player[], figure: Figure): boolean {
  return players.length > 0 && knownOf(players, figure) >= players.length / 2;
}

function knownOf(players: readonly Player[], figure: Figure): number {
  return players.filter((player) => player[figure] !== null).length;
}

/**
 * Returns a column for each figure.
 *
 * @param mainFigure the one that stays in view on a phone
 */
export function figureColumns(
  { t, format }: Words,
  figures: readonly Figure[],
  mainFigure: Figure | undefined,
): Column<Player>[] {
  return figures.map((figure) => ({
    heading: t(figureNames[figure].short),
    title: t(figureNames[figure].long),
    sortKey: figure,
    isMain: figure === mainFigure,
    cell: (player) => format.number(player[figure], figure === 'xg' || figure === 'rating' ? 1 : 0),
  }));
}

const outfieldFigures: readonly Figure[] = [
  'goals',
  'appearances',
  'minutes',
  'assists',
  'xg',
  'shots_on_target',
  'key_passes',
  'pass_accuracy',
  'tackles_won',
  'yellow_cards',
  'red_cards',
  'rating',
];
const goalkeeperFigures: readonly Figure[] = [
  'goals_conceded',
  'saves',
  'clean_sheets',
  'appearances',
  'minutes',
  'pass_accuracy',
  'yellow_cards',
  'red_cards',
  'rating',
];

/** Returns every season of a player, the latest first, with a bar for the first of the figures. */
export function playerSeasons(
  site: Words & Addresses & LeagueData,
  seasons: readonly Player[],
  isGoalkeeper: boolean,
): Html {
  const { t } = site;
  const shownFigures = figuresOf(seasons, isGoalkeeper ? goalkeeperFigures : outfieldFigures);
  const [mainFigure = 'goals'] = shownFigures;
  const most = Math.max(1, ...seasons.map((row) => row[mainFigure] ?? 0));
  const withBar = (column: Column<Player>): Column<Player> => ({
    ...column,
    cell: (row, index) =>
      html`${column.cell(row, index)}${row[mainFigure] ? bar(row[mainFigure] / most) : nothing}`,
  });
  const columns = figureColumns(site, shownFigures, mainFigure);
  const shirtColumn: Column<Player> = {
    heading: t('No.'),
    title: t('Shirt number'),
    isWide: true,
    cell: ({ shirt_number }) => shirt_number ?? '–',
  };
  return html`<h2 id="seasons">${t('Season by season')}</h2>
${table<Player>({
  caption: t('Season by season'),
  rows: seasons.toReversed(),
  columns: [
    {
      heading: t('Season'),
      cell: ({ season }) =>
        html`<a href="${site.path({ page: 'season-players', season })}">${site.seasonName(season)}</a>`,
    },
    {
      heading: t('Club'),
      isText: true,
      cell: ({ clubs, team, season }) =>
        clubs.length === 0
          ? (team ?? '–')
          : joined(
              clubs.map(({ club }) => clubLink(site, club, season)),
              ', ',
            ),
    },
    ...(seasons.some(({ shirt_number }) => shirt_number !== null) ? [shirtColumn] : []),
    ...columns.map((column) => (column.isMain ? withBar(column) : column)),
  ],
})}
<p class="note">${t('{playOffs, select, yes {Play-offs included. } other {}}A dash: not known.')}</p>`;
}
