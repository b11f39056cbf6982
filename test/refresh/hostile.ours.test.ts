import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import { startServer } from '../support/local-server.ts';
import { matchDayOf } from '../support/match-day.ts';
import { ours, root } from '../support/tables.ts';

const { season } = matchDayOf(ours);

/** What a workflow would run, what a commit would do, and what a table of Markdown or a terminal would show. */
const order =
  '\n::add-mask::true\r\n::error::x\n::stop-commands::x\u2028##[add-mask]true\u001b[2J\u202e\n' +
  '```\n<!-- | Closes #1 @maintainer ![x](https://evil.example/x.png)';

type Json = Record<string, unknown>;
// The replayed feed makes these lists.
const listOf = (body: Json, name: string) => (body[name] ?? []) as Json[];

/** Returns an answer with the order in every text that the feed may choose; what is needed to go on stays. */
function hostile(body: Json, pathname: string): Json {
  if (pathname.endsWith('/matches')) {
    const matches = listOf(body, 'matches');
    const over = matches.filter(({ status }) => status === 'FINISHED');
    const changes: Json[] = [
      { matchId: order },
      { seasonId: order },
      { status: order, phase: order },
      { status: `x ##[add-mask]true`, phase: order },
      { stadiumId: `stadium ${order}`, stadiumName: order },
      { winTeamId: order },
      { matchSet: { matchSetId: order, stageId: order, name: `Matchday ${order}` } },
      { matchDateUtc: order },
      { home: { teamId: order } },
      {
        editorial: {
          broadcasters: { [order]: `${order}|${order}` },
          highlightsUrl: order,
          ticketsUrl: order,
        },
      },
    ];
    const changed = new Map(changes.map((change, index) => [over[index], change]));
    return { ...body, matches: matches.map((match) => ({ ...match, ...changed.get(match) })) };
  }
  if (pathname.includes('/stats/players')) {
    const players = listOf(body, 'players');
    const changes: Json[] = [
      { playerId: order },
      { shortName: order },
      { shortName: '##[add-mask]true' },
      { roleLabel: order },
      { nationality: order, mediaFirstName: order },
      { team: { teamId: order } },
      { stats: [...listOf(players[6] ?? {}, 'stats'), { statsId: order, statsValue: 1e12 }] },
      { stats: order },
    ];
    return { ...body, players: players.map((player, index) => ({ ...player, ...changes[index] })) };
  }
  if (pathname.includes('/stats/teams') && listOf(body, 'teams').length > 0) {
    const [first, ...teams] = listOf(body, 'teams') as [Json, ...Json[]];
    const stats = [
      ...listOf(first, 'stats'),
      { statsId: order, statsValue: 7 },
      { statsId: '=1+1', statsValue: 7 },
    ];
    return { ...body, teams: [{ ...first, stats }, ...teams, { teamId: order, stats: [] }] };
  }
  if (pathname.endsWith('/teams')) {
    const teamId = 'abc::Football_Team::00000000000000000000000000000000';
    return {
      ...body,
      teams: [...listOf(body, 'teams'), { teamId, officialName: `x ##[add-mask]true` }, { teamId: order }],
    };
  }
  if ('referees' in body) return { ...body, referees: [{ refereeId: order, roleLabel: 'Referee' }] };
  if ('stats' in body)
    return { ...body, stats: [...listOf(body, 'stats'), { statsId: order, statsValueHome: order }, order] };
  return body;
}

/** Whether GitHub's runner takes a line for a command: after white space with `::`, or anywhere with `##[`. */
const isCommand = (line: string) => /^\s*::/.test(line) || line.includes('##[');

describe('npm run refresh with a hostile feed', async () => {
  let output: string;

  beforeAll(async () => {
    const feed = await ReplayedFeed.read(ours.project, 0);
    let requests = 0;
    const server = await startServer((request, response) => {
      const { pathname, searchParams } = new URL(`http://feed${request.url}`);
      // Three details of matches: no JSON, a redirect and an encoding.
      if (decodeURIComponent(pathname).includes('::Football_Match::')) {
        requests += 1;
        if (requests === 1) return response.end(order);
        if (requests === 2) return response.writeHead(302, { Location: 'x:##[add-mask]true' }).end();
        if (requests === 3) return response.writeHead(200, { 'Content-Encoding': '##[add-mask]true' }).end();
      }
      const { body } = feed.answer(decodeURIComponent(pathname), searchParams);
      // Answers of the replayed feed are objects.
      return response.end(JSON.stringify(hostile(body as Json, pathname)));
    });
    const command = ['scripts/refresh.ts', '--dry-run', '--full', '--season', String(season)];
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FEED_ORIGIN: server.origin, WEATHER_ORIGIN: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    output = `${errors}${out}`;
    return () => server.stop();
  });

  it('reports what it rejected', () => {
    for (const name of ['matches', 'players', 'teams', 'referees', 'stats'])
      expect(output).toMatch(new RegExp(`^- rejected: ${name}\\[`, 'm'));
    expect(output).toMatch(/^- rejected: matches\[\d+\] \\u\{a\}::add-mask::true/m);
    expect(output).toMatch(/^- rejected: matches\[\d+\] .*: stadium stadium \\u\{a\}::add-mask::true/m);
  });

  it('writes no line that a workflow takes for a command', () => {
    expect(output.split(/[\r\n\u0085\u2028\u2029]/).filter(isCommand)).toEqual([]);
  });

  it('writes nothing invisible, and no line of the feed’s own', () => {
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(output).not.toMatch(/^(<!--|x$)/m);
  });
});
