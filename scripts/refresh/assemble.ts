import { withScorerIds } from '../../src/derive/scorer-ids.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Dataset, DatasetTableName } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { goalRows, refereeRows, sideRows, teamRows } from './context-rows.ts';
import type { FeedSeason } from './fetch-season.ts';
import type { Loss } from './loss.ts';
import { matchRows } from './match-rows.ts';
import { peopleRows, playerRows, squadRows } from './player-rows.ts';
import { sameIds } from './same-person.ts';
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
  const headers = new Map([...feed.details].map(([id, { header }]) => [id, header]));
  const matches = matchRows(ofSeason(dataset.matches, season), feed.matches, headers, isFinal);
  const finished = matches.rows.filter(({ status }) => status === 'FINISHED');
  const waiting = clubsWaiting(feed.matches, matches.rows);
  const same = sameIds(dataset.corrections);
  const listed = feed.players.filter(({ row }) => !same.has(row.player_id));
  const players = playerRows(ofSeason(dataset.players, season), listed, isCurrent, waiting);
  const teams = teamRows(ofSeason(dataset.teamStats, season), feed.teamStats, waiting);
  // Of past seasons the feed's shirt numbers and names are those of today.
  const people = isCurrent ? peopleRows(dataset.people, listed) : dataset.people;
  const sides = sideRows(ofSeason(dataset.matchStats, season), feed.details, finished);
  const goals = goalRows(ofSeason(dataset.goals, season), feed.details, finished, sides);
  return {
    rows: {
      matches: matches.rows,
      matchStats: sides,
      goals: withScorerIds(goals, players.rows),
      referees: refereeRows(ofSeason(dataset.referees, season), feed.details, finished, same),
      players: players.rows,
      people,
      squads: isCurrent
        ? squadRows(ofSeason(dataset.squads, season), listed, people)
        : ofSeason(dataset.squads, season),
      teamStats: teams.rows,
    },
    losses: [...matches.losses, ...players.losses, ...teams.losses],
  };
}
