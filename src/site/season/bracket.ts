import { clubMark } from '../components/club-mark.ts';
import { matchCard } from '../components/match-card.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { shortName } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';
import type { Tie, TieNode } from './ties.ts';

/**
 * Returns knock-out ties as lists in lists. Each tie follows those whose winners met in it, as one would read them aloud.
 * The style draws the lines between them.
 */
export function bracket(site: Site, trees: readonly TieNode[]): Html {
  return html`<ol class="bracket">${trees.map((tree) => branch(site, tree))}</ol>`;
}

function branch(site: Site, node: TieNode): Html {
  const { feeders, tie } = node;
  return html`<li>${feeders.length === 0 ? nothing : html`<ol>${feeders.map((feeder) => branch(site, feeder))}</ol>`}<div class="tie"><ul class="cards">${tie.matches.length === 1 ? tie.matches.map((match) => matchCard(site, match)) : legsCard(site, tie)}</ul>${notes(site, node)}</div></li>
`;
}

/** Returns the legs of a tie in one box: a column of goals for each, which links to it, with the clubs in one order. */
function legsCard(site: Site, { stage, clubs, matches, winner }: Tie): Html {
  const { tables, format } = site;
  const season = matches[0]?.season ?? 0;
  const days = matches.map(
    (match) => html`<a href="${matchPath(site, match)}">${format.shortDay(match.date)}</a>`,
  );
  const sides = clubs.map((club) => {
    const goals = matches.map(({ home_club, home_goals, away_goals }) =>
      format.number(home_club === club ? home_goals : away_goals),
    );
    return html`<span class="side${club === winner ? ' won' : ''}">${clubMark(club)}<span class="grow">${shortName(tables, club, season)}</span>${goals.map((goal) => html` <span class="score">${goal}</span>`)}</span>
`;
  });
  return html`<li class="card legs"><span class="top small"><span>${site.stageName(stage)}</span>${days}</span>${sides}</li>`;
}

/** Returns the goals of two legs together, and where a club that lost played on. */
function notes({ t, tables, stageName }: Site, { tie, secondChance }: TieNode): Html {
  const { matches, winner, clubs, goals } = tie;
  const season = matches[0]?.season ?? 0;
  const loser = clubs.find((club) => club !== winner);
  const [winnerGoals, loserGoals] = [...goals].sort((a, b) => b - a);
  const legs =
    winner === undefined || matches.length === 1
      ? nothing
      : html`<p class="small muted">${t('{winner} won {goals} on aggregate', { winner: shortName(tables, winner, season), goals: `${winnerGoals}–${loserGoals}` })}</p>`;
  const chance =
    secondChance === undefined || loser === undefined
      ? nothing
      : html`<p class="small muted">${t('Second chance: {club} ({stage})', { club: shortName(tables, loser, season), stage: stageName(secondChance.stage) })}</p>`;
  return html`${legs}${chance}`;
}
