import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDataset } from '../../build/read/dataset.ts';
import { Client } from '../../scripts/refresh/client.ts';
import { csvText, fileOf } from '../../scripts/refresh/csv-file.ts';
import { type RefreshOptions, refresh, WouldLose } from '../../scripts/refresh/refresh.ts';
import { sighted, writeSightings } from '../../scripts/refresh/seen.ts';
import { summaryOf } from '../../scripts/refresh/summary.ts';
import { unplayed } from '../../scripts/refresh/unplayed.ts';
import { derivedId } from '../../scripts/replay/ids.ts';
import { type FaultName, type Replay, startReplay } from '../../scripts/replay/server.ts';
import { feedHeaders } from '../../src/feed/paths.ts';
import type { DatasetRow, DatasetTableName } from '../../src/records/dataset/index.ts';
import { the } from '../fixtures/feed/common.ts';
import { Copy } from '../support/copy.ts';
import { rewound } from '../support/rewound.ts';
import { dataset, root } from '../support/tables.ts';

/** The latest season of which there are results: that under way, but for the months in which it has none yet. */
const latest = Math.max(...ofStatus('FINISHED').map(({ season }) => season));
const finished = ofStatus('FINISHED').filter(({ season }) => season === latest);

function ofStatus(status: DatasetRow<'matches'>['status']) {
  return dataset.matches.filter((match) => match.status === status);
}

let replay: Replay;
let copy: Copy;

beforeAll(async () => {
  replay = await startReplay({ root, speed: 0 });
});
afterAll(() => replay.stop());
beforeEach(async () => {
  copy = await Copy.make();
});
afterEach(async () => {
  replay.fault(null);
  await copy.remove();
});

/** After tests that set the clock of the replay, which goes on from there. */
async function restart(): Promise<void> {
  await replay.stop();
  replay = await startReplay({ root, speed: 0 });
}

async function run(options: Partial<RefreshOptions> = {}, origin = replay.origin) {
  const feed = new Client({ origin, headers: feedHeaders, retries: 1, firstWait: 0, patience: 300 });
  try {
    return await refresh({ root: copy.root, feed, ...options });
  } finally {
    await feed.close();
  }
}

/** The hash of every file of data by its name. */
async function contents(folder: string): Promise<Record<string, string>> {
  const files = (await fastGlob('data/**', { cwd: folder })).sort();
  const hashes = files.map(async (file) => {
    const bytes = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** The tables a refresh writes, but for the weather, which it asks others for. */
const refreshed = ['matches', 'matchStats', 'goals', 'referees', 'teamStats', 'players', 'squads'] as const;

/** Takes the data back to a moment of the latest season: what came later is to be refreshed again. */
async function takeBack(at: Date): Promise<void> {
  await rewound(copy, at, latest);
  await hearBefore();
}

/** Matches of the day the data are as of were heard of before. */
function hearBefore(): Promise<void> {
  const midnight = new Date(`${dataset.snapshot.as_of}T00:00:00Z`);
  return writeSightings(copy.root, sighted(finished, {}, midnight));
}

const beforeTheSeason = new Date(`${latest}-01-01T00:00:00Z`);

describe('a refresh from what the data say', () => {
  it.for(dataset.seasons.map(({ season }) => season))('%i reproduces them byte for byte', async (season) => {
    const { files, feed } = await run({ season, full: true });
    expect(feed.setAside).toEqual([]);
    expect(files).toEqual([]);
    expect(await contents(copy.root)).toEqual(await contents(root));
  });

  it('brings back what was taken away of the season, byte for byte', async () => {
    await takeBack(beforeTheSeason);
    const { differences } = await run();
    expect(differences.filter(({ change }) => change.includes('UPCOMING → FINISHED'))).toHaveLength(
      finished.length,
    );
    const [now, wanted] = [await contents(copy.root), await contents(root)];
    for (const file of refreshed.map((name) => fileOf(name, latest)))
      expect(now[file], file).toBe(wanted[file]);
    const { as_of, source } = JSON.parse(await readFile(copy.path('data/snapshot.json'), 'utf8'));
    expect({ as_of, source }).toEqual({
      as_of: dataset.snapshot.as_of,
      source: "the league's official feed",
    });
  });

  it('writes nothing on a dry run, and says what it would', async () => {
    await takeBack(beforeTheSeason);
    const before = await contents(copy.root);
    const result = await run({ dryRun: true });
    expect(result.files).toContain(`data/matches/${latest}.csv`);
    expect(await contents(copy.root)).toEqual(before);
    expect(summaryOf(result)).toMatch(
      new RegExp(`^Refresh ${latest}: ${finished.length} new results, \\d+ rows changed\n\n`),
    );
  });

  it('of a season nobody knows is refused', async () => {
    await expect(run({ season: 2031 })).rejects.toThrow('there is no season 2031 in data/seasons.csv');
  });
});

const corrupting: readonly FaultName[] = [
  '500',
  '429',
  'html',
  'cut-off',
  'truncated',
  'hang',
  'drip',
  'huge',
  'deep',
  'empty',
  'schema-drift',
  'foreign-ids',
  'score-taken-back',
  'unfinished',
  'vanished',
];

describe('a feed that fails or lies', () => {
  it.for(corrupting)('with %s changes nothing', async (fault) => {
    const before = await contents(copy.root);
    replay.fault(fault);
    await expect(run({ season: latest })).rejects.toThrow();
    expect(await contents(copy.root)).toEqual(before);
  });

  it('of minutes that shrink changes nothing, where players are known', async () => {
    replay.fault('minutes-shrink');
    await expect(run({ season: 2025 })).rejects.toMatchObject({
      name: 'WouldLose',
      losses: [{ what: 'minutes shrank', subject: expect.stringContaining('Football_Player') }],
    });
    expect(await contents(copy.root)).toEqual(await contents(root));
  });

  it('of statistics alone changes nothing either', async () => {
    for (const part of ['/teams', 'stats/players', 'standings', 'header', 'teamstats', 'matchfacts']) {
      replay.fault('html', part);
      await expect(run({ season: latest, full: true }), part).rejects.toThrow('gave nothing to use');
    }
    expect(await contents(copy.root)).toEqual(await contents(root));
  });

  it('is believed where the loss is accepted by name, and there alone', async () => {
    replay.fault('score-taken-back');
    const refused = await run({ season: latest }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(WouldLose);
    const [loss] = (refused as WouldLose).losses;
    const id = loss?.subject.split('::').at(-1) ?? '';
    await expect(run({ season: latest, accept: ['0'.repeat(32)] })).rejects.toThrow(
      '1 known facts would be lost or changed',
    );
    // The goals the feed lists and the table of the league must go with it: this one's do not.
    const accepted = await run({ season: latest, accept: [id], dryRun: true }).catch((error: Error) => error);
    expect(accepted).not.toBeInstanceOf(WouldLose);
  });

  it('of a match that vanished is believed where that is accepted', async () => {
    replay.fault('vanished');
    const refused = await run({ season: latest }).catch((error: unknown) => error);
    const [loss] = (refused as WouldLose).losses;
    expect(loss?.what).toBe('match vanished');
    // The season would not be whole: the rules have the last word.
    await expect(run({ season: latest, accept: [loss?.subject ?? ''] })).rejects.toThrow();
    expect(await contents(copy.root)).toEqual(await contents(root));
  });
});

describe('a match that is just over', () => {
  const last = finished.findLast(({ kickoff_utc }) => kickoff_utc !== null);
  const kickoff = Date.parse(last?.kickoff_utc ?? '');
  const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);
  const stored = async () =>
    (await readDataset(copy.root)).dataset.matches.find(({ match_id }) => match_id === last?.match_id);

  beforeEach(async () => {
    await takeBack(new Date(kickoff - 60_000));
    await writeSightings(copy.root, {});
  });
  afterAll(restart);

  it('is final when the same score was heard ten minutes before', async () => {
    replay.set(minutesIn(60));
    await run();
    expect((await stored())?.status).toBe('UPCOMING');
    replay.set(minutesIn(140));
    await run();
    expect((await stored())?.status).toBe('UPCOMING');
    replay.set(minutesIn(149));
    await run();
    expect((await stored())?.status).toBe('UPCOMING');
    replay.set(minutesIn(150));
    await run();
    expect(await stored()).toEqual(last);
  });

  it('begins to count anew when its score changes', async () => {
    replay.set(minutesIn(140));
    replay.fault('score-taken-back');
    await run();
    replay.fault(null);
    replay.set(minutesIn(155));
    await run();
    expect((await stored())?.status).toBe('UPCOMING');
  });

  it('is final on a later day', async () => {
    replay.set(minutesIn(36 * 60));
    await run();
    expect(await stored()).toEqual(last);
  });
});

describe('totals', () => {
  const season = Math.max(...dataset.players.map((player) => player.season));
  const over = ofStatus('FINISHED').filter((match) => match.season === season);
  const last = over.findLast(({ kickoff_utc }) => kickoff_utc !== null);
  const minutesIn = (minutes: number) => new Date(Date.parse(last?.kickoff_utc ?? '') + minutes * 60_000);
  afterAll(restart);

  it('that count a match which is just over wait until it is final, those of other clubs do not', async () => {
    await rewound(copy, minutesIn(-1), season);
    await writeSightings(copy.root, {});
    const ofClubs = (rows: readonly { season: number; club: string | null }[]) =>
      new Set(rows.filter((row) => row.season === season).map(({ club }) => club));
    const stored = async () => (await readDataset(copy.root)).dataset;
    const all = ofClubs(dataset.teamStats);

    replay.set(minutesIn(170));
    await run();
    const { matches, players, teamStats } = await stored();
    const open = new Set(matches.flatMap((match) => (match.status === 'UPCOMING' ? [match.match_id] : [])));
    const waiting = new Set(
      over.flatMap((match) => (open.has(match.match_id) ? [match.home_club, match.away_club] : [])),
    );
    expect(waiting).toContain(last?.home_club);
    expect(ofClubs(teamStats)).toEqual(all.difference(waiting));
    expect(ofClubs(players).intersection(waiting)).toEqual(new Set());

    replay.set(minutesIn(180));
    await run();
    const after = await stored();
    expect(after.matches.find(({ match_id }) => match_id === last?.match_id)?.status).toBe('FINISHED');
    expect(ofClubs(after.teamStats)).toEqual(all);
    expect(ofClubs(after.players).intersection(all)).toEqual(all);
  });
});

describe('ids that data/ does not have', () => {
  const clubs = dataset.clubs.filter(
    ({ feed_team_id, last_season }) => feed_team_id === null && last_season === null,
  );
  const idOf = ({ feed_team_id, club_id }: DatasetRow<'clubs'>) => feed_team_id ?? derivedId('Team', club_id);

  it('are told where the matches we know tell them', async () => {
    const { remarks } = await run({ dryRun: true, season: latest });
    const hosts = new Set(finished.map(({ venue_id }) => venue_id));
    const grounds = dataset.venues.filter(
      ({ venue_id, feed_stadium_id }) => feed_stadium_id === null && hosts.has(venue_id),
    );
    for (const club of clubs) {
      expect(remarks).toContain(`${club.club_id} is ${idOf(club)}, which data/clubs.csv does not say yet`);
    }
    for (const { venue_id } of grounds) {
      const id = derivedId('Stadium', venue_id);
      expect(remarks).toContain(`${venue_id} is ${id}, which data/venues.csv does not say yet`);
    }
  });

  describe('of a season to come', () => {
    const coming = Math.max(...dataset.matches.map(({ season }) => season));
    afterAll(restart);

    beforeEach(async () => {
      await rewound(copy, new Date(`${coming - 1}-12-31T00:00:00Z`), coming - 1);
      const seasons = dataset.seasons.map((row) =>
        row.season < coming - 1 ? row : { ...row, champion: null, regular_season_winner: null },
      );
      await write('seasons', seasons);
      await write('stages', dataset.stages);
      replay.set(new Date(`${coming}-01-01T00:00:00Z`));
    });

    async function write(name: DatasetTableName, rows: readonly object[]): Promise<void> {
      await writeFile(copy.path(fileOf(name, coming)), (await csvText(copy.root, name, coming, rows)) ?? '');
    }

    it('are all it needs beside rows of its own and of its stages: then its matches come', async () => {
      expect(await copy.faults()).toEqual([]);
      await write(
        'clubs',
        dataset.clubs.map((club) => ({ ...club, feed_team_id: idOf(club) })),
      );
      await write(
        'venues',
        dataset.venues.map((ground) => ({
          ...ground,
          feed_stadium_id: ground.feed_stadium_id ?? derivedId('Stadium', ground.venue_id),
        })),
      );
      await run({ season: coming });
      const { matches } = (await readDataset(copy.root)).dataset;
      const ofSeason = (all: typeof matches) =>
        all
          .filter(({ season }) => season === coming)
          .map((match) => ({ ...match, ...unplayed, status: null }));
      expect(ofSeason(matches)).toEqual(ofSeason(dataset.matches));
      expect(matches.some(({ season, status }) => season === coming && status === 'FINISHED')).toBe(false);
    });

    it.runIf(clubs.length > 0)(
      'are named where they are missing, though nothing can be written',
      async () => {
        const remarks: string[] = [];
        await expect(run({ season: coming, onRemark: (remark) => remarks.push(remark) })).rejects.toThrow();
        for (const club of clubs) {
          const why = `team ${idOf(club)} is no club of data/clubs.csv`;
          expect(remarks).toContainEqual(expect.stringMatching(new RegExp(`^set aside: .*${why}$`)));
          const { name } = the(dataset.clubNames, { club_id: club.club_id, to_season: null });
          expect(remarks).toContainEqual(
            expect.stringMatching(
              new RegExp(`^set aside: teams.* ${idOf(club)}: ${name} is no club of data/clubs.csv$`),
            ),
          );
        }
      },
    );
  });
});

describe('the weather', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  let server: http.Server;
  let asked: URL[];
  let body: (day: string) => string;

  beforeEach(async () => {
    asked = [];
    server = http.createServer((request, response) => {
      const url = new URL(`http://127.0.0.1${request.url}`);
      asked.push(url);
      response.end(body(url.searchParams.get('start_date') ?? ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  const reading = (day: string, values: (number | null)[]) =>
    JSON.stringify({
      hourly: {
        time: hours.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00`),
        temperature_2m: values,
        wind_speed_10m: values,
        precipitation: values,
      },
    });

  async function withWeather() {
    const weather = new Client({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: {},
      retries: 0,
    });
    try {
      return await run({ season: latest, weather });
    } finally {
      await weather.close();
    }
  }

  const without = finished.filter(
    ({ match_id, kickoff_utc }) =>
      kickoff_utc !== null && !dataset.weather.some((row) => row.match_id === match_id),
  );

  it('of matches that have none is that of the hour of the kick-off at the ground', async () => {
    body = (day) => reading(day, hours);
    await withWeather();
    const { weather } = (await readDataset(copy.root)).dataset;
    const hourOf = new Map(
      without.map(({ match_id, kickoff_utc }) => [match_id, new Date(kickoff_utc ?? '').getUTCHours()]),
    );
    const added = weather.filter(({ match_id }) => hourOf.has(match_id));
    expect(added).toHaveLength(without.length);
    for (const { match_id, ...row } of added) {
      const hour = hourOf.get(match_id);
      expect(row).toEqual({ season: latest, temperature_c: hour, wind_kmh: hour, precipitation_mm: hour });
    }
    const grounds = new Set(dataset.venues.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    for (const { searchParams } of asked) {
      expect(grounds).toContain(`${searchParams.get('latitude')} ${searchParams.get('longitude')}`);
    }
  });

  it('that the archive does not know yet stays unknown', async () => {
    body = (day) =>
      reading(
        day,
        hours.map(() => null),
      );
    expect((await withWeather()).files).toEqual([]);
  });

  it('that is nonsense is not taken, and takes no result with it', async () => {
    body = () => '<html>';
    const html = await withWeather();
    if (without.length > 0)
      expect(html.remarks).toContainEqual(expect.stringMatching(/^no weather: .* gave nothing to use/));
    expect(html.files).toEqual([]);
    body = (day) =>
      reading(
        day,
        hours.map(() => 400),
      );
    if (without.length > 0)
      await expect(withWeather()).rejects.toThrow(/data\/weather\/\d+\.csv:2:temperature_c/);
  });
});
