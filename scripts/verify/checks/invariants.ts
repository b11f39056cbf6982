import { apiRoot, discoveryOf } from '../../../src/resources/discovery.ts';
import { health } from '../../../src/resources/health.ts';
import { resources } from '../../../src/resources/index.ts';
import { leaderboards } from '../../../src/resources/leaderboards.ts';
import { matches } from '../../../src/resources/matches.ts';
import { odds } from '../../../src/resources/odds.ts';
import { oddsQuotes } from '../../../src/resources/odds-quotes.ts';
import { players } from '../../../src/resources/players.ts';
import { referees } from '../../../src/resources/referees.ts';
import { seasons } from '../../../src/resources/seasons.ts';
import { standings } from '../../../src/resources/standings.ts';
import { teamStats } from '../../../src/resources/team-stats.ts';
import { teams } from '../../../src/resources/teams.ts';
import { venues } from '../../../src/resources/venues.ts';
import { weather } from '../../../src/resources/weather.ts';
import type { Check } from '../check.ts';
import { expectEach, expectForm, expectSame, unmet } from '../expectation.ts';
import { answerTo, contentOf, replyTo } from '../replies.ts';

/** What holds of the answers whatever the data are. */
export const invariants: readonly Check[] = [
  {
    name: 'discovery lists every endpoint and the season under way',
    async run(site) {
      const { endpoints, current_season } = await answerTo(site, discoveryOf(resources));
      const listed = new Set(endpoints.map(({ path }) => path));
      const paths = resources.map(({ path }) => (path === '/' ? apiRoot : apiRoot + path));
      expectSame('endpoints left out', paths.filter((path) => !listed.has(path)).join(), '');
      const { seasons: rows } = await answerTo(site, seasons);
      const current = rows.filter((row) => row.current).map(({ season }) => season);
      expectSame('seasons under way', current.join(', '), String(current_season));
    },
  },
  {
    name: 'health is ok or degraded, and every rule was held against rows',
    async run(site) {
      const { status, checks } = await answerTo(site, health);
      expectForm('status', status, /^(ok|degraded)$/);
      expectEach('rules', checks, 'held against some rows', ({ checked }) => checked > 0);
    },
  },
  {
    name: 'matches of a club are all its own',
    async run(site) {
      const { matches: found } = await answerTo(site, matches, 'season=2024&team=Forge');
      expectEach(
        'matches of Forge in 2024',
        found,
        'forge-fc at home or away in 2024',
        ({ season, home_club, away_club }) =>
          season === 2024 && (home_club === 'forge-fc' || away_club === 'forge-fc'),
      );
    },
  },
  {
    name: 'pages agree with their figures',
    async run(site) {
      const first = await replyTo(site, matches, 'season=2025&limit=7');
      expectForm('Link of a first page', first.headers.get('Link'), /rel="next"/);
      const { total } = contentOf(first, matches.responseSchema);
      for (const offset of [0, total - 3, total]) {
        const page = await answerTo(site, matches, `season=2025&limit=7&offset=${offset}`);
        const count = Math.min(7, total - offset);
        const what = `the page at ${offset} of ${total}`;
        expectSame(`records on ${what}`, page.matches.length, count);
        const figures = [page.total, page.count, page.limit, page.offset, page.has_more];
        const expected = [total, count, 7, offset, offset + count < total];
        expectSame(`total, count, limit, offset and has_more of ${what}`, figures.join(), expected.join());
      }
    },
  },
  {
    name: 'players are in the order asked for',
    async run(site) {
      const { players: rows } = await answerTo(site, players, 'season=2025&sort=goals&limit=50');
      expectEach(
        'players of 2025 by goals',
        rows.map(({ goals }) => goals),
        'not more than the one before',
        (goals, before) => before === undefined || (goals ?? 0) <= (before ?? 0),
      );
    },
  },
  {
    name: 'leaderboards rank the best first',
    async run(site) {
      const { leaderboards: boards } = await answerTo(site, leaderboards, 'season=2025&metric=goals,assists');
      expectSame('boards', boards.map(({ metric }) => metric).join(), 'goals,assists');
      for (const { metric, rows } of boards) {
        expectEach(
          `ranks by ${metric}`,
          rows,
          'a value and a rank that follow from the one before',
          (row, before) =>
            before === undefined ? row.rank === 1 : row.value <= before.value && row.rank >= before.rank,
        );
      }
    },
  },
  {
    name: 'active clubs are active, and each is there once',
    async run(site) {
      const { teams: rows } = await answerTo(site, teams, 'active_only=true');
      expectEach('active clubs', rows, 'active', ({ status }) => status === 'active');
      expectSame('different clubs', new Set(rows.map(({ club_id }) => club_id)).size, rows.length);
    },
  },
  {
    name: 'team statistics are of the clubs of the table',
    async run(site) {
      const { teams: rows } = await answerTo(site, teamStats, 'season=2025');
      const table = await answerTo(site, standings, 'season=2025');
      if (!('source' in table)) throw unmet('standings?season=2025', 'one season', Object.keys(table));
      const clubs = (list: readonly { club: string }[]) => list.map(({ club }) => club).sort();
      expectSame('clubs of 2025', clubs(rows).join(), clubs(table.standings).join());
    },
  },
  {
    name: 'grounds are in Canada',
    async run(site) {
      const { venues: rows } = await answerTo(site, venues);
      expectEach(
        'grounds',
        rows,
        'a place in Canada',
        ({ latitude, longitude }) => latitude > 41 && latitude < 84 && longitude > -142 && longitude < -52,
      );
    },
  },
  {
    name: 'referees are those of the season, newest match first',
    async run(site) {
      const answer = await answerTo(site, referees, 'season=2025&limit=50');
      if (!('assignments' in answer)) throw unmet('referees', 'assignments', Object.keys(answer));
      expectEach(
        'assignments of 2025',
        answer.assignments,
        'one of 2025 not after the one before',
        ({ season, date }, before) => season === 2025 && (before === undefined || date <= before.date),
      );
    },
  },
  {
    name: 'weather is told with its units, newest match first',
    async run(site) {
      const { observations, units } = await answerTo(site, weather, 'limit=50');
      expectSame('unit of the temperature', units.temperature_c, '°C');
      expectEach(
        'observations',
        observations,
        'a day not after the one before',
        ({ date }, before) => before === undefined || date <= before.date,
      );
    },
  },
  {
    name: 'implied probabilities of odds add up to 1',
    async run(site) {
      const { odds: rows } = await answerTo(site, odds, 'limit=50');
      expectEach('odds', rows, 'a sum of 1', ({ implied: { home, draw, away } }) => {
        return Math.abs(home + draw + away - 1) < 0.001;
      });
    },
  },
  {
    name: 'odds quotes are the latest first',
    async run(site) {
      const { quotes } = await answerTo(site, oddsQuotes, 'limit=50');
      expectEach(
        'quotes',
        quotes,
        'a moment not after the one before',
        ({ captured_at }, before) => before === undefined || captured_at <= before.captured_at,
      );
    },
  },
];
