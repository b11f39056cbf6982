import type { Honour } from '../../records/directory.ts';
import { ofSeason } from '../../records/season-rules.ts';
import type { Addresses } from '../addresses.ts';
import { panel } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, namedClubLink, playerLink, translated } from '../links.ts';
import { clubsById } from '../lookups/club-lookups.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns the known honours of a season in a panel, each with its recipients. */
export function seasonHonours(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables } = site;
  const rows = ofSeason(tables.rows('honours'), season);
  if (rows.length === 0) return nothing;
  const honours = [...Map.groupBy(rows, ({ honour }) => honour).values()];
  const items = honours.map(
    (recipients) => html`<dt>${recipients.slice(0, 1).map((honour) => nameOf(site, honour))}</dt>
${recipients.map((honour) => html`<dd>${recipient(site, honour)}</dd>`)}
`,
  );
  return panel(site, {
    id: 'honours',
    title: t('Honours'),
    content: html`<dl class="stack">${items}</dl>`,
    data: { resource: 'honours', query: { season } },
  });
}

/** Returns the name of an honour, and how many of its recipients are known where that is not all. */
function nameOf(words: Words, { honour, recipients, recipients_known }: Honour): Html {
  const name = translated(words, honour);
  if (recipients === null || recipients_known === recipients) return name;
  return html`${name} (${words.t('{known} of {recipients} known', { known: recipients_known, recipients })})`;
}

function recipient(
  site: Addresses & LeagueData,
  { recipient: name, player_id, club, team, season }: Honour,
): Html {
  if (club !== null && name === team) return namedClubLink(site, club, name);
  const coaches = club === null ? [] : (clubsById(site.tables).get(club)?.coaches ?? []);
  const isCoach = coaches.some(({ coach }) => coach === name);
  const person =
    club !== null && isCoach
      ? namedClubLink(site, club, name, '#coaches')
      : playerLink(site, { player_id, name });
  return club === null ? person : html`${person}, ${clubLink(site, club, season)}`;
}
