import type { Honour } from '../../records/honour.ts';
import { ofSeason } from '../../records/of-season.ts';
import { sourceLinks } from '../components/source-links.ts';
import { translated } from '../components/translated.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, namedClubLink, playerLink } from '../links.ts';
import type { Site } from '../site.ts';

/** Returns the known honours of a season in a panel, each with its recipients. */
export function seasonHonours(site: Site, season: number): Html {
  const { t, tables } = site;
  const rows = ofSeason(tables.rows('honours'), season);
  if (rows.length === 0) return nothing;
  const honours = [...Map.groupBy(rows, ({ honour }) => honour).values()];
  return html`<section class="panel"><h2 id="honours">${t('Honours')}</h2>
<dl class="stack">${honours.map(
    (recipients) => html`<dt>${recipients.slice(0, 1).map((honour) => nameOf(site, honour))}</dt>
${recipients.map((honour) => html`<dd>${recipient(site, honour)}</dd>`)}
`,
  )}</dl>
${sourceLinks(site, { resource: 'honours', query: { season } })}</section>
`;
}

/** Returns the name of an honour, and how many of its recipients are known where that is not all. */
function nameOf(site: Site, { honour, recipients, recipients_known }: Honour): Html {
  const name = translated(site, honour);
  if (recipients === null || recipients_known === recipients) return name;
  return html`${name} (${site.t('{known} of {recipients} known', { known: recipients_known, recipients })})`;
}

function recipient(site: Site, { winner: name, player_id, club, team, season }: Honour): Html {
  if (club !== null && name === team) return namedClubLink(site, club, name);
  const person = playerLink(site, { player_id, name });
  return club === null ? person : html`${person}, ${clubLink(site, club, season)}`;
}
