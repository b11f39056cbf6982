import { hasResult } from '../../derive/matches.ts';
import { sum } from '../../derive/numbers.ts';
import { standingsInputs } from '../../derive/standings.ts';
import { winnerOfTie } from '../../derive/tie-winner.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import { ascending } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { matchCard } from '../components/match-cards.ts';
import { part } from '../components/panels.ts';
import { wholeSeason } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { type PlayOffTie, playOffTies } from '../lookups/play-offs.ts';
import { hasStandings } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { stageStandings } from './season-records.ts';
import { feederName } from './title-race.ts';

/** The knock-out matches of two clubs in one stage. There is a single match, or a leg at each club's venue. */
interface Tie {
  readonly stage: string | null;
  /** Its clubs, as far as they are known. */
  readonly clubs: readonly string[];
  readonly matches: readonly Match[];
  /** The club that won the tie. It is undefined before the tie is decided. */
  readonly winner: string | undefined;
  /** The goals of each club in all its matches. */
  readonly goals: readonly number[];
}

/** A tie, with the ties whose winners met in it. */
export interface TieNode {
  readonly tie: Tie;
  /** The tie in the bracket of the season, where that is known. */
  readonly state?: PlayOffTie;
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
    const clubs = [firstLeg.home_club, firstLeg.away_club];
    const goals = clubs.map((club) => goalsOf(club, legs));
    const winner = legs.every(hasResult) ? (winnerOfTie(legs) ?? undefined) : undefined;
    return [{ stage: firstLeg.stage, clubs, matches: legs, goals, winner }];
  });
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

/** Returns the bracket of a season as a tree below its final, with the ties to come; undefined where it is not known. */
export function bracketTree(tables: Tables, season: number): TieNode | undefined {
  const states = (playOffTies(tables, season) ?? []).filter(({ tie }) => tie.clubs.length === 2);
  const tieOf = ({ tie, clubs, matches, order }: PlayOffTie): Tie => {
    const known = clubs.filter((club) => club !== undefined);
    // Of two legs, the host of the first is named first.
    const inOrder = matches[0] ? [matches[0].home_club, matches[0].away_club] : known;
    const goals = inOrder.map((club) => goalsOf(club, matches));
    return { stage: tie.stage, clubs: inOrder, matches, winner: order?.[0], goals };
  };
  const nodeOf = (state: PlayOffTie): TieNode => {
    const { name, clubs } = state.tie;
    const feeders = clubs.flatMap((club) => {
      const feeder = 'winner_of' in club && states.find(({ tie }) => tie.name === club.winner_of);
      return feeder ? [nodeOf(feeder)] : [];
    });
    const next = states.find(({ tie }) =>
      tie.clubs.some((club) => 'second_of' in club && club.second_of === name),
    );
    return {
      tie: tieOf(state),
      state,
      feeders: feeders.sort((a, b) => depthOf(a) - depthOf(b)),
      secondChance: next && tieOf(next),
    };
  };
  const final = states.at(-1);
  return final && nodeOf(final);
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
    tie.matches.length === 0 && node.state
      ? cardToCome(site, node.state)
      : tie.matches.length === 1
        ? tie.matches.map((match) => matchCard(site, match))
        : legsCard(site, tie);
  return html`<li>
${feeders.length === 0 ? nothing : html`<ol>${feeders.map((feeder) => branch(site, feeder))}</ol>`}
<div class="tie"><ul class="cards">${card}</ul>
${notes(site, node)}</div></li>
`;
}

/** Returns a tie whose match has no date yet: its stage, and its clubs or the ties that decide them. */
function cardToCome(site: Words & LeagueData, state: PlayOffTie): Html {
  const { currentSeason, tables } = site;
  const number = playOffTies(tables, currentSeason)?.indexOf(state);
  const sides = state.clubs.map((club, index) =>
    club === undefined
      ? html`<p class="muted"${figureAttribute('tie', `${number}-${index}`)}>${feederName(site, currentSeason, state.tie.clubs[index])}</p>\n`
      : html`<p>${clubMarkIn(tables, club, currentSeason)}${shortName(tables, club, currentSeason)}</p>\n`,
  );
  return html`<li class="card legs"><span class="top small"><span>${site.stageName(state.tie.stage)}</span></span>${sides}</li>`;
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
    return html`<span class="side${club === winner ? ' won' : ''}">${clubMarkIn(tables, club, season)}${name}${scores}</span>
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
  if (groups.length === 0 && knockOut.length === 0 && playOffTies(tables, season) === null) return nothing;
  const groupParts = groups.map(
    ({ stage }) => html`<h3 id="${stage}">${site.stageName(stage)}</h3>
${stageStandings(site, season, stage)}
<ul class="cards">${inStage(stage).map((match) => matchCard(site, match))}</ul>
`,
  );
  const tree = bracketTree(tables, season);
  const trees = tree ? [tree] : tieTrees(tiesOf(knockOut));
  const branches = trees.map((node) => branch(site, node));
  return part(site, {
    id: 'play-offs',
    title: hasStandings(tables, season) ? t('Play-offs') : t('Stages'),
    content: html`${groupParts}
${branches.length === 0 ? nothing : html`<ol class="bracket">${branches}</ol>`}`,
    isChart: true,
    data: wholeSeason('matches', season),
  });
}
