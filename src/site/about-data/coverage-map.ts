import { publishedTables, type TableName } from '../../records/published.ts';
import { seasonName } from '../../records/season-span.ts';
import { table } from '../components/table.ts';
import { type FieldCoverage, fieldCoverage, isPartial } from '../docs/field-coverage.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchSeasons } from '../lookups/matches.ts';
import type { Site } from '../site.ts';
import { coverage } from './coverage-shade.ts';

/** Returns the coverage of each field of a table, by season. The home side's fields stand for both sides'. */
export function coverageMap(site: Site, name: TableName): Html {
  const { tables } = site;
  const { file } = publishedTables[name];
  const rows = fieldCoverage(tables, name).filter((row) => isPartial(row) && !row.field.includes('.away.'));
  if (rows.length === 0) return nothing;
  return html`<details id="coverage-${file}"${name === 'matches' ? html` open` : nothing}><summary><code>${file}</code></summary>${table<FieldCoverage>(
    {
      caption: `Coverage: ${file}`,
      rows,
      columns: [
        { heading: 'Field', isText: true, cell: ({ field }) => html`<code>${field}</code>` },
        ...matchSeasons(tables).map((season) => ({
          heading: seasonName(season),
          cell: ({ shares }: FieldCoverage) => coverage(site, shares.get(season) ?? null),
        })),
      ],
    },
  )}</details>
`;
}
