import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { League } from '../../../src/records/league-schema.ts';
import { service } from '../../../src/service.ts';
import { dataPath, type Project } from '../../project.ts';
import type { FlatTable } from './flat-tables.ts';
import { type Downloads, renderChecksums } from './manifest.ts';

/** Returns the documents that go with the downloads, by their name there. */
export async function documentsOf(project: Project, league: League): Promise<Map<string, string>> {
  const { license, attribution } = league;
  const documents = new Map([
    ['LICENSE.txt', `${service.name}\n\n${license.name}\n${license.url}\n\nAttribution: ${attribution}\n`],
  ]);
  const changes = dataPath(project, 'CHANGELOG.md');
  const noChanges = '# Changes of the data\n\nNone is recorded.\n';
  documents.set('CHANGELOG.md', existsSync(changes) ? await readFile(changes, 'utf8') : noChanges);
  return documents;
}

const idLength = 16;

/**
 * Returns the id of the data. It is a hash of the checksums of the downloads, so that other data always has another id. The
 * files that name the id cannot be among them.
 *
 * @param downloads the tables in every format but the database, and the documents
 */
export function releaseOf(downloads: Downloads): string {
  return hash('sha256', renderChecksums(downloads)).slice(0, idLength);
}

/** The table and the key that each column refers to; a column of one table alone has its name and a dot before. */
const byColumn: Readonly<Record<string, readonly string[]>> = {
  season: ['seasons', 'season'],
  match_id: ['matches', 'match_id'],
  club: ['teams', 'club_id'],
  club_id: ['teams', 'club_id'],
  home_club: ['teams', 'club_id'],
  away_club: ['teams', 'club_id'],
  'seasons.champion': ['teams', 'club_id'],
  'matches.winner': ['teams', 'club_id'],
  regular_season_winner: ['teams', 'club_id'],
  opponent: ['teams', 'club_id'],
  venue_id: ['venues', 'venue_id'],
};

/** Returns the columns whose values are keys of another table, with its file and key; no key refers to itself. */
export function referencesOf({ file, columns }: Pick<FlatTable, 'file' | 'columns'>) {
  return columns.flatMap(({ name }) => {
    const [table, key] = byColumn[name] ?? byColumn[`${file}.${name}`] ?? [];
    return table === undefined || key === undefined || table === file ? [] : [{ column: name, table, key }];
  });
}
