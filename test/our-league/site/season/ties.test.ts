import { describe, expect, it } from 'vitest';
import { type TieNode, tiesOf, tieTrees } from '../../../../src/site/season/ties.ts';
import { tables } from '../../../support/tables.ts';

interface Branch {
  readonly winner: string | undefined;
  readonly from?: readonly Branch[];
  readonly next?: string | null;
}

function treesOf(season: number, isKnown: (date: string) => boolean = () => true): Branch[] {
  const knockOut = tables
    .rows('stages')
    .filter((row) => row.season === season && row.table === null)
    .map(({ stage }) => stage);
  const matches = tables
    .rows('matches', season)
    .filter(({ stage, date }) => stage !== null && knockOut.includes(stage) && isKnown(date));
  return tieTrees(tiesOf(matches)).map(shorten);
}

function shorten({ tie, feeders, secondChance }: TieNode): Branch {
  return {
    winner: tie.winner,
    ...(feeders.length > 0 && { from: feeders.map(shorten) }),
    ...(secondChance && { next: secondChance.stage }),
  };
}

describe('the tree of knock-out ties', () => {
  it('has below each tie those that its clubs won, and names the second chance of the first in the standings', () => {
    expect(treesOf(2025)).toEqual([
      {
        winner: 'atletico-ottawa',
        from: [
          { winner: 'atletico-ottawa', next: 'semifinal' },
          { winner: 'cavalry-fc', from: [{ winner: 'cavalry-fc', from: [{ winner: 'inter-toronto-fc' }] }] },
        ],
      },
    ]);
  });

  it('joins two legs, and adds their goals', () => {
    expect(treesOf(2022)).toEqual([
      { winner: 'forge-fc', from: [{ winner: 'forge-fc' }, { winner: 'atletico-ottawa' }] },
    ]);
    expect(treesOf(2019)).toEqual([{ winner: 'forge-fc' }]);
    const [final] = tiesOf(tables.rows('matches', 2019).filter(({ stage }) => stage === 'final'));
    expect(final?.goals).toEqual([2, 0]);
  });

  it('has several roots until the final', () => {
    expect(treesOf(2025, (date) => date < '2025-11-01')).toEqual([
      { winner: 'atletico-ottawa' },
      { winner: 'cavalry-fc', from: [{ winner: 'inter-toronto-fc' }] },
    ]);
  });
});
