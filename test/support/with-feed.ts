import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fastGlob from 'fast-glob';

/** The settings of a feed that does not exist: the tests replay it. */
const feed = {
  adapter: 'sdp',
  origin: 'https://feed.test',
  path: '/v2/li/seasons',
  competition: 'li',
  locale: 'es-ES',
  site: 'https://site.test',
};

/** The columns of ids in the form of the feed, the kind of id, and what it is an id of. */
const idColumns: readonly (readonly [column: string, kind: string, of: string])[] = [
  ['match_id', 'Match', 'match_id'],
  ['feed_season_id', 'Season', 'season'],
  ['feed_team_id', 'Team', 'club_id'],
  ['feed_stadium_id', 'Stadium', 'venue_id'],
];

/** One club and one venue have no id: it is inferred from the schedule, as for a new one. */
const withoutId = ['simsek-sk', 'el-nido'];

/** Returns the last part of an id: always the same for the same name. */
function shortId(kind: string, name: string): string {
  return createHash('sha256').update(`${kind} ${name}`).digest('hex').slice(0, 32);
}

type Row = Record<string, string>;

/** Gives the second league in a folder a feed in the form of `sdp`: settings, ids and the venues that it names. */
export async function addFeed(data: string): Promise<void> {
  for (const file of await fastGlob('**/*.csv', { cwd: data, absolute: true })) {
    const rows: Row[] = parse(await readFile(file), { columns: true });
    for (const row of rows) {
      for (const [column, kind, of] of idColumns) {
        const name = row[of] ?? '';
        if (column in row && !withoutId.includes(name))
          row[column] = `${feed.competition}::Football_${kind}::${shortId(kind, name)}`;
      }
      if (row.venue_basis === 'home ground') row.venue_basis = 'feed';
    }
    await writeFile(file, stringify(rows, { header: true }));
  }
  const file = path.join(data, 'league.json');
  const league = JSON.parse(await readFile(file, 'utf8'));
  league.feed = feed;
  league.examples.match_id = shortId('Match', league.examples.match_id);
  await writeFile(file, JSON.stringify(league, null, 2));
}
