import { breach, type IntegrityRule } from './rule.ts';

/** Statistics that the feed gives under several names. They are equal over all clubs and seasons. */
const synonyms: readonly (readonly [string, ...string[]])[] = [
  ['games-played', 'Games Played'],
  ['goals', 'Goals'],
  ['goals-against', 'Goals Conceded'],
  ['passes-accuracy', 'accurate-pass-percentage'],
  ['penalty-kick-taken', 'Penalties Taken', 'Foul Won Penalty'],
  ['penalty-kick-goals', 'Penalty Goals'],
  ['penalty-conceded', 'Penalty Goals Conceded'],
  ['fouls-committed', 'Total Fouls Conceded'],
  ['fouls-suffered', 'Total Fouls Won'],
  ['total-offside', 'Offsides'],
  ['yellow-cards', 'Yellow Cards'],
  ['red-cards', 'Total Red Cards'],
  ['yellow-red-cards', 'Red Card - 2nd Yellow'],
  ['corners', 'corner-taken', 'Corners Taken (incl short corners)', 'Corners Won'],
  ['assists', 'total-attacking-assist', 'Goal Assists'],
  ['accurate-long-balls', 'long-passes-successful', 'Successful Long Passes'],
  ['total-scoring-attempts', 'Total Shots'],
  ['on-target-scoring-attempts', 'Shots On Target ( inc goals )'],
  ['tackle', 'Tackles Won'],
  ['tackles-won-perc', 'Tackle Success'],
  ['interception', 'Interceptions'],
  ['chances-created', 'Key Passes (Attempt Assists)'],
  ['goalkeeper-saves', 'Catches'],
  ['headed-goals', 'Headed Goals'],
  ['shots-faced', 'Total Shots Conceded'],
  ['accurate-pass', 'Total Successful Passes ( Excl Crosses & Corners ) '],
  ['crosses-complete-percentage', 'Crossing Accuracy'],
];

export const teamSynonymsAgree: IntegrityRule = {
  name: 'team-synonyms-agree',
  description:
    "The feed's totals of a club are equal where the feed gives one statistic under several names.",
  tables: ['teamStats'],
  liveRows: 'none',
  *check({ teamStats }) {
    for (const row of teamStats) {
      for (const [name, ...otherNames] of synonyms) {
        const value = row.stats[name] ?? null;
        if (value === null) continue;
        for (const otherName of otherNames) {
          const otherValue = row.stats[otherName] ?? null;
          if (otherValue === null || otherValue === value) continue;
          yield breach(
            'teamStats',
            row,
            otherName,
            `${otherValue}; expected ${value}, the ${name} of the club`,
          );
        }
      }
    }
  },
};
