import { hasResult, isPlayedBy } from '../../derive/matches.ts';
import type { Projection } from '../../records/forecast.ts';
import { pointsIn } from '../../records/season-rules.ts';
import { beforeToday } from '../components/before-today.ts';
import { timely } from '../components/late-results.ts';
import { currentProjections } from '../forecast/projections-table.ts';
import { type Html, html, nothing } from '../html.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** A chance of first place from which it is worth a sentence beside the play-offs. */
const leastFirst = 0.05;

/** A chance of the play-offs from which first place alone is worth a sentence. */
const nearlyCertain = 0.99;

/** Returns what a club still has to do in the current season: the points that sufficed in the simulations, and what is proven. */
export function pointsNeeded(site: Words & LeagueData, club: string): Html {
  const { t } = site;
  const projection = currentProjections(site).find((row) => row.club === club);
  if (!projection) return nothing;
  const statements = aimsOf(projection).map((aim) => statementOf(site, projection, aim));
  const text = statements.length > 0 ? statements.join(' ') : decidedStatement(site, projection);
  if (text === '') return nothing;
  return html`<p class="small points-needed">${timely(site, (day) =>
    day === undefined ? text : t('As of {day}: {text}', { day, text }),
  )}${beforeToday(site)}</p>`;
}

/** A place that a club aims at, with the points that suffice for it. */
interface Aim {
  readonly place: 'first' | 'play_offs';
  readonly sufficient: number;
  /** The points that secure it whatever happens elsewhere, where they are known. */
  readonly secured: number | null;
}

/** Returns the places that a club can still win or miss: the play-offs, and first place where its chance is worth it. */
function aimsOf(row: Projection): Aim[] {
  const isWorthFirst = row.first >= leastFirst || row.play_offs === null || row.play_offs === 1;
  const isOpen = (chance: number | null) => chance !== null && chance > 0 && chance < 1;
  const aims: Aim[] = [];
  const isNear = isWorthFirst && (row.play_offs ?? 0) >= nearlyCertain;
  if (row.sufficient_points_play_offs !== null && isOpen(row.play_offs) && !isNear)
    aims.push({
      place: 'play_offs',
      sufficient: row.sufficient_points_play_offs,
      secured: row.magic_number_play_offs,
    });
  if (row.sufficient_points_first !== null && isOpen(row.first) && isWorthFirst)
    aims.push({
      place: 'first',
      sufficient: row.sufficient_points_first,
      secured: row.magic_number_first,
    });
  return aims;
}

function statementOf(site: Words & LeagueData, { club }: Projection, aim: Aim): string {
  const { t, format, tables, currentSeason } = site;
  const standing = standingsOf(tables, currentSeason).find((row) => row.club === club);
  const { points = 0, played = 0 } = standing ?? {};
  const matches = standingsMatches(tables, currentSeason).filter(
    (match) => isPlayedBy(match, club) && !hasResult(match) && match.status !== 'CANCELLED',
  ).length;
  const needed = aim.sufficient - points;
  const values = {
    place: aim.place,
    club: shortName(tables, club, currentSeason),
    sufficient: aim.sufficient,
    needed,
    matches,
    rate: format.number(needed / Math.max(1, matches), 1),
    pace: played === 0 ? '' : format.number(points / played, 1),
  };
  const most = matches * pointsIn(tables.league, currentSeason).win;
  const sufficed = t(
    '{sufficient} points sufficed for {place, select, first {first place} other {the play-offs}} in 90 of 100 simulations.',
    values,
  );
  const secured =
    aim.secured === null
      ? ''
      : ` ${t('{points, plural, one {# more point secures} other {# more points secure}} it whatever the others do.', { points: aim.secured })}`;
  if (needed <= 0) return `${sufficed} ${t('{club} have them already.', values)}${secured}`;
  if (needed > most) return `${sufficed} ${t('{club} cannot reach them any more.', values)}`;
  const need =
    played === 0
      ? t(
          '{club} need {needed} from {matches, plural, one {# match} other {# matches}}, about {rate} a match.',
          values,
        )
      : t(
          '{club} need {needed} from {matches, plural, one {# match} other {# matches}}, about {rate} a match; they have {pace} so far.',
          values,
        );
  return `${sufficed} ${need}${secured}`;
}

/** Returns what is decided for a club that has nothing left to aim at. */
function decidedStatement({ t }: Words, { first, play_offs }: Projection): string {
  if (first === 1) return t('First place is certain.');
  if (play_offs === 1) return t('The play-offs are certain, and first place is out of reach.');
  return play_offs === 0 ? t('The play-offs are out of reach.') : '';
}
