import type * as z from 'zod/mini';
import { tally } from '../derive/ranking.ts';
import { clubHint, clubsOf, oneClub, opponent, team } from '../query/club.ts';
import { badCombination, InvalidQuery, invalidValue } from '../query/parse-query.ts';
import { validateSelection } from '../query/selector.ts';
import { common, order } from '../query/shared-parameters.ts';
import { partsOf } from '../query/text-matching.ts';
import { clubId, count, text } from '../records/fields.ts';
import type { League } from '../records/league-schema.ts';
import { basicMatchFields, type Match, match } from '../records/match.ts';
import type { Tables } from '../records/published.ts';
import { described, objectSchema } from '../records/schema.ts';
import { rowOf } from '../records/typed.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';

export const headToHeadSums = objectSchema('HeadToHeadSums', 'Results of a team against an opponent', {
  played: described(count, 'Finished matches'),
  wins: described(count, "The team's wins, without shoot-outs"),
  draws: described(count, 'Draws, including those decided by a shoot-out'),
  losses: described(count, "The team's losses, without shoot-outs"),
  goals: described(count, "The team's goals"),
  goals_against: described(count, "The opponent's goals"),
  shootout_wins: described(count, 'Shoot-outs won by the team'),
  shootout_losses: described(count, 'Shoot-outs lost by the team'),
});

export const headToHead = defineList({
  name: 'head-to-head',
  tag: 'Matches',
  summary: 'Two clubs against each other',
  description:
    'The matches of two clubs against each other and their sums from the side of team: overall, at ' +
    'home, away and at neutral venues. Both parameters are required and must each match one club.',
  parameters: {
    team: { ...team, description: `${oneClub}. Required`, takesSeveral: false },
    opponent: { ...opponent, description: 'The other club, in the same form. Required', takesSeveral: false },
    ...common('season', 'stage', 'limit', 'offset'),
    order: order('desc'),
    ...common('from', 'to'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matches'], lifetime: lifetimes.current },
  examples: ['team={club}&opponent={opponent}'],
  validate({ team, opponent, ...query }) {
    const missing = Object.entries({ team, opponent }).flatMap(([name, value]) =>
      value === undefined ? name : [],
    );
    const names = missing.map((name) => `'${name}'`).join(' and ');
    if (missing.length > 0) return badCombination(`${names} not given; expected two clubs`, ...missing);
    return validateSelection(query, {});
  },
  table: 'matches',
  collection: 'matches',
  row: match,
  sortedBy: orderOfPlay,
  basicFields: basicMatchFields,
  page: 'HeadToHead',
  envelope: ({ matches, source, hint, ...figures }) => ({
    club: described(clubId, 'The club_id of the club whose results the sums are'),
    team: described(text, 'Its name now, or its last'),
    opponent: described(clubId, 'The club_id of the other club'),
    opponent_team: described(text, 'Its name now, or its last'),
    overall: headToHeadSums,
    home: headToHeadSums,
    away: headToHeadSums,
    neutral: headToHeadSums,
    ...figures,
    matches,
    source,
    hint,
  }),
  extras(tables, query, _context, rows) {
    const [club, other] = (['team', 'opponent'] as const).map((name) =>
      onlyClub(tables, name, query[name] ?? ''),
    );
    if (club === undefined || other === undefined || club === other)
      throw new InvalidQuery([
        badCombination("'team' and 'opponent' are the same club; expected two", 'team', 'opponent'),
      ]);
    const nameOf = (id: string) => clubsOf(id, tables.index)[0]?.name ?? id;
    return {
      club,
      team: nameOf(club),
      opponent: other,
      opponent_team: nameOf(other),
      ...sumsAgainst(tables.league, rows, club),
    };
  },
  *selections(tables) {
    const clubs = tables.rows('teams').map(({ club_id }) => club_id);
    for (const team of clubs) {
      for (const opponent of clubs) if (team !== opponent) yield { team, opponent };
    }
  },
});

/** Returns the only club that the text of a parameter matches. */
function onlyClub(tables: Tables, parameter: string, text: string): string {
  const clubs = partsOf(text).flatMap((part) => clubsOf(part, tables.index));
  const [club, another] = new Set(clubs.map(({ club_id }) => club_id));
  if (club === undefined) throw invalidValue(parameter, `${clubHint(text, tables.index)}`);
  if (another !== undefined)
    throw invalidValue(parameter, `'${parameter}' matches ${text.replaceAll(',', ', ')}; expected one club`);
  return club;
}

/** Returns a club's sums over its matches against another: of all, at home, away and at neutral venues. */
export function sumsAgainst(league: League, matches: readonly Match[], club: string) {
  const sums = (isCounted: (match: Match) => boolean) => sumsOf(league, matches.filter(isCounted), club);
  return {
    overall: sums(() => true),
    home: sums(({ home_club, neutral }) => !neutral && home_club === club),
    away: sums(({ away_club, neutral }) => !neutral && away_club === club),
    neutral: sums(({ neutral }) => neutral),
  };
}

function sumsOf(league: League, matches: readonly Match[], club: string): z.infer<typeof headToHeadSums> {
  const [row] = tally(league, matches, [club]);
  if (!row) throw new Error(`${club} was not counted`);
  const shootouts = matches.filter(({ win_reason }) => win_reason === 'Penalties');
  const won = shootouts.filter(({ winner }) => winner === club).length;
  return rowOf(headToHeadSums, {
    ...row,
    goals: row.goals_for,
    shootout_wins: won,
    shootout_losses: shootouts.length - won,
  });
}
