import { sumKnown } from '../../derive/numbers.ts';
import type { CoachOfClub } from '../../records/coach.ts';
import type { Team } from '../../records/directory.ts';
import type { Addresses } from '../addresses.ts';
import { table } from '../components/html-table.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { seasonLink, translated } from '../links.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** The known seasons of a coach at a club. */
type Tenure = readonly CoachOfClub[];

const total = (seasons: Tenure, figure: 'matches' | 'wins' | 'draws' | 'losses' | 'points') =>
  sumKnown(seasons.map((season) => season[figure]));

/** Returns the known head coaches of a club with their results and honours, the latest first. */
export function clubCoaches(site: Words & Addresses & PublishedData, { club_id: club, coaches }: Team): Html {
  const { t, tables, format } = site;
  if (coaches.length === 0) return nothing;
  const caption = t('Head coaches');
  const honours = tables.rows('honours').filter((honour) => honour.club === club);
  const counted = t(
    '{playOffs, select, yes {Play-offs are counted; a} other {A}} season in which the coach changed on an unknown day is not counted.',
  );
  return html`<h2 id="coaches">${caption}</h2>
${table<readonly [coach: string, seasons: Tenure]>({
  caption,
  isProse: true,
  rows: [...Map.groupBy(coaches.toReversed(), ({ coach }) => coach)],
  columns: [
    {
      heading: t('Coach'),
      isText: true,
      cell: ([coach, seasons]) => {
        const won = honours.filter(({ recipient }) => recipient === coach);
        return html`${coach}<br><span class="small muted">${joined(
          seasons.toReversed().map((row) => seasonOf(site, row)),
          ', ',
        )}
${won.map(({ honour, season }) => html`<br>${translated(site, honour)} ${site.seasonName(season)}`)}</span>`;
      },
    },
    {
      heading: t('P'),
      title: t('Played'),
      isWide: true,
      cell: ([, seasons]) => format.number(total(seasons, 'matches')),
    },
    {
      heading: t('W–D–L'),
      cell: ([, seasons]) => {
        const wins = total(seasons, 'wins');
        return wins === null ? '–' : `${wins}–${total(seasons, 'draws')}–${total(seasons, 'losses')}`;
      },
    },
    {
      heading: t('Pts/P'),
      title: t('Points a match'),
      cell: ([, seasons]) => {
        const matches = total(seasons, 'matches');
        return format.number(matches ? (total(seasons, 'points') ?? 0) / matches : null, 2);
      },
    },
  ],
})}
<p class="small muted">${t('As far as known: a season that no source names has no coach here.')}
${counted}
${t('“?”: probably.')}</p>
${dataLinks(site, { resource: 'team', query: { club_id: club } })}
`;
}

/** Returns a season of a coach, marked where the coach is only probable. */
function seasonOf(site: Words & Addresses, { season, confidence }: CoachOfClub): Html {
  return html`${seasonLink(site, season)}${confidence === 'probable' ? '?' : nothing}`;
}
