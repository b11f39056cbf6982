import { tally } from '../../derive/ranking.ts';
import type { Team } from '../../records/directory.ts';
import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { clubMark } from '../components/coloured-mark.ts';
import { matchStrip } from '../components/match-cards.ts';
import { matchRows } from '../components/match-list.ts';
import { panel, part, tiesNote } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { headToHeadRoute, namedClubLink, playerLink } from '../links.ts';
import { derbyOf, meetingsOf } from '../lookups/club-lookups.ts';
import { matchesAround } from '../lookups/last-and-next-matches.ts';
import { statBars } from '../match/match-statistics.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import type { Words } from '../words.ts';
import { bySide, tallyPanel } from './club-panels.ts';

const matchesShown = 5;
const scorersShown = 5;

/** Returns the page of every meeting of two clubs: their wins, the last meetings, and who scored in them. */
export function headToHeadPage(site: Words & Addresses & PublishedData, club: Team, opponent: Team): Page {
  const { t, tables } = site;
  const matches = meetingsOf(tables, club.club_id, opponent.club_id);
  const { nextMatches, results } = matchesAround(site, matches, matchesShown - 2);
  const shownMatches = [...nextMatches, ...results.slice(0, matchesShown - nextMatches.length)];
  const [row] = tally(tables.league, results, [club.club_id]);
  const { wins = 0, draws = 0, losses = 0, goals_for = 0, goals_against = 0 } = row ?? {};
  const title = t('{a} v {b}: head-to-head', { a: club.name, b: opponent.name });
  const derby = derbyOf(tables, club.club_id, opponent.club_id);
  const clubHeading = ({ club_id, name }: Team) =>
    html`${clubMark(club_id, 'large')}${namedClubLink(site, club_id, name)}`;
  const balance = t(
    'Wins in {meetings, plural, one {# meeting} other {# meetings}}, {draws} drawn{playOffs, select, yes {, play-offs included} other {}}',
    { meetings: results.length, draws },
  );
  const stripLabel = nextMatches.length === 0 ? t('Latest results') : t('Last and next matches');
  return {
    route: headToHeadRoute(club.club_id, opponent.club_id),
    title,
    description: t('Every meeting of {a} and {b}{playOffs, select, yes {, play-offs included} other {}}.', {
      a: club.name,
      b: opponent.name,
    }),
    trail: [
      { label: site.label('clubs'), route: { page: 'clubs' } },
      { label: club.name, route: { page: 'club', club: club.club_id } },
    ],
    header: html`<div class="scoreboard">
<div class="stripe"><span class="${clubClass(club.club_id)}"></span><span class="${clubClass(opponent.club_id)}"></span></div>
<h1><span>${clubHeading(club)}</span> <span class="score">${wins}–${losses}</span> <span>${clubHeading(opponent)}</span></h1>
<div class="under"><span></span><span>${derby === undefined ? nothing : html`<b>${derby}</b> · `}${balance}</span><span></span></div></div>
${matchStrip(site, stripLabel, shownMatches, nothing)}`,
    content: html`<div class="split"><div>
${part(site, {
  id: 'meetings',
  title: t('Every meeting'),
  content: matchRows(site, matches.toReversed(), {
    isLong: true,
    note: ({ stage }) => ` · ${site.stageName(stage)}`,
  }),
  data: { resource: 'head-to-head', query: { team: club.club_id, opponent: opponent.club_id } },
})}</div>
<div>
${panel(site, {
  id: 'totals',
  title: t('In all meetings'),
  content: statBars(
    site,
    [clubClass(club.club_id), clubClass(opponent.club_id)],
    [
      { field: 'wins', label: t('Wins'), home: wins, away: losses },
      { field: 'goals', label: t('Goals'), home: goals_for, away: goals_against },
    ],
  ),
})}
${sides(site, club, results)}
${scorers(site, new Set(results.map(({ match_id }) => match_id)))}</div></div>`,
  };
}

/** Returns the results of a club against another at home, away and at neutral venues. */
function sides(
  site: Words & PublishedData,
  { club_id: club, short_name }: Team,
  results: readonly Match[],
): Html {
  const { t } = site;
  if (results.length === 0) return nothing;
  return tallyPanel(site, club, {
    id: 'home-away',
    title: t('{club} at home and away', { club: short_name }),
    heading: t('Matches'),
    groups: bySide(site, club, results),
  });
}

/** Returns the players with the most goals in some matches, own goals left out. It is empty where no scorer is known. */
function scorers(site: Words & Addresses & PublishedData, matchIds: ReadonlySet<string>): Html {
  const { t, tables } = site;
  const goals = tables
    .rows('goals')
    .flatMap(({ match_id, player_id, player, club, kind }) =>
      matchIds.has(match_id) && player_id !== null && player !== null && kind !== 'own-goal'
        ? [{ player_id, name: player, club }]
        : [],
    );
  const leaders = [...Map.groupBy(goals, ({ player_id }) => player_id).values()].sort(
    (a, b) => b.length - a.length,
  );
  if (leaders.length === 0) return nothing;
  return panel(site, {
    id: 'scorers',
    title: t('Most goals in these meetings'),
    rows: leaders
      .slice(0, scorersShown)
      .flatMap((rows) =>
        rows
          .slice(-1)
          .map((goal) => ({ mark: clubMark(goal.club), name: playerLink(site, goal), figure: rows.length })),
      ),
    content: tiesNote(
      site,
      leaders.map((rows) => rows.length),
      scorersShown,
    ),
    data: { computedFrom: ['goals.json'] },
  });
}
