import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { type Player, player } from '../records/player.ts';
import { nameIn, ofSeason } from '../records/season-rules.ts';
import { ascending, shortId } from '../records/text.ts';
import { nullRow } from '../records/typed.ts';
import type { IdsByName } from './complete-goals.ts';
import { withMatches } from './matches.ts';
import { personOf } from './players.ts';
import { breakdown } from './rating.ts';

type Sources = Pick<Dataset, 'goals' | 'players' | 'people' | 'squads' | 'clubNames' | 'snapshot'>;

/**
 * Returns a row for each named scorer of the current season, where it has no list of players yet: the name, the clubs and
 * the goals. No other figure is known.
 *
 * @param knownIds the ids by which scorers were identified: certain of a player of the same club in the season before
 * @param matches the published matches; the goals of those that are over count
 */
export function deriveScorers(
  { goals, players, people, squads, clubNames, snapshot }: Sources,
  knownIds: IdsByName,
  matches: readonly Match[],
): Player[] {
  if (ofSeason(players, snapshot.season).length > 0) return [];
  const goalsInOrder = withMatches(
    ofSeason(goals, snapshot.season).filter(({ player: name, kind }) => name !== null && kind !== 'own-goal'),
    matches.filter(({ status }) => status === 'FINISHED'),
  ).map(({ row }) => row);
  const byScorer = Map.groupBy(
    goalsInOrder,
    ({ player: name, player_id, club }) => player_id ?? `${name} ${club}`,
  );
  const rows = [...byScorer.values()].flatMap((goalsOfScorer): Player[] => {
    const lastGoal = goalsOfScorer.at(-1);
    if (!lastGoal?.player) return [];
    const { season, player_id, player: name, club } = lastGoal;
    const squad = squads.find((row) => row.season === season && row.player_id === player_id);
    const clubs = [...Map.groupBy(goalsOfScorer, (goal) => goal.club)];
    const known = knownIds[name];
    return [
      {
        ...nothingKnown,
        player_id: player_id === null ? null : shortId(player_id),
        full_player_id: player_id,
        name,
        ...personOf(people.find((row) => row.player_id === player_id)),
        season,
        team: nameIn(clubNames, club, season).name,
        club,
        clubs: clubs.map(([id, { length }]) => ({
          team: nameIn(clubNames, id, season).name,
          club: id,
          ...unknownStint,
          goals: length,
        })),
        shirt_number: squad?.shirt_number ?? null,
        goals: goalsOfScorer.length,
        calculated: [],
        rating_eligible: false,
        rating_breakdown: breakdown(undefined),
        basis: 'goals',
        club_basis: 'scorer list',
        confidence: known ? (known.club === club ? 'certain' : 'probable') : null,
        source: 'calculated',
      },
    ];
  });
  return rows.sort((a, b) => ascending(a.player_id ?? '~', b.player_id ?? '~') || ascending(a.name, b.name));
}

const nothingKnown = nullRow(player);

const unknownStint = { from: null, to: null, appearances: null, minutes: null };
