import { type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keysOf } from '../../src/records/typed.ts';
import { derivedId } from './lookups.ts';
import type { MatchAnswer } from './match-answers.ts';

/** The faults of the replayed feed, and what each does. */
export const faults = {
  hang: 'accepts and never answers',
  '500': 'an error of the server',
  huge: 'a body of 50 MB',
  empty: 'lists without entries',
  'schema-drift': 'fields renamed and of other types',
  'foreign-ids': 'every other entry of another competition, the rest of unknown clubs',
  'score-taken-back': 'a goal less, in play or after the final whistle',
} as const;

export type FaultName = keyof typeof faults;

export const faultNames = keysOf(faults);

const json = 'application/json; charset=utf-8';
const megabyte = 1_000_000;
const hugeMegabytes = 50;

/** Sends JSON. */
export function sendJson(response: ServerResponse, body: object, status = 200): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': json, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

/** Answers an error, and why. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, { error: STATUS_CODES[status], message, status }, status);
}

/** Sends an answer, or what a fault makes of it. */
export function deliver(response: ServerResponse, body: object, fault: FaultName | undefined): void {
  if (fault === '500') {
    refuse(response, 500, 'this fault is switched on');
  } else if (fault === 'huge') {
    // White space before the answer: a client should stop reading, which breaks the connection.
    response.writeHead(200, { 'Content-Type': json });
    const padding = Array.from({ length: hugeMegabytes }, () => ' '.repeat(megabyte));
    pipeline(Readable.from([...padding, JSON.stringify(body)]), response).catch(() => {});
  } else if (fault !== 'hang') {
    sendJson(response, body);
  }
}

/** Returns well-formed JSON that is wrong, as a fault makes it. Most faults leave most answers as they are. */
export function distorted(body: object, fault: FaultName | undefined): object {
  switch (fault) {
    case 'empty':
      return mapLists(body, () => []);
    case 'schema-drift':
      return drifted(body);
    case 'foreign-ids':
      return mapLists(body, (entries) => entries.map(foreign));
    case 'score-taken-back':
      return withGoalTakenBack(body);
    default:
      return body;
  }
}

/** Takes a goal of the side ahead, or else of the home side, from a match in play, or else from the last that is over. */
function withGoalTakenBack(body: object): object {
  if (!('matches' in body)) return body;
  // Of the replay's answers, only the schedule has matches.
  const matches = body.matches as MatchAnswer[];
  const withGoals = matches.filter(
    ({ providerHomeScore: home, providerAwayScore: away }) => (home ?? 0) + (away ?? 0) > 0,
  );
  const chosenMatch =
    withGoals.findLast(({ status }) => status === 'LIVE' || status === 'HALF_TIME') ??
    withGoals.findLast(({ status }) => status === 'FINISHED');
  const withoutGoal = (match: MatchAnswer) => {
    const { providerHomeScore: home, providerAwayScore: away } = match;
    if (home === null || away === null) return match;
    return home >= away
      ? { ...match, providerHomeScore: home - 1, homeScorePush: home - 1 }
      : { ...match, providerAwayScore: away - 1, awayScorePush: away - 1 };
  };
  return {
    ...body,
    matches: matches.map((match) => (match === chosenMatch ? withoutGoal(match) : match)),
  };
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
