import { expect, it } from 'vitest';
import { bracketRules } from '../../src/integrity/bracket-rules.ts';
import { dataset } from '../support/tables.ts';

type Match = (typeof dataset.matches)[number];

/** Returns what the rule finds with matches of one season changed. */
function messagesWith(season: number, change: (match: Match) => Match): string[] {
  const matches = dataset.matches.map((match) => (match.season === season ? change(match) : match));
  return bracketRules.flatMap((rule) =>
    [...rule.check({ ...dataset, matches })].map(({ message }) => message),
  );
}

const swapSides = (match: Match): Match => ({
  ...match,
  home_club: match.away_club,
  away_club: match.home_club,
  home_goals: match.away_goals,
  away_goals: match.home_goals,
});

it('the play-offs of every season fit their brackets', () => {
  expect(messagesWith(2025, (match) => match)).toEqual([]);
});

it.for([
  [2019, 'final', 2],
  [2022, 'semifinal', 4],
  [2024, 'quarterfinal', 1],
  [2025, 'final', 1],
] as const)('a wrong home side in the %s %s is found', ([season, stage, matches]) => {
  const messages = messagesWith(season, (match) => (match.stage === stage ? swapSides(match) : match));
  expect(messages).toHaveLength(matches);
  for (const message of messages) expect(message).toMatch(/is the home side; expected [a-z-]+, by brackets/);
});

it('neutral matches may have any home side', () => {
  expect(messagesWith(2020, (match) => (match.stage === 'final' ? swapSides(match) : match))).toEqual([]);
});

it('a match of clubs that the bracket does not bring together is found', () => {
  const messages = messagesWith(2025, (match) =>
    match.stage === 'play-in' ? { ...match, home_club: 'valour-fc' } : match,
  );
  expect(messages[0]).toBe(
    '"valour-fc against inter-toronto-fc" is no play-in of 2025 by brackets of league.json; expected ' +
      'hfx-wanderers-fc against inter-toronto-fc',
  );
});
