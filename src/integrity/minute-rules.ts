import { clubMinutes } from '../derive/matches.ts';
import { addedAfter } from '../records/dataset/goal-rows.ts';
import { type IntegrityRule, matchesById, unexpected } from './rule.ts';

export const minuteRules: readonly IntegrityRule[] = [
  {
    name: 'goal-minutes-exist',
    description:
      "A goal's minute is at most 90, or 120 in a match with extra time. Time is added to minute 45, 90, 105 or 120 " +
      'alone.',
    tables: ['goals'],
    *check({ goals, matches }) {
      const byId = matchesById({ matches });
      for (const goal of goals) {
        const match = byId.get(goal.match_id);
        if (!match) continue;
        const { minute, added_minute } = goal;
        const last = clubMinutes(match);
        if (minute !== null && minute > last) {
          const expected = `at most ${last}, in a match won by ${match.win_reason}; added time is in added_minute`;
          yield unexpected('goals', goal, 'minute', expected);
        }
        if (added_minute !== null && !addedAfter.some((end) => end === minute)) {
          const expected = `no value with minute ${minute ?? 'unknown'}; time is added to ${addedAfter.join(', ')}`;
          yield unexpected('goals', goal, 'added_minute', expected);
        }
      }
    },
  },
  {
    name: 'appearance-minutes-exist',
    description:
      'A player has at most 90 minutes in a match, or 120 with extra time, and leaves after coming on.',
    tables: ['appearances'],
    *check({ appearances, matches }) {
      const byId = matchesById({ matches });
      for (const row of appearances) {
        const match = byId.get(row.match_id);
        if (!match) continue;
        const last = clubMinutes(match);
        for (const column of ['minutes', 'minute_on', 'minute_off'] as const)
          if ((row[column] ?? 0) > last)
            yield unexpected('appearances', row, column, `at most the ${last} minutes of the match`);
        const { minute_on, minute_off } = row;
        if (minute_on !== null && minute_off !== null && minute_off <= minute_on)
          yield unexpected(
            'appearances',
            row,
            'minute_off',
            `a minute after ${minute_on}, when they came on`,
          );
      }
    },
  },
];
