import { project } from '../../scripts/cli/root.ts';
import { readTestWorld } from './world.ts';

/** Our league, with its dataset and what is derived from it. */
export const ours = await readTestWorld(project);
export const { dataset, league, tables, resources, current, answer, seasonStandings, tablesAt } = ours;
export { ofSeason } from '../../src/records/season-rules.ts';
export { root } from './root.ts';

/** The models of the dataset, which ours has. */
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

/** The seasons whose figures tests name: they are over, and no refresh changes them. */
export const settled = [2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;

/** The rows of those seasons. */
export function ofSettled<Row extends { readonly season: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ season }) => settled.some((one) => one === season));
}
