import { kickoffOf } from '../../scripts/replay/play.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import { perWorld } from './world.ts';

/** Returns a match day to replay, true of any league. */
export const matchDayOf = perWorld(({ dataset }) => {
  const over = dataset.matches.filter(({ status }) => status === 'FINISHED').sort(inOrderOfPlay);
  const past = over.filter((match) => match.season < dataset.snapshot.season);

  /** The matches of the latest season that is over, in order of play; of the current one, where there is no other. */
  const played = (past.length > 0 ? past : over).filter(
    (match, _, matches) => match.season === matches.at(-1)?.season,
  );

  const isFull = (one: (typeof played)[number]) =>
    one.kickoff_utc !== null && Number(one.home_goals) + Number(one.away_goals) > 0;
  const last = played.findLast(isFull);
  if (!last) throw new Error('no match of the league has a kick-off and a goal');

  /** The last of them with a kick-off and a goal. */
  const match = last;

  /** Its season. */
  const { season } = match;

  /** Returns the moment so many minutes after its kick-off. */
  const atMinute = (minutes: number) => new Date(kickoffOf(match).getTime() + minutes * 60_000);

  /** Days of its season on which matches were played, in order. */
  const days = [...new Set(played.map(({ date }) => date))].sort();

  const dayMs = 24 * 60 * 60 * 1000;

  /** Returns the day so many days after another. */
  const dayAfter = (day: string, count = 1) =>
    new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

  return { played, match, season, atMinute, days, dayAfter };
});
