import { isListed, type ListedPlayer, type Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { keysOf } from '../../records/typed.ts';
import { labelledBars } from '../components/bar.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import { areaNames } from '../names.ts';
import type { Site } from '../site.ts';
import { ratingInputs } from './rating-inputs.ts';

/** The score of the player in the middle of the peers. */
const median = 0.5;
const amongPeers = {
  Goalkeeper: 'Among the goalkeepers of {season}',
  Defender: 'Among the defenders of {season}',
  Midfielder: 'Among the midfielders of {season}',
  Forward: 'Among the forwards of {season}',
} as const;

/** Returns the latest rating of a player, with its areas and metrics. */
export function playerRating(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const ratedSeason = seasons.filter(isListed).findLast(({ rating }) => rating !== null);
  if (!ratedSeason) return nothing;
  const name = seasonName(ratedSeason.season);
  const { season, position, rating_eligible } = ratedSeason;
  // Ratings are percentiles within a position, so ranks across positions say little.
  const peers = site.tables
    .rows('players', season)
    .filter((player) => player.position === position && player.rating_eligible);
  const place = peers.filter(({ rating }) => (rating ?? 0) > (ratedSeason.rating ?? 0)).length + 1;
  const rank = rating_eligible
    ? t('{place} of {peers} at the position in {season}', { place, peers: peers.length, season: name })
    : t('too few minutes to be ranked');
  return html`<h2 id="rating">${t(amongPeers[position], { season: name })}</h2>
<p class="lead">${t('Rating')} <strong>${format.number(ratedSeason.rating, 2)}</strong> · ${rank}</p>
${areaBars(site, ratedSeason)}
<p class="sources">${t('0 to 100 among players of the position ({position}) in {season}; the line is the middle.', { position: t(position).toLowerCase(), season: name })}</p>
<h3 id="inputs">${t('What makes up the rating, per 90 minutes')}</h3>
${ratingInputs(site, ratedSeason)}
<p class="sources">${developerLink(site, { page: 'ratings' }, site.label('ratings'))}</p>`;
}

/** Returns the five areas of a rating as bars from 0 to 100, with a mark at the middle of the player's peers. */
function areaBars({ t, format }: Site, { rating_breakdown: areas }: ListedPlayer): Html {
  const rows = keysOf(areas).map((area) => ({
    label: t(areaNames[area]),
    share: (areas[area] ?? 0) / 100,
    text: format.number(areas[area], 0),
  }));
  return labelledBars(rows, median);
}
