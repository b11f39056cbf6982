import type { PlayerFigures } from '../player/player-figures.ts';
import { makeComparison } from './compare.ts';
import { all, ask } from './dom.ts';
import { makeLeaders } from './leaders.ts';

// The pages of leaders and of the comparison, from one file with the figures of all players.

for (const place of all('[data-figures]')) {
  const file = await ask<PlayerFigures>(place.dataset.figures ?? '');
  if (!file) continue;
  if (place instanceof HTMLFormElement) makeComparison(place, file);
  else makeLeaders(place, file);
}
