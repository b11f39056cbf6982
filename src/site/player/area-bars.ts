import type { Player } from '../../records/player.ts';
import { keysOf } from '../../records/typed.ts';
import { labelledBars } from '../components/bar.ts';
import type { Html } from '../html.ts';
import type { Site } from '../site.ts';

/** The score of the player in the middle of the peers. */
const median = 0.5;

/** Returns the five areas of a rating as bars from 0 to 100, with a mark at the middle of the player's peers. */
export function areaBars(
  { t, format }: Site,
  { rating_breakdown: areas }: Pick<Player, 'rating_breakdown'>,
): Html {
  const rows = keysOf(areas).map((area) => ({
    label: t.areas[area],
    share: (areas[area] ?? 0) / 100,
    text: format.number(areas[area], 0),
  }));
  return labelledBars(rows, median);
}
