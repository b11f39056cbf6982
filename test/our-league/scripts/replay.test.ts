import { describe, expect, it } from 'vitest';
import { ReplayedFeed } from '../../../scripts/replay/feed.ts';
import { feedPaths } from '../../../src/feed/paths.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { dataset, root } from '../../support/tables.ts';

const feed = await ReplayedFeed.read(root, 0);
const paths = feedPaths(seasonContext(dataset, 2025).seasonId);

function body(address: string): object | undefined {
  const { pathname, searchParams } = new URL(address, 'http://feed.test');
  return feed.answer(decodeURIComponent(pathname), searchParams).body;
}

describe('an answer of the replayed feed', () => {
  it('has the clubs of the season under their present names', () => {
    const { teams } = body(feedPaths(seasonContext(dataset, 2019).seasonId).teams) as {
      teams: { officialName: string; stadium: { name: string } }[];
    };
    const names = teams.map(({ officialName }) => officialName);
    expect(names).toHaveLength(7);
    expect(names).toContain('Inter Toronto FC');
    expect(names).not.toContain('York9 FC');
  });

  it('has the oddities of the feed', () => {
    const ofAllCategories = (address: string) => address.replace('category=general&', '');
    type Listed = { shortName: string; stats: { statsId: string; statsValue: number }[] };
    const { players } = body(ofAllCategories(paths.players('general', 1))) as { players: Listed[] };
    const figures = (player: Listed) => new Map(player.stats.map((one) => [one.statsId, one.statsValue]));
    const carducci = players.find(({ shortName }) => shortName === 'M. Carducci') as Listed;
    expect(figures(carducci).get('goals')).toBe(0);
    expect(figures(carducci).has('Goals')).toBe(false);
    for (const player of players) {
      const named = figures(player);
      expect(named.get('Xg')).toBe(0);
      expect(named.get('Time Played')).toBe(named.get('minutes-played') || undefined);
      expect(named.get('total-attacking-assist')).toBe(named.get('assists'));
    }
    const { teams } = body(ofAllCategories(paths.teamStats('general', 1))) as { teams: Listed[] };
    expect([...figures(teams[0] as Listed).keys()]).toContain(
      'Total Successful Passes ( Excl Crosses & Corners ) ',
    );
  });
});
