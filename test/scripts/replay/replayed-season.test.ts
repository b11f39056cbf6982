import { describe, expect, it } from 'vitest';
import { knownMatches } from '../../../scripts/replay/replayed-season.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, played: finished }) => {
  const days = [...new Set(finished.map(({ date }) => date))].sort();
  const knownOn = (day: string) => {
    const isKnown = knownMatches(dataset, ({ date }) => date < day);
    return new Set(dataset.matches.filter(isKnown).map(({ match_id }) => match_id));
  };

  it('every match is known on the morning of its day', () => {
    for (const day of days) {
      const ids = knownOn(day);
      for (const match of finished)
        if (match.date === day) expect(ids, match.match_id).toContain(match.match_id);
    }
  });

  it('a match once known stays known', () => {
    for (const [index, day] of days.entries()) {
      const next = days[index + 1];
      if (next) expect([...knownOn(day).difference(knownOn(next))]).toEqual([]);
    }
  });

  it('a match of a knock-out is not known before the last match of a table is over', () => {
    const tableStages = new Set(
      dataset.stages.filter(({ table }) => table !== null).map(({ season, stage }) => `${season} ${stage}`),
    );
    const isOfTable = ({ season, stage }: (typeof finished)[number]) => tableStages.has(`${season} ${stage}`);
    for (const day of days) {
      const [sample] = finished.filter(({ date }) => date === day);
      const isTableOpen = finished.some(
        (match) => match.season === sample?.season && isOfTable(match) && match.date >= day,
      );
      if (!isTableOpen) continue;
      const ids = knownOn(day);
      const knockOuts = finished.filter(
        (match) => match.season === sample?.season && match.stage !== null && !isOfTable(match),
      );
      expect(knockOuts.filter(({ match_id }) => ids.has(match_id))).toEqual([]);
    }
  });
});
