import { lineUpsOf } from '../derive/appearances.ts';
import { idsOf } from '../derive/entity-ids.ts';
import { deriveCareers } from '../derive/players.ts';
import { clubHint } from '../query/club.ts';
import { newestMatchFirst } from '../query/rows.ts';
import { readingsOf, seasonsNeeded } from '../query/selector.ts';
import { matchId, playerId, venueId } from '../query/shared-parameters.ts';
import { id } from '../query/text-matching.ts';
import { appearance, lineUps } from '../records/appearance.ts';
import { honour, team as teamRow, venue as venueRow } from '../records/directory.ts';
import { source } from '../records/fields.ts';
import { forecast } from '../records/forecast.ts';
import { goal } from '../records/goal.ts';
import { idsByProvider } from '../records/id.ts';
import { match as matchRow } from '../records/match.ts';
import { matchOdds } from '../records/match-odds.ts';
import { observation } from '../records/observation.ts';
import { career, player as playerRow } from '../records/player.ts';
import { refereedMatch } from '../records/referee.ts';
import { arrayOf, described, objectSchema, orNull } from '../records/schema.ts';
import { matchStats } from '../records/side-stats.ts';
import { teamStats } from '../records/team-season.ts';
import { shortId } from '../records/text.ts';
import { apiRoot } from './discovery.ts';
import { partTables } from './included.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { envelopeSource, sourceOf } from './provenance.ts';
import { defineResource, NotFound } from './resource.ts';
import { publishTeamStats } from './team-stats.ts';

/** Records by their address, each with all that the service knows of it. */

const none = 'nothing is known of it';

const matchAnswer = objectSchema('MatchRecord', 'A match with all that is known of it', {
  ...matchRow.shape,
  ids: idsByProvider,
  goals: arrayOf(goal, 'Its goals'),
  team_stats: matchStats.shape.team_stats,
  line_ups: orNull(lineUps, 'Who played', none),
  assignment: orNull(refereedMatch, 'Its referee, with the cards', none),
  weather: orNull(observation, 'The weather at it', none),
  odds: arrayOf(matchOdds, 'Its recorded odds'),
  forecast: orNull(forecast, 'Its forecast', none),
});

export const match = defineResource({
  name: 'match',
  path: '/matches/{match_id}',
  tag: 'Matches',
  summary: 'One match, with all that is known of it',
  description:
    'A match by its id, with its goals, statistics, line-ups, referee, weather, odds and forecast. ' +
    '/matches finds ids.',
  parameters: { match_id: matchId },
  responseSchema: matchAnswer,
  lifetime: statistics,
  livePolicy: { tables: ['matches', 'goals', 'matchStats'], lifetime: lifetimes.current },
  examples: ['match_id={match_id}'],
  canBeNotFound: true,
  tablesNeeded: ({ match_id = '' }, { index }) => [
    ...readingsOf(['matches', ...Object.values(partTables)], seasonsNeeded({ match_id: [match_id] }, index)),
    { table: 'ids' },
  ],
  answer(tables, { match_id = '' }) {
    const [season] = seasonsNeeded({ match_id: [match_id] }, tables.index) ?? [];
    const ofMatch = <Row extends { readonly match_id: string }>(rows: readonly Row[]) =>
      rows.filter((row) => shortId(row.match_id) === match_id);
    const [row] = ofMatch(tables.rows('matches', season));
    if (!row) throw new NotFound(`no match ${match_id}; ${apiRoot}/matches lists ids`, 'match_id');
    return {
      ...row,
      ids: idsOf(tables.rows('ids'), 'match', row.match_id),
      goals: ofMatch(tables.rows('goals', season)),
      team_stats: ofMatch(tables.rows('matchStats', season))[0]?.team_stats ?? null,
      line_ups: lineUpsOf(ofMatch(tables.rows('appearances', season))),
      assignment: ofMatch(tables.rows('referees', season))[0] ?? null,
      weather: ofMatch(tables.rows('weather', season))[0] ?? null,
      odds: ofMatch(tables.rows('odds', season)),
      forecast: ofMatch(tables.rows('forecasts', season))[0] ?? null,
    };
  },
  *prerenderedQueries(tables) {
    for (const { match_id } of tables.rows('matches')) yield { match_id: shortId(match_id) };
  },
});

const playerAnswer = objectSchema('PlayerRecord', 'A player with all that is known of them', {
  ...career.shape,
  by_season: arrayOf(playerRow, 'Each season with statistics and rating, oldest first'),
  by_match: arrayOf(appearance, 'The matches in seasons with line-ups, newest first'),
  honours: arrayOf(honour, 'Their honours, oldest first'),
  source: envelopeSource,
});

export const player = defineResource({
  name: 'player',
  path: '/players/{player_id}',
  tag: 'Players',
  summary: 'One player, over all seasons',
  description:
    'A player by their id: totals over all seasons as in /people, every season as in /players, ' +
    'matches and honours. /people finds ids by name.',
  parameters: { player_id: playerId },
  responseSchema: playerAnswer,
  lifetime: statistics,
  livePolicy: { tables: ['players'], lifetime: lifetimes.current },
  examples: ['player_id={match_id}'],
  canBeNotFound: true,
  tablesNeeded: ({ player_id = '' }, { index }) => [
    ...readingsOf(['players', 'appearances'], seasonsNeeded({ player_id: [player_id] }, index)),
    ...readingsOf(['clubNames', 'honours', 'ids']),
  ],
  answer(tables, { player_id = '' }, { liveSource }) {
    const rowsOf = <Name extends 'players' | 'appearances'>(name: Name) =>
      (seasonsNeeded({ player_id: [player_id] }, tables.index) ?? [undefined])
        .flatMap((season) => [...tables.rows(name, season)])
        .filter((row) => row.player_id === player_id);
    const by_season = rowsOf('players').sort((a, b) => a.season - b.season);
    const [person] = deriveCareers(by_season, tables.rows('clubNames'), tables.rows('ids'));
    if (!person)
      throw new NotFound(`no player ${player_id}; ${apiRoot}/people?search=NAME finds one`, 'player_id');
    return {
      ...person,
      by_season,
      by_match: newestMatchFirst(rowsOf('appearances')),
      honours: tables.rows('honours').filter((row) => row.player_id === player_id),
      source: sourceOf(tables, 'players', person.seasons, liveSource),
    };
  },
  *prerenderedQueries(tables) {
    const ids = new Set(tables.rows('players').map((row) => row.player_id));
    for (const player_id of ids) if (player_id !== null) yield { player_id };
  },
});

const teamAnswer = objectSchema('TeamRecord', 'A club with all that is known of it', {
  ...teamRow.shape,
  honours: arrayOf(honour, 'Its honours, oldest first'),
  team_stats: orNull(
    teamStats,
    'Its results and statistics in the current season, in the matches of the table',
    'the club has no matches in it',
  ),
  source: described(source, 'archive: the service’s own list of clubs'),
});

export const team = defineResource({
  name: 'team',
  path: '/teams/{club_id}',
  tag: 'Clubs',
  summary: 'One club, with its honours and statistics',
  description:
    'A club by its club_id, with its venue, coaches, honours and the statistics of the current ' +
    'season. /teams lists the ids.',
  parameters: {
    club_id: {
      ...id({ description: 'A club, by its club_id or provider:id', example: '{club}' }),
      entity: 'club',
    },
  },
  responseSchema: teamAnswer,
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['teamStats'], lifetime: lifetimes.current },
  examples: ['club_id={club}'],
  canBeNotFound: true,
  tablesNeeded: (_query, { index }) => [
    { table: 'honours' },
    { table: 'teamStats', season: index.current },
    { table: 'teams' },
  ],
  answer(tables, { club_id = '' }) {
    const club = tables.rows('teams').find((row) => row.club_id === club_id);
    if (!club)
      throw new NotFound(
        `no club ${club_id}; ${clubHint(club_id, tables.index) ?? `${apiRoot}/teams?search=${encodeURIComponent(club_id)} finds it`}`,
        'club_id',
      );
    const [statistics] = tables
      .rows('teamStats', tables.index.current)
      .filter((row) => row.club === club_id && row.stage === 'season');
    return {
      ...club,
      honours: tables.rows('honours').filter((row) => row.club === club_id),
      team_stats: statistics ? publishTeamStats(statistics) : null,
      source: 'archive' as const,
    };
  },
  *prerenderedQueries(tables) {
    for (const { club_id } of tables.rows('teams')) yield { club_id };
  },
});

const venueAnswer = objectSchema('VenueRecord', 'A venue', {
  ...venueRow.shape,
  source: described(source, 'archive: the service’s own list of venues'),
});

export const venue = defineResource({
  name: 'venue',
  path: '/venues/{venue_id}',
  tag: 'Context',
  summary: 'One venue',
  description: 'A venue by its venue_id, as in /venues, which lists the ids.',
  parameters: { venue_id: venueId },
  responseSchema: venueAnswer,
  lifetime: lifetimes.day,
  examples: ['venue_id={venue}'],
  canBeNotFound: true,
  tablesNeeded: () => [{ table: 'venues' }],
  answer(tables, { venue_id = '' }) {
    const found = tables.rows('venues').find((row) => row.venue_id === venue_id);
    if (!found) throw new NotFound(`no venue ${venue_id}; ${apiRoot}/venues lists ids`, 'venue_id');
    return { ...found, source: 'archive' as const };
  },
  *prerenderedQueries(tables) {
    for (const { venue_id } of tables.rows('venues')) yield { venue_id };
  },
});
