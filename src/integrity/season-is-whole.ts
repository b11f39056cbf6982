import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** Tells the operator how matches of the feed get their stages. */
export const stageRemedy =
  "write the feed's ids of stages into feed_stage_id of data/stages.csv, and refresh the season";

export const seasonIsWhole: IntegrityRule = {
  name: 'season-is-whole',
  description:
    'Each stage of each season has the number of matches of its format, and no match is of another stage. The play-offs of ' +
    'the current season may have fewer, since they are drawn late; a future season may have none.',
  tables: ['stages', 'matches'],
  liveRows: 'none',
  *check({ stages, matches, snapshot }) {
    const matchesByStage = groupBy(matches, ({ season, stage }) => `${season} ${stage}`);
    for (const stage of stages) {
      const count = matchesByStage.get(`${stage.season} ${stage.stage}`)?.length ?? 0;
      if (count === 0 && stage.season > snapshot.season) continue;
      const isToBeDrawn = stage.season >= snapshot.season && stage.table === null;
      if (isToBeDrawn ? count > stage.matches : count !== stage.matches) {
        const name = `${stage.season} ${stage.stage}`;
        const numberWithoutStage = matchesByStage.get(`${stage.season} null`)?.length ?? 0;
        const remedy =
          numberWithoutStage === 0 ? '' : `; matches without a stage: ${numberWithoutStage}; ${stageRemedy}`;
        yield breach(
          'stages',
          stage,
          'matches',
          `${name} has ${count} matches; expected ${stage.matches} by its format${remedy}`,
        );
      }
    }
    const stageKeys = new Set(stages.map(({ season, stage }) => `${season} ${stage}`));
    for (const match of matches) {
      // A stage that the feed names and data/stages.csv does not have is unknown.
      if (match.stage === null || stageKeys.has(`${match.season} ${match.stage}`)) continue;
      yield breach(
        'matches',
        match,
        'stage',
        `"${match.stage}" is no stage of ${match.season}; expected one of data/stages.csv`,
      );
    }
  },
};
