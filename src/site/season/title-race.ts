import type { Addresses } from '../addresses.ts';
import { percentFigure } from '../chances.ts';
import { kickoff } from '../components/match-cards.ts';
import { part } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchLink } from '../links.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { type PlayOffTie, playOffTies, titleContenders } from '../lookups/play-offs.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns who is in the final, or else who is the favourite for the title. It is undefined outside the play-offs. */
export function titleHeadline({ t, format, tables }: Words & LeagueData, season: number): string | undefined {
  const [favourite] = titleContenders(tables, season);
  if (!favourite) return undefined;
  const name = (club: string) => shortName(tables, club, season);
  const [first, second] = (playOffTies(tables, season)?.at(-1)?.clubs ?? []).filter(
    (club) => club !== undefined,
  );
  if (first && second)
    return t('{first} meet {second} in the final', { first: name(first), second: name(second) });
  if (first) return t('{club} are in the final', { club: name(first) });
  const values = { club: name(favourite.club), chance: format.percent(favourite.champion) };
  return t('{club} are the favourites for the title, at {chance}', values);
}

/** Returns the chance of each club to win the title, and who plays whom next; empty outside the play-offs. */
export function titleRacePart(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables } = site;
  const contenders = titleContenders(tables, season);
  if (contenders.length === 0) return nothing;
  const next = (playOffTies(tables, season) ?? []).filter(
    ({ order, clubs }) => !order && clubs.some(Boolean),
  );
  return part(site, {
    id: 'title',
    title: t('Who wins the title'),
    rows: contenders.map(({ club, champion }) => ({
      club,
      name: clubLink(site, club, season),
      figure: html`<span data-title="${club}">${percentFigure(100 * (champion ?? 0))}</span>`,
    })),
    content: html`<p class="small muted">${t('The chance of each club to win the title, in per cent, from every path through the play-offs.')}</p>
<ul class="rows">${next.map((tie) => nextTie(site, season, tie))}</ul>`,
    data: { resource: 'projections', query: { season } },
  });
}

/** Returns a tie that is to come, with its stage, and its day where its match has one. */
function nextTie(
  site: Words & Addresses & LeagueData,
  season: number,
  { tie, clubs, matches }: PlayOffTie,
): Html {
  const match = matches.find(({ result }) => result === null);
  const names = clubs.map((club, index) =>
    club === undefined ? feederName(site, season, tie.clubs[index]) : shortName(site.tables, club, season),
  );
  const when = match ? html` · ${kickoff(site, match)}` : nothing;
  return html`<li><span class="grow">${match ? matchLink(site, match) : names.join(' – ')}
<span class="small">${site.stageName(tie.stage)}${when}</span></span></li>
`;
}

/** Returns what a club that is not known yet is called, by the tie that decides it. */
export function feederName(
  { t, stageName, tables }: Words & LeagueData,
  season: number,
  source: PlayOffTie['tie']['clubs'][number] | undefined,
): string {
  if (!source || 'place' in source) return '';
  const stageOf = (name: string) =>
    playOffTies(tables, season)?.find(({ tie }) => tie.name === name)?.tie.stage ?? null;
  return 'winner_of' in source
    ? t('Winner: {stage}', { stage: stageName(stageOf(source.winner_of)) })
    : t('Loser: {stage}', { stage: stageName(stageOf(source.second_of)) });
}
