import { hasResult, resultLetter } from '../../derive/matches.ts';
import { sumKnown } from '../../derive/numbers.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { panel } from '../components/panels.ts';
import { type Html, nothing } from '../html.ts';
import { clubLink, playerLink } from '../links.ts';
import { matchesOfClub } from '../lookups/club-lookups.ts';
import { matchById } from '../lookups/match-lookups.ts';
import { playersById } from '../lookups/player-lookups.ts';
import type { Week } from '../lookups/weeks.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Text, Words } from '../words.ts';
import { goalsOf } from './bracket.ts';

/** Round numbers are multiples of a step; how many goals or matches before one it is near. */
const ofPlayer = { step: 25, near: 4 };
const ofClub = { step: 50, near: 2 };
/** How long a run is from which it is worth a line. */
const leastRun = 10;
const milestonesShown = 4;

/** What is worth a line, and how far it is: 0 once it is reached. */
interface Milestone {
  readonly club: string;
  readonly name: Html;
  readonly text: string;
  readonly left: number;
}

const texts = {
  goals: { reached: 'Reached {number} goals', near: '{left} short of {number} goals' },
  matches: { reached: 'Reached {number} matches', near: '{left} short of {number} matches' },
} as const;

/** The days on which each player scored, own goals left out, by season. */
const goalDays = memoize((tables: Tables) => {
  const goals = tables.rows('goals').flatMap(({ player_id, kind, match_id, season }) => {
    const date = matchById(tables).get(match_id)?.date;
    return player_id === null || kind === 'own-goal' || date === undefined
      ? []
      : [{ player_id, season, date }];
  });
  return Map.groupBy(goals, ({ season }) => season);
});

/** Returns a round number of goals or matches that was reached with the last of them, or is near. */
function roundNumber(
  { t }: Words,
  unit: keyof typeof texts,
  before: number,
  now: number,
  { step, near }: typeof ofPlayer,
): Pick<Milestone, 'text' | 'left'>[] {
  const reached = Math.floor(now / step) * step;
  if (reached > before) return [{ text: t(texts[unit].reached, { number: reached }), left: 0 }];
  const number = reached + step;
  const left = number - now;
  return left <= near ? [{ text: t(texts[unit].near, { number, left }), left }] : [];
}

/** Returns up to four round numbers and runs that a week reached or came near to, those reached first. */
export function milestonesPanel(site: Words & Addresses & PublishedData, week: Week): Html {
  const rows = [...clubMilestones(site, week), ...playerMilestones(site, week)]
    .sort((a, b) => a.left - b.left)
    .slice(0, milestonesShown);
  if (rows.length === 0) return nothing;
  return panel(site, {
    id: 'milestones',
    title: site.t('Milestones'),
    rows: rows.map(({ club, name, text }) => ({
      mark: clubMarkIn(site.tables, club, week.season),
      name,
      note: text,
      figure: '',
    })),
  });
}

function playerMilestones(site: Words & Addresses & LeagueData, { season, from, to }: Week): Milestone[] {
  const { tables } = site;
  const goals = (goalDays(tables).get(season) ?? []).filter(({ date }) => date <= to);
  return [...Map.groupBy(goals, ({ player_id }) => player_id)].flatMap(([playerId, days]) => {
    const seasons = playersById(tables).get(playerId) ?? [];
    const row = seasons.find((one) => one.season === season);
    const { club } = row ?? {};
    if (!row || !club) return [];
    const earlier = sumKnown(seasons.filter((one) => one.season < season).map((one) => one.goals)) ?? 0;
    const before = earlier + days.filter(({ date }) => date < from).length;
    return roundNumber(site, 'goals', before, earlier + days.length, ofPlayer).map((milestone) => ({
      ...milestone,
      club,
      name: playerLink(site, row),
    }));
  });
}

function clubMilestones(
  site: Words & Addresses & LeagueData,
  { season, matches, from, to }: Week,
): Milestone[] {
  const { t, tables } = site;
  const results = matches.filter(hasResult);
  const clubs = new Set(results.flatMap(({ home_club, away_club }) => [home_club, away_club]));
  return [...clubs].flatMap((club) => {
    const played = matchesOfClub(tables, club)
      .filter(hasResult)
      .filter(({ date }) => date <= to);
    const earlier = played.filter(({ date }) => date < from);
    const letters = played.map((match) => resultLetter(match, club)).toReversed();
    const run = (text: Text, number: number) =>
      number >= leastRun ? [{ text: t(text, { number }), left: 1 }] : [];
    const milestones = [
      ...run('{number} matches without a win', letters.indexOf('W')),
      ...run('{number} matches unbeaten', letters.indexOf('L')),
      ...roundNumber(site, 'matches', earlier.length, played.length, ofClub),
      ...roundNumber(site, 'goals', goalsOf(club, earlier), goalsOf(club, played), ofClub),
    ];
    return milestones.map((milestone) => ({ ...milestone, club, name: clubLink(site, club, season) }));
  });
}
