import { sum } from '../../derive/numbers.ts';
import { pointsIn } from '../../records/season-rules.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchesOfClub } from '../lookups/club-lookups.ts';
import { forecastByMatch } from '../lookups/match-lookups.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** How many matches of a new club are compared with their forecasts. */
const firstMatches = 10;

/** Returns how many points clubs new to the league were expected to take in their first matches, and took. */
export function newcomersNote({ t, tables, format }: Words & LeagueData): Html {
  const { league } = tables;
  const newcomers = tables.rows('teams').filter(({ seasons }) => (seasons[0] ?? 0) > league.first_season);
  const results = newcomers.flatMap(({ club_id }) => {
    const forecasts = matchesOfClub(tables, club_id).flatMap((match) => {
      const row = forecastByMatch(tables).get(match.match_id);
      return row && row.outcome !== null ? [row] : [];
    });
    return forecasts.slice(0, firstMatches).map(({ season, home_club, probabilities, outcome }) => {
      const { win, draw } = pointsIn(league, season);
      const side = home_club === club_id ? 'home' : 'away';
      const drawn = outcome === 'draw' ? draw : 0;
      return {
        expected: win * probabilities[side] + draw * probabilities.draw,
        taken: outcome === side ? win : drawn,
      };
    });
  });
  if (results.length === 0) return nothing;
  const mean = (figure: 'expected' | 'taken') => sum(results.map((row) => row[figure])) / results.length;
  const text = t(
    '{clubs, plural, one {# club} other {# clubs}} new since {season} took {taken} points a match in their first ten; {expected} were expected.',
    {
      season: league.first_season + 1,
      clubs: newcomers.length,
      expected: format.number(mean('expected'), 2),
      taken: format.number(mean('taken'), 2),
    },
  );
  return html`<p class="small muted">${text}</p>
`;
}
