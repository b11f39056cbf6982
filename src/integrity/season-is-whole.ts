import { breach, groupBy, type IntegrityRule } from './rule.ts';

export const seasonIsWhole: IntegrityRule = {
  name: 'season-is-whole',
  description:
    'Each stage of each season has the number of matches its format says, and no match is of another stage. The knock-outs ' +
    'of the season under way may have fewer: who plays is drawn late; a season to come may have none at all.',
  tables: ['stages', 'matches'],
  *check({ stages, matches, snapshot }) {
    const played = groupBy(matches, ({ season, stage }) => `${season} ${stage}`);
    for (const stage of stages) {
      const found = played.get(`${stage.season} ${stage.stage}`)?.length ?? 0;
      if (found === 0 && stage.season > snapshot.season) continue;
      const isToBeDrawn = stage.season >= snapshot.season && stage.table === null;
      if (isToBeDrawn ? found > stage.matches : found !== stage.matches) {
        const name = `${stage.season} ${stage.stage}`;
        yield breach(
          'stages',
          stage,
          'matches',
          `${name} has ${found} matches; expected ${stage.matches}, as its format says`,
        );
      }
    }
    const known = new Set(stages.map(({ season, stage }) => `${season} ${stage}`));
    for (const match of matches) {
      if (known.has(`${match.season} ${match.stage}`)) continue;
      yield breach(
        'matches',
        match,
        'stage',
        `"${match.stage}" is no stage of ${match.season}; expected one of data/stages.csv`,
      );
    }
  },
};
