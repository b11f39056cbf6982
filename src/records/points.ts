import type { League } from './league-schema.ts';
import { seasonName } from './season-span.ts';

/** Points for a win and for a draw. */
export interface Points {
  readonly win: number;
  readonly draw: number;
}

/** Returns the points for results in a season. Before the first rule, those of the first apply. */
export function pointsIn({ points }: Pick<League, 'points'>, season: number): Points {
  return inForce(points, season);
}

/** Returns the rule that applies in a season, which is the last that begins with it or before. */
export function inForce<Rule extends { readonly from_season: number }>(
  rules: readonly Rule[],
  season: number,
): Rule {
  const rule = rules.findLast(({ from_season }) => from_season <= season) ?? rules[0];
  if (!rule) throw new Error('data/league.json has no rule for any season');
  return rule;
}

const words = ['Zero', 'One', 'Two', 'Three', 'Four'];

/** Describes the points, such as `Three for a win, one for a draw`. */
export function describePoints({ points, season_first_month }: League): string {
  return points
    .map(({ from_season, win, draw }, index) => {
      const [forWin, forDraw] = [words[win] ?? win, (words[draw] ?? String(draw)).toLowerCase()];
      const from = index === 0 ? '' : ` from ${seasonName(from_season, season_first_month)}`;
      return `${forWin} for a win, ${forDraw} for a draw${from}`;
    })
    .join('; ');
}
