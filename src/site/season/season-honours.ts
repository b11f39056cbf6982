import type { Honour } from '../../records/honour.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerPath } from '../links.ts';
import type { Site } from '../site.ts';

/** Returns the known honours of a season with their winners. */
export function seasonHonours(site: Site, season: number): Html {
  const { t, data } = site;
  const rows = data.tables.rows('honours').filter((row) => row.season === season);
  if (rows.length === 0) return nothing;
  return html`<section><h2 id="honours">${t.season.honours}</h2>
${table<Honour>({
  caption: t.season.honours,
  rows,
  columns: [
    { heading: t.season.honour, isText: true, cell: (honour) => nameOf(site, honour) },
    { heading: t.season.winner, isText: true, cell: (honour) => winner(site, honour) },
    {
      heading: t.columns.club,
      isText: true,
      cell: ({ club, player_id, winner: name, team }) =>
        club !== null && (player_id !== null || name !== team) ? data.shortName(club, season) : '',
    },
  ],
})}
${sourceLinks(site, { resource: 'honours', query: { season } })}</section>
`;
}

/** Returns the name of an honour, and how many of its recipients are known where that is not all. */
function nameOf(site: Site, { honour, recipients, recipients_known }: Honour): Html {
  const name = translated(site, honour);
  if (recipients === null || recipients_known === recipients) return name;
  return html`${name} (${site.t.season.recipientsKnown(recipients_known, recipients)})`;
}

function winner(site: Site, { winner: name, player_id, club, team }: Honour): Html {
  const hasPage = player_id !== null && site.data.players.has(player_id);
  if (hasPage) return html`<a href="${playerPath(site, { player_id })}">${name}</a>`;
  if (club !== null && name === team) return html`<a href="${site.path({ page: 'club', club })}">${name}</a>`;
  return html`${name}`;
}
