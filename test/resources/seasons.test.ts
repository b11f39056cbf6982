import { describe, expect, it } from 'vitest';
import { renderAnswers } from '../../build/render/answers.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { seasonIsWhole } from '../../src/integrity/match-rules.ts';
import { type Dataset, datasetOfSeason } from '../../src/records/dataset/index.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { matches } from '../../src/resources/matches.ts';
import { stages } from '../../src/resources/seasons.ts';
import { standings } from '../../src/resources/standings.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ season, stage, answer, dataset }) => {
  it('lists the stages of a season in order of play, and the seasons with a stage', () => {
    const names = answer(stages, { season }).stages.map((row) => row.stage);
    const own = dataset.stages.filter((row) => row.season === season);
    expect(names).toEqual(own.map((row) => row.stage));
    expect(answer(stages, { stage }).total).toBe(dataset.stages.filter((row) => row.stage === stage).length);
  });
});

const row = { feed_season_id: `cpl::Football_Season::${'0'.repeat(32)}`, format: 'Regular season, playoff' };

describe.for(worlds)('$name', ({ resources, answer, current, dataset }) => {
  /** A season that is known by its name and its stages alone. */
  const coming = Math.max(...dataset.seasons.map(({ season }) => season)) + 1;
  const stage = { season: coming, own: null, feed_stage_id: null };
  const present = datasetOfSeason(dataset, current);
  const announced: Dataset = {
    ...present,
    seasons: [...present.seasons, { ...row, season: coming, champion: null, regular_season_winner: null }],
    stages: [
      ...present.stages,
      { ...stage, stage: 'regular', matches: 112, table: 'season' },
      { ...stage, stage: 'final', matches: 1, table: null },
    ],
  };
  const tables = deriveTables(announced, []);

  it('a season to come is prerendered with empty pages, without standings', () => {
    const prerendered = resources.flatMap((resource) =>
      [...renderAnswers(resource, tables)].map(([path]) => path),
    );
    expect(prerendered).toContain(`/data/v1/matches/season/${coming}.json`);
    expect(prerendered).not.toContain(`/data/v1/standings/season/${coming}.json`);
  });

  it('a season to come has no matches, standings or statistics', () => {
    expect(answer(matches, { season: coming }, tables)).toMatchObject({ total: 0, matches: [] });
    expect(answer(standings, { season: coming }, tables)).toMatchObject({ standings: [], stages: [] });
    expect(answer(matchStats, { season: coming }, tables)).toMatchObject({ count: 0, match_stats: [] });
    expect(answer(standings, {}, tables)).toMatchObject({ seasons: expect.not.arrayContaining([coming]) });
  });

  it('a current season without its matches breaks a rule', () => {
    const broken = (of: Dataset) => [...seasonIsWhole.check(of)].map(({ message }) => message);
    expect(broken(announced)).toEqual([]);
    const begun = { ...announced, snapshot: { ...dataset.snapshot, season: coming } };
    expect(broken(begun)).toContainEqual(
      expect.stringContaining(`${coming} regular has 0 matches; expected 112`),
    );
    const [match] = dataset.matches;
    const unstaged = [{ ...(match as (typeof dataset.matches)[0]), season: coming, stage: null }];
    expect(broken({ ...begun, matches: unstaged })).toContainEqual(
      expect.stringMatching(
        `^${coming} regular has 0 matches; expected 112 .*; matches without a stage: 1; .* feed_stage_id of stages.csv`,
      ),
    );
  });
});
