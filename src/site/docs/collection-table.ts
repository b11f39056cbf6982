import { parseQuery } from '../../query/parse-query.ts';
import { exampleParameters } from '../../records/example-parameters.ts';
import { publishedTables, type TableName, tableNames } from '../../records/published.ts';
import { rowsFor } from '../../resources/format.ts';
import type { Resource } from '../../resources/resource.ts';

/** Returns the table whose rows are the records of a resource; undefined where they are of no table by season. */
export function collectionTable(resource: Resource): TableName | undefined {
  const query = parseQuery(resource.parameters, exampleParameters(resource.examples[0]));
  const schema = rowsFor(resource, query)?.schema;
  return tableNames.find((name) => publishedTables[name].seasonal && publishedTables[name].row === schema);
}
