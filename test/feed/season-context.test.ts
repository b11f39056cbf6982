import { describe, expect, it } from 'vitest';
import { competitionPrefix, seasonContext } from '../../src/feed/season-context.ts';
import { current, dataset, ofSeason, tables } from '../support/tables.ts';

describe('seasonContext', () => {
  const context = seasonContext(tables, 2021);

  it('has the stored matches and stages of the season', () => {
    expect(context.matches.size).toBe(115);
    expect(context.stages).toEqual(ofSeason(dataset.stages, 2021));
    expect([context.isCurrent, seasonContext(tables, current).isCurrent]).toEqual([false, true]);
  });

  it('has the clubs of the league in that season', () => {
    expect(context.playing).toContain('fc-edmonton');
    expect(context.playing).not.toContain('vancouver-fc');
  });

  it('gives the known ids of the feed their meaning', () => {
    for (const { club_id, feed_team_id } of dataset.clubs)
      if (feed_team_id !== null) expect(context.clubs.get(feed_team_id)).toBe(club_id);
    for (const { venue_id, feed_stadium_id } of dataset.venues)
      if (feed_stadium_id !== null) expect(context.venues.get(feed_stadium_id)).toBe(venue_id);
    expect(context.clubs.has('null')).toBe(false);
    expect(context.homes.get('forge-fc')).toBe(
      dataset.clubs.find(({ club_id }) => club_id === 'forge-fc')?.home_venue_id,
    );
  });

  it('throws for a season that is not in the data', () => {
    expect(() => seasonContext(tables, 2018)).toThrow('there is no season 2018');
  });
});

describe('competitionPrefix', () => {
  it('is what the ids of a competition begin with', () => {
    expect(competitionPrefix('cpl::Football_Season::ab')).toBe('cpl');
  });
});
