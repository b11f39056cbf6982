import { describe, expect, it } from 'vitest';
import { type ClubAnswers, decideClubs } from '../../../../scripts/league/decide/decide-clubs.ts';
import { Decisions } from '../../../../scripts/league/decide/decisions.ts';

const use = (name: string, ...seasons: number[]) => ({ name, seasons: new Set(seasons) });
const none: ClubAnswers = { same: [], different: [] };
const decide = (
  uses: Parameters<typeof decideClubs>[0],
  answers = none,
  stored = new Map<string, string>(),
) => {
  const decisions = new Decisions();
  const clubs = decideClubs(uses, stored, answers, decisions);
  decisions.requireAnswers();
  return clubs;
};

describe('decideClubs', () => {
  it('two alike names of one season are two clubs', () => {
    const clubs = decide([use('Bayern München', 2020), use('Bayern München II', 2020)]);
    expect(clubs.map(({ club_id }) => club_id)).toEqual(['bayern-munchen', 'bayern-munchen-ii']);
  });

  it.for([
    ['Bayern München', 'FC Bayern München'],
    ['Northampton', 'Northampton Town'],
    ['Saarbrücken', 'Saarbrucken'],
  ] as const)('%s and %s in different seasons are asked about', ([one, other]) => {
    expect(() => decide([use(one, 2015), use(other, 2016)])).toThrow(
      `whether '${one}' and '${other}' are one club`,
    );
  });

  it('two names of one club give one id and both names, the earlier first', () => {
    const answers = { ...none, same: ['Bayern München=FC Bayern München'] };
    const [club, another] = decide([use('FC Bayern München', 2016), use('Bayern München', 2015)], answers);
    expect(another).toBeUndefined();
    expect(club).toMatchObject({
      club_id: 'fc-bayern-munchen',
      names: [
        { name: 'Bayern München', from: 2015 },
        { name: 'FC Bayern München', from: 2016 },
      ],
    });
  });

  it('a club of the dataset keeps its id', () => {
    const stored = new Map([['Reds', 'the-reds']]);
    expect(decide([use('Reds', 2020)], none, stored)[0]?.club_id).toBe('the-reds');
  });

  it('a name without Latin letters has an id', () => {
    expect(decide([use('Ελλάδα', 2020)])[0]?.club_id).toMatch(/^[a-z0-9-]+$/);
  });
});
