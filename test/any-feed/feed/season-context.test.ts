import { describe, expect, it } from 'vitest';
import { seasonContext } from '../../../src/feed/adapters.ts';
import { competitionPrefix } from '../../../src/feed/sdp/fields.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { matchDayOf } from '../../support/match-day.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { club, current, dataset } = world;
  const { season } = matchDayOf(world);

  describe('seasonContext', () => {
    const context = seasonContext(dataset, season);

    it('has the stored matches and stages of the season', () => {
      expect(context.matches.size).toBe(ofSeason(dataset.matches, season).length);
      expect(context.stages).toEqual(ofSeason(dataset.stages, season));
      expect([context.isCurrent, seasonContext(dataset, current).isCurrent]).toEqual([
        season === current,
        true,
      ]);
    });

    it('has the clubs of the league in that season', () => {
      for (const { home_club, away_club } of ofSeason(dataset.matches, season))
        expect([...context.playing]).toEqual(expect.arrayContaining([home_club, away_club]));
      for (const { club_id, first_season } of dataset.clubs)
        if (first_season > season) expect(context.playing).not.toContain(club_id);
    });

    it('gives the known ids of the feed their meaning', () => {
      for (const { club_id, feed_team_id } of dataset.clubs)
        if (feed_team_id !== null) expect(context.clubs.get(feed_team_id)).toBe(club_id);
      for (const { venue_id, feed_stadium_id } of dataset.venues)
        if (feed_stadium_id !== null) expect(context.venues.get(feed_stadium_id)).toBe(venue_id);
      expect(context.clubs.has('null')).toBe(false);
      expect(context.homes.get(club)).toBe(
        dataset.clubs.find(({ club_id }) => club_id === club)?.home_venue_id,
      );
    });

    it('throws for a season that is not in the data', () => {
      expect(() => seasonContext(dataset, 1750)).toThrow('there is no season 1750');
    });
  });

  it('competitionPrefix is what the ids of a competition begin with', () => {
    expect(competitionPrefix('cpl::Football_Season::ab')).toBe('cpl');
  });
});
