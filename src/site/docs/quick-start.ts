import { computeStandings, standingsInputs } from '../../derive/standings.ts';
import { type Html, html } from '../html.ts';
import { hasStandings, standingsOf } from '../lookups/standings.ts';
import type { Site } from '../site.ts';
import { codeTabs } from './code-tabs.ts';

const rowCount = 3;
const fields = ['position', 'team', 'points'] as const;

/** Returns the request of one table in five languages and programs, with what each prints, computed from the data. */
export function quickStart(site: Site, season: number): Html {
  const { tables } = site;
  const record = standingsInputs(tables, season);
  const group = hasStandings(tables, season)
    ? undefined
    : record.stages.find(({ table }) => table === 'own')?.stage;
  const standings = group === undefined ? standingsOf(tables, season) : computeStandings(record, [group]);
  const rows = standings.slice(0, rowCount);
  const lines = (separator: string) =>
    rows.map((row) => fields.map((name) => row[name]).join(separator)).join('\n');
  const url = `{host}/api/v1/standings?season=${season}${group === undefined ? '' : `&stage=${group}`}`;
  const csv = `${url}&format=csv&fields=${fields.join(',')}`;
  const header = fields.join(',');
  return html`<p>Answers are JSON, lists also CSV. No key is needed. The same table in five places:</p>
${codeTabs(site, 'quick-start', [
  {
    label: 'curl',
    language: 'sh',
    code: `curl -s '${csv}' | head -${rowCount + 1}`,
    output: `${header}\n${lines(',')}`,
  },
  {
    label: 'JavaScript',
    language: 'js',
    code: `const response = await fetch('${url}');
const { standings } = await response.json();
for (const { position, team, points } of standings.slice(0, ${rowCount})) console.log(position, team, points);`,
    output: lines(' '),
  },
  {
    label: 'Python',
    language: 'python',
    code: `import json, urllib.request

with urllib.request.urlopen('${url}') as response:
    for row in json.load(response)['standings'][:${rowCount}]:
        print(row['position'], row['team'], row['points'])`,
    output: lines(' '),
  },
  {
    label: 'R',
    language: 'r',
    code: `standings <- read.csv("${csv}")
write.table(head(standings, ${rowCount}), quote = FALSE, row.names = FALSE, col.names = FALSE)`,
    output: lines(' '),
  },
  {
    label: 'Spreadsheet',
    language: 'text',
    code: `=IMPORTDATA("${csv}")`,
    output: `${header.replaceAll(',', '\t')}\n${lines('\t')}\n…`,
  },
])}`;
}
