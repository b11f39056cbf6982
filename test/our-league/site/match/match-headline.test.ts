import { expect, it } from 'vitest';
import type { MatchStats } from '../../../../src/records/match-stats.ts';
import { matchHeadline } from '../../../../src/site/match/match-statistics.ts';
import type { Site } from '../../../../src/site/site.ts';
import { english, french } from '../../../support/site.ts';
import { tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

/** Vancouver 3-1 Atlético Ottawa, 0.87 to 1.69 expected goals. */
const match = the(tables.rows('matches', 2026), { date: '2026-08-01', home_club: 'vancouver-fc' });
const { team_stats } = the(tables.rows('matchStats', 2026), { match_id: match.match_id });

function headline(home: number, away: number, goals = [3, 1], site: Site = english): string | undefined {
  const [home_goals = 0, away_goals = 0] = goals;
  const sides: MatchStats['team_stats'] = team_stats && {
    home: { ...team_stats.home, xg: home },
    away: { ...team_stats.away, xg: away },
  };
  const winner = home_goals === away_goals ? null : match.winner;
  return matchHeadline(site, { ...match, home_goals, away_goals, winner }, { team_stats: sides });
}

it('a match is headed by what its expected goals say of the result', () => {
  expect(matchHeadline(english, match, { team_stats })).toBe('Vancouver won with half the chances');
  expect(headline(0.5, 2)).toBe('Vancouver won with fewer chances');
  expect(headline(2, 1)).toBe('Vancouver had more of the chances, and won');
  expect(headline(2, 1, [0, 1])).toBe('Atlético won with half the chances');
  expect(headline(1, 2, [1, 1])).toBe('Atlético had more of the chances, and drew');
});

it('a match is headed by those sentences in French', () => {
  expect(headline(1, 2, [3, 1], french)).toBe('Vancouver gagne avec deux fois moins d’occasions');
  expect(headline(0.5, 2, [3, 1], french)).toBe('Vancouver gagne avec moins d’occasions');
  expect(headline(2, 1, [3, 1], french)).toBe('Vancouver a plus d’occasions et gagne');
  expect(headline(2, 1, [1, 1], french)).toBe('Vancouver a plus d’occasions, mais ne gagne pas');
});

it('a match has no such statement where both sides had alike, or it is not known', () => {
  expect(headline(1, 1)).toBeUndefined();
  expect(headline(1, 1.1, [1, 1])).toBeUndefined();
  expect(matchHeadline(english, match, { team_stats: null })).toBeUndefined();
  expect(matchHeadline(english, match, undefined)).toBeUndefined();
});
