import type { Player } from '../../records/player.ts';
import { plainTable } from '../components/table.ts';
import { type CodeTab, codeTabs } from '../docs/code-tabs.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

const rowCount = 3;
const columns = ['season', 'name', 'team', 'goals'] as const satisfies readonly (keyof Player)[];

const query = `SELECT ${columns.join(', ')} FROM`;
const order = `ORDER BY goals DESC, name LIMIT ${rowCount}`;

const recipes: readonly CodeTab[] = [
  { label: 'DuckDB', language: 'sql', code: `${query} '{host}/dumps/players.parquet' ${order};` },
  {
    label: 'pandas',
    language: 'python',
    code: `import pandas as pd

players = pd.read_csv("{host}/dumps/players.csv", dtype={"goals": "Int64"})
best = players.sort_values(["goals", "name"], ascending=[False, True])
print(best[["${columns.join('", "')}"]].head(${rowCount}).to_string(index=False))`,
  },
  {
    label: 'R',
    language: 'r',
    code: `players <- read.csv("{host}/dumps/players.csv")
best <- players[order(-players$goals, players$name), ]
print(head(best[c("${columns.join('", "')}")], ${rowCount}), row.names = FALSE)`,
  },
  {
    label: 'SQLite',
    language: 'sh',
    code: `curl -O {host}/dumps/soccer-data.sqlite
sqlite3 soccer-data.sqlite "${query} players ${order}"`,
  },
];

/** Returns one query of the downloads in four programs, with the rows that each prints. */
export function dataRecipes(site: Site): Html {
  const { tables } = site;
  const scorers = [...tables.rows('players')]
    .sort((a, b) => (b.goals ?? -1) - (a.goals ?? -1) || (a.name < b.name ? -1 : 1))
    .slice(0, rowCount);
  return html`<p>The seasons in which a player scored the most goals. Each of these programs prints the same rows:</p>
${codeTabs(site, 'recipes', recipes)}
${plainTable({
  caption: 'What it prints',
  headings: columns,
  textColumns: 3,
  rows: scorers.map((player) => columns.map((name) => player[name] ?? '')),
})}`;
}
