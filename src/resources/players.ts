import * as z from 'zod/mini';
import { seasonFigures, unavailableFields } from '../derive/seasons.ts';
import { currentSeasonRemark, defaultSeason, unsortedRemark } from '../query/default-season.ts';
import { anyOf, flag, integer } from '../query/parameter-kinds.ts';
import { type Filter, isOfClub, sortBy } from '../query/rows.ts';
import { common, orderOfSort, seasonsOrLatest, sortField } from '../query/shared-parameters.ts';
import { foldName, matcher, text } from '../query/text-matching.ts';
import { position, sortOrder } from '../records/fields.ts';
import { type Player, type PlayerClub, player } from '../records/player.ts';
import type { Tables } from '../records/published.ts';
import { arrayOf, described, enumeration, numericFields } from '../records/schema.ts';
import { ascending } from '../records/text.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList, seasonOf, withSeason } from './list.ts';
import { isFromFeed } from './provenance.ts';
import { methodologyReference, ratingMethodologyReference } from './rating-methodology.ts';
import type { LiveSource } from './resource.ts';

const textFields = ['name', 'team', 'position'] as const;
const metrics = numericFields(player);
const areas = ['attack', 'creativity', 'possession', 'defending', 'discipline'] as const;
type SortField = (typeof sortFields)[number];
export const sortFields = [...metrics, ...textFields, ...areas];

const playerSort = enumeration('PlayerSortField', 'A field by which players are sorted', sortFields);

const defaultSort: SortField = 'rating';
const defaultOrder = (sort: SortField) => (textFields.some((name) => name === sort) ? 'asc' : 'desc');

export const players = defineList({
  name: 'players',
  tag: 'Players',
  summary: 'Players by season, with statistics and rating',
  description:
    'A row per player and season with statistics, a rating of 0 to 10 and its five areas. A statistic that the ' +
    'season’s data does not have is null, and unavailable_metrics lists it. shots includes blocked ones. Where the ' +
    'source leaves them out, only shots_unblocked is known. With team: the players who had the club in that ' +
    'season. Figures are of the whole season; clubs has those of a player who moved for each club, as far as they ' +
    'are known. Without season: the latest of whose players most are known; with player_id or search, every ' +
    'season. A field that sort names may be unknown: unknown values come last. Of a season whose list of players ' +
    'is not known yet, the scorers of its goals are listed, with what is known of them.',
  parameters: {
    season: seasonsOrLatest('player_id or search'),
    ...common('team'),
    position: anyOf({
      description: "The player's position, or several joined by commas",
      example: 'Forward',
      values: position.options,
    }),
    search: text({
      description: "Part of the player's name, full name or club",
      example: '{club_name}',
    }),
    min_minutes: integer({
      description: 'Only players with at least so many minutes',
      example: '900',
      min: 0,
      defaultValue: 0,
    }),
    eligible: flag('Only players eligible for the rating leaderboard'),
    sort: sortField(sortFields, defaultSort, 'goals'),
    order: orderOfSort,
    ...common('limit', 'offset', 'player_id'),
  },
  lifetime: statistics,
  livePolicy: { tables: ['players'], lifetime: lifetimes.current },
  examples: ['season={season}&sort=goals&limit=10'],
  canonical: (query, { index }) => ({
    ...query,
    season: query.season ?? (query.player_id || query.search ? undefined : [defaultSeason('players', index)]),
    order: query.order === defaultOrder(query.sort) ? undefined : query.order,
  }),
  table: 'players',
  collection: 'players',
  row: player,
  sortedBy: { fields: ['sort'], ties: ['-minutes', 'name', 'player_id', 'season', 'club'] },
  basicFields: [
    'player_id',
    'name',
    'season',
    'team',
    'club',
    'position',
    'appearances',
    'minutes',
    'goals',
    'assists',
    'rating',
  ],
  page: 'PlayerPage',
  envelope: ({ players, source, hint, ...figures }) => ({
    ...withSeason(figures),
    sort: described(playerSort, 'The field sorted by'),
    order: described(sortOrder, 'The direction in which the rows are sorted'),
    rating_methodology: ratingMethodologyReference,
    unavailable_metrics: arrayOf(z.enum(seasonFigures), 'Fields that no player of these seasons has'),
    players,
    source,
    hint,
  }),
  extras(tables, { season, sort, order }, { liveSource }) {
    const seasons = season ?? tables.index.seasons.map((row) => row.season);
    const unavailableBySeason = seasons.map((year) => unavailableMetrics(tables, year, liveSource));
    const unavailable = seasonFigures.filter((name) =>
      unavailableBySeason.every((names) => names.includes(name)),
    );
    return {
      ...seasonOf(season),
      sort,
      order: order ?? defaultOrder(sort),
      rating_methodology: methodologyReference,
      unavailable_metrics: unavailable,
    };
  },
  remark({ index }, { season, sort }, selectedRows) {
    const remarks = [
      currentSeasonRemark('players', 'players', seasonOf(season).season, index),
      unsortedRemark(
        sort,
        selectedRows.map((row) => sortValue(row, sort)),
        index,
        ({ unavailable_metrics }) => !unavailable_metrics.includes(isArea(sort) ? 'rating' : sort),
      ),
    ];
    return remarks.filter((remark) => remark !== null).join('; ') || null;
  },
  filters: {
    team: memberOf,
    search(text) {
      const isFound = matcher(text);
      return ({ name, full_name, clubs }) =>
        [name, full_name, ...clubs.map(({ team }) => team)].some((own) => own !== null && isFound(own));
    },
    min_minutes: (minutes) => (row) => (row.minutes ?? 0) >= minutes,
    eligible: (isRequired) => (isRequired ? (row) => row.rating_eligible : undefined),
  },
  sort: (rows, { sort, order }) =>
    sortBy(rows, (row) => sortValue(row, sort), order ?? defaultOrder(sort), byMinutes),
  *selections(tables) {
    for (const { season } of tables.rows('seasons')) {
      const rows = tables.rows('players', season);
      if (rows.length === 0) continue;
      const positions = position.options.filter((name) => rows.some((row) => row.position === name));
      for (const name of [undefined, ...positions]) {
        for (const team of [undefined, ...clubsOfPlayers(tables, season)]) {
          for (const eligible of [false, true])
            yield { season: [season], position: name && [name], team, eligible };
        }
      }
    }
  },
});

/** Returns the fields that no player of a season has a value of: those of the index, or of its live rows. */
function unavailableMetrics(
  tables: Tables,
  season: number,
  liveSource: LiveSource | undefined,
): readonly string[] {
  if (isFromFeed('players', season, liveSource))
    return unavailableFields(tables.rows('players', season), seasonFigures);
  // A season that the data lacks has no player.
  return tables.index.seasons.find((row) => row.season === season)?.unavailable_metrics ?? seasonFigures;
}

/** Returns the value of a player to sort by. */
function sortValue(row: Player, sort: SortField): string | number | null {
  if (sort === 'position') return row.position && position.options.indexOf(row.position);
  return isArea(sort) ? row.rating_breakdown[sort] : row[sort];
}

function isArea(sort: SortField): sort is (typeof areas)[number] {
  return areas.some((name) => name === sort);
}

/** Returns the clubs that players had in a season, each once. */
export function clubsOfPlayers(tables: Tables, season: number): Set<string> {
  return new Set(tables.rows('players', season).flatMap(({ clubs }) => clubs.map(({ club }) => club)));
}

/** Returns a test of the clubs of a player. */
export function isClubOf(team: string | undefined): Filter<PlayerClub> {
  return isOfClub(team, ({ club }) => club);
}

/** Returns a filter of the players who had a club in their season; a player of an unknown club had none. */
export function memberOf(team: string | undefined): Filter<Player> {
  const isClub = isClubOf(team);
  return isClub && (({ clubs }) => clubs.some(isClub));
}

/** Compares players of equal value: more minutes first, then by name, id, season and club. */
export function byMinutes(a: Player, b: Player): number {
  return (
    (b.minutes ?? 0) - (a.minutes ?? 0) ||
    ascending(foldName(a.name), foldName(b.name)) ||
    ascending(a.player_id ?? '', b.player_id ?? '') ||
    a.season - b.season ||
    ascending(a.club ?? '', b.club ?? '')
  );
}
