import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import type { RefereedMatch, RefereeSummary } from '../records/referee.ts';
import { ascending, shortId, slugOf } from '../records/text.ts';
import { groupBy } from '../records/typed.ts';
import { matchContext, withMatches } from './matches.ts';
import { roundedMean, sumAll } from './numbers.ts';

/** Derives the referee of each match, in order of play, with the cards of the match. */
export function deriveReferees(dataset: Dataset, matches: readonly Match[]): RefereedMatch[] {
  const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row]));
  return withMatches(identifyReferees(dataset), matches).map(({ row, match }) => {
    const cards = (colour: 'yellow_cards' | 'red_cards') =>
      sumAll(['home', 'away'].map((side) => sides.get(`${match.match_id} ${side}`)?.[colour] ?? null));
    return {
      ...matchContext(match),
      referee_id: row.referee_id,
      referee_name: row.name,
      referee_short_name: row.short_name,
      feed_referee_id: row.feed_referee_id,
      yellow_cards: cards('yellow_cards'),
      red_cards: cards('red_cards'),
    };
  });
}

/** Returns the referees of matches with their names and with ids of ours. */
export function identifyReferees({ referees, refereeIds }: Pick<Dataset, 'referees' | 'refereeIds'>) {
  const ids = new Map(refereeIds.map((row) => [row.feed_referee_id, row.referee_id]));
  return nameReferees(referees).map((row) => {
    const referee_id = ids.get(row.referee_id);
    // A league without a feed has ids of ours in the rows of matches.
    if (referee_id === undefined)
      return { ...row, referee_id: slugOf(shortId(row.referee_id)), feed_referee_id: null };
    return { ...row, referee_id, feed_referee_id: row.referee_id };
  });
}

/** Returns the referees of matches with their names. Some rows have the id alone, whose name is in another row. */
export function nameReferees(rows: Dataset['referees']): Dataset['referees'] {
  const rowsWithName = new Map(rows.filter(({ name }) => name !== null).map((row) => [row.referee_id, row]));
  return rows.map((row) => {
    const rowWithName = rowsWithName.get(row.referee_id) ?? row;
    const short_name = row.short_name ?? rowWithName.short_name;
    return { ...row, name: row.name ?? rowWithName.name, short_name };
  });
}

/** Summarises matches by referee, those with most matches first, then by id. */
export function summariseReferees(assignments: readonly RefereedMatch[]): RefereeSummary[] {
  return [...groupBy(assignments, ({ referee_id }) => referee_id)]
    .map(([referee_id, matches]): RefereeSummary => {
      const [first] = matches;
      const days = matches.map(({ date }) => date).sort();
      return {
        referee_id,
        feed_referee_id: first.feed_referee_id,
        name: first.referee_name,
        short_name: first.referee_short_name,
        matches: matches.length,
        seasons: [...new Set(matches.map(({ season }) => season))].sort((a, b) => a - b),
        yellow_cards_per_match: roundedMean(matches.map(({ yellow_cards }) => [yellow_cards, 1])),
        red_cards_per_match: roundedMean(matches.map(({ red_cards }) => [red_cards, 1])),
        // A referee is in the list by a match, so there is a day.
        first_match: days[0] as string,
        last_match: days.at(-1) as string,
      };
    })
    .sort((a, b) => b.matches - a.matches || ascending(a.referee_id, b.referee_id));
}
