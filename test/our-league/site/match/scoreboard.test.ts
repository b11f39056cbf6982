import { describe, expect, it } from 'vitest';
import { scoreboard } from '../../../../src/site/match/scoreboard.ts';
import type { Site } from '../../../../src/site/site.ts';
import { english, french } from '../../../support/site.ts';
import { tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

function boardOf(site: Site, season: number, shortId: string): string {
  const match_id = `cpl::Football_Match::${shortId}`;
  const stats = the(tables.rows('matchStats', season), { match_id });
  return String(scoreboard(site, the(tables.rows('matches', season), { match_id }), stats));
}

describe('the scoreboard of a match', () => {
  it('marks probable scorers', () => {
    const id = '6fe591d186e34a7db0e1264dfaf16942';
    expect(boardOf(english, 2020, id)).toContain('C. Nanco</a> 49′ (probably)');
    expect(boardOf(french, 2020, id)).toContain('C. Nanco</a> 49′ (probable)');
  });

  it('has the candidates for a goal where no report names the scorer', () => {
    expect(boardOf(english, 2020, '46beffe9a9d248d7b280198226fd35b7')).toContain(
      'One of A. Díaz, Víctor Blasco</span> 4′',
    );
  });

  it('has the place and the form of both clubs before the match', () => {
    const board = boardOf(english, 2025, 'c52f4791009a4c29b5ec46c3ef7b6dfd');
    expect(board).toContain('<div><span>2nd</span> <ol class="form"');
    expect(board).toContain('<div><span>3rd</span> <ol class="form"');
  });
});
