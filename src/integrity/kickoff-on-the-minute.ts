import { breach, type IntegrityRule } from './rule.ts';

export const kickoffOnTheMinute: IntegrityRule = {
  name: 'kickoff-on-the-minute',
  description: 'A match kicks off on a full minute; in finished seasons at a multiple of five minutes.',
  tables: ['matches'],
  liveRows: 'none',
  *check({ matches, snapshot }) {
    for (const match of matches) {
      if (match.kickoff_utc === null) continue;
      // A delayed kick-off of the current season must not be rejected.
      const isFinished = match.season < snapshot.season;
      if ((isFinished ? /:\d[05]:00Z$/ : /:00Z$/).test(match.kickoff_utc)) continue;
      const expectation = isFinished ? 'a multiple of five minutes' : 'a full minute';
      const message = `"${match.kickoff_utc}"; expected ${expectation}`;
      yield breach('matches', match, 'kickoff_utc', message);
    }
  },
};
