import { lineUpsOf } from '../../derive/appearances.ts';
import type { Appearance } from '../../records/appearance.ts';
import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import { shortId } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { figureList } from '../components/fact-lists.ts';
import { panel, part } from '../components/panels.ts';
import { resultPill } from '../components/result-pills.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubLink, matchLink, playerLink } from '../links.ts';
import { matchById } from '../lookups/match-lookups.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

const appearancesOf = memoize((tables: Tables) =>
  Map.groupBy(tables.rows('appearances'), ({ match_id }) => match_id),
);

/** Returns who played on each side: the eleven, who came on, and those of whom that is not known. */
export function lineUps(site: Words & Addresses & PublishedData, match: Match): Html {
  const { t, format } = site;
  const players = appearancesOf(site.tables).get(match.match_id);
  const figures = lineUpsOf(players ?? []);
  if (!players || !figures) return nothing;
  const sides = (['home', 'away'] as const).map((side) => {
    const ofSide = players.filter((row) => row.side === side);
    const group = (started: boolean | null, name: string) => {
      const rows = ofSide.filter((row) => row.started === started);
      return rows.length === 0
        ? nothing
        : html`<h4>${name}</h4>
${figureList(rows.map((row) => playerRow(site, row)))}`;
    };
    const age = figures.average_age[side];
    const averageAge =
      age === null
        ? nothing
        : html`<p class="muted">${t('Average age of the eleven: {age}', { age: format.number(age, 1) })}</p>
`;
    return html`<div><h3 class="quiet">${clubLink(site, match[`${side}_club`], match.season)}</h3>
${averageAge}${group(true, t('Started'))}${group(false, t('Came on'))}${group(null, t('Played; who started is not known'))}</div>`;
  });
  const isLikely = players.some(({ started_basis }) => started_basis === 'pairing');
  const doubt = t(
    'Who started follows from the minutes played, which leaves a doubt about one in twenty who came on or went off.',
  );
  return part(site, {
    id: 'line-ups',
    title: t('Line-ups'),
    content: html`<div class="columns">${sides}</div>
${isLikely ? html`<p class="note">${doubt}</p>` : nothing}`,
    data: { resource: 'match', query: { match_id: shortId(match.match_id) } },
  });
}

function playerRow(site: Words & Addresses & LeagueData, row: Appearance) {
  const { t } = site;
  return {
    name: playerLink(site, row),
    note: joined([html`${t(row.position)}`, ...deeds(site, row)]),
    figure: t('{minutes} min', { minutes: row.minutes }),
  };
}

/** Returns what a player did in a match, in words: goals, assists and cards. */
function deeds({ t }: Words, { goals, assists, yellow_cards, red_cards }: Appearance): Html[] {
  const texts = [
    goals > 0 ? t('{goals, plural, one {# goal} other {# goals}}', { goals }) : '',
    assists > 0 ? t('{assists, plural, one {# assist} other {# assists}}', { assists }) : '',
    yellow_cards > 0 && red_cards === 0 ? t('yellow card') : '',
    red_cards > 0 ? t('sent off') : '',
  ];
  return texts.filter((text) => text !== '').map((text) => html`${text}`);
}

const matchesOf = memoize((tables: Tables) =>
  Map.groupBy(tables.rows('appearances'), ({ player_id }) => player_id),
);

/** Returns the matches of a player in the seasons with line-ups, the latest season first: result, minutes and deeds. */
export function playerMatches(
  site: Words & Addresses & PublishedData,
  player_id: string,
  seasons: readonly Player[],
): Html {
  const { t, format, tables } = site;
  const appearances = matchesOf(tables).get(player_id);
  if (!appearances) return nothing;
  const matches = matchById(tables);
  const bySeason = [...Map.groupBy(appearances, ({ season }) => season)].toReversed();
  const lists = bySeason.map(([season, ofSeason], index) => {
    const rows = ofSeason.toReversed().flatMap((row) => {
      const match = matches.get(row.match_id);
      if (!match) return [];
      const note = joined([html`${format.date(row.date)}`, ...deeds(site, row)]);
      const minutes = t('{minutes} min', { minutes: row.minutes });
      return [
        { name: html`${resultPill(site, row.result)} ${matchLink(site, match)}`, note, figure: minutes },
      ];
    });
    const values = { season, matches: rows.length };
    const summary = t('{season}: {matches, plural, one {# match} other {# matches}}', values);
    const ofPlayer = seasons.find((row) => row.season === season);
    return html`<details${index === 0 ? html` open` : nothing}><summary>${summary}</summary>
${ofPlayer ? pointsWith(site, ofPlayer) : nothing}${figureList(rows)}</details>
`;
  });
  return panel(site, {
    id: 'matches',
    title: t('Matches'),
    content: lists,
    data: { resource: 'appearances', query: { player_id } },
  });
}

/** Returns the points a match of the club with and without a player, where both are known. */
function pointsWith({ t, format }: Words, row: Player): Html {
  const { team, points_per_match_with: points, points_per_match_without: others } = row;
  if (team === null || points === null || others === null) return nothing;
  const values = { club: team, points: format.number(points, 2), others: format.number(others, 2) };
  return html`<p class="small">${t('{club}: {points} points a match with this player, {others} without', values)}</p>
`;
}
