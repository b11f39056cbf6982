import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Dataset, DatasetTableName } from '../../src/records/dataset/index.ts';
import { goalRows, refereeRows, sideRows, teamRows } from './context-rows.ts';
import type { FeedSeason } from './fetch-season.ts';
import type { Loss } from './loss.ts';
import { matchRows } from './match-rows.ts';
import { peopleRows, playerRows, squadRows } from './player-rows.ts';
import { clubsWaiting } from './waiting.ts';

/** The rows of tables as they are to be stored; of a seasonal table, those of the season alone. */
export type NewRows = { readonly [Name in DatasetTableName]?: Dataset[Name] };

/** What a season becomes with what the feed says, and what would be lost by it. */
export function assemble(
  dataset: Dataset,
  context: SeasonContext,
  feed: FeedSeason,
  isFinal: (match: FeedMatch) => boolean,
): { rows: NewRows; losses: Loss[] } {
  const { season, isCurrent } = context;
  const of = <Row extends { season: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.season === season);
  const headers = new Map([...feed.details].map(([id, { header }]) => [id, header]));
  const matches = matchRows(of(dataset.matches), feed.matches, headers, isFinal);
  const finished = matches.rows.filter(({ status }) => status === 'FINISHED');
  const waiting = clubsWaiting(feed.matches, matches.rows);
  const players = playerRows(of(dataset.players), feed.players, isCurrent, waiting);
  const teams = teamRows(of(dataset.teamStats), feed.teamStats, waiting);
  // Of past seasons the feed's shirt numbers and names are those of today.
  const people = isCurrent ? peopleRows(dataset.people, feed.players) : dataset.people;
  return {
    rows: {
      matches: matches.rows,
      matchStats: sideRows(of(dataset.matchStats), feed.details, finished),
      goals: goalRows(of(dataset.goals), feed.details, finished),
      referees: refereeRows(of(dataset.referees), feed.details, finished),
      players: players.rows,
      people,
      squads: isCurrent ? squadRows(of(dataset.squads), feed.players, people) : of(dataset.squads),
      teamStats: teams.rows,
    },
    losses: [...matches.losses, ...players.losses, ...teams.losses],
  };
}
