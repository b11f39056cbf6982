import { describe, expect, it } from 'vitest';
import { UserError } from '../../build/errors.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { plansOf } from '../support/in-process-feed.ts';
import { matchDayOf } from '../support/match-day.ts';
import { contents, refreshingOf } from '../support/refreshing.ts';

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { planWith } = await plansOf(world);
  const { season } = matchDayOf(world);
  const { latest, refreshing } = refreshingOf(world);

  it.for(['/matches?', '/standings/', '/stats/players?', '/stats/teams?'])(
    'a list that does not come is refused, as is something else altogether in its place: %s',
    async (part) => {
      const otherLists = { matches: 7, standings: 7, players: 7, teams: 7 };
      for (const other of [new Error('it answered 500'), otherLists, null]) {
        const plan = planWith((body, path) => (path.includes(part) ? other : body), { season: latest });
        await expect(plan).rejects.toThrow(UserError);
      }
    },
  );

  it('lists without entries change nothing, and the rows that stay are counted', async () => {
    const lists = ['players', 'teams'];
    const empty = (body: Record<string, unknown>) => ({
      ...body,
      ...Object.fromEntries(lists.filter((name) => name in body).map((name) => [name, []])),
    });
    const { files, lines } = await planWith(empty, { season });
    expect(files).toEqual([]);
    const count = ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed').length;
    expect(lines.some((line) => line.startsWith(`${count} of players stay, `))).toBe(count > 0);
  });

  it('a page that the feed repeats is read once', async () => {
    const first = await planWith((body) => body, { season });
    const endless = (body: Record<string, unknown>) =>
      'pagination' in body
        ? { ...body, pagination: { totalPages: 48, currentPage: 1, isLastPage: false } }
        : body;
    expect(await planWith(endless, { season })).toEqual(first);
  });

  it('a missing or malformed page ends its category, and all other pages are used', async () => {
    const first = await planWith((body) => body, { season });
    const thin = (body: Record<string, unknown>, path: string) => {
      if (path.includes('category=passing')) return {};
      if (path.includes('&page=2')) return new Error('it answered 500');
      return 'pagination' in body ? { ...body, pagination: { totalPages: 48 } } : body;
    };
    const { lines, ...plan } = await planWith(thin, { season });
    expect(plan.files).toEqual(first.files);
    expect(lines).toContainEqual(
      expect.stringMatching(/^players in 'passing' left out, in whole or in part: .* has no list 'players'/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^teamStats in 'general' left out, in whole or in part: .*it answered 500$/),
    );
  });

  it('a schedule without most of the stored matches is refused', async () => {
    const stored = ofSeason(dataset.matches, season).length;
    const left = Math.floor(stored * 0.4);
    const half = (body: Record<string, unknown>, path: string) =>
      path.includes('/matches?') ? { ...body, matches: (body.matches as unknown[]).slice(0, left) } : body;
    await expect(planWith(half, { season })).rejects.toThrow(
      `lacks ${stored - left} of the ${stored} entries known`,
    );
  });

  const at = refreshing();

  it('over HTTP a feed that fails loses nothing, and data/ is as it was', async () => {
    const before = await contents(at.copy.project);
    at.replay.fault('500');
    await expect(at.run({ season: latest, client: { retries: 0 } })).rejects.toThrow(UserError);
    expect(await contents(at.copy.project)).toEqual(before);
  });
});
