import { checkDataset } from '../../build/check.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Parameters } from '../../src/query/parameter.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Tables } from '../../src/records/published.ts';
import { noFeed } from '../../src/records/status.ts';
import { type AnswerContext, type Resource, resourceIn } from '../../src/resources/resource.ts';
import { datasetRoot } from './root.ts';

const { dataset, locations } = await readDataset(datasetRoot);

/** The real dataset and what is derived from it. */
export const tables = deriveTables(dataset, checkDataset(dataset, locations, integrityRules));
export { ofSeason } from '../../src/records/season-rules.ts';
export { datasetRoot, root } from './root.ts';
export { dataset, locations as places };
export const { league } = dataset;

/** The models of the dataset, which the real one has. */
export const models = {
  get expectedGoals() {
    return present(dataset.expectedGoals);
  },
  get ratingModel() {
    return present(dataset.ratingModel);
  },
};

function present<Model>(model: Model | null): Model {
  if (model === null) throw new Error('a model of the dataset is missing');
  return model;
}

/** The current season. A refresh changes its figures, so tests take them from the data and name none. */
export const current = dataset.snapshot.season;

/** The seasons whose figures tests name: they are over, and no refresh changes them. */
export const settled = [2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;

/** The rows of those seasons. */
export function ofSettled<Row extends { readonly season: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ season }) => settled.some((one) => one === season));
}

/** The tables as a refresh would have left them at a moment of a season: a present that stays what it is. */
export function tablesAt(moment: string, season: number): Tables {
  const past = rewind(dataset, new Date(moment), season);
  return deriveTables(past, checkDataset(past, locations, integrityRules));
}

const tenDays = 10 * 24 * 60 * 60 * 1000;

/** A moment for answers that carry a time: ten days after the snapshot. */
export const context: AnswerContext = {
  now: new Date(Date.parse(dataset.snapshot.as_of) + tenDays),
  feed: noFeed,
};

/** A resource of whatever parameters. */
interface Answering<A> {
  readonly parameters: Parameters;
  canonical?(query: never, tables: Tables): object;
  answer(tables: Tables, query: never, context: AnswerContext): A;
}

/** Returns the answer to a query, of the real tables or of others; what is left out is its default. */
export function answer<A>(
  { parameters, ...resource }: Answering<A>,
  given: object = {},
  of: Tables = tables,
): A {
  const texts = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const inLeague = resourceIn(of.league, { ...resource, parameters } as unknown as Resource);
  const query = parseQuery(inLeague.parameters, texts) as never;
  return resource.answer(of, (resource.canonical?.(query, of) ?? query) as never, context);
}
