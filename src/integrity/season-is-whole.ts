import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** What gives matches of the feed their stages. */
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
    const played = groupBy(matches, ({ season, stage }) => `${season} ${stage}`);
    for (const stage of stages) {
      const found = played.get(`${stage.season} ${stage.stage}`)?.length ?? 0;
      if (found === 0 && stage.season > snapshot.season) continue;
      const isToBeDrawn = stage.season >= snapshot.season && stage.table === null;
      if (isToBeDrawn ? found > stage.matches : found !== stage.matches) {
        const name = `${stage.season} ${stage.stage}`;
        const unknown = played.get(`${stage.season} null`)?.length ?? 0;
        const remedy = unknown === 0 ? '' : `; matches without a stage: ${unknown}; ${stageRemedy}`;
        yield breach(
          'stages',
          stage,
          'matches',
          `${name} has ${found} matches; expected ${stage.matches} by its format${remedy}`,
        );
      }
    }
    const known = new Set(stages.map(({ season, stage }) => `${season} ${stage}`));
    for (const match of matches) {
      // A stage that the feed names and data/stages.csv does not have is unknown.
      if (match.stage === null || known.has(`${match.season} ${match.stage}`)) continue;
      yield breach(
        'matches',
        match,
        'stage',
        `"${match.stage}" is no stage of ${match.season}; expected one of data/stages.csv`,
      );
    }
  },
};
