import { isInPlay } from '../derive/matches.ts';
import { clubParameter, opponent, team } from '../query/club.ts';
import { maxLimit } from '../query/page.ts';
import type { Parameter } from '../query/parameter.ts';
import {
  anyOf,
  dayOrInstant,
  integer,
  optionalFlag,
  several,
  withoutFile,
} from '../query/parameter-kinds.ts';
import { badCombination } from '../query/parse-query.ts';
import { inOrder, isOfClub, isOneOf, newestMatchFirst } from '../query/rows.ts';
import { validateSelection } from '../query/selector.ts';
import { common, order } from '../query/shared-parameters.ts';
import { idMatcher, matcher, text } from '../query/text-matching.ts';
import { goalKind } from '../records/dataset/goal-rows.ts';
import { matchStatus, side, statusMeanings } from '../records/fields.ts';
import { type Goal, goal } from '../records/goal.ts';
import { basicMatchFields, type Match, match } from '../records/match.ts';
import type { Tables } from '../records/published.ts';
import { matchSide } from '../records/side-stats.ts';
import { include, included, includedRows, limit, tablesIncluded, validateInclude } from './included.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { seasonsAndClubs, seasonsWithRows } from './selections.ts';
import {
  goalTotals,
  matchTotals,
  sideTotals,
  totalsOfGoals,
  totalsOfMatches,
  totalsOfSides,
  withTotals,
} from './totals.ts';

const status = anyOf({
  description:
    'The status of the match, or several joined by commas; LIVE and IN_PLAY each find both. ' +
    statusMeanings,
  example: 'FINISHED',
  values: matchStatus.options,
});

/** Two names of one status, which a feed fills one of. */
const inPlayNames: readonly Match['status'][] = ['LIVE', 'IN_PLAY'];

/** Returns a filter of matches of some statuses. */
function byStatus(names: readonly Match['status'][]) {
  const isEither = names.some((name) => inPlayNames.includes(name));
  return isOneOf('status', isEither ? [...names, ...inPlayNames] : names);
}

export const matches = defineList({
  name: 'matches',
  tag: 'Matches',
  summary: 'Matches, played and to play',
  description:
    'Every match since {first_season} in order of play. Clubs have the name of that season; club_id ' +
    'is the same in all seasons.',
  parameters: {
    ...common('season', 'team'),
    status,
    ...common('match_id', 'date', 'from', 'to', 'stage'),
    venue: text({
      description: 'Part of the name of the venue, or its venue_id',
      example: '{venue_name}',
    }),
    limit,
    ...common('offset'),
    order: order('asc'),
    ...common('opponent'),
    home: optionalFlag('Whether the team plays at home; requires team'),
    matchday: several(
      integer({
        description: 'Only matches of this round of the schedule',
        example: '1',
        min: 1,
      }),
      'of several',
    ),
    updated_since: dayOrInstant({
      description:
        'Only matches that changed on this day or since, or since this moment: last_updated says when. A mirror asks for ' +
        'what changed since the day of the latest last_updated that it has: a correction is published after it is made',
      example: '{day}',
    }),
    include,
    neutral: optionalFlag('Whether the match is at a neutral venue'),
    next: firstOf(
      'Only the next so many matches to play: upcoming ones in order of play, not postponed ones',
    ),
    last: firstOf('Only the latest so many finished matches, by order of play'),
  },
  lifetime: lifetimes.hour,
  lifetimeById: statistics,
  livePolicy: { tables: ['matches', 'goals', 'matchStats'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  validate(query) {
    const fault = validateSelection(query, match.shape);
    if (fault || query.next === undefined || query.last === undefined) return fault ?? validateInclude(query);
    return badCombination("parameters 'next' and 'last' are given; expected one of them", 'next', 'last');
  },
  table: 'matches',
  collection: 'matches',
  row: match,
  sortedBy: orderOfPlay,
  basicFields: basicMatchFields,
  page: 'MatchPage',
  envelope: ({ source, hint, ...page }) => ({ ...page, totals: matchTotals, included, source, hint }),
  extras: (tables, { include: names, limit, offset, team }, _, selectedRows) => ({
    totals: totalsOfMatches(tables.league, selectedRows, team),
    included: includedRows(tables, names, selectedRows.slice(offset, offset + limit)),
  }),
  tablesBeside: tablesIncluded,
  remark: (_, { status: statuses }, selectedRows) =>
    selectedRows.length === 0 && statuses?.some(isInPlay)
      ? '/live has the matches in play, or says when the next is'
      : null,
  filters: {
    status: byStatus,
    venue(text) {
      const isNamed = matcher(text);
      const isId = idMatcher(text);
      return ({ venue, venue_id }) =>
        (venue !== null && isNamed(venue)) || (venue_id !== null && isId(venue_id));
    },
    updated_since: updatedSince,
    next: () => isOneOf('status', ['UPCOMING']),
    last: () => isOneOf('status', ['FINISHED']),
  },
  sort(rows, { next, last, order }) {
    const latest = last === undefined ? rows : rows.slice(-last);
    return inOrder(latest.slice(0, next), order);
  },
  *selections(tables) {
    for (const selection of seasonsAndClubs(tables, 'matches')) {
      yield selection;
      for (const status of statusesOf(tables, selection.season?.[0]))
        yield { ...selection, status: [status] };
    }
  },
});

/** Returns the statuses that matches can have. Those of a finished season no longer change. */
function statusesOf(tables: Tables, season = tables.index.current): Iterable<Match['status']> {
  if (season === tables.index.current) return matchStatus.options;
  return new Set(tables.rows('matches', season).map(({ status }) => status));
}

/** Returns the parameter of a number of matches. Its answers are always computed: the next match is another after each result. */
function firstOf(description: string): Parameter<number | undefined> {
  return withoutFile(integer({ description, example: '5', min: 1, max: maxLimit }));
}

/** Returns a filter of the matches that changed at a moment or later. A day begins at midnight UTC. */
function updatedSince(since: string) {
  const sinceMs = Date.parse(since);
  return ({ last_updated }: Match) => last_updated !== null && Date.parse(last_updated) >= sinceMs;
}

export const teamMatches = defineList({
  name: 'team-matches',
  tag: 'Clubs',
  summary: 'Matches from the view of each club',
  description:
    'Two rows a match, one for each club: the opponent, the result, the form after it and the ' +
    'statistics of that side.',
  parameters: {
    ...common('season', 'team'),
    opponent: { ...opponent, description: 'The other club, in the same form' },
    side: anyOf({
      description: 'Only matches at home, or away',
      example: 'home',
      values: side.options,
    }),
    result: anyOf({
      description: 'The result of the club: W, D, L, or several joined by commas',
      example: 'W',
      values: ['W', 'D', 'L'],
    }),
    status,
    ...common('stage', 'match_id', 'date', 'from', 'to', 'limit', 'offset'),
    order: order('asc'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matchSides'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  table: 'matchSides',
  collection: 'team_matches',
  row: matchSide,
  sortedBy: { fields: [...orderOfPlay.fields, 'side'] },
  filters: { status: byStatus },
  page: 'TeamMatchPage',
  envelope: (page) => withTotals(page, sideTotals),
  extras: (_tables, _query, _context, selectedRows) => ({ totals: totalsOfSides(selectedRows) }),
  selections: (tables) => seasonsAndClubs(tables, 'matchSides', seasonsWithRows(tables, 'matchSides')),
});

export const goals = defineList({
  name: 'goals',
  tag: 'Matches',
  summary: 'Goals, with scorers where known',
  description:
    'Every goal of the finished matches, newest match first. The scorer of an own goal is of the ' +
    'other club; player is null where the scorer is not known.',
  parameters: {
    ...common('season'),
    team: {
      ...team,
      description:
        'The club that the goal counts for: part of any name that it has had, ignoring case and accents, or its acronym, ' +
        'town or club_id. Several, joined by commas, find the rows of each',
    },
    ...common('player_id'),
    kind: anyOf({
      description: 'How the goal came about, or several joined by commas',
      example: 'penalty',
      values: goalKind.options,
    }),
    ...common('match_id', 'limit', 'offset', 'from', 'to'),
    against: clubParameter({
      description: 'The club that the goal counts against, in the same form as team',
      example: '{opponent}',
    }),
    ...common('opponent', 'stage', 'date'),
    order: order('desc'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['goals'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  table: 'goals',
  collection: 'goals',
  row: goal,
  sortedBy: { ...orderOfPlay, ties: ['side', 'number'] },
  page: 'GoalPage',
  envelope: (page) => withTotals(page, goalTotals),
  extras: (_tables, _query, _context, selectedRows) => ({ totals: totalsOfGoals(selectedRows) }),
  filters: {
    team: (text) => isOfClub(text, ({ club }) => club),
    against: (text) => isOfClub(text, otherClub),
    opponent: (text) => isOfClub(text, otherClub),
  },
  sort: (rows, query) => (query.order === 'desc' ? newestMatchFirst(rows) : rows),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'goals');
    for (const kind of goalKind.options) yield { kind: [kind] };
  },
});

/** Returns the club that a goal counts against. */
function otherClub({ side, home_club, away_club }: Goal): string {
  return side === 'home' ? away_club : home_club;
}
