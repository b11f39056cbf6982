import { describe, expect, it } from 'vitest';
import { headToHead } from '../../../src/resources/head-to-head.ts';
import { NotFound } from '../../../src/resources/resource.ts';
import { answer } from '../../support/tables.ts';

describe('the clubs', () => {
  it('may be named by part of a former name', () => {
    expect(answer(headToHead, { team: 'york9', opponent: 'FORGE' })).toMatchObject({
      team: 'inter-toronto-fc',
      opponent: 'forge-fc',
    });
  });

  it('must be each exactly one', () => {
    const ask = (team: string, opponent: string) => () => answer(headToHead, { team, opponent });
    expect(ask('fc', 'forge')).toThrow(NotFound);
    expect(ask('fc', 'forge')).toThrow("several clubs match 'fc'");
    expect(ask('forge', 'forge-fc')).toThrow('the same club');
  });
});
