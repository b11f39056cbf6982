import { hasResult } from '../../derive/matches.ts';
import { sum } from '../../derive/numbers.ts';
import { standingsInputs } from '../../derive/standings.ts';
import type { Match } from '../../records/match.ts';
import { ascending } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { clubMark } from '../components/coloured-mark.ts';
import { matchCard } from '../components/match-cards.ts';
import { part } from '../components/panels.ts';
import { wholeSeason } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { hasStandings } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { stageStandings } from './season-records.ts';

/** The knock-out matches of two clubs in one stage. There is a single match, or a leg at each club's venue. */
interface Tie {
  readonly stage: string | null;
  readonly clubs: readonly [string, string];
  readonly matches: readonly Match[];
  /** The club that won the tie. It is undefined before the tie is decided. */
  readonly winner: string | undefined;
  /** The goals of each club in all its matches. */
  readonly goals: readonly [number, number];
}

/** A tie, with the ties whose winners met in it. */
export interface TieNode {
  readonly tie: Tie;
  readonly feeders: readonly TieNode[];
  /** The next tie of the club that lost this one, where the format gives it another chance. */
  readonly secondChance: Tie | undefined;
}

/** Returns the ties of knock-out matches, in order of play. */
export function tiesOf(matches: readonly Match[]): Tie[] {
  const sortedMatches = matches.toSorted((a, b) => ascending(a.date, b.date));
  const pairs = Map.groupBy(sortedMatches, ({ stage, home_club, away_club }) =>
    [stage, ...[home_club, away_club].sort()].join(' '),
  );
  return [...pairs.values()].flatMap((legs): Tie[] => {
    const [firstLeg] = legs;
    if (!firstLeg) return [];
    const clubs = [firstLeg.home_club, firstLeg.away_club] as const;
    const goals = [goalsOf(clubs[0], legs), goalsOf(clubs[1], legs)] as const;
    const winner = legs.every(hasResult) ? winnerOf(clubs, goals, legs) : undefined;
    return [{ stage: firstLeg.stage, clubs, matches: legs, goals, winner }];
  });
}

/** Returns the club with more goals, or else the winner of the shoot-out. It is undefined where there was none. */
function winnerOf(
  [firstClub, secondClub]: Tie['clubs'],
  [firstGoals, secondGoals]: Tie['goals'],
  legs: readonly Match[],
): string | undefined {
  if (firstGoals > secondGoals) return firstClub;
  if (firstGoals < secondGoals) return secondClub;
  return legs.at(-1)?.winner ?? undefined;
}

/** Returns the goals of a club in some matches. */
export function goalsOf(club: string, matches: readonly Match[]): number {
  return sum(matches.map((match) => (match.home_club === club ? match.home_goals : match.away_goals) ?? 0));
}

/** Returns ties as trees. Below a tie are those that its clubs won before. The last tie of a winner is a root. */
export function tieTrees(ties: readonly Tie[]): TieNode[] {
  const nextOf = (club: string | undefined, tie: Tie) =>
    ties.slice(ties.indexOf(tie) + 1).find(({ clubs }) => club !== undefined && clubs.includes(club));
  const byNext = Map.groupBy(ties, (tie) => nextOf(tie.winner, tie));
  const nodeOf = (tie: Tie): TieNode => ({
    tie,
    feeders: (byNext.get(tie) ?? []).map(nodeOf).sort((a, b) => depthOf(a) - depthOf(b)),
    secondChance: nextOf(loserOf(tie), tie),
  });
  return (byNext.get(undefined) ?? []).map(nodeOf);
}

function loserOf({ clubs, winner }: Tie): string | undefined {
  return winner && clubs.find((club) => club !== winner);
}

function depthOf({ feeders }: TieNode): number {
  return 1 + Math.max(0, ...feeders.map(depthOf));
}

/**
 * Returns a tie as a list in lists. It follows those whose winners met in it, as one would read them aloud. The style draws
 * the lines between them.
 */
function branch(site: Words & Addresses & LeagueData, node: TieNode): Html {
  const { feeders, tie } = node;
  const card =
    tie.matches.length === 1 ? tie.matches.map((match) => matchCard(site, match)) : legsCard(site, tie);
  return html`<li>
${feeders.length === 0 ? nothing : html`<ol>${feeders.map((feeder) => branch(site, feeder))}</ol>`}
<div class="tie"><ul class="cards">${card}</ul>
${notes(site, node)}</div></li>
`;
}

/** Returns the legs of a tie in one box: a column of goals for each, which links to it, with the clubs in one order. */
function legsCard(site: Words & Addresses & LeagueData, { stage, clubs, matches, winner }: Tie): Html {
  const { tables, format } = site;
  const season = matches[0]?.season ?? 0;
  const days = matches.map(
    (match) => html`<a href="${matchPath(site, match)}">${format.shortDay(match.date)}</a>`,
  );
  const sides = clubs.map((club) => {
    const goals = matches.map(({ home_club, home_goals, away_goals }) =>
      format.number(home_club === club ? home_goals : away_goals),
    );
    const scores = goals.map((goal) => html` <span class="score">${goal}</span>`);
    const name = html`<span class="grow">${shortName(tables, club, season)}</span>`;
    return html`<span class="side${club === winner ? ' won' : ''}">${clubMark(club)}${name}${scores}</span>
`;
  });
  return html`<li class="card legs"><span class="top small"><span>${site.stageName(stage)}</span>${days}</span>${sides}</li>`;
}

/** Returns the goals of two legs together, and where a club that lost played on. */
function notes({ t, tables, stageName }: Words & LeagueData, { tie, secondChance }: TieNode): Html[] {
  const { matches, winner, goals } = tie;
  const season = matches[0]?.season ?? 0;
  const loser = loserOf(tie);
  const texts: string[] = [];
  if (winner !== undefined && matches.length > 1) {
    const winnerName = shortName(tables, winner, season);
    const score = `${Math.max(...goals)}–${Math.min(...goals)}`;
    texts.push(t('{winner} won {goals} on aggregate', { winner: winnerName, goals: score }));
  }
  if (secondChance !== undefined && loser !== undefined) {
    const club = shortName(tables, loser, season);
    const stage = stageName(secondChance.stage);
    texts.push(t('Second chance: {club} ({stage})', { club, stage }));
  }
  return texts.map((text) => html`<p class="small muted">${text}</p>\n`);
}

/** Returns the stages that have standings of their own, then the knock-out matches as a bracket. */
export function playOffs(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables } = site;
  const inputs = standingsInputs(tables, season);
  const stages = inputs.stages.filter(({ table }) => table !== 'season');
  const inStage = (name: string) => inputs.matches.filter(({ stage }) => stage === name);
  const groups = stages.filter(({ stage, table }) => table === 'own' && inStage(stage).length > 0);
  const knockOut = stages.filter(({ table }) => table === null).flatMap(({ stage }) => inStage(stage));
  if (groups.length === 0 && knockOut.length === 0) return nothing;
  const groupParts = groups.map(
    ({ stage }) => html`<h3 id="${stage}">${site.stageName(stage)}</h3>
${stageStandings(site, season, stage)}
<ul class="cards">${inStage(stage).map((match) => matchCard(site, match))}</ul>
`,
  );
  const branches = tieTrees(tiesOf(knockOut)).map((tree) => branch(site, tree));
  return part(site, {
    id: 'play-offs',
    title: hasStandings(tables, season) ? t('Play-offs') : t('Stages'),
    content: html`${groupParts}
${branches.length === 0 ? nothing : html`<ol class="bracket">${branches}</ol>`}`,
    isChart: true,
    data: wholeSeason('matches', season),
  });
}
