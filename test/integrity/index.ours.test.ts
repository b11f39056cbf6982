import { expect, it } from 'vitest';
import { type Change, faultsWith, lineOf, setField } from '../support/broken.ts';
import { dataset, ofSeason } from '../support/tables.ts';

/** Returns the rows of a table that is written as text; `#` begins a comment. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string]);

/**
 * A file, a key of a line in it, a column, a wrong value, and the fault that is found there, in which a star is any
 * text; `:` begins one of another line, and `/` one of another file.
 */
const wrongValues = rowsOf(`
matches/2024 | 363bac1a | match_id | cpl::Football_Match::a b | match_id "*"; expected an id of letters, digits, dots
matches/2024 | 363bac1a | kickoff_utc | 2024-04-13 20:00 | kickoff_utc "*"; expected a moment in UTC
match-stats/2024 | 363bac1a | possession | 101 | possession "101"; expected at most 100
odds/2019 | e7484a5d | home | 1 | home "1"; expected a decimal price above 1
odds-quotes/2026 | e74531,pinnacle | captured_at | | captured_at is empty; expected *
players/2025 | M. Carducci | name | M.Carducci | name "M.Carducci"; expected a space after the initial
players/2025 | M. Carducci | name | M.\u0007Carducci | name "M.\\u0007Carducci"; expected no invisible characters
players/2025 | M. Carducci | name | M. \u202eiccudraC | name "*"; expected no invisible characters
players/2025 | M. Carducci | name | ${'i'.repeat(101)} | name "*"; expected a length of at most 100
`);

/** The same of values that are possible by themselves. */
const wrongCells = rowsOf(`
# Matches. 363bac1a is Forge 2-1 Cavalry.
matches/2024 | 363bac1a | attendance | 99999 | attendance 99999; expected at most the 23218
matches/2024 | 363bac1a | kickoff_utc | 2024-04-13T20:00:01Z | kickoff_utc *; expected a multiple of five minutes
matches/2024 | 363bac1a | kickoff_utc | 2024-04-13T20:06:00Z | kickoff_utc *; expected a multiple of five minutes
matches/2024 | 363bac1a | away_club | pacific-fc | :*:*_club "pacific-fc" plays twice on 2024-04-13; expected one
matches/2024 | 363bac1a | home_red_cards | | /match-stats/2024.csv:*:red_cards 0; expected no value
clubs | forge-fc | acronym | CAV | acronym "CAV"; expected another than that of cavalry-fc
club-names | York9 FC | acronym | FOR | acronym "FOR"; expected another than that of forge-fc
club-names | York9 FC | primary_colour | #003B5C | primary_colour "#003B5C"; expected none where mark_pattern is neutral
# Statistics of matches, and their sums
match-stats/2024 | 363bac1a | shots | 79 | shots 79; expected * inside + * outside the box
match-stats/2024 | 363bac1a | tackles_won | 99 | tackles_won 99; expected at most
match-stats/2024 | 363bac1a | possession | 59 | possession 59 and 45; expected 100 together
match-stats/2025 | 7a32418f | aerial_duels_won_percentage | 1.5 | * 1.5 and 53.33; expected 100 together
match-stats/2024 | 363bac1a | club | pacific-fc | club "pacific-fc" was not the home side; expected forge-fc
match-stats/2024 | 363bac1a | penalty_goals | 3 | penalty_goals 3; expected at most the 2 scored
match-stats/2024 | 363bac1a | own_goals | 3 | own_goals 3; expected at most the 1 conceded
match-stats/2024 | 363bac1a | red_cards | 1 | red_cards 1; expected 0, as in the match
match-stats/2024 | 363bac1a | red_cards | | red_cards is empty; expected 0, as in the match
match-stats/2024 | 363bac1a | clearances | 60 | /team-stats/2024.csv:*:Total Clearances *; expected *
match-stats/2024 | 363bac1a | corners | 9 | /team-stats/2024.csv:*:Corners *, the corners of its * matches
match-stats/2024 | 363bac1a | total_passes | 94 | /team-stats/2024.csv:*:Total Passes *; expected *
# Tables, and totals of clubs
team-stats/2025 | forge-fc | Goals | 99 | Goals 99; expected * in its first * matches
team-stats/2025 | forge-fc | Games Played | 99 | Games Played 99; expected at most the * matches played
matches/2021 | f315a612 | home_red_cards | 0 | /team-stats/2021.csv:*:Total Red Cards 1; expected 0, the red cards of its 29 matches
matches/2022 | 7cac37ef | home_red_cards | 4 | /team-stats/2022.csv:*:Total Red Cards 5; expected 6, the red cards of its 28 matches
# Players. The feed has no totals of 2020.
players/2025 | M. Carducci | goals | 3 | goals 3; expected at most the 0 shots on target
players/2025 | M. Carducci | name | M. Caducci | name "M. Caducci"; expected "M. Carducci", as in other seasons
players/2025 | D. Nimick | minutes | 2999 | minutes 2999; expected at most
players/2025 | D. Nimick | appearances | 59 | appearances 59; expected at most the * matches of forge-fc
players/2025 | M. Carducci | total_passes | 0 | total_passes 0 with *; expected more, or no value
players/2025 | D. Nimick | fouls_committed | 999 | :*:fouls_committed * of the players of *
players/2020 | A. Achinioti-Jönsson | tackles_won | 999 | :*:tackles_won * of the players of *
players/2022 | A. Díaz | goals | 7 | goals 7; expected at least the 13 listed
players/2022 | A. Pepple | club | valour-fc | /goals/2022.csv:*:player_id "A. Pepple" is of valour-fc; *
players/2024 | M. Dyer | club | vancouver-fc | club "vancouver-fc"; expected pacific-fc, the last club
player-stints/2025 | vancouver-fc | goals | 0 | goals 0; expected at least the 1 listed
# Line-ups. D. Choinière came on in the final of 2019, scored and was cautioned.
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | minutes | 24 | :*:minutes 991 minutes of the away side; expected 990
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | minute_on | 66 | minutes 23; expected the minutes from minute_on to minute_off
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | started | true | :*:started 12 of the away side started; expected 11
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | goals | 0 | :*:goals 0 goals of the players of the away side; expected 1
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | yellow_cards | 0 | :*:yellow_cards 2 yellow_cards of the players of the *; expected 3
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | assists | 1 | /players/2019.csv:*:assists *, the sum of appearances
appearances/2019 | e6694a60cfb24819a23845a500f1604e,away,forge-fc,cpl::Football_Player::04cd976c | club | cavalry-fc | club "cavalry-fc" was not the away side; expected forge-fc
goals/2019 | c3e37172e9d44bfc843a2c3e34e88e8a,home,forge-fc,1 | assist_id | cpl::Football_Player::4feb899db58341fb9d242a518bac60ad | assist_id *; expected a player with as many assists in appearances
# References
goals/2024 | 363bac1a | match_id | cpl::Football_Match::57a2003b9552424f888f647c0986dd36 | match_id *expected one of *
# Weather and odds
weather/2019 | c3e37172 | temperature_c | 60 | temperature_c 60; expected -30 to 45
odds/2019 | e7484a5d | home | 30 | home * has an overround of -
odds-quotes/2026 | 0ada79,pinnacle | captured_at | 2026-05-24T18:00:00Z | *; expected a time before
odds-quotes/2026 | e74531,pinnacle | captured_at | 2026-04-27T00:00:00Z | *; expected a time before
odds-quotes/2026 | e74531,pinnacle | captured_at | 2026-04-23T10:00:00Z | * day; expected moment
# Corrections. b20f6f35 is the first leg of the final of 2019, whose attendance is corrected to 10,486.
matches/2019 | b20f6f35 | attendance | 10000 | attendance 10000; expected 10486, as corrections.csv has
matches/2019 | b20f6f35 | attendance | | attendance is empty; expected 10486, as corrections.csv has
`);

/** A file, a pattern of a text in it, what the text becomes, and the fault that is found. */
const changedTexts = rowsOf(String.raw`
matches/2024 | ^((?:.*\n){2}) | $1x, | :3 has * fields; expected *, as the header has
matches/2024 | ^(.*\n)[^]* | $1 | :1 has a header but no row; expected at least one
known-exceptions | ^(.*\n).*\n | $1 | /* (*; 20*)
matches/2024 | ^((?:.*\n){5})(.*\n)([^]*) | $1$2$3$2 | :119:match_id "cpl::*" is a duplicate
matches/2024 | ^((?:.*\n){5}).*\n | $1 | /stages.csv:*:matches 2024 regular has 111 matches; expected 112
club-names | (York United FC,York United),2021 | $1,2022 | /clubs.csv:*:club_id inter-toronto-fc has 0 names in 2021
goals/2024 | .*363bac1a.*,home.*\n | | /matches/2024.csv:*:home_goals 2; expected a row in goals for each, found 1
goals/2024 | (.*),(\d+),(.*\n)$(?![^]) | $1,$2,$3$1,9,$3 | :*:player is goal 2 of the away side; expected 1 *
goals/2024 | (,away,forge-fc,1),(\d+)(?=.*\n.*,away,forge-fc,2,) | $1,99 | :*:number 2 is before number 1
goals/2024 | ,home,cavalry-fc,2, | ,home,cavalry-fc,7, | :*:number 7; expected 3
goals/2025 | (,S\. Salter,)[^,]+ | $1 | :*:player_id "S. Salter" has no row
goals/2025 | ,open-play,,feed,,,,,$ | ,own-goal,,feed,,,,, | :2:player_id "*" is of *; expected a player of
players/2022 | .*A\. Díaz.*\n | | /goals/2022.csv:*:player_id "A. Díaz" has no row in players/2022.csv
match-stats/2024 | ^((?:.*\n){3}).*\n | $1 | :*:side "away"; expected a row of the other side
seasons | atletico-ottawa(,forge-fc\n2026) | forge-fc$1 | :8:champion "forge-fc"; expected atletico-ottawa, *
seasons | (atletico-ottawa),forge-fc(\n2026) | $1,cavalry-fc$2 | :8:regular_season_winner "cavalry-fc"; expected forge-fc
standings/2025 | (regular),1,([^]*regular),2, | $1,9,$2,1, | :*:position *; expected * from the results
standings/2025 | .*\n$(?![^]) | | :2:club has no row for *; expected one, since it played
players/2025 | (Football_Player::)\w(\w+,D\. Nimick) | $1f$2 | :*:name "D. Nimick" has 2 ids: *
people | ^(.*Player::)(\w)(\w+,.*)$ | $1$2$3\n$1e$3 | :3:full_name *; expected one player_id, but
corrections | matches/2019 | matches | :*:table "matches" is no table; expected one of the dataset
corrections | cpl::Football_Match::b20f6f\w+ | no-match | :*:subject "no-match" is no row of matches/
corrections | (b20f6f\w+),attendance | $1, | :*:subject "*" is a row of matches/2019.csv; expected none
corrections | (b20f6f\w+),attendance | $1,spectators | :*:column "spectators" is no column of 
corrections | (,player_id,[^,]+,)[^,]+ | $1gone | :*:subject "gone" is no row of players/2025.csv
player-stints/2025 | ^((?:.*\n){2}).*\n | $1 | :2:stint is the only one
player-stints/2025 | ,2,inter-toronto-fc | ,3,inter-toronto-fc | :3:stint 3; expected 2
`);

/** Changes of which nothing else is found to be wrong. */
const lonelyFaults = rowsOf(String.raw`
players/2021 | .*C\. James.*\n | | :*goalkeepers of 2021 fc-edmonton; expected the 2520 that
players/2024 | (.*A\. Sellouf.*),1202, | $1,1203, | :*:minutes 1203; expected 1202, the sum of *
player-stints/2025 | ,2,pacific-fc,2025-07-23 | ,2,pacific-fc,2025-05 | :5:from "2025-05"; expected 2025-07-23 or later
referee-ids | carol-anne-chenard | alain-ruch | :*:referee_id "alain-ruch"; expected another than that of cpl::*
referee-ids | carol-anne-chenard,.*\n | | /referees/2019.csv:*:referee_id "*"; expected one of referee-ids.csv
coaches | (2019,)fc-edmonton(,jeff) | $1supra-du-quebec$2 | :*:club "supra-du-quebec" has no match in 2019; expected one
coaches | (2021,inter.*),Jimmy | $1,Jim | :*:coach "Jim Brennan"; expected Jimmy Brennan, as in 2019
coaches | (2021,inter-toronto-fc,)jimmy | $1jim | :*:coach_id "jim-brennan"; expected jimmy-brennan, as in 2019
coaches | 2019-10-18(,probable) | 2019-10-20$1 | :*:to "2019-10-20"; expected 2019-10-18, when James Merriman took over
coaches | 2022-11-02,, | 2022-11-02,2022-11-01, | :*:to "2022-11-01"; expected a day after 2022-11-02
honours | (2022,table,Shield),atletico-ottawa | $1,cavalry-fc | :*:club "cavalry-fc"; expected atletico-ottawa
honours | (Golden Boot),pacific-fc(,Alejandro) | $1,forge-fc$2 | :*:player_id "*" is of pacific-fc; expected a *
honours | \n$(?![^]) | \n2025,award,Final MVP,,A Person,,,a source\n | :*:honour "Final MVP" has 2 rows in 2025
`);

/** Returns the pattern of a fault of a file, or of the one that its text begins with. */
function patternOf(file: string, text: string): RegExp {
  const parts = (text.startsWith('/') ? `data${text}` : `${file}${text}`).split('*');
  return new RegExp(`^${parts.map(RegExp.escape).join('.*')}`);
}

/** Replaces what matches a pattern; `\\n` in the replacement is the end of a line. */
const changeTo = (pattern: string, after: string) => (text: string) =>
  text.replace(new RegExp(pattern, 'm'), after.replaceAll('\\n', '\n'));

type Case = readonly [name: string, file: string, change: Change, fault: string];

/** Returns the cases with what is found of each: the nth of every file are changed together, those hidden then alone. */
function findTogether(cases: readonly Case[]) {
  const rounds: Record<string, Change>[] = [];
  const placed = cases.map(([name, file, change, fault]) => {
    const round = rounds.find((changes) => !(file in changes)) ?? {};
    if (!rounds.includes(round)) rounds.push(round);
    round[file] = change;
    return { name, alone: { [file]: change }, round, pattern: patternOf(file, fault) };
  });
  const foundIn = new Map(rounds.map((round) => [round, faultsWith(round)]));
  return placed.map(({ name, alone, round, pattern }) => {
    const together = foundIn.get(round) ?? [];
    const faults = together.some((fault) => pattern.test(fault)) ? together : faultsWith(alone);
    return [name, faults, pattern] as const;
  });
}

const casesOfCells = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(([file, key, column, value, fault]): Case => {
    const name = `data/${file}.csv`;
    const found = /^[:/]/.test(fault) ? fault : `:${lineOf(name, key)}:${fault}`;
    return [
      `${column} “${value}” in ${file}, at ${key}: ${fault}`,
      name,
      setField(key, column, value),
      found,
    ];
  });
const casesOfTexts = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(
    ([file, pattern, after, fault]): Case => [
      `“${pattern}” changed to “${after}” in ${file}: ${fault}`,
      `data/${file}.csv`,
      changeTo(pattern, after),
      fault,
    ],
  );

it.for(findTogether(casesOfCells(wrongValues)))('a value is refused: %s', ([, faults, pattern]) => {
  expect(faults).toContainEqual(expect.stringMatching(pattern));
});

it.for(findTogether([...casesOfCells(wrongCells), ...casesOfTexts(changedTexts)]))(
  'the rules find %s',
  ([, faults, pattern]) => {
    expect(faults).toContainEqual(expect.stringMatching(pattern));
  },
);

it.for(lonelyFaults)(
  'the rules find nothing else in %s with “%s” changed to “%s”: %s',
  ([file, pattern, after, fault]) => {
    expect(faultsWith({ [`data/${file}.csv`]: changeTo(pattern, after) })).toEqual([
      expect.stringMatching(patternOf(`data/${file}.csv`, fault)),
    ]);
  },
);

it('the rules find that the players of a club have more minutes together than its matches', () => {
  const squad = ofSeason(dataset.players, 2025).filter(({ club }) => club === 'forge-fc');
  const tireless = (text: string) =>
    squad.reduce(
      (changed, { player_id: id }) =>
        setField(id, 'minutes', '2700')(setField(id, 'appearances', '30')(changed)),
      text,
    );
  expect(faultsWith({ 'data/players/2025.csv': tireless })).toContainEqual(
    expect.stringMatching(
      /^data\/players\/2025\.csv:\d+:minutes \d+ minutes of 2025 forge-fc in total; expected/,
    ),
  );
});

it('the rules let the feed change a corrected value of the current season', () => {
  const current = String(dataset.snapshot.season);
  const corrected = dataset.corrections.find(({ table }) => table === `matches/${current}`);
  const change = changeTo(`${corrected?.after},`, `${current}-01-01,`);
  expect(faultsWith({ 'data/corrections.csv': change })).toEqual([]);
});
