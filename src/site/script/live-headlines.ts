import { favouriteStatement } from '../forecast/favourite-statement.ts';
import { leadStatement } from '../home/points-ahead.ts';
import { titleStatement } from '../season/title-statement.ts';
import type { LiveState } from './live-state.ts';
import { percent, t } from './page-values.ts';

/** Returns the statement of now that is the headline of a page. It is undefined where the one of before stays. */
export function headlineOf(kind: string, { end, names, standings, season }: LiveState): string | undefined {
  if (!end) return undefined;
  const nameOf = (club: string) => names[club] ?? '';
  const title = titleStatement(t, { ...end, season, nameOf, percent });
  if (title !== undefined) return title;
  const [leader, second] = standings ?? [];
  if (!leader || !second) return undefined;
  if (end.rows.every(({ places }) => places.includes(1)))
    return t('{club} finished first', { club: nameOf(leader.club) });
  return kind === 'first_headline'
    ? favouriteStatement(t, end.rows, nameOf, percent)
    : leadStatement(
        t,
        { name: nameOf(leader.club), points: leader.points },
        { name: nameOf(second.club), points: second.points },
      );
}
