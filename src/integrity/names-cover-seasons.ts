import { breach, type IntegrityRule } from './rule.ts';

export const namesCoverSeasons: IntegrityRule = {
  name: 'names-cover-seasons',
  description:
    'A club has exactly one name in every season in which it has a match, and no match outside its first and last season.',
  tables: ['clubs', 'clubNames', 'matches'],
  liveRows: 'none',
  *check({ clubs, clubNames, matches }) {
    for (const club of clubs) {
      const seasons = new Set<number>();
      for (const match of matches) {
        if (match.home_club === club.club_id || match.away_club === club.club_id) seasons.add(match.season);
      }
      for (const season of seasons) {
        if (season < club.first_season || season > (club.last_season ?? season)) {
          yield breach(
            'clubs',
            club,
            'first_season',
            `${club.club_id} has matches in ${season}; expected none before its first or after its last season`,
          );
        }
        const names = clubNames.filter(
          ({ club_id, from_season, to_season }) =>
            club_id === club.club_id && from_season <= season && (to_season ?? season) >= season,
        );
        if (names.length === 1) continue;
        const row = names[1];
        const message = `${club.club_id} has ${names.length} names in ${season}; expected one`;
        yield row
          ? breach('clubNames', row, 'from_season', message)
          : breach('clubs', club, 'club_id', message);
      }
    }
  },
};
