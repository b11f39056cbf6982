import type { LeagueWords } from '../league.ts';

/** Small numbers in words, from 0. */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const wordOf = (count: number) => words[count] ?? `${count}`;
const timesOf = (count: number) => ['', 'once', 'twice'][count] ?? `${wordOf(count)} times`;

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** What the pages of seasons, tables, matches and records say. */
export const football = (league: LeagueWords) => ({
  headlines: {
    champion: (club: string, season: string) => `${club} are the champions of ${season}`,
    level: (leader: string, second: string) => `${leader} and ${second} are level at the top`,
    leads: (leader: string, second: string, points: number, meetings: number) => {
      const lead = `${leader} lead ${second} by ${wordOf(points)}`;
      if (meetings === 0) return lead;
      return `${lead}, and play them ${timesOf(meetings)} more`;
    },
  },
  home: {
    title: (season: string) => `${league.name} ${season}`,
    description: (season: string) =>
      `Table, results and fixtures of the ${season} ${league.name} season, as open data.`,
    table: 'Table',
    around: 'Matches around today',
    explore: 'Every season',
    exploreText: `Seasons, clubs, matches and players since ${league.since}.`,
    build: 'Build with it',
    buildText: 'A JSON API without a key, files on a CDN, calendars.',
  },
  season: {
    title: (season: string) => `${season} season`,
    description: (season: string) =>
      `Table, points race, every result and play-offs of the ${season} ${league.name} season.`,
    known: (finished: number, scheduled: number) => `${finished} of ${scheduled} matches played`,
    champion: (name: string) => `Champion: ${name}`,
    table: 'Table',
    onDate: 'The table on any date',
    race: 'Points race',
    raceDescription: (leader: string, points: number) =>
      `Points after each match of every club; ${leader} leads with ${points}.`,
    grid: 'Every result',
    homeAway: 'Home club in the row, away club in the column',
    playoffs: 'Play-offs',
    stages: 'Stages',
    leaders: { goals: 'Top scorers', assists: 'Most assists' },
    leadersOmitted: (names: string) => `Perhaps among them, since their figure is not known: ${names}.`,
    honours: 'Honours',
    honour: 'Honour',
    recipientsKnown: (known: number, recipients: number) => `${known} of ${recipients} known`,
    winner: 'Winner',
    records: 'Records of the season',
    biggestWin: 'Biggest win',
    mostGoals: 'Most goals',
    largestCrowd: 'Largest crowd',
    longestUnbeaten: 'Longest unbeaten run',
    matchesInARow: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    crowds: (matches: number, largest: string) => `${matches} matches, at most ${largest}`,
    attendance: 'Attendance',
    attendanceNote: 'Home matches with a known attendance, play-offs included.',
    aggregate: (winner: string, goals: string) => `${winner} won ${goals} on aggregate`,
    secondChance: (club: string, stage: string) => `Second chance: ${club} (${stage})`,
    decisions: { ExtraTime: 'after extra time', Penalties: 'on penalties' },
    penalties: (home: number, away: number) => `${home}–${away} on penalties`,
  },
  table: {
    title: (season: string, day: string) => `${season} table on ${day}`,
    description: (season: string, day: string) =>
      `The table of the ${season} ${league.name} season as it was at the end of ${day}.`,
    choose: 'Match days',
  },
  match: {
    title: (home: string, away: string) => `${home} v ${away}`,
    description: (home: string, away: string, day: string) =>
      `${home} v ${away} on ${day}: score, scorers, statistics and head-to-head.`,
    headlines: {
      wonWithHalf: (club: string) => `${club} won with half the chances`,
      wonWithFewer: (club: string) => `${club} won with fewer chances`,
      wonWithMore: (club: string) => `${club} had more of the chances, and won`,
      drewWithMore: (club: string) => `${club} had more of the chances, and drew`,
    },
    matchday: (matchday: number) => `Matchday ${matchday}`,
    place: (place: number) => `${place}${ordinalEndings[ordinals.select(place)] ?? 'th'}`,
    noResult: 'Result not in yet',
    kinds: { penalty: 'penalty', 'own-goal': 'own goal' },
    oneOf: (names: string) => `One of ${names}`,
    unknownScorer: 'Scorer not known',
    probableScorer: 'probably',
    statistics: 'Statistics',
    sides: (home: string, away: string) => `${home} on the left, ${away} on the right`,
    noStatistics: 'No statistics are known for this match.',
    details: 'Details',
    neutral: 'neutral site',
    referee: 'Referee',
    weather: { day: 'Weather of the day', hour: 'Weather at kick-off' },
    wind: (speed: string) => `wind ${speed} km/h`,
    rain: (amount: string) => `precipitation ${amount} mm`,
    broadcast: 'Broadcast',
    highlights: 'Highlights',
    watch: 'Watch',
    addToCalendar: 'Add this match',
    tickets: 'Tickets',
    buy: 'Buy',
    formBefore: 'Last five matches',
    meetings: 'Previous meetings',
    allMeetings: (meetings: number) => `All ${meetings} meetings`,
    around: 'Around this match',
    versus: 'v',
    status: {
      FINISHED: 'Full time',
      UPCOMING: 'To be played',
      LIVE: 'In play',
      IN_PLAY: 'In play',
      HALF_TIME: 'Half-time',
      POSTPONED: 'Postponed',
      CANCELLED: 'Cancelled',
      SUSPENDED: 'Suspended',
    },
    stats: {
      xg: 'Expected goals',
      possession: 'Possession, %',
      shots: 'Shots',
      shots_on_target: 'Shots on target',
      big_chances: 'Big chances',
      corners: 'Corners',
      total_passes: 'Passes',
      pass_accuracy: 'Pass accuracy, %',
      fouls_committed: 'Fouls',
      offsides: 'Offsides',
      yellow_cards: 'Yellow cards',
      red_cards: 'Red cards',
      saves: 'Saves',
    },
  },
  headToHead: {
    title: (a: string, b: string) => `${a} v ${b}: head-to-head`,
    description: (a: string, b: string) => `Every meeting of ${a} and ${b}, play-offs included.`,
    summary: (meetings: number, draws: number) =>
      `Wins in ${meetings} ${meetings === 1 ? 'meeting' : 'meetings'}, ${draws} drawn, play-offs included`,
    meetings: 'Every meeting',
    totals: 'In all meetings',
    scorers: 'Most goals in these meetings',
  },
  seasons: {
    title: 'Seasons',
    description: `Every season ${league.of} with its champion.`,
    undecided: 'in progress',
    format: 'Format',
  },
  records: {
    title: 'Records',
    description: `Biggest wins, crowds, streaks and top scorers ${league.of} since ${league.since}.`,
    biggestWins: 'Biggest wins',
    mostGoals: 'Most goals in a match',
    crowds: 'Largest crowds',
    unbeaten: 'Longest unbeaten runs',
    winning: 'Longest winning runs',
    allTime: (figure: string) => `${figure}, all time`,
    allTimeUntil: (figure: string, season: string) => `${figure}, to the end of ${season}`,
    included: 'Play-offs included.',
  },
  venues: {
    title: 'Venues',
    description: `Every venue ${league.of} with surface, capacity and location.`,
    map: 'Map of the venues by longitude and latitude',
    openMap: 'On OpenStreetMap',
    venueDescription: (name: string, city: string) => `${name} in ${city}: matches, results and crowds.`,
    next: 'Next matches',
    results: 'Latest results',
    noResults: 'No match has been played here yet.',
    city: 'City',
    surface: 'Surface',
    surfaces: { grass: 'Grass', turf: 'Artificial turf' },
    capacity: 'Capacity',
    opened: 'Opened',
  },
});
