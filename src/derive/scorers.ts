import type { Dataset } from '../records/dataset/index.ts';
import { shortId } from '../records/ids.ts';
import type { Match } from '../records/match.ts';
import { ofSeason } from '../records/of-season.ts';
import { type Player, player } from '../records/player.ts';
import { keysOf } from '../records/typed.ts';
import { withMatches } from './match-context.ts';
import { nameIn } from './names.ts';
import { ascending } from './order.ts';
import { breakdown } from './rating.ts';

type Sources = Pick<Dataset, 'goals' | 'players' | 'people' | 'squads' | 'clubNames' | 'snapshot'>;

/**
 * Returns a row for each named scorer of the current season, where it has no list of players yet: the name, the clubs and
 * the goals. No other figure is known. A scorer without an id has a row for each club.
 *
 * @param matches the published matches; the goals of those that are over count
 */
export function deriveScorers(
  { goals, players, people, squads, clubNames, snapshot }: Sources,
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
    const person = people.find((row) => row.player_id === player_id);
    const squad = squads.find((row) => row.season === season && row.player_id === player_id);
    const clubs = [...Map.groupBy(goalsOfScorer, (goal) => goal.club)];
    return [
      {
        ...nothingKnown,
        player_id: player_id === null ? null : shortId(player_id),
        full_player_id: player_id,
        name,
        full_name: person?.full_name ?? null,
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
        nationality: person?.nationality ?? null,
        birth_year: person?.birth_year ?? null,
        goals: goalsOfScorer.length,
        rating_eligible: false,
        rating_breakdown: breakdown(undefined),
        basis: 'goals',
        club_basis: 'scorer list',
        person_basis: person?.basis ?? null,
        source: 'calculated',
      },
    ];
  });
  return rows.sort((a, b) => ascending(a.player_id ?? '~', b.player_id ?? '~') || ascending(a.name, b.name));
}

// The fields of the record in their order, each null.
const nothingKnown = Object.fromEntries(keysOf(player.shape).map((name) => [name, null])) as {
  [Name in keyof Player]: null;
};

const unknownStint = { from: null, to: null, appearances: null, minutes: null };
