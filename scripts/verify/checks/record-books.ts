import { matchStats } from '../../../src/resources/match-stats.ts';
import { matches } from '../../../src/resources/matches.ts';
import { seasons } from '../../../src/resources/seasons.ts';
import { standings } from '../../../src/resources/standings.ts';
import type { Check } from '../check.ts';
import { expectSame, unmet } from '../expectation.ts';
import { answerTo } from '../replies.ts';

/** What the record books say of finished seasons: no refresh changes it. Another league has others. */
const champions: Record<number, string> = {
  2019: 'forge-fc',
  2020: 'forge-fc',
  2021: 'pacific-fc',
  2022: 'forge-fc',
  2023: 'forge-fc',
  2024: 'cavalry-fc',
  2025: 'atletico-ottawa',
};
const topOf2025 = ['forge-fc 58', 'atletico-ottawa 56', 'cavalry-fc 42'];
const finalOf2024 = { home: 'cavalry-fc', away: 'forge-fc', score: '2-1' };

export const recordBooks: readonly Check[] = [
  {
    name: 'the champions are those of the record books',
    async run(site) {
      const { seasons: rows } = await answerTo(site, seasons);
      for (const [season, champion] of Object.entries(champions)) {
        const row = rows.find((one) => one.season === Number(season));
        expectSame(`champion of ${season}`, row?.champion, champion);
      }
    },
  },
  {
    name: 'the table of 2025 is the one of the record books',
    async run(site) {
      const answer = await answerTo(site, standings, 'season=2025');
      if (!('source' in answer)) throw unmet('standings?season=2025', 'one season', Object.keys(answer));
      const top = answer.standings.slice(0, 3).map(({ club, points }) => `${club} ${points}`);
      expectSame('the first three of 2025', top.join(', '), topOf2025.join(', '));
      expectSame('the source of the table of 2025', answer.source, 'official');
    },
  },
  {
    name: 'the final of 2024 ended as in the record books, in matches and in match statistics',
    async run(site) {
      const { matches: found } = await answerTo(site, matches, 'season=2024&stage=final');
      const [final] = found;
      expectSame('finals of 2024', found.length, 1);
      expectSame('home side of the final of 2024', final?.home_club, finalOf2024.home);
      expectSame('away side of the final of 2024', final?.away_club, finalOf2024.away);
      expectSame('score of the final of 2024', scoreOf(final), finalOf2024.score);
      const stats = await answerTo(site, matchStats, `match_id=${final?.match_id}`);
      if (!('match_id' in stats)) throw unmet('match-stats of one match', 'that match', Object.keys(stats));
      expectSame('score in its statistics', scoreOf(stats), finalOf2024.score);
    },
  },
];

function scoreOf(match?: { home_goals: number | null; away_goals: number | null }): string {
  return `${match?.home_goals}-${match?.away_goals}`;
}
