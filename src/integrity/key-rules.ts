import { isPlayedBy } from '../derive/matches.ts';
import type { DatasetTable } from '../records/dataset/define-table.ts';
import { type DatasetTableName, datasetTables } from '../records/dataset/index.ts';
import { byName, entriesOf, groupBy, keysOf } from '../records/typed.ts';
import { breach, type IntegrityRule, ofPart, unexpected } from './rule.ts';

const names = keysOf(datasetTables);

const tables = entriesOf<Record<DatasetTableName, DatasetTable>>(datasetTables);

const tablesWithReferences = tables.filter(([, { references }]) => references);

export const keyRules: readonly IntegrityRule[] = [
  {
    name: 'ids-unique',
    description: 'No two rows of a table have the same key; a match is in one season only.',
    tables: names,
    *check(dataset) {
      for (const name of names) {
        const { key, seasonal }: DatasetTable = datasetTables[name];
        // A match happens once; a player has a row in each season they played.
        const columns = seasonal && name !== 'matches' ? ['season', ...key] : [...key];
        const ids = new Set<string>();
        for (const row of dataset[name]) {
          const values = byName(row);
          const id = JSON.stringify(columns.map((column) => values[column]));
          if (ids.has(id)) {
            const text = key.map((column) => String(values[column])).join(' ');
            const message = `"${text}" is a duplicate; expected one row for each ${key.join(' + ')}`;
            yield breach(name, row, key[0], message);
          }
          ids.add(id);
        }
      }
    },
  },
  {
    name: 'acronyms-unique',
    description: 'No two clubs have the same acronym, under any of their names.',
    tables: ['clubs', 'clubNames'],
    *check({ clubs, clubNames }) {
      const uses = [
        ...clubs.map((row) => ({
          row,
          breachOf: (expected: string) => unexpected('clubs', row, 'acronym', expected),
        })),
        ...clubNames.map((row) => ({
          row,
          breachOf: (expected: string) => unexpected('clubNames', row, 'acronym', expected),
        })),
      ].filter(({ row }) => row.acronym !== null);
      for (const [first, ...others] of groupBy(uses, ({ row }) => row.acronym).values())
        for (const { row, breachOf } of others)
          if (row.club_id !== first?.row.club_id)
            yield breachOf(`another than that of ${first?.row.club_id}`);
    },
  },
  {
    name: 'neutral-marks',
    description: 'A neutral mark has no colours, since it says that they are not known.',
    tables: ['clubs', 'clubNames'],
    *check({ clubs, clubNames }) {
      const expected = 'none where mark_pattern is neutral';
      for (const column of ['primary_colour', 'secondary_colour'] as const) {
        for (const row of clubs)
          if (row.mark_pattern === 'neutral' && row[column] !== null)
            yield unexpected('clubs', row, column, expected);
        for (const row of clubNames)
          if (row.mark_pattern === 'neutral' && row[column] !== null)
            yield unexpected('clubNames', row, column, expected);
      }
    },
  },
  {
    name: 'club-names-unique',
    description:
      'No two clubs of a season have the same name or short name, whatever their capitals and accents.',
    tables: ['clubs', 'clubNames'],
    *check({ clubs, clubNames }) {
      const clubOf = new Map(clubs.map((club) => [club.club_id, club]));
      const uses = clubNames.flatMap((row) => {
        const club = clubOf.get(row.club_id);
        const from = Math.max(row.from_season, club?.first_season ?? row.from_season);
        const to = Math.min(row.to_season ?? Infinity, club?.last_season ?? Infinity);
        return (['name', 'short_name'] as const).map((column) => ({ row, column, from, to }));
      });
      for (const sharing of groupBy(uses, ({ row, column }) => spelling(row[column])).values()) {
        for (const [index, { row, column, from, to }] of sharing.entries()) {
          const other = sharing
            .slice(0, index)
            .find((use) => use.row.club_id !== row.club_id && use.from <= to && use.to >= from);
          if (!other) continue;
          const expected = `another name than that of ${other.row.club_id} in ${Math.max(from, other.from)}`;
          yield ofPart(column, unexpected('clubNames', row, column, expected));
        }
      }
    },
  },
  {
    name: 'references-resolve',
    description:
      'Every id of a row in another table exists there, and the rows about a match are in the file of ' +
      'its season.',
    tables: tablesWithReferences.map(([name]) => name),
    *check(dataset) {
      for (const [name, { references, seasonal }] of tablesWithReferences) {
        for (const [column, target] of Object.entries(references ?? {})) {
          const [targetName, definition] = tables.find(([, table]) => table.name === target) ?? [];
          if (!targetName || !definition)
            throw new Error(`${name}.${column} refers to ${target}, which is no table`);
          const isBySeason = seasonal && definition.seasonal;
          const targetIds = new Set(
            // A table that rows refer to has a key of one column.
            dataset[targetName].map((row) => referenceOf(row, definition.key[0] as string, isBySeason)),
          );
          for (const row of dataset[name]) {
            const value = byName(row)[column];
            if (value === null || targetIds.has(referenceOf(row, column, isBySeason))) continue;
            const targetRows = isBySeason ? `${target} of that season` : target;
            yield breach(name, row, column, `"${value}" is not known; expected one of ${targetRows}`);
          }
        }
      }
    },
  },
  {
    name: 'referee-ids-agree',
    description: 'Each referee of the feed has an id of ours, and no two have the same.',
    tables: ['referees', 'refereeIds'],
    *check({ referees, refereeIds }) {
      for (const sharing of groupBy(refereeIds, ({ referee_id }) => referee_id).values())
        for (const row of sharing.slice(1))
          yield unexpected(
            'refereeIds',
            row,
            'referee_id',
            `another than that of ${sharing[0].feed_referee_id}`,
          );
      const withId = new Set(refereeIds.map(({ feed_referee_id }) => feed_referee_id));
      for (const row of referees)
        if (row.referee_id.includes(':') && !withId.has(row.referee_id))
          yield unexpected('referees', row, 'referee_id', 'one of referee-ids.csv');
    },
  },
  {
    name: 'names-cover-seasons',
    description:
      'A club has exactly one name in every season in which it has a match, and no match outside its ' +
      'first and last season.',
    tables: ['clubs', 'clubNames', 'matches'],
    *check({ clubs, clubNames, matches }) {
      for (const club of clubs) {
        const matchesOfClub = matches.filter((match) => isPlayedBy(match, club.club_id));
        for (const season of new Set(matchesOfClub.map((match) => match.season))) {
          if (season < club.first_season || season > (club.last_season ?? season)) {
            const message = `${club.club_id} has matches in ${season}; expected none before its first or after its last season`;
            yield breach('clubs', club, 'first_season', message);
          }
          const names = clubNames.filter(
            ({ club_id, from_season, to_season }) =>
              club_id === club.club_id && from_season <= season && (to_season ?? season) >= season,
          );
          if (names.length === 1) continue;
          const message = `${club.club_id} has ${names.length} names in ${season}; expected one`;
          if (names[1]) yield breach('clubNames', names[1], 'from_season', message);
          else yield breach('clubs', club, 'club_id', message);
        }
      }
    },
  },
];

/** Returns a name as readers tell it from others, without capitals, accents and spaces. */
function spelling(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

function referenceOf(row: object, column: string, withSeason: boolean): string {
  const values = byName(row);
  return withSeason ? `${values.season} ${values[column]}` : String(values[column]);
}
