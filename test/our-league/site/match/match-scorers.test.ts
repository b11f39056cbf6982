import { describe, expect, it } from 'vitest';
import { matchScorers } from '../../../../src/site/match/match-scorers.ts';
import { english, french } from '../../../support/site.ts';
import { tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const stats = (season: number, shortId: string) =>
  the(tables.rows('matchStats', season), { match_id: `cpl::Football_Match::${shortId}` });

describe('the scorers on the page of a match', () => {
  it('are marked where they are probable', () => {
    const match = stats(2020, '6fe591d186e34a7db0e1264dfaf16942');
    expect(String(matchScorers(english, match))).toContain('C. Nanco</a> 49′ (probably)');
    expect(String(matchScorers(french, match))).toContain('C. Nanco</a> 49′ (probable)');
  });

  it('are the candidates where no report names one', () => {
    const match = stats(2020, '46beffe9a9d248d7b280198226fd35b7');
    expect(String(matchScorers(english, match))).toContain('One of A. Díaz, Víctor Blasco</span> 4′');
  });
});
