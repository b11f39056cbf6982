import { describe, expect, it } from 'vitest';
import { parseDataset, readDatasetFiles } from '../../../../build/read/dataset.ts';
import { isInSeason } from '../../../../src/records/season-rules.ts';
import { brokenOf, setField } from '../../../support/broken.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { played, season, dataset, datasetRoot } = world;
  const { faultsWith, testFaults } = await brokenOf(world);

  const [first] = played as [(typeof played)[0]];
  const file = `data/matches/${season}.csv`;

  testFaults([
    [
      'a day of the snapshot that is a word',
      'data/snapshot.json',
      (text) => text.replace(/(?<="as_of": ")[^"]+/, 'August'),
      /^data\/snapshot\.json:\d+:as_of "August"; expected a calendar day/,
    ],
    [
      'a current season that no table has',
      'data/snapshot.json',
      (text) => text.replace(/(?<="season": )\d+/, '2099'),
      'data/snapshot.json:1:season 2099 is not known; expected one of data/seasons.csv',
    ],
    [
      'a document that is no JSON',
      'data/snapshot.json',
      (text) => text.slice(1),
      /^data\/snapshot\.json:2 is not JSON: .*; expected a JSON object/,
    ],
  ]);

  describe('parseDataset', () => {
    it('reports the faults of all files together', () => {
      const faults = faultsWith({
        [file]: setField(first.match_id, 'home_goals', 'two'),
        'data/stages.csv': setField(`${season},`, 'matches', 'two'),
      });
      expect(faults).toEqual([
        expect.stringMatching(/^data\/stages\.csv:\d+:matches "two"; expected a whole number/),
        expect.stringMatching(`^${file}:\\d+:home_goals`),
      ]);
    });

    it('reports a file that belongs to no table', () => {
      expect(faultsWith({ [file.replace('.csv', '-final.csv')]: () => 'match_id\n' })).toEqual([
        expect.stringMatching(/^data\/matches\/\d{4}-final\.csv:1 belongs to no table; expected one of/),
      ]);
    });

    it('reports a table or document that a dataset cannot be without', () => {
      expect(() => parseDataset(new Map())).toThrow(
        /data\/seasons\.csv:1 does not exist[\s\S]*snapshot\.json:1 does/,
      );
    });

    it('returns an empty table, or no model, for a file that is missing and not required', async () => {
      const files = await readDatasetFiles(datasetRoot);
      const some = new Map(
        [...files].filter(([file]) => !/data\/(odds\/|weather|expected-goals)/.test(file)),
      );
      const { odds, weather, expectedGoals } = parseDataset(some).dataset;
      expect({ odds, weather, expectedGoals }).toEqual({ odds: [], weather: [], expectedGoals: null });
    });

    it('gives the rows of a seasonal table the season of their file', async () => {
      const again = parseDataset(await readDatasetFiles(datasetRoot)).dataset;
      expect(again).toEqual(dataset);
      expect(again.matches.every((row) => isInSeason(dataset.league, row.date, row.season))).toBe(true);
    });
  });
});
