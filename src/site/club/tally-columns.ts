import type { Tally } from '../../derive/tally.ts';
import type { Column } from '../components/table.ts';
import type { Site } from '../site.ts';

/** Returns the columns for matches played, won, drawn and lost, and for goals. */
export function tallyColumns<Row extends Tally>({ t }: Site): Column<Row>[] {
  const { columns } = t;
  return [
    { heading: columns.playedShort, title: columns.played, cell: ({ played }) => played },
    { heading: columns.winsShort, title: columns.wins, cell: ({ wins }) => wins },
    { heading: columns.drawsShort, title: columns.draws, cell: ({ draws }) => draws },
    { heading: columns.lossesShort, title: columns.losses, cell: ({ losses }) => losses },
    { heading: columns.goals, cell: ({ goals_for, goals_against }) => `${goals_for}–${goals_against}` },
  ];
}
