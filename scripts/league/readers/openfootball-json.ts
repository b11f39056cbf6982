import * as z from 'zod/mini';
import { messageOf } from '../../../build/errors.ts';
import { lostCharacterFaults, readEach } from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListReader, type Score } from '../read/listed-match.ts';
import { hasOffset, parseMoment } from '../values/parse-moment.ts';
import { parseRound } from '../values/parse-round.ts';
import { assertGoalsOnlyRise } from '../values/parse-score.ts';
import { parseStatus } from '../values/parse-status.ts';
import { parseTime } from '../values/parse-time.ts';
import { seasonInName } from '../values/season-in-name.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';

const goals = z.nullish(z.int().check(z.nonnegative()));
const pair = z.nullish(z.tuple([goals, goals]));
const name = z.string().check(z.minLength(1));
const side = z.pipe(
  z.union([name, z.looseObject({ name })]),
  z.transform((value) => (typeof value === 'string' ? value : value.name)),
);

/** A match: of the present form, in which `score` has the goals, or of that of 2015, in which they are beside it. */
const matchSchema = z.looseObject({
  team1: side,
  team2: side,
  date: z.nullish(z.string()),
  time: z.nullish(z.string()),
  round: z.nullish(z.string()),
  group: z.nullish(z.string()),
  stage: z.nullish(z.string()),
  status: z.nullish(z.string()),
  ground: z.nullish(z.string()),
  city: z.nullish(z.string()),
  score: z.nullish(z.object({ ht: pair, ft: pair, et: pair, p: pair })),
  score1: goals,
  score2: goals,
  score1i: goals,
  score2i: goals,
  score1et: goals,
  score2et: goals,
  score1p: goals,
  score2p: goals,
});
type Match = z.infer<typeof matchSchema>;

const listSchema = z.looseObject({
  name: z.nullish(z.string()),
  matches: z.optional(z.array(z.unknown())),
  rounds: z.optional(z.array(z.looseObject({ name: z.nullish(z.string()), matches: z.array(z.unknown()) }))),
});

/** A match of a list by its number, counted from 1 through all rounds. */
interface Entry {
  readonly line: number;
  /** The name of the round around the match. */
  readonly round: string | null;
  readonly value: unknown;
}

/** Reads the JSON of openfootball: its matches in one list, as now, or by round, as until 2025. */
export const openfootballJson: ListReader = {
  format: 'openfootball JSON',
  source: 'openfootball (CC0)',
  recognises: ({ text }) =>
    /^\s*\{/.test(text) && /"(?:matches|rounds)"\s*:\s*\[/.test(text) && /"team1"\s*:/.test(text),
  read(file) {
    const list = parseList(file.text);
    const faults = lostCharacterFaults(file);
    if (typeof list === 'string') faults.push({ file: file.name, line: 1, message: list });
    const { name: title = null, matches = [], rounds = [] } = typeof list === 'string' ? {} : list;
    const inRounds = rounds.flatMap((round) =>
      round.matches.map((value) => ({ round: round.name ?? null, value })),
    );
    const outside = matches.map((value) => ({ round: null, value }));
    const entries = [...outside, ...inRounds].map(({ round, value }, index) => ({
      line: index + 1,
      round,
      value,
    }));
    const { matches: readMatches, faults: matchFaults } = readEach(file, entries, readMatch);
    return {
      matches: readMatches,
      faults: [...faults, ...matchFaults],
      title,
      season: seasonInName(title ?? '') ?? seasonInName(file.name),
      clock: null,
      ...membersOf(entries),
      notes: [],
    };
  },
};

/** Returns the list, or what is wrong with the file. */
function parseList(text: string): z.infer<typeof listSchema> | string {
  try {
    const parsed = listSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : `is no list of openfootball: ${z.prettifyError(parsed.error)}`;
  } catch (error) {
    return `is not JSON: ${messageOf(error)}`;
  }
}

/** Returns the members that the matches have, those that are read and those that are not. */
function membersOf(entries: readonly Entry[]): { used: string[]; notUsed: string[] } {
  const members = new Set(entries.flatMap(({ value }) => Object.keys(value ?? {})));
  const isRead = (member: string) => member in matchSchema.shape;
  return { used: [...members].filter(isRead), notUsed: [...members].filter((member) => !isRead(member)) };
}

function readMatch({ line, round, value }: Entry): ListedMatch {
  const parsed = matchSchema.safeParse(value);
  if (!parsed.success)
    throw new UnreadableValueError(`is no match of openfootball: ${z.prettifyError(parsed.error)}`);
  const match = parsed.data;
  const roundText = match.round ?? round;
  const parsedRound = roundText ? parseRound(roundText) : null;
  const scores = scoresOf(match);
  assertGoalsOnlyRise(scores, JSON.stringify(match.score ?? [match.score1, match.score2]));
  return {
    ...emptyMatch,
    ...momentOf(match),
    ...parsedRound,
    ...scores,
    line,
    home: match.team1,
    away: match.team2,
    hasExtraTime: scores.extraTime !== null,
    status: match.status ? parseStatus(match.status).status : null,
    stage: match.stage ?? match.group ?? parsedRound?.stage ?? null,
    venue: match.ground ?? null,
    city: match.city ?? null,
  };
}

function momentOf({ date, time }: Match): Pick<ListedMatch, 'date' | 'time' | 'instant'> {
  if (!date) return { date: null, time: null, instant: null };
  if (!time) return parseMoment(date, 'day first');
  if (hasOffset(time)) return parseMoment(`${date} ${time}`, 'day first');
  return { ...parseMoment(date, 'day first'), time: parseTime(time) };
}

function scoresOf(match: Match): Pick<ListedMatch, 'regularTime' | 'extraTime' | 'shootOut' | 'halfTime'> {
  const { ft, et, p, ht } = match.score ?? {};
  return {
    regularTime: scoreOf(ft ?? [match.score1, match.score2]),
    extraTime: scoreOf(et ?? [match.score1et, match.score2et]),
    shootOut: scoreOf(p ?? [match.score1p, match.score2p]),
    halfTime: scoreOf(ht ?? [match.score1i, match.score2i]),
  };
}

function scoreOf([home, away]: readonly (number | null | undefined)[]): Score | null {
  if (home == null && away == null) return null;
  if (home == null || away == null)
    throw new UnreadableValueError(
      `has goals of one side alone: ${home} and ${away}; expected both or neither`,
    );
  return [home, away];
}
