import { expect, it } from 'vitest';
import type { Match } from '../../../src/records/match.ts';
import { matchStatement } from '../../../src/site/match/match-statement.ts';
import { english } from '../../support/site.ts';
import { tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const names = { home: 'Forge', away: 'Atlético' };
const percent = (share: number) => english.format.percent(share);
const semifinal = the(tables.rows('matches', 2025), { stage: 'semifinal', date: '2025-10-26' });
const open: Match = { ...semifinal, status: 'UPCOMING', home_goals: null, away_goals: null, winner: null };
const live: Match = { ...open, status: 'LIVE', home_goals: 0, away_goals: 1 };

it.for([
  [open, { home: 0.5, draw: 0.3, away: 0.2 }, 'Forge are the favourites, at 50%'],
  [open, { home: 0.38, draw: 0.3, away: 0.32 }, 'There is no favourite'],
  [live, { home: 0.1, draw: 0.3, away: 0.6 }, 'Atlético are the favourites now, at 60%'],
  [live, { home: 0.2, draw: 0.5, away: 0.3 }, 'A draw is the likeliest result now, at 50%'],
  [open, null, undefined],
  [semifinal, { home: 0, draw: 0, away: 1 }, 'Atlético won 2–1'],
  [{ ...semifinal, winner: null, away_goals: 1 }, null, 'A draw: 1–1'],
  [{ ...semifinal, win_reason: 'Penalties' }, null, 'Atlético won on penalties'],
  [{ ...semifinal, win_reason: 'ExtraTime' }, null, 'Atlético won after extra time'],
] as const)(
  'the statement of a match says who is the favourite, or who won: %#',
  ([match, probabilities, text]) => {
    expect(matchStatement(english.t, { match, names, probabilities, percent })).toBe(text);
  },
);
