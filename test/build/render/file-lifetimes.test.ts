import { describe, expect, it } from 'vitest';
import { renderAnswers } from '../../../build/render/answers.ts';
import { renderHeaders } from '../../../build/render/file-lifetimes.ts';
import { renderRedirects, scorerRedirects } from '../../../build/render/redirects.ts';
import { rewind } from '../../../scripts/replay/rewind.ts';
import { identifyScorers, idsByName } from '../../../src/derive/scorer-ids.ts';
import { address, idParameter } from '../../../src/query/address.ts';
import { defaultSeason } from '../../../src/query/default-season.ts';
import { queryOf } from '../../../src/query/parse-query.ts';
import { snapshotOf } from '../../../src/records/published.ts';
import { shortId } from '../../../src/records/text.ts';
import { encode } from '../../../src/resources/encode.ts';
import { cacheControl, lifetimeOf } from '../../../src/resources/lifetimes.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { seasons } from '../../../src/resources/seasons.ts';
import { pathOf } from '../../../src/site/addresses.ts';
import { playersById, slugOfPlayer } from '../../../src/site/lookups/player-lookups.ts';
import { worlds } from '../../support/worlds.ts';

/** Returns the value that the CDN gives a path: all rules that match, in order. */
function cacheControlOf(text: string): (path: string) => string | undefined {
  const rules = text.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const parts = pattern.trim().split(/(\*|:\w+)/);
    const source = parts
      .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
      .join('');
    return { matches: new RegExp(`^${source}$`), lines: lines.map((line) => line.trim()) };
  });
  return (path) => {
    let value: string | undefined;
    for (const { matches, lines } of rules) {
      if (!matches.test(path)) continue;
      for (const line of lines) {
        const [, given] = /^Cache-Control: (.*)$/.exec(line) ?? [];
        if (line === '! Cache-Control') value = undefined;
        else if (given) value = value === undefined ? given : `${value}, ${given}`;
      }
    }
    return value;
  };
}

const resource = seasons as unknown as Resource;

describe.for(worlds)('$name', ({ answer, dataset, resources, tables }) => {
  it('the page of a scorer whom the feed had not listed leads to the page by the id of the feed', () => {
    const season = Math.max(...dataset.players.map((row) => row.season));
    if (!Number.isFinite(season)) return;
    const unlisted = rewind(dataset, new Date(`${season + 1}-12-31T00:00:00Z`), season);
    const scorersThen = identifyScorers(unlisted, idsByName(unlisted.players));
    const ownIds = scorersThen.flatMap((goal) =>
      goal.season === season && goal.kind !== 'own-goal' ? (goal.player_id ?? []) : [],
    );
    const redirects = new Map(
      scorerRedirects(tables).map((line) => [line.split(' ')[0], line.split(' ')[1]]),
    );
    const pages = playersById(tables);
    for (const id of ownIds.map(shortId).filter((id) => !pages.has(id))) {
      const to = redirects.get(pathOf(tables.league, { page: 'player', slug: id }, 'en'));
      expect(to).toMatch(/^\/players\//);
      expect(
        [...pages.keys()].some(
          (known) =>
            to === pathOf(tables.league, { page: 'player', slug: slugOfPlayer(tables, known) }, 'en'),
        ),
      ).toBe(true);
    }
  });

  const text = renderHeaders('/*\n  X-Test: 1\n', resources, 2026);

  it('renderHeaders begins with the rules written by hand', () => {
    expect(text.startsWith('/*\n  X-Test: 1\n')).toBe(true);
    expect(text).toMatch(/\/data\/v1\/players\/season\/2026\*\n {2}! Cache-Control\n {2}Cache-Control: /);
  });

  it('renderHeaders gives every file the lifetime of its answer', () => {
    const { season } = snapshotOf(tables);
    const valueAt = cacheControlOf(renderHeaders('', resources, season));
    for (const resource of resources) {
      for (const given of resource.prerenderedQueries?.(tables) ?? []) {
        const parsed = queryOf(resource.parameters, given);
        const query = resource.canonical?.(parsed, tables) ?? parsed;
        const path = String(address(resource, query));
        const isById = query.match_id !== undefined || idParameter(resource.path) !== undefined;
        const readings = isById ? [] : resource.tablesNeeded(query, tables);
        const expected = cacheControl(lifetimeOf(resource.lifetime, readings, season));
        expect([path, valueAt(path)]).toEqual([path, expected]);
      }
    }
  });

  it('renderHeaders throws beyond the limit of rules', () => {
    const many = Array.from({ length: 101 }, (_, index) => `/${index}\n  A: 1`).join('\n');
    expect(() => renderHeaders(many, [], 2026)).toThrow(/_headers has 101 rules/);
  });

  it('redirects follow those written by hand, to files whose address depends on the data', () => {
    const lines = renderRedirects('/old /new 301\n\n', resources, tables).split('\n');
    expect(lines[0]).toBe('/old /new 301');
    const season = defaultSeason('players', tables.index);
    expect(lines).toContain(`/data/v1/players.json /data/v1/players/season/${season}.json 302`);
    // The address of the matches is the same whatever the data.
    expect(lines.filter((line) => line.startsWith('/data/v1/matches.json'))).toEqual([]);
    expect(lines.at(-1)).toBe('');
  });

  it('redirects of patterns come last: the platform reads 100 rules after the first of them', () => {
    const lines = renderRedirects('/old/* /new/:splat 301\n/old /new 301\n', resources, tables).split('\n');
    expect([lines[0], ...lines.slice(-2)]).toEqual(['/old /new 301', '/old/* /new/:splat 301', '']);
  });

  it('renderAnswers renders each prerendered query at its address, as it is answered', () => {
    const rendered = [...renderAnswers(resource, tables)].map(([path, bytes]) => [path, String(bytes)]);
    expect(rendered).toEqual([['/data/v1/seasons.json', encode(answer(seasons))]]);
  });

  it('renderAnswers throws where two queries have the same address', () => {
    const twice = { ...resource, prerenderedQueries: () => [{}, {}] };
    expect(() => [...renderAnswers(twice, tables)]).toThrow('seasons prerenders /data/v1/seasons.json twice');
  });

  it.for(['now', 'feed'] as const)(
    'renderAnswers throws where an answer reads %s, which a file cannot know',
    (name) => {
      const timely: Resource = {
        ...resource,
        answer: (_tables, _query, context) => ({ value: context[name] }),
      };
      expect(() => [...renderAnswers(timely, tables)]).toThrow(/^a prerendered answer read the/);
    },
  );
});
