import type { Honour } from '../../records/directory.ts';
import type { Goal } from '../../records/goal.ts';
import { memoize } from '../../records/memoize.ts';
import { isListed, type Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { band } from '../components/band.ts';
import { figureList } from '../components/fact-lists.ts';
import { panel } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { personData } from '../frame/structured-data.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubLink, matchLink, seasonLink, translated } from '../links.ts';
import { clubClassIn } from '../lookups/club-lookups.ts';
import { matchById } from '../lookups/match-lookups.ts';
import { fullName, nameOfPlayer, slugOfPlayer } from '../lookups/player-lookups.ts';
import { goalDetails } from '../match/goal-details.ts';
import { playerMatches } from '../match/line-ups.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { playerSeasons } from './player-columns.ts';
import { playerRating } from './player-rating.ts';

/** Returns the head of a player's page: position, club, country, year of birth, honours, and the figures of the career. */
function playerBand(
  site: Words & Addresses & LeagueData,
  seasons: readonly Player[],
  club: string | undefined,
  classOfClub: string | undefined,
): Html {
  const { t, tables, format } = site;
  const latestSeason = seasons.at(-1);
  const playerId = latestSeason?.player_id;
  const career = tables.rows('careers').find((row) => row.player_id === playerId);
  const position = career?.position ?? null;
  const isProbable = latestSeason?.basis === 'goals' && latestSeason.confidence === 'probable';
  const ratedSeason = seasons.findLast(({ rating_eligible }) => rating_eligible);
  const season = seasons[0]?.season ?? site.currentSeason;
  const span = season === latestSeason?.season ? 'one' : 'several';
  const figure = (value: number | null | undefined, label: string, digits?: 1) =>
    value === null || value === undefined ? undefined : { value: format.number(value, digits), label };
  return band({
    title: fullName(seasons),
    clubClass: classOfClub,
    lines: [
      joined([
        position && t(position),
        club && latestSeason && clubLink(site, club, latestSeason.season),
        latestSeason?.nationality && translated(site, latestSeason.nationality),
        latestSeason?.birth_year ? t('born {year}', { year: latestSeason.birth_year }) : undefined,
      ]),
      isProbable
        ? html`${t('Scorer in {season}: probably this player, by the name alone', { season: latestSeason.season })}`
        : undefined,
      honours(
        site,
        tables.rows('honours').filter((row) => row.player_id === playerId),
      ),
    ],
    figures: [
      isGoalkeeper(seasons)
        ? undefined
        : figure(career?.goals, t('goals {span, select, one {in} other {since}} {season}', { span, season })),
      figure(
        career?.appearances,
        t('matches {span, select, one {in} other {since}} {season}', { span, season }),
      ),
      figure(ratedSeason?.rating, t('rating in {season}, 0 to 10', { season: ratedSeason?.season ?? 0 }), 1),
    ],
  });
}

function isGoalkeeper(seasons: readonly Player[]): boolean {
  return seasons.findLast(isListed)?.position === 'Goalkeeper';
}

/** Returns the honours of a player, each with its seasons. */
function honours(site: Words & Addresses, rows: readonly Honour[]): Html {
  const byName = [...Map.groupBy(rows, ({ honour }) => honour)];
  return joined(
    byName.map(([name, wins]) => {
      const links = wins.map(({ season }) => seasonLink(site, season));
      return html`${translated(site, name)} ${joined(links, ', ')}`;
    }),
  );
}

/** Returns links to the comparison with those next to a player in the latest ratings of the position, and with anybody. */
function comparisons(
  site: Words & Addresses & LeagueData,
  playerId: string,
  seasons: readonly Player[],
): Html {
  const { t, tables, path } = site;
  const { season, position } = seasons.findLast((row) => row.rating_eligible) ?? {};
  const peers = tables
    .rows('players', season)
    .filter((row) => season !== undefined && row.position === position && row.rating_eligible)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const place = peers.findIndex((row) => row.player_id === playerId);
  const links = [peers[place - 1], peers[place + 1]].flatMap((peer) =>
    peer && place >= 0 ? [{ query: `&b=${peer.player_id}`, name: nameOfPlayer(tables, peer) }] : [],
  );
  const all = [...links, { query: '', name: t('another player') }].map(
    ({ query, name }) => html`<a href="${path({ page: 'compare' })}?a=${playerId}${query}">${name}</a>`,
  );
  return html`${t('Compare with')} ${joined(all, ', ')}`;
}

/**
 * Returns the page of a player: the band, every season, and the latest rating among peers, with every goal beside.
 *
 * @param seasons the player's seasons, oldest first; at least one
 */
export function playerPage(site: Words & Addresses & PublishedData, seasons: readonly Player[]): Page {
  const { t, tables } = site;
  const latestSeason = seasons.at(-1);
  const player_id = latestSeason?.player_id;
  if (!player_id) throw new Error('A player page needs a season with the id of the player.');
  const name = fullName(seasons);
  const latestAtClub = seasons.findLast((row) => row.club !== null);
  const club = latestAtClub?.club ?? undefined;
  const classOfClub = latestAtClub && club && clubClassIn(tables, club, latestAtClub.season);
  return {
    route: { page: 'player', slug: slugOfPlayer(tables, player_id) },
    title: name,
    description: t('{name} {inLeague}: every season, with rating.', { name }),
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    structuredData: personData(site, latestSeason),
    header: playerBand(site, seasons, club, classOfClub),
    content: html`<div class="split${classOfClub ? ` ${classOfClub}` : ''}"><div>
${playerSeasons(site, seasons, isGoalkeeper(seasons))}
${dataLinks(site, { resource: 'player', query: { player_id } })}
<p>${comparisons(site, player_id, seasons)}</p>
${playerRating(site, seasons)}</div>
<div>${playerGoals(site, player_id, seasons)}${playerMatches(site, player_id, seasons)}</div></div>`,
  };
}

/** The goals of each player, own goals left out. */
const goalsOf = memoize((tables: Tables) =>
  Map.groupBy(
    tables.rows('goals').filter(({ kind }) => kind !== 'own-goal'),
    ({ player_id }) => player_id,
  ),
);

/** Returns every goal that names a player as its scorer, by season, the latest first: day, match and minutes. */
function playerGoals(
  site: Words & Addresses & PublishedData,
  playerId: string,
  seasons: readonly Player[],
): Html {
  const { t } = site;
  const goals = goalsOf(site.tables).get(playerId) ?? [];
  if (goals.length === 0) return nothing;
  const bySeason = [...Map.groupBy(goals, ({ season }) => season)].toReversed();
  const lists = bySeason.map(([season, goalsOfSeason], index) => {
    const total = seasons.find((row) => row.season === season)?.goals ?? goalsOfSeason.length;
    const listed = goalsOfSeason.length;
    const counts = { season, listed, total };
    const summary = t(listed === total ? '{season}: {total}' : '{season}: {listed} of {total} known', counts);
    return html`<details${index === 0 ? html` open` : nothing}><summary>${summary}</summary>
${goalList(site, goalsOfSeason)}</details>
`;
  });
  return panel(site, {
    id: 'goals',
    title: t('Goals'),
    content: lists,
    data: { computedFrom: ['goals.json'] },
  });
}

function goalList(site: Words & Addresses & LeagueData, goals: readonly Goal[]): Html {
  const { t, format, tables } = site;
  const byMatch = [...Map.groupBy(goals, ({ match_id }) => match_id)].toReversed();
  return figureList(
    byMatch.flatMap(([matchId, goalsOfMatch]) => {
      const match = matchById(tables).get(matchId);
      const minutes = goalsOfMatch.map((goal) => html`<span>${goalDetails(t, goal)}</span>`);
      return match
        ? [{ name: matchLink(site, match), note: format.date(match.date), figure: html`${minutes}` }]
        : [];
    }),
  );
}
