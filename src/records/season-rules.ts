import type { DatasetRow } from './dataset/index.ts';
import type { BracketTie, League } from './league-schema.ts';

/** Returns the rows of one season, in their order. */
export function ofSeason<Row extends { readonly season: number }>(
  rows: readonly Row[],
  season: number,
): Row[] {
  return rows.filter((row) => row.season === season);
}

/** The month in which the seasons of a league begin. */
type SeasonSpan = Pick<League, 'season_first_month'>;

/** Returns the season that a day belongs to, by the month in which seasons begin. */
export function seasonOfDay({ season_first_month }: SeasonSpan, day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= season_first_month ? year : year - 1;
}

/**
 * Returns whether a day can be one of a season, which is any day of its year. Where seasons span two years, it is a day from
 * the first month to the end of the second year, since some seasons end late.
 */
export function isInSeason(span: SeasonSpan, day: string, season: number): boolean {
  if (span.season_first_month === 1) return day.startsWith(`${season}-`);
  return seasonOfDay(span, day) === season || day.startsWith(`${season + 1}-`);
}

/**
 * Returns what readers call a season that begins in a month, which is its year, or both where seasons span two years, such as `1999–00`. In ids
 * and addresses a season is its first year.
 */
export function seasonName(season: number, month: number): string {
  return month === 1 ? `${season}` : `${season}–${`${season + 1}`.slice(-2)}`;
}

/**
 * Returns the name of the seasons from the first of a list to its last, such as `2019–2022`. Where seasons span two years
 * it is as in `2001–02 – 2003–04`. Without seasons it is a dash.
 */
export function seasonRange(seasons: readonly number[], month: number): string {
  const ends = seasons.length === 0 ? [] : [Math.min(...seasons), Math.max(...seasons)];
  const names = [...new Set(ends)].map((season) => seasonName(season, month));
  return names.join(month === 1 ? '–' : ' – ') || '–';
}

type Kind = keyof League['complete_since'];
type Promises = Pick<League, 'complete_since'>;

/** Returns whether a season's matches must have all details of a kind, by `data/league.json`. */
export function isPromised({ complete_since }: Promises, kind: Kind, season: number): boolean {
  const since = complete_since[kind];
  return since !== undefined && season >= since;
}

/** Returns whether the clubs of a stage did not meet equally often in a season, by `data/league.json`. */
export function isUnbalanced(
  { unbalanced = {} }: Pick<League, 'unbalanced'>,
  season: number,
  stage: string | null,
): boolean {
  return stage !== null && (unbalanced[stage]?.includes(season) ?? false);
}

/** Points for a win and for a draw. */
export type Points = Readonly<Pick<League['points'][number], 'win' | 'draw'>>;

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
      const forWin = words[win] ?? win;
      const forDraw = (words[draw] ?? String(draw)).toLowerCase();
      const from = index === 0 ? '' : ` from ${seasonName(from_season, season_first_month)}`;
      return `${forWin} for a win, ${forDraw} for a draw${from}`;
    })
    .join('; ');
}

type Zones = Pick<League, 'zones'>;

/** What places of a table lead to: from the first to the last, counted from the top. */
export type Zone = NonNullable<Zones['zones']>[number]['zones'][number];

/** Returns the zones of the table of a season, from the top. */
export function zonesIn({ zones = [] }: Zones, season: number, clubs: number): Zone[] {
  const fromTop = (place: number) => (place < 0 ? clubs + 1 + place : place);
  const inSeason = zones.findLast(({ from_season }) => from_season <= season)?.zones ?? [];
  return inSeason.map((zone) => ({ ...zone, first: fromTop(zone.first), last: fromTop(zone.last) }));
}

/** Returns whether a zone is that of the play-offs for the title, which the first of the table reach. */
function isTitlePlayOffs({ kind, first }: Zone): boolean {
  return kind === 'play_offs' && first === 1;
}

/** Returns how many clubs the table of a season sends to the play-offs; null for none, or where it is not known. */
export function playOffPlaces(league: Zones, season: number): number | null {
  return zonesIn(league, season, 0).find(isTitlePlayOffs)?.last ?? null;
}

/** Returns the zones that are neither first place nor the play-offs for the title, of which records have fields. */
export function otherZones(...[league, season, clubs]: Parameters<typeof zonesIn>): Zone[] {
  return zonesIn(league, season, clubs).filter((zone) => zone.last > 1 && !isTitlePlayOffs(zone));
}

/** Returns the ties of the play-offs for the title of a season, in the order of play; null where they are not known. */
export function bracketIn(
  { brackets = [] }: Pick<League, 'brackets'>,
  season: number,
): readonly BracketTie[] | null {
  return brackets.findLast(({ from_season }) => from_season <= season)?.ties ?? null;
}

/** Returns whether any season of a league has play-offs, by its rules. */
export function hasPlayOffs({
  zones = [],
  champion = [],
}: Partial<Pick<League, 'zones' | 'champion'>>): boolean {
  return (
    champion.some(({ decided_by }) => decided_by === 'stage') ||
    zones.some((rule) => rule.zones.some(({ kind }) => kind === 'play_offs'))
  );
}

/** A name of a club with the seasons in which it had it. */
export type ClubName = Pick<
  DatasetRow<'clubNames'>,
  'club_id' | 'name' | 'short_name' | 'from_season' | 'to_season'
>;

/**
 * Returns the name a club played under in a season.
 *
 * @throws {Error} if it had none, which the integrity rules exclude for every club with a match
 */
export function nameIn(names: readonly ClubName[], club: string, season: number): ClubName {
  const name = names.find(
    ({ club_id, from_season, to_season }) =>
      club_id === club && from_season <= season && (to_season ?? season) >= season,
  );
  if (!name) throw new Error(`${club} has no name for ${season}`);
  return name;
}

/** Returns the names of a club, oldest first, whatever the order of the file. */
export function namesOf<Name extends ClubName>(names: readonly Name[], club: string): Name[] {
  return names.filter(({ club_id }) => club_id === club).sort((a, b) => a.from_season - b.from_season);
}
