import { describe, expect, it } from 'vitest';
import { errorExamples, examplesOf } from '../../src/openapi/examples.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { errorAnswer } from '../../src/records/service-status.ts';
import { venues } from '../../src/resources/clubs.ts';
import { answerTo } from '../../src/resources/example-answers.ts';
import { rowsFor } from '../../src/resources/format.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { worlds } from '../support/worlds.ts';

/** Parameters that take a part of an answer, or change its form. */
const formal = new Set('limit offset order sort format fields window_hours since summary'.split(' '));

describe.for(worlds)('$name', (world) => {
  const { resources, club, hasSeasonTable, opponent, season, tableQuery, current, dataset, tables } = world;

  /** A season whose matches have matchdays; not every league has one. */
  const seasonOfMatchdays = dataset.matches.find(({ matchday }) => matchday !== null)?.season;
  if (seasonOfMatchdays === undefined) formal.add('matchday');

  const stageOfStandings = resources.find(({ name }) => name === 'standings')?.parameters.stage?.example;

  /** A season with a table of the stage that is the example. */
  const seasonOfStage = tables
    .rows('stages')
    .find(({ stage, table }) => table !== null && stage === stageOfStandings)?.season;

  /** Statistics are of the matches of the season's table, if it has one. */
  const stageOfStats = hasSeasonTable ? 'season' : 'all';

  const tableParameters = Object.fromEntries(new URLSearchParams(tableQuery));

  /** Parameters that are not alone: what goes with them. */
  const company: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'match-stats': { season: String(season) },
    'head-to-head': { team: club, opponent },
    standings: tableParameters,
    'match-stats.opponent': { season: String(season), team: club },
    'matches.home': { team: club },
    // Of the current season less may be known.
    'players.position': { season: String(season) },
    'players.min_minutes': { season: String(season) },
    'players.eligible': { season: String(season) },
    'leaderboards.position': { season: String(season) },
    'leaderboards.stage': { metric: 'goals' },
    'standings.date': hasSeasonTable ? {} : tableParameters,
    'team-stats': { season: String(season), stage: stageOfStats },
    'standings.matchday': { season: String(seasonOfMatchdays) },
    'standings.stage': { season: String(seasonOfStage) },
    'match-stats.match_id': {},
    live: { all: 'true' },
  };

  function rowsOfExample(resource: Resource, name: string): readonly object[] {
    const others =
      company[`${resource.name}.${name}`] ??
      company[resource.name] ??
      (name === 'opponent' ? { team: club } : {});
    const given = { ...others, [name]: resource.parameters[name]?.example ?? '' };
    const parsed = parseQuery(resource.parameters, Object.entries(given));
    expect(resource.validate?.(parsed), JSON.stringify(given)).toBeUndefined();
    const query = resource.canonical?.(parsed, tables) ?? parsed;
    const text = Object.entries(given)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&');
    const answer = answerTo(resource, text, tables);
    // A league without players has none with the id of the example.
    if (!answer) return [];
    return resource.rows ? (rowsFor(resource, query)?.of(answer) ?? []) : [answer];
  }

  describe('the example of each parameter', () => {
    const cases = resources.flatMap((resource) =>
      Object.keys(resource.parameters)
        .filter((name) => !formal.has(name))
        .map((name) => [`${resource.name}.${name}`, resource, name] as const),
    );

    /** The rows of each resource, however many seasons they are of. */
    const sizes = new Map(tables.rows('datasets').map(({ name, rows }) => [name, rows]));
    /** Boards and the record of one are of players, that of a venue of venues. */
    const sizeOf = ({ name }: Resource) =>
      sizes.get({ leaderboards: 'players', player: 'players', venue: 'venues' }[name] ?? name) ?? 1;
    /** What not every league has. */
    const columns: Readonly<Record<string, boolean>> = {
      'honours.player_id': dataset.honours.some(({ player_id }) => player_id !== null),
      'matches.next': dataset.matches.some(({ status }) => status === 'UPCOMING'),
      'matches.updated_since': dataset.matchUpdates.length > 0,
      'matches.neutral': dataset.matches.some(({ neutral }) => neutral),
      // The club of the examples may not play in the current season.
      'live.team': tables
        .rows('matches', current)
        .some(({ home_club, away_club }) => home_club === club || away_club === club),
      'matches.venue': dataset.venues.length > 0,
      'venues.surface': dataset.venues.some(({ surface }) => surface === venues.parameters.surface.example),
    };

    it.for(cases)('%s finds rows where the league has any', ([, resource, name]) => {
      const isKnown = sizeOf(resource) > 0 && (columns[`${resource.name}.${name}`] ?? true);
      expect(
        rowsOfExample(resource, name).length > 0,
        `${resource.name}?${name}=${resource.parameters[name]?.example}: expected an example with rows; edit it in the endpoint's file, or in "examples" of data/league.json`,
      ).toBe(isKnown);
    });
  });

  it.for(resources)(
    'the examples of answers for $name are valid and have rows, one of each kind',
    (resource) => {
      const { example, examples } = examplesOf(resource, tables) as {
        example?: unknown;
        examples?: Record<string, { value: unknown }>;
      };
      const answers = examples ? Object.values(examples).map(({ value }) => value) : [example ?? []].flat();
      for (const answer of answers) expect(resource.responseSchema.safeParse(answer).error).toBeUndefined();
      expect(Object.keys(examples ?? {})).toHaveLength(examples ? resource.examples.length : 0);
    },
  );

  it('the examples of answers for errors are errors', () => {
    for (const one of Object.values(errorExamples)) expect(errorAnswer.parse(one)).toEqual(one);
    expect(errorExamples.BadRequest.message).toContain("did you mean 'season'?");
  });
});
