import { oneClub, opponent, team } from '../query/club.ts';
import { currentSeasonRemark, defaultSeason } from '../query/default-season.ts';
import { optionalFlag } from '../query/parameter-kinds.ts';
import { contains, newestMatchFirst, sortBy } from '../query/rows.ts';
import { common, order, orderOfSort, seasonsOrLatest, sortField } from '../query/shared-parameters.ts';
import { foldName, idMatcher, text } from '../query/text-matching.ts';
import { appearance } from '../records/appearance.ts';
import { career } from '../records/player.ts';
import { ascending } from '../records/text.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonOf, withSeason } from './list.ts';
import { seasonsAndClubs, seasonsWithRows } from './selections.ts';
import { appearanceTotals, totalsOfAppearances, withTotals } from './totals.ts';

export const people = defineList({
  name: 'people',
  tag: 'Players',
  summary: 'Players over all seasons',
  description:
    'One row a player, with seasons, clubs and totals over all seasons as of the last refresh. A ' +
    'total adds up the seasons that have the figure.',
  parameters: {
    search: text({
      description: 'Part of the name or the full name of the player',
      example: 'a',
    }),
    team: {
      ...team,
      description: `Only players who were with a club. ${oneClub}`,
    },
    ...common('player_id', 'limit', 'offset'),
    order: orderOfSort,
    sort: sortField(['name', 'appearances', 'minutes', 'goals', 'assists'], 'name', 'goals'),
  },
  lifetime: lifetimes.hour,
  examples: ['search=a&limit=10'],
  table: 'careers',
  collection: 'people',
  row: career,
  sortedBy: { fields: ['sort'], ties: ['name', 'player_id'] },
  page: 'PersonPage',
  filters: {
    search: (text) => contains(['name', 'full_name'], text),
    team(text) {
      const isClub = idMatcher(text);
      return ({ clubs }) => clubs.some(isClub);
    },
  },
  sort: (rows, { sort, order = sort === 'name' ? 'asc' : 'desc' }) =>
    sortBy(
      rows,
      (row) => row[sort],
      order,
      (a, b) => ascending(foldName(a.name), foldName(b.name)) || ascending(a.player_id, b.player_id),
    ),
  *selections() {
    yield {};
  },
});

export const appearances = defineList({
  name: 'appearances',
  tag: 'Players',
  summary: 'Who played: line-ups, minutes, goals and cards of each player in each match',
  description:
    'One row for each player who was on the pitch in a match, newest match first. A side is in the order of a ' +
    'line-up: the eleven from goalkeeper to forwards, then the others by the minute they came on. An unknown ' +
    'started is null. Which seasons have line-ups is said by /seasons.',
  parameters: {
    season: seasonsOrLatest('player_id, match_id, date, from or to'),
    ...common('team', 'player_id', 'match_id'),
    opponent: { ...opponent, description: 'The other club, in the same form' },
    started: optionalFlag('Only players who started, or who came on'),
    ...common('stage', 'date', 'from', 'to', 'limit', 'offset'),
    sort: {
      ...sortField(['date', 'minutes', 'goals', 'assists', 'yellow_cards', 'red_cards'], 'date', 'minutes'),
      description: 'The field to sort by; rows with equal values are in order of play',
    },
    order: order('desc'),
  },
  lifetime: statistics,
  examples: ['limit=22'],
  canonical({ season, ...query }, { index }) {
    const isOfAll = [query.player_id, query.match_id, query.date, query.from, query.to].some(
      (value) => value !== undefined,
    );
    return { ...query, season: season ?? (isOfAll ? undefined : [defaultSeason('appearances', index)]) };
  },
  table: 'appearances',
  collection: 'appearances',
  row: appearance,
  sortedBy: { fields: ['sort', ...orderOfPlay.fields], ties: ['side', 'minute_on', 'position', 'player_id'] },
  page: 'AppearancePage',
  envelope: (page) => withSeason(withTotals(page, appearanceTotals)),
  extras: (_tables, { season }, _context, selectedRows) => ({
    ...seasonOf(season),
    totals: totalsOfAppearances(selectedRows),
  }),
  remark: ({ index }, { season }) =>
    currentSeasonRemark('appearances', 'appearances', seasonOf(season).season, index),
  sort(rows, { sort, order }) {
    const inOrder = order === 'desc' ? newestMatchFirst(rows) : rows;
    return sort === 'date' ? inOrder : sortBy(inOrder, (row) => row[sort], order);
  },
  selections: (tables) => seasonsAndClubs(tables, 'appearances', seasonsWithRows(tables, 'appearances')),
});
