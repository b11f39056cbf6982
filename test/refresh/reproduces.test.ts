import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../scripts/refresh/data-files.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { type Distort, plansOf } from '../support/in-process-feed.ts';
import { contents, refreshingOf } from '../support/refreshing.ts';

/** The tables a refresh writes, but for the weather, which it asks others for. */
const refreshed = ['matches', 'matchStats', 'goals', 'referees', 'teamStats', 'players', 'squads'] as const;

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset, project } = world;
  const { planWith } = await plansOf(world);
  const { dayAfterTheData, finished, latest, refreshing } = refreshingOf(world);

  const firstMonth = String(dataset.league.season_first_month).padStart(2, '0');
  const beforeTheSeason = new Date(`${latest}-${firstMonth}-01T00:00:00Z`);

  it.for(dataset.seasons.map(({ season }) => season))(
    'a refresh from what the data says changes no byte of %i',
    async (season) => {
      const { files, changes } = await planWith((body) => body, { season, full: true });
      expect(files).toEqual([]);
      expect(changes).toEqual([]);
    },
  );

  it('a refresh leaves red cards unknown where the feed has no statistics and no card', async () => {
    const withStatistics = new Set(dataset.matchStats.map(({ match_id }) => match_id));
    const unknown = dataset.matches.filter(
      ({ status, match_id, home_red_cards, away_red_cards }) =>
        status === 'FINISHED' &&
        !withStatistics.has(match_id) &&
        home_red_cards === null &&
        away_red_cards === null,
    );
    let emptied = 0;
    const emptyLists: Distort = (body, path) => {
      const isUnknown = unknown.some(({ match_id }) => decodeURIComponent(path).includes(match_id));
      if (!path.includes('/header') || !isUnknown) return body;
      emptied += 1;
      const side = (name: string) => ({ ...(body[name] as object), redCards: [] });
      return { ...body, home: side('home'), away: side('away') };
    };
    const { files } = await planWith(emptyLists, { season: latest, full: true });
    expect(emptied).toBeGreaterThan(0);
    expect(files).toEqual([]);
  });

  const at = refreshing();

  it('a refresh of data that was taken back brings back the season, byte for byte', async () => {
    await at.takeBack(beforeTheSeason);
    const before = await contents(at.copy.project);
    expect((await at.run({ dryRun: true })).files).toContain(`data/matches/${latest}.csv`);
    expect(await contents(at.copy.project)).toEqual(before);
    expect((await at.run()).newResults).toHaveLength(finished.length);
    const now = await contents(at.copy.project);
    const wanted = await contents(project);
    for (const file of refreshed.map((name) =>
      path.posix.relative('data', fileOf(at.copy.project, name, latest)),
    ))
      expect(now[file], file).toBe(wanted[file]);
    const { as_of, source } = JSON.parse(await readFile(at.copy.path('data/snapshot.json'), 'utf8'));
    expect({ as_of, source }).toEqual({
      as_of: dayAfterTheData.toISOString().slice(0, 10),
      source: "the league's official feed",
    });
    const changelog = await readFile(at.copy.path('data/CHANGELOG.md'), 'utf8');
    const [match] = finished;
    expect(changelog).toContain(`, season ${latest}\n\n- ${match?.date}: ${match?.home_club} `);
  });

  it('a season that data/seasons.csv does not have is refused', async () => {
    await expect(planWith((body) => body, { season: 2031 })).rejects.toThrow(
      `there is no season 2031 in ${project.data}/seasons.csv`,
    );
  });
});
