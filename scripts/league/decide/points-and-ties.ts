import type { League } from '../../../src/records/league-schema.ts';
import type { Decisions } from './decisions.ts';

/** The first season in which a win had three points, by country: England began, the others followed after the World Cup of 1994. */
const threePointsSince: Readonly<Record<string, number>> = { GB: 1981 };
const threePointsElsewhere = 1995;

/** Countries whose leagues order level clubs by the matches between them first. */
const headToHeadFirst: readonly string[] = ['ES', 'IT', 'PT', 'GR'];

/**
 * Returns the points of a league since its first season.
 *
 * @param given such as `1963:2,1995:3`: the points for a win from a season on
 */
export function decidePoints(
  country: string,
  firstSeason: number,
  given: string | undefined,
  decisions: Decisions,
): League['points'] {
  const option = '--points 3, or --points 1963:2,1995:3';
  if (given !== undefined) {
    return given.split(',').map((part) => {
      const [season, win] = part.includes(':') ? part.split(':') : [firstSeason, part];
      return { from_season: Number(season), win: Number(win), draw: 1 };
    });
  }
  const since = threePointsSince[country] ?? threePointsElsewhere;
  if (firstSeason >= since) {
    decisions.note('3 points for a win', option);
    return [{ from_season: firstSeason, win: 3, draw: 1 }];
  }
  decisions.note(
    `warning: 2 points for a win before ${since} and 3 from then on, as most leagues of the country; look it up`,
    option,
  );
  return [
    { from_season: firstSeason, win: 2, draw: 1 },
    { from_season: since, win: 3, draw: 1 },
  ];
}

/** Returns what orders clubs with equal points. */
export function decideTieBreaks(country: string, decisions: Decisions): League['tie_breaks'] {
  if (headToHeadFirst.includes(country)) {
    decisions.note('clubs with equal points are in the order of their matches, then goal difference');
    return [
      'head_to_head_points',
      'head_to_head_goal_difference',
      'head_to_head_goals',
      'goal_difference',
      'goals_for',
    ];
  }
  decisions.note('clubs with equal points are in the order of goal difference, then goals');
  return ['goal_difference', 'goals_for'];
}
