import { breach, type IntegrityRule } from './rule.ts';

export const clubsPlayOnceADay: IntegrityRule = {
  name: 'clubs-play-once-a-day',
  description: 'No club plays itself, or more than once a day.',
  tables: ['matches'],
  liveRows: 'every',
  *check({ matches }) {
    const clubDays = new Set<string>();
    for (const match of matches) {
      const { home_club, away_club, date } = match;
      if (home_club === away_club) {
        yield breach('matches', match, 'away_club', `"${away_club}" plays itself; expected another club`);
        continue;
      }
      for (const [column, club] of Object.entries({ home_club, away_club })) {
        if (clubDays.has(`${club} ${date}`)) {
          yield breach(
            'matches',
            match,
            column,
            `"${club}" plays twice on ${date}; expected one match a day`,
          );
        }
        clubDays.add(`${club} ${date}`);
      }
    }
  },
};
