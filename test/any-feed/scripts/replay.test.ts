import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayableFeed } from '../../../scripts/replay/lookups.ts';
import { type Replay, startReplay } from '../../../scripts/replay/server.ts';
import type { StatisticsPage } from '../../../src/feed/adapter.ts';
import { scheduleRow } from '../../../src/feed/feed-match.ts';
import { inferIds } from '../../../src/feed/sdp/clubs.ts';
import { parseHeader, parseReferee } from '../../../src/feed/sdp/match-details.ts';
import { categories, feedPaths } from '../../../src/feed/sdp/paths.ts';
import { parsePlayers } from '../../../src/feed/sdp/players.ts';
import { parseSchedule } from '../../../src/feed/sdp/schedule.ts';
import { parseSideStats } from '../../../src/feed/sdp/side-statistics.ts';
import { parseStandings } from '../../../src/feed/sdp/standings.ts';
import { nextPage } from '../../../src/feed/sdp/statistics.ts';
import { parseTeamStats } from '../../../src/feed/sdp/team-stats.ts';
import { type SeasonContext, seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { matchDayOf } from '../../support/match-day.ts';

/** What the schedule says: not how a venue without an id is known, nor the header's time added. */
function inSchedule({ venues }: SeasonContext, match: DatasetRow<'matches'>) {
  const { additional_time, venue_basis, ...rest } = scheduleRow.parse(match);
  const isVenueNamed = [...venues.values()].includes(match.venue_id) && venue_basis !== 'season';
  return isVenueNamed ? { ...rest, venue_basis } : rest;
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
const withoutNullStats = (row: DatasetRow<'teamStats'>) => ({ ...row, stats: withoutNulls(row.stats) });

describe.for(feedWorlds)('$name', (world) => {
  const { dataset, datasetRoot } = world;
  const { season } = matchDayOf(world);

  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root: datasetRoot });
  });
  afterAll(() => replay.stop());

  const get = (address: string) => fetch(new URL(address, replay.origin));
  const body = async (address: string): Promise<unknown> => (await get(address)).json();

  /** All pages of a list, in all its categories. */
  async function pages<Category extends string>(
    categories: readonly Category[],
    address: (category: Category, page: number) => string,
  ): Promise<StatisticsPage[]> {
    const found: StatisticsPage[] = [];
    for (const category of categories) {
      for (let page: number | undefined = 1; page !== undefined; ) {
        const answer: unknown = await body(address(category, page));
        found.push({ category, body: answer });
        page = nextPage(answer, page);
      }
    }
    return found;
  }

  const seasons = dataset.seasons.map(({ season }) => season);

  describe.for(seasons)('as data/ is, read back as a refresh would, %i', (season) => {
    const { seasonId } = seasonContext(dataset, season);
    const paths = feedPaths(replayableFeed(dataset.league), seasonId);
    const matches = ofSeason(dataset.matches, season);
    // With the ids of the clubs of which data/ has none.
    let context: SeasonContext;
    let schedule: unknown;
    beforeAll(async () => {
      schedule = await body(paths.matches);
      context = inferIds(schedule, seasonContext(dataset, season));
    });

    it('has the same matches', () => {
      const { entries, rejected } = parseSchedule(schedule, context);
      expect(rejected).toEqual([]);
      expect(entries).toHaveLength(matches.length);
      const read = new Map(entries.map((match) => [match.match_id, match]));
      for (const match of matches) expect(read.get(match.match_id)).toMatchObject(inSchedule(context, match));
    });

    it('has the same players, but for their clubs in past seasons', async () => {
      const { entries, rejected } = parsePlayers(await pages(categories, paths.players), context);
      expect(rejected).toEqual([]);
      const read = entries.map(({ row }) => row);
      const ours = ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed');
      const comparable = ({ club, club_basis: _, ...row }: DatasetRow<'players'>) =>
        context.isCurrent ? { ...row, club } : row;
      expect(read.map(comparable)).toEqual(ours.map(comparable));
      for (const { row, full_name, nationality, shirt_number } of entries) {
        const person = dataset.people.find(({ player_id }) => player_id === row.player_id);
        const squad = ofSeason(dataset.squads, season).find(({ player_id }) => player_id === row.player_id);
        expect([full_name, nationality, shirt_number]).toEqual([
          person?.full_name ?? null,
          person?.nationality ?? null,
          squad?.shirt_number ?? null,
        ]);
      }
    });

    it("has the same clubs' totals", async () => {
      const { entries, rejected } = parseTeamStats(await pages(categories, paths.teamStats), context);
      expect(rejected).toEqual([]);
      expect(entries.map(withoutNullStats)).toEqual(
        ofSeason(dataset.teamStats, season).map(withoutNullStats),
      );
    });

    it("has the same standings, those of the season's first stage", async () => {
      const { entries, rejected } = parseStandings(await body(paths.standings), context);
      expect(rejected).toEqual([]);
      const stage = context.stages.find(({ table }) => table !== null)?.stage;
      const ours = ofSeason(dataset.standings, season).filter((row) => row.stage === stage);
      // Where data/ has no table, the matches have one all the same.
      if (ours.length > 0) expect(entries).toEqual(ours);
      else expect(entries.length > 0).toBe(matches.length > 0);
    });

    it('has the same statistics, scorers, cards and referees of every match', async () => {
      for (const match of matches) {
        const sides = parseSideStats(await body(paths.sideStats(match.match_id)), match).entries;
        expect(sides).toEqual(dataset.matchStats.filter(({ match_id }) => match_id === match.match_id));

        const { attendance, additional_time, home_red_cards, away_red_cards } = match;
        const goals = dataset.goals.filter(({ match_id }) => match_id === match.match_id);
        const header = parseHeader(await body(paths.header(match.match_id)), match).value;
        const inOrder = (names: readonly string[]) => names.toSorted();
        const listed = goals.filter(({ basis }) => basis === 'feed');
        const nameOf = ({ side, minute, player }: (typeof listed)[number] | (typeof header.goals)[number]) =>
          `${side} ${minute} ${player}`;
        expect({ ...header, goals: inOrder(header.goals.map(nameOf)) }).toEqual({
          attendance,
          additional_time: match.status === 'FINISHED' ? additional_time : 0,
          home_red_cards,
          away_red_cards,
          goals: inOrder(listed.map(nameOf)),
        });

        const referee = dataset.referees.find(({ match_id }) => match_id === match.match_id);
        const read = parseReferee(await body(paths.facts(match.match_id)), match).value;
        expect(read).toEqual(referee);
      }
    });
  });

  describe('an answer', () => {
    const { seasonId } = seasonContext(dataset, season);
    const paths = feedPaths(replayableFeed(dataset.league), seasonId);

    it('comes by the season’s id as it is and percent-encoded', async () => {
      const encoded = paths.matches.replaceAll('::', '%3A%3A');
      expect(await (await get(encoded)).text()).toBe(await (await get(paths.matches)).text());
    });

    it('is dated by the day data/ is as of', async () => {
      const response = await get(paths.matches);
      const day = dataset.snapshot.as_of;
      expect(await response.json()).toMatchObject({ apiCallRequestTime: `${day}T23:59:00.0000000+00:00` });
    });

    const count = ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed').length;

    it.runIf(count > 0)('comes in pages of the requested size', async () => {
      const address = (category: 'general', page: number) =>
        paths.players(category, page).replace('pageNumElement=500', 'pageNumElement=50');
      const all = await pages(['general'], address);
      expect(all).toHaveLength(Math.ceil(count / 50));
      expect(all.at(-1)?.body).toMatchObject({ pagination: { currentPage: all.length, isLastPage: true } });
      expect(parsePlayers(all, seasonContext(dataset, season)).entries).toHaveLength(count);
    });

    it.for([
      ['a season that is not there', paths.matches.replace(seasonId, 'none::Football_Season::0')],
      ['a match that is not there', paths.header('none::Football_Match::0')],
      ['any other path', '/v1'],
    ])('of %s is a 404 in JSON', async ([, address]) => {
      const response = await get(String(address));
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 404 });
    });

    it('is counted by its path', async () => {
      replay.requests.clear();
      await get(paths.matches);
      await get(paths.matches.replaceAll('::', '%3A%3A'));
      await get(paths.players('general', 1));
      expect(replay.total()).toBe(3);
      expect(replay.requests.get(paths.matches.replace(/\?.*/, ''))).toBe(2);
      expect(await body('/replay')).toMatchObject({ played: false, fault: null, requests: { total: 3 } });
    });
  });
});
