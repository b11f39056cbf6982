import { describe, expect, it } from 'vitest';
import { endOf, goalsOf, kickoffOf, stateOf } from '../../../../scripts/replay/play.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';

const minutes = (count: number) => count * 60_000;

describe.for(feedWorlds)('$name', ({ dataset }) => {
  const finished = dataset.matches
    .filter(({ status }) => status === 'FINISHED')
    .map((match) => ({
      match,
      goals: goalsOf(
        match,
        dataset.goals.filter(({ match_id }) => match_id === match.match_id),
      ),
    }));

  describe('a match, minute by minute', () => {
    it('goes from the kick-off to its final score, and never loses a goal', () => {
      for (const { match, goals } of finished) {
        const kickoff = kickoffOf(match).getTime();
        const end = endOf(match).getTime();
        expect(stateOf(match, goals, new Date(kickoff - 1)).status).toBe('UPCOMING');
        expect(stateOf(match, goals, new Date(kickoff))).toMatchObject({
          status: 'LIVE',
          phase: 'FIRST_HALF',
        });
        let before = { minute: 0, home: 0, away: 0 };
        for (let at = kickoff; at < end; at += minutes(1)) {
          const { minute, home, away } = stateOf(match, goals, new Date(at));
          if (home === null || away === null) throw new Error(`${match.match_id} is played without a score`);
          expect(minute >= before.minute && home >= before.home && away >= before.away).toBe(true);
          before = { minute, home, away };
        }
        expect(before).toMatchObject({ home: match.home_goals, away: match.away_goals });
        expect(stateOf(match, goals, new Date(end))).toEqual(stateOf(match, goals));
      }
    });

    it('goes into extra time only when level after 90 minutes', () => {
      const decidedLater = finished.filter(({ match }) =>
        ['ExtraTime', 'Penalties'].includes(match.win_reason ?? ''),
      );
      expect(decidedLater).not.toHaveLength(0);
      for (const { match, goals } of decidedLater) {
        const atNinety = stateOf(match, goals, new Date(kickoffOf(match).getTime() + minutes(104)));
        expect(atNinety.phase).toBe('SECOND_HALF');
        expect(atNinety.home).toBe(atNinety.away);
      }
    });

    it('has the listed goals at their minutes', () => {
      for (const { match, goals } of finished) {
        const rows = dataset.goals.filter(({ match_id }) => match_id === match.match_id);
        expect(goals).toHaveLength(rows.length);
        const minutes = goals.map(({ minute }) => minute);
        for (const { minute } of rows) if (minute !== null) expect(minutes).toContain(minute);
      }
    });

    it('that is not finished has its status of data/ at any moment', () => {
      const later = new Date('2100-01-01T00:00:00Z');
      for (const match of dataset.matches) {
        if (match.status === 'FINISHED') continue;
        expect(stateOf(match, [], later)).toMatchObject({ status: match.status, home: null, minute: 0 });
      }
    });
  });
});
