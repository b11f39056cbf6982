import { inOrderOfPlay } from '../../derive/matches.ts';
import type { Addresses } from '../addresses.ts';
import { chanceFigure } from '../chances.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { kickoff } from '../components/match-cards.ts';
import { part } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchPath } from '../links.ts';
import { figureAttribute, liveFigure } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { type PlayOffTie, playOffTies, titleContenders } from '../lookups/play-offs.ts';
import { matchPhase } from '../match/match-phase.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { titleStatement } from './title-statement.ts';

/** Returns who is in the final, or else who is the favourite for the title. It is undefined outside the play-offs. */
export function titleHeadline({ t, format, tables }: Words & LeagueData, season: number): string | undefined {
  const rows = titleContenders(tables, season);
  if (rows.length === 0) return undefined;
  return titleStatement(t, {
    season,
    ties: playOffTies(tables, season) ?? [],
    rows,
    nameOf: (club) => shortName(tables, club, season),
    percent: format.percent,
  });
}

/** Returns the chance of each club to win the title, and who plays whom next; empty outside the play-offs. */
export function titleRacePart(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables } = site;
  const contenders = titleContenders(tables, season);
  if (contenders.length === 0) return nothing;
  const next = (playOffTies(tables, season) ?? [])
    .filter(({ order, clubs }) => !order && clubs.some(Boolean))
    .sort(inOrderOfNextMatch);
  return part(site, {
    id: 'title',
    title: t('Who wins the title'),
    rows: contenders.map(({ club, champion }) => ({
      club,
      name: clubLink(site, club, season),
      figure: liveFigure('champion', club, chanceFigure(champion ?? 0)),
    })),
    content: html`<p class="small muted">${t('The chance of each club to win the title, in per cent, from every path through the play-offs.')}</p>
<ul class="rows">${next.map((tie) => nextTie(site, season, tie))}</ul>`,
    data: { resource: 'projections', query: { season } },
  });
}

/** Returns the next match of a tie, where one is scheduled. */
const nextMatchOf = ({ matches }: PlayOffTie) => matches.find(({ result }) => result === null);

/** Compares ties by their next match. One without a match comes last. */
function inOrderOfNextMatch(a: PlayOffTie, b: PlayOffTie): number {
  const one = nextMatchOf(a);
  const other = nextMatchOf(b);
  return one && other ? inOrderOfPlay(one, other) : Number(!one) - Number(!other);
}

/** Returns a tie that is to come, with its stage, and its day where its match has one. */
function nextTie(site: Words & Addresses & LeagueData, season: number, state: PlayOffTie): Html {
  const { tie, clubs } = state;
  const match = nextMatchOf(state);
  const names = clubs
    .map((club, index) =>
      club === undefined ? feederName(site, season, tie.clubs[index]) : shortName(site.tables, club, season),
    )
    .join(' – ');
  const stage = site.stageName(tie.stage);
  if (!match) return html`<li><span class="grow">${names}<span class="small">${stage}</span></span></li>\n`;
  const { match_id } = match;
  return html`<li data-match="${match_id}" data-phase="${matchPhase(match)}"${withLiveScores(site.tables)}>
<span class="grow"><a class="name" href="${matchPath(site, match)}">${names}</a>
<span class="small">${stage} · <span class="state"${figureAttribute('state', match_id)}>${kickoff(site, match)}</span></span></span>
${liveFigure('score', match_id, '')}</li>
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
