import { expect, it } from 'vitest';
import { ascending } from '../../src/records/text.ts';
import { sitesOf } from '../../src/site/all-pages.ts';
import { clubChances } from '../../src/site/club/club-charts.ts';
import { clubSeasons } from '../../src/site/club/club-seasons.ts';
import { mayEnd } from '../../src/site/forecast/projections-table.ts';
import { homePage } from '../../src/site/home/home-page.ts';
import { clubsById } from '../../src/site/lookups/club-lookups.ts';
import { weeksOf } from '../../src/site/lookups/weeks.ts';
import { matchForecast } from '../../src/site/match/match-forecast.ts';
import { matchHeadline } from '../../src/site/match/match-headline.ts';
import { scoreboard } from '../../src/site/match/scoreboard.ts';
import { bracketTree, type TieNode, tiesOf, tieTrees } from '../../src/site/season/bracket.ts';
import { championPanel } from '../../src/site/season/champion-panel.ts';
import type { Site } from '../../src/site/site.ts';
import { english, siteInputs } from '../support/site.ts';
import { tables, tablesAt } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** The headings of the home page as it was at a moment of 2025. */
function headingsAt(moment: string): string[] {
  const now = new Date(moment);
  const [site] = sitesOf({ ...siteInputs, now, tables: tablesAt(moment, 2025) }, ['en']);
  if (!site) throw new Error('there is no site');
  return [...String(homePage(site).content).matchAll(/<h[12][^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(
    ([, text]) => text ?? '',
  );
}

it.for([
  ['while matches of the table are to come', '2025-09-12T06:00:00Z', / lead /, true],
  ['before the play-offs', '2025-10-20T12:00:00Z', /^Forge are the favourites for the title, at 52%$/, false],
  ['during the play-offs', '2025-10-30T12:00:00Z', /^Atlético are in the final$/, false],
  ['before the final', '2025-11-03T12:00:00Z', /^Atlético meet Cavalry in the final$/, false],
  ['once the final is played', '2025-11-20T12:00:00Z', /^Atlético are the champions of 2025$/, false],
] as const)(
  'the home page has who is first, %s, and how the season may end until then',
  ([, moment, first, isOpen]) => {
    const headings = headingsAt(moment);
    expect(headings).toContainEqual(expect.stringMatching(first));
    expect(headings.includes('How it may end')).toBe(isOpen);
    const isPlayOffs = moment > '2025-10-18' && moment < '2025-11-09';
    expect(headings.includes('Who wins the title')).toBe(isPlayOffs);
    expect(headings.includes('Records of the season')).toBe(moment > '2025-11-09');
  },
);

it('seasons of a club end as champion, in the final, or in the last stage that it played', () => {
  const endsOf = (club: string) => {
    const team = clubsById(english.tables).get(club);
    if (!team) throw new Error(`there is no club ${club}`);
    const text = String(clubSeasons(english, team));
    return Object.fromEntries(
      [...text.matchAll(/\/clubs\/[\w-]+\/(\d+)".*?<td class="text">(.*?)</g)].map(([, season, end]) => [
        season,
        end,
      ]),
    );
  };
  expect(endsOf('forge-fc')).toMatchObject({
    2019: '★ Champion',
    2021: 'Lost the final',
    2024: 'Lost the final',
    2025: 'Semifinal',
  });
  expect(endsOf('atletico-ottawa')).toMatchObject({ 2025: '★ Champion' });
  expect(endsOf('valour-fc')[2025]).toBe('Regular season');
});

function boardOf(site: Site, season: number, shortId: string): string {
  const match_id = `cpl::Football_Match::${shortId}`;
  const stats = the(tables.rows('matchStats', season), { match_id });
  return String(scoreboard(site, the(tables.rows('matches', season), { match_id }), stats));
}

it('the scoreboard of a match has the candidates for a goal where no report names the scorer', () => {
  expect(boardOf(english, 2023, '015d16deb1174c159a7071978da3704e')).toContain(
    'One of A. Musse, M. Bevan, G. Ntignee, E. Kobza</span> 51′',
  );
});

it('the scoreboard of a match has the place and the form of both clubs before the match', () => {
  const board = boardOf(english, 2025, 'c52f4791009a4c29b5ec46c3ef7b6dfd');
  expect(board).toContain('<div><span>2nd</span> <ol class="form"');
  expect(board).toContain('<div><span>3rd</span> <ol class="form"');
});

it('a match to come says what a win and a defeat mean for its clubs', () => {
  const moment = '2025-09-12T06:00:00Z';
  const past = tablesAt(moment, 2025);
  const [site] = sitesOf({ ...siteInputs, now: new Date(moment), tables: past }, ['en']);
  const matches = new Map(past.rows('matches', 2025).map((row) => [row.match_id, row]));
  const [stake] = past
    .rows('stakes', 2025)
    .filter(({ match_id, club }) => matches.get(match_id)?.home_club === club)
    .toSorted((a, b) => b.first.home - a.first.home);
  const row = matches.get(stake?.match_id ?? '');
  if (!site || !stake || !row) throw new Error('nothing is at stake');
  const before = past.rows('projections', 2025).findLast(({ club }) => club === stake.club)?.first ?? 0;
  const [now, win, defeat] = [before, stake.first.home, stake.first.away].map(site.format.percent);
  expect(String(matchForecast(site, row))).toContain(
    `from ${now} to ${win} for first place, a defeat to ${defeat}.`,
  );
});

interface Branch {
  readonly winner: string | undefined;
  readonly from?: readonly Branch[];
  readonly next?: string | null;
}

function treesOf(season: number, isKnown: (date: string) => boolean = () => true): Branch[] {
  const knockOut = tables
    .rows('stages')
    .filter((row) => row.season === season && row.table === null)
    .map(({ stage }) => stage);
  const matches = tables
    .rows('matches', season)
    .filter(({ stage, date }) => stage !== null && knockOut.includes(stage) && isKnown(date));
  return tieTrees(tiesOf(matches)).map(shorten);
}

function shorten({ tie, feeders, secondChance }: TieNode): Branch {
  return {
    winner: tie.winner,
    ...(feeders.length > 0 && { from: feeders.map(shorten) }),
    ...(secondChance && { next: secondChance.stage }),
  };
}

/** Returns a tree with the ties below each by their winners. */
function inAnyOrder({ from, ...branch }: Branch): Branch {
  const sorted = from?.map(inAnyOrder).sort((a, b) => ascending(a.winner ?? '', b.winner ?? ''));
  return { ...branch, ...(sorted && { from: sorted }) };
}

it('the tree of knock-out ties has below each tie those that its clubs won', () => {
  expect(treesOf(2025)).toEqual([
    {
      winner: 'atletico-ottawa',
      from: [
        { winner: 'atletico-ottawa', next: 'semifinal' },
        { winner: 'cavalry-fc', from: [{ winner: 'cavalry-fc', from: [{ winner: 'inter-toronto-fc' }] }] },
      ],
    },
  ]);
});

it('the tree of knock-out ties joins two legs, and adds their goals', () => {
  expect(treesOf(2022)).toEqual([
    { winner: 'forge-fc', from: [{ winner: 'forge-fc' }, { winner: 'atletico-ottawa' }] },
  ]);
  expect(treesOf(2019)).toEqual([{ winner: 'forge-fc' }]);
  const [final] = tiesOf(tables.rows('matches', 2019).filter(({ stage }) => stage === 'final'));
  expect(final?.goals).toEqual([2, 0]);
});

it('the tree of knock-out ties has several roots until the final', () => {
  expect(treesOf(2025, (date) => date < '2025-11-01')).toEqual([
    { winner: 'atletico-ottawa' },
    { winner: 'cavalry-fc', from: [{ winner: 'inter-toronto-fc' }] },
  ]);
});

it('the bracket of a finished season is the tree of its knock-out ties', () => {
  for (const season of [2019, 2020, 2021, 2022, 2023, 2024, 2025]) {
    const tree = bracketTree(tables, season);
    const [fromMatches] = treesOf(season);
    expect(tree && inAnyOrder(shorten(tree))).toEqual(fromMatches && inAnyOrder(fromMatches));
  }
});

it('the bracket of a season in its play-offs has all rounds, with the final to come', () => {
  const tree = bracketTree(tablesAt('2025-10-30T12:00:00Z', 2025), 2025);
  expect(tree && shorten(tree)).toEqual({
    winner: undefined,
    from: [
      { winner: 'atletico-ottawa', next: 'semifinal' },
      { winner: undefined, from: [{ winner: 'cavalry-fc', from: [{ winner: 'inter-toronto-fc' }] }] },
    ],
  });
  expect(tree?.tie.clubs).toEqual(['atletico-ottawa']);
});

it('the page of a club says what it takes and when a place was decided', () => {
  const moment = '2025-10-06T06:00:00Z';
  const sites = sitesOf({ ...siteInputs, now: new Date(moment), tables: tablesAt(moment, 2025) }, [
    'en',
    'fr',
  ]);
  const forge = sites.map((site) => {
    return String(clubChances(site, 'forge-fc', 2025));
  });
  expect(forge[0]).toContain('In the play-offs since August 22, 2025.');
  expect(forge[0]).toContain(
    'finish first with 2 more wins. If Atlético lose their next match, one win is enough.',
  );
  expect(forge[1]).toContain(
    'avec 2 victoires de plus. Si Atlético perd son prochain match, une seule victoire suffit.',
  );
});

it('the page of a final after extra time says why its winner may have lost strength', () => {
  const final = the(tables.rows('matches', 2025), { stage: 'final' });
  expect(String(matchForecast(english, final))).toContain(
    'It was level after 90 minutes, which strength counts: Cavalry gained 2 points.',
  );
});

it('a win on penalties has a headline', () => {
  const playIn = the(tables.rows('matches', 2025), { stage: 'play-in' });
  expect(matchHeadline(english, playIn)).toBe('York United won on penalties');
});

it('the week of the final has its champion with the way there, and no other week has one', () => {
  const weeks = weeksOf(tables, 2025);
  const last = weeks.at(-1);
  if (!last) throw new Error('the season has no weeks');
  const panel = String(championPanel(english, last));
  expect(panel).toContain('Champions of 2025');
  expect(panel.match(/class="figure score"/g)).toHaveLength(2);
  expect(panel).toContain('Before the play-offs, the chance of the title was 35%.');
  for (const week of weeks.slice(0, -1)) expect(String(championPanel(english, week))).toBe('');
});

it('the grid of how the season may end has the chance of the title', () => {
  const [site] = sitesOf(
    { ...siteInputs, now: new Date('2025-09-12T06:00:00Z'), tables: tablesAt('2025-09-12T06:00:00Z', 2025) },
    ['en'],
  );
  if (!site) throw new Error('there is no site');
  expect(String(mayEnd(site)).match(/data-figure="champion /g)).toHaveLength(8);
});

it('a match that was played says how far the results of its day moved its clubs', () => {
  const last = the(tables.rows('matches', 2025), { date: '2025-10-18', home_club: 'forge-fc' });
  const shares = tables
    .rows('projections', 2025)
    .filter(({ club, date }) => club === 'forge-fc' && date <= last.date)
    .map(({ first }) => first);
  const [before, after] = shares.slice(-2).map(english.format.percent);
  expect(String(matchForecast(english, last))).toContain(
    `The results of the day took Forge from ${before} to ${after} for first place.`,
  );
});
