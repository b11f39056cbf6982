import type { FaultName } from './deliver.ts';
import { derivedId } from './lookups.ts';
import type { MatchAnswer } from './match-answers.ts';

type Distortion = (body: object) => object;

/** Returns well-formed JSON that is wrong, as a fault makes it. Most faults leave most answers as they are. */
export function distorted(body: object, fault: FaultName | undefined): object {
  return (fault && distortions[fault]?.(body)) ?? body;
}

const distortions: Partial<Record<FaultName, Distortion>> = {
  empty: (body) => mapLists(body, () => []),
  'schema-drift': drifted,
  'foreign-ids': (body) => mapLists(body, (entries) => entries.map(foreign)),
  'score-taken-back': ofMatch(
    (matches) =>
      matches.findLast((match) => isInPlay(match) && hasGoal(match)) ?? matches.findLast(isFinishedWithGoal),
    withoutGoal,
  ),
  unfinished: ofMatch(lastFinished, asToPlay),
  vanished: ofMatch(lastFinished, () => undefined),
  postponed: ofMatch(inPlayOrNext, (match) => ({ ...asToPlay(match), status: 'POSTPONED' })),
  suspended: ofMatch(inPlayOrNext, (match) => ({ ...match, status: 'SUSPENDED' })),
  'minutes-shrink': shrunk,
};

/** Changes one match of a schedule, or removes it. */
function ofMatch(
  choose: (matches: readonly MatchAnswer[]) => MatchAnswer | undefined,
  change: (match: MatchAnswer) => MatchAnswer | undefined,
): Distortion {
  return (body) => {
    if (!('matches' in body)) return body;
    // Of the replay's answers, only the schedule has matches.
    const matches = body.matches as MatchAnswer[];
    const chosenMatch = choose(matches);
    return {
      ...body,
      matches: matches.flatMap((match) => (match === chosenMatch ? (change(match) ?? []) : match)),
    };
  };
}

function lastFinished(matches: readonly MatchAnswer[]) {
  return matches.findLast(({ status }) => status === 'FINISHED');
}

function inPlayOrNext(matches: readonly MatchAnswer[]) {
  return matches.find(isInPlay) ?? matches.find(({ status }) => status === 'UPCOMING');
}

function isInPlay({ status }: MatchAnswer): boolean {
  return status === 'LIVE' || status === 'HALF_TIME';
}

function hasGoal({ providerHomeScore, providerAwayScore }: MatchAnswer): boolean {
  return (providerHomeScore ?? 0) + (providerAwayScore ?? 0) > 0;
}

function isFinishedWithGoal(match: MatchAnswer): boolean {
  return match.status === 'FINISHED' && hasGoal(match);
}

/** Takes a goal from the side ahead; from the home side of a draw. */
function withoutGoal(match: MatchAnswer): MatchAnswer {
  const { providerHomeScore: home, providerAwayScore: away } = match;
  if (home === null || away === null) return match;
  return home >= away
    ? { ...match, providerHomeScore: home - 1, homeScorePush: home - 1 }
    : { ...match, providerAwayScore: away - 1, awayScorePush: away - 1 };
}

const scores = ['providerHomeScore', 'homeScorePush', 'providerAwayScore', 'awayScorePush'];
const shootOut = ['providerPenaltyScoreHome', 'providerPenaltyScoreAway'];

function asToPlay(match: MatchAnswer): MatchAnswer {
  const unknownFields = Object.fromEntries([...scores, ...shootOut, 'winTeamId'].map((name) => [name, null]));
  const toPlay = { status: 'UPCOMING', phase: 'PRE_MATCH', time: '0', additionalTime: '0', winReason: '' };
  return { ...match, ...toPlay, ...unknownFields };
}

interface PlayerAnswer {
  readonly roleLabel: string;
  readonly stats: readonly { readonly statsId: string; statsValue: unknown }[];
}

const minutes = ['Time Played', 'minutes-played'];

/** Halves the minutes of the first player who has any. */
function shrunk(body: object): object {
  // Of the replay's answers, only a list of players has players.
  const copy = structuredClone(body) as { readonly players?: readonly PlayerAnswer[] };
  // A goalkeeper's minutes follow from the matches: fewer of them break a rule as well.
  const outfield = (copy.players ?? []).filter(({ roleLabel }) => roleLabel !== 'Goalkeeper');
  const first = outfield.find(({ stats }) => stats.some(({ statsId }) => statsId === minutes[0]));
  for (const statistic of first?.stats ?? [])
    if (minutes.includes(statistic.statsId))
      statistic.statsValue = Math.floor(Number(statistic.statsValue) / 2);
  return copy;
}

const renamed: Readonly<Record<string, string>> = {
  stats: 'statistics',
  statsId: 'statisticId',
  home: 'homeTeam',
  refereeId: 'id',
};

/** Changes the format as a new version of the feed may: other names, numbers as texts, an object for a text. */
function drifted(body: object): object {
  const text = JSON.stringify(body);
  return JSON.parse(text, (key, value) => {
    if (key === 'status') return { name: value };
    if (/Score|Push/.test(key) && typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [renamed[name] ?? name, inner]));
  });
}

/** Makes an entry one of another competition, or one with unknown clubs, by turns. */
function foreign(entry: unknown, index: number): unknown {
  const text = JSON.stringify(entry);
  return JSON.parse(
    index % 2 === 0
      ? text.replaceAll(/"[a-z]+::Football_/g, '"foreign::Football_')
      : text.replaceAll(
          /"([a-z]+)::Football_Team::[^"]*/g,
          (id, of) => `"${derivedId(of, 'Team', `foreign ${id}`)}`,
        ),
  );
}

/** Changes the lists of an answer, those of tables too. */
function mapLists(body: object, change: (entries: unknown[]) => unknown[]): object {
  const entries = Object.entries(body).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    return [name, name === 'standings' ? value.map((table) => mapLists(table, change)) : change(value)];
  });
  return Object.fromEntries(entries);
}
