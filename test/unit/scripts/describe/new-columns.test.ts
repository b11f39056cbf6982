import { expect, it } from 'vitest';
import { withNewColumns } from '../../../../scripts/describe/new-columns.ts';
import { datasetTables } from '../../../../src/records/dataset/index.ts';

it('withNewColumns adds an empty column where the schema has it', () => {
  const csv = 'match_id,referee_id,name\na-match,a-referee,"Doe, J."\n';
  expect(withNewColumns(datasetTables.referees, csv)).toBe(
    'match_id,referee_id,name,short_name\na-match,a-referee,"Doe, J.",\n',
  );
});

it('withNewColumns returns a file with every column unchanged, even its needless quotes', () => {
  const csv = 'check,subject,reason\r\n"none","a","b"\r\n';
  expect(withNewColumns(datasetTables.knownExceptions, csv)).toBe(csv);
});

it('withNewColumns keeps the columns of a table that has one for each statistic', () => {
  const csv = 'Goals\n7\n';
  expect(withNewColumns(datasetTables.teamStats, csv)).toBe('club,Goals\n,7\n');
});
