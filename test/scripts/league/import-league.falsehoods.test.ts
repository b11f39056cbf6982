import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importTexts } from '../../support/imported.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = await folderOfFile();
const plain = (...rows: string[]) => ({ 'list.csv': ['date,home,away,score', ...rows, ''].join('\n') });
const roundRobin = (...names: string[]) =>
  names.flatMap((home) => names.filter((away) => away !== home).map((away) => [home, away] as const));

/** A season of a double round-robin, a match every three days from August on; the home side wins by the alphabet. */
function season(year: number, names: readonly string[], playedShare = 1): string[] {
  const pairs = roundRobin(...names);
  return pairs.map(([home, away], index) => {
    const day = new Date(Date.UTC(year, 7, 5 + 3 * index)).toISOString().slice(0, 10);
    return [day, home, away, index < pairs.length * playedShare ? (home < away ? '2-1' : '0-1') : ''].join();
  });
}

describe('a champion', () => {
  const final = (score: string) => [
    'date,home,away,score,round',
    '2020-05-01,Reds,Blues,2-1,Semifinal',
    '2020-05-02,Greens,Whites,0-1,Semifinal',
    `2020-05-09,Reds,Whites,${score},Final`,
    '',
  ];

  it('is the winner of a final', async () => {
    const { dataset } = await importTexts(folder, { 'cup.csv': final('2-0').join('\n') });
    expect(dataset?.seasons).toMatchObject([{ champion: 'reds', regular_season_winner: null }]);
  });

  it('is nobody where a drawn final has no winner', async () => {
    const { dataset } = await importTexts(folder, { 'cup.csv': final('1-1').join('\n') });
    expect(dataset?.seasons).toMatchObject([{ champion: null }]);
    expect(dataset?.matches.at(-1)).toMatchObject({ stage: 'final', winner: null, win_reason: 'Draw' });
  });

  it('is the first of a table in which every two clubs met', async () => {
    const { dataset } = await importTexts(folder, plain(...season(2020, ['Ants', 'Bees', 'Cats', 'Dogs'])));
    expect(dataset?.seasons).toMatchObject([{ champion: 'ants', regular_season_winner: 'ants' }]);
    expect(dataset?.standings).toHaveLength(4);
  });

  it('is nobody while a match of the last season is missing from the list', async () => {
    const rows = season(2020, ['Ants', 'Bees', 'Cats', 'Dogs']).slice(0, -1);
    const { dataset } = await importTexts(folder, plain(...rows));
    expect(dataset?.seasons).toMatchObject([{ champion: null, regular_season_winner: null }]);
    expect(dataset?.stages).toMatchObject([{ matches: 12 }]);
  });
});

describe('results', () => {
  it('a list of past matches without a score is refused', async () => {
    const rows = season(2020, ['Ants', 'Bees', 'Cats'], 0);
    await expect(importTexts(folder, plain(...rows))).rejects.toThrow(
      /6 of 6 matches are before 2026-06-30 and none has a score; expected a column of scores/,
    );
  });

  it('fixtures alone are taken before their day', async () => {
    const rows = season(2020, ['Ants', 'Bees', 'Cats'], 0);
    const { dataset, lines } = await importTexts(folder, plain(...rows), { today: '2020-08-01' });
    expect(new Set(dataset?.matches.map(({ status }) => status))).toEqual(new Set(['UPCOMING']));
    expect(lines).toContain('0 of 6 matches with a score');
  });

  it('half a score is a fault with its line', async () => {
    const rows = ['date,home,away,home_goals,away_goals', '2020-08-01,Reds,Blues,2,', ''];
    await expect(importTexts(folder, { 'list.csv': rows.join('\n') })).rejects.toThrow(/list\.csv:2 /);
  });
});

describe('a division', () => {
  const tiers = [
    '"Date","Season","home","visitor","FT","hgoal","vgoal","division","tier"',
    ...season(2020, ['Ants', 'Bees']).map((row) => toEngsoccerdata(row, 1)),
    ...season(2020, ['Cats', 'Dogs']).map((row) => toEngsoccerdata(row, 2)),
    '',
  ].join('\n');

  it('is asked for where a list has several', async () => {
    await expect(importTexts(folder, { 'tiers.csv': tiers })).rejects.toThrow(/which of the 2 divisions/);
  });

  it('is taken alone where it is told', async () => {
    const { dataset } = await importTexts(folder, { 'tiers.csv': tiers }, { division: '2' });
    expect(dataset?.clubs.map(({ club_id }) => club_id).sort()).toEqual(['cats', 'dogs']);
  });
});

function toEngsoccerdata(row: string, tier: number): string {
  const [day, home, away, score = ''] = row.split(',');
  return [day, 2020, `"${home}"`, `"${away}"`, `"${score}"`, ...score.split('-'), tier, tier].join();
}

describe('the clock', () => {
  const row = (day: string) => `Mexico,Liga,2021/2022,${day},Reds,Blues,1,0,H,2,3,4`;
  const extra = ['Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PH,PD,PA', row('23/07/2021,03:00'), ''];

  it('of an extra league of football-data.co.uk is that of London, the day too', async () => {
    const told = { country: 'MX', timeZone: 'America/Mexico_City' };
    const { dataset } = await importTexts(folder, { 'MEX.csv': extra.join('\n') }, told);
    expect(dataset?.matches).toMatchObject([{ date: '2021-07-22', kickoff_utc: '2021-07-23T02:00:00Z' }]);
  });

  it('of a country with several is asked for', async () => {
    await expect(importTexts(folder, { 'MEX.csv': extra.join('\n') }, { country: 'MX' })).rejects.toThrow(
      /the time zone of Mexico, which has \d+: --time-zone /,
    );
  });
});

describe('letters', () => {
  it('of Windows-1252 are read', async () => {
    const bytes = Buffer.from('date,home,away,score\n2020-08-01,King\x92s Lynn,Malm\xf6 FF,1-0\n', 'latin1');
    const { dataset } = await importTexts(folder, { 'list.csv': bytes });
    expect(dataset?.clubNames.map(({ name }) => name).sort()).toEqual(['King’s Lynn', 'Malmö FF']);
  });

  it('that were lost are a fault', async () => {
    await expect(importTexts(folder, plain('2020-08-01,Malm\ufffd FF,Reds,1-0'))).rejects.toThrow(
      /list\.csv:2 /,
    );
  });
});

describe('what decided a match', () => {
  const openfootball = (...matches: object[]) => ({
    'ut.json': JSON.stringify({
      name: 'Utopia Cup 2020',
      matches: matches.map((match, index) => ({
        round: 'Semifinals',
        date: `2020-05-0${index + 1}`,
        team1: `Home ${'ABCDE'[index]}`,
        team2: `Away ${'ABCDE'[index]}`,
        ...match,
      })),
    }),
  });

  it('is extra time or a shoot-out, where the list has it', async () => {
    const { dataset } = await importTexts(
      folder,
      openfootball({ score: { ft: [1, 1], et: [2, 1] } }, { score: { ft: [0, 0], et: [0, 0], p: [3, 4] } }),
    );
    expect(dataset?.matches).toMatchObject([
      { win_reason: 'ExtraTime', home_goals: 2, away_goals: 1, winner: 'home-a' },
      { win_reason: 'Penalties', home_goals: 0, home_penalties: 3, away_penalties: 4, winner: 'away-b' },
    ]);
  });

  it('is an award, and a match can be cancelled or postponed', async () => {
    const list = openfootball(
      { round: 'Matchday 1', score: { ft: [0, 3] }, status: 'awarded' },
      { round: 'Matchday 1', score: {}, status: 'cancelled' },
      { round: 'Matchday 1', score: {}, status: 'postponed' },
    );
    const { dataset } = await importTexts(folder, list, { today: '2020-05-05' });
    expect(dataset?.matches).toMatchObject([
      { status: 'FINISHED', win_reason: 'Awarded', winner: 'away-a' },
      { status: 'CANCELLED', home_goals: null },
      { status: 'POSTPONED' },
    ]);
  });
});

it('a club that left is not active, and the last season says when', async () => {
  const rows = [...season(2019, ['Ants', 'Bees', 'Cats']), ...season(2020, ['Ants', 'Bees', 'Dogs'])];
  const { dataset } = await importTexts(folder, plain(...rows));
  const cats = dataset?.clubs.find(({ club_id }) => club_id === 'cats');
  expect(cats).toMatchObject({ status: 'inactive', first_season: 2019, last_season: 2019 });
});

it('points for a win are of their time, with a warning', async () => {
  const { dataset, lines } = await importTexts(folder, plain(...season(1990, ['Ants', 'Bees', 'Cats'])));
  expect(dataset?.league.points).toMatchObject([{ win: 2 }, { from_season: 1995, win: 3 }]);
  expect(lines.join('\n')).toContain('warning: 2 points for a win before 1995');
});

it('columns for which there are tables fill them, and others are named', async () => {
  const { dataset, lines } = await importTexts(folder, {
    'X1.csv':
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Attendance,Referee,HS,AS,HY,AY,HR,AR,B365H\n' +
      'X1,08/08/2020,Reds,Blues,2,1,H,1,0,H,1234,A Whistle,12,8,1,2,0,1,1.9\n',
  });
  expect(dataset?.matches).toMatchObject([
    { attendance: 1234, half_time_home_goals: 1, half_time_away_goals: 0, away_red_cards: 1 },
  ]);
  expect(dataset?.referees).toMatchObject([{ referee_id: 'a-whistle', name: 'A Whistle' }]);
  expect(dataset?.matchStats).toMatchObject([
    { side: 'home', shots: 12, yellow_cards: 1 },
    { side: 'away', shots: 8, red_cards: 1 },
  ]);
  expect(lines[0]).toMatch(/not used: .*B365H/);
});

describe('the folder', () => {
  const lists = plain(...season(2020, ['Ants', 'Bees', 'Cats']));

  it('is not touched by --dry-run', async () => {
    const { contents, lines } = await importTexts(folder, lists, { isDryRun: true });
    expect(contents.size).toBe(0);
    expect(lines).toContain('Nothing was written (--dry-run)');
  });

  it('of a league that exists is refused without --update', async () => {
    const first = await importTexts(folder, lists);
    await expect(importTexts(folder, lists, { data: first.folder })).rejects.toThrow(/add --update/);
  });

  it('is the same after the same list again', async () => {
    const first = await importTexts(folder, lists);
    const again = await importTexts(folder, lists, { data: first.folder, isUpdate: true });
    expect(again.contents).toEqual(first.contents);
    expect(again.lines).toContain(`Nothing changed in ${first.folder}`);
  });
});

describe('an update', () => {
  const names = ['Ants', 'Bees', 'Cats', 'Dogs'];

  it('keeps the id and the number of matches that are moved', async () => {
    const first = await importTexts(folder, plain(...season(2025, names, 0.5)), { today: '2025-08-20' });
    const moved = season(2025, names, 0.5).map((row) =>
      row.endsWith(',') ? row.replace('2025-08', '2025-09') : row,
    );
    const told = { data: first.folder, isUpdate: true, today: '2025-08-20' };
    const { dataset, lines } = await importTexts(folder, plain(...moved), told);
    const ids = (rows = first.dataset?.matches) => rows?.map(({ match_id }) => match_id).sort();
    expect(ids(dataset?.matches)).toEqual(ids());
    expect(lines.join('\n')).toMatch(/\d moved/);
  });

  it('keeps what a person wrote, and names what the list would take away', async () => {
    const rows = season(2020, names);
    const first = await importTexts(folder, plain(...rows));
    const emptied = rows.map((row, index) => (index === 0 ? row.replace(/,[^,]*$/, ',') : row));
    const told = { data: first.folder, isUpdate: true };
    const { contents, lines } = await importTexts(folder, plain(...emptied), told);
    expect(contents.get('matches/2020.csv')).toBe(first.contents.get('matches/2020.csv'));
    expect(lines.join('\n')).toMatch(/not changed; to accept it: --accept '2020-ants-bees /);
  });
});

it('a row with a fault is left out by one word', async () => {
  const lists = plain('2020-08-01,Reds,Blues,1-0', '2020-02-30,Blues,Reds,1-1');
  const error = await importTexts(folder, lists).catch((fault: Error) => fault.message);
  const [, place = ''] = /^(\S+:3) /.exec(String(error)) ?? [];
  expect(place).toMatch(/list\.csv:3$/);
});

it('a list of play-offs added later leaves the table of the season as it is', async () => {
  const names = ['Ants', 'Bees', 'Cats', 'Dogs'];
  const first = await importTexts(folder, plain(...season(2020, names)));
  const later = {
    'play-offs.csv': [
      'date,home,away,score,round',
      '2020-12-01,Ants,Dogs,2-0,Semifinal',
      '2020-12-02,Bees,Cats,0-1,Semifinal',
      '2020-12-09,Ants,Cats,0-1,Final',
      '',
    ].join('\n'),
  };
  const { dataset } = await importTexts(folder, later, { data: first.folder, isUpdate: true });
  expect(dataset?.matches).toHaveLength(15);
  expect(dataset?.seasons).toMatchObject([{ champion: 'cats', regular_season_winner: 'ants' }]);
  expect(dataset?.stages.map(({ stage }) => stage)).toEqual(['regular', 'semifinal', 'final']);
});

it('a status and a champion rule that a person wrote stay', async () => {
  const names = ['Ants', 'Bees', 'Cats'];
  const first = await importTexts(folder, plain(...season(2019, names)));
  const edited = path.join(first.folder, 'clubs.csv');
  await writeFile(
    edited,
    (await readFile(edited, 'utf8')).replace(/(\ncats,.*),,active,/, '$1,2019,inactive,'),
  );
  const { dataset } = await importTexts(folder, plain(...season(2019, names)), {
    data: first.folder,
    isUpdate: true,
  });
  expect(dataset?.clubs.find(({ club_id }) => club_id === 'cats')).toMatchObject({ status: 'inactive' });
});

it('two scores of a match under two names of a club are named, and none is taken', async () => {
  const rows = season(2020, ['Ants', 'Bees FC', 'Cats']);
  const again =
    rows
      .find((row) => row.includes('Ants,Bees FC'))
      ?.replace('Bees FC', 'Bees')
      .replace('2-1', '3-1') ?? '';
  const { dataset, lines } = await importTexts(folder, plain(...rows, again), { same: ['Bees FC=Bees'] });
  expect(lines.join('\n')).toMatch(/not changed: .*ants bees.* is in the list 2 times/);
  expect(
    dataset?.matches.filter(({ home_club, home_goals }) => home_club === 'ants' && home_goals === 3),
  ).toEqual([]);
});
