import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

const baseUrl = `${process.argv[2]}/api/v1`;
const api = createClient<paths>({ baseUrl, querySerializer: { array: { style: 'form', explode: false } } });

const stages: components['schemas']['Stage'][] = ['semifinal', 'final'];
const { data: page, response } = await api.GET('/matches', {
  params: { query: { season: [2023, 2024], stage: stages } },
});
if (!page) throw new Error(`status ${response.status}`);
for (const { date, stage, home_team, home_goals, away_goals, away_team } of page.matches)
  console.log(date, stage, home_team, home_goals ?? '-', away_goals ?? '-', away_team);

const { data: tables } = await api.GET('/standings', { params: { query: { season: 2025 } } });
if (tables?.kind === 'season')
  console.log(tables.source, tables.standings[0]?.team, tables.standings[0]?.points);

const { error } = await api.GET('/match-stats', { params: { query: { season: 2100 } } });
console.log(error?.error, error?.message);
