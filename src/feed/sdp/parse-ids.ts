import { byName } from '../../records/typed.ts';
import type { FeedId } from '../adapter.ts';
import { type ParseResult, RejectedEntry } from '../parse-entries.ts';

/** The kinds of things that the feed gives a `providerId`: what each is here, and the field of the feed's own id. */
const kinds = {
  Competition: { entity: 'league', idField: 'competitionId' },
  Match: { entity: 'match', idField: 'matchId' },
  Player: { entity: 'player', idField: 'playerId' },
  Stadium: { entity: 'venue', idField: 'id' },
  Team: { entity: 'club', idField: 'teamId' },
} as const;

type Thing = readonly [kind: keyof typeof kinds, entry: unknown];

/**
 * Parses the ids of other registers in an answer, such as `opta:Player:5ggjixg8…`, whatever the answer lists. Entries
 * without one are left out.
 */
export function parseIds(body: unknown): ParseResult<FeedId> {
  const entries: FeedId[] = [];
  const rejected: RejectedEntry[] = [];
  for (const [kind, entry] of thingsIn(body)) {
    const { entity, idField } = kinds[kind];
    const { [idField]: feedId, providerId } = fieldsOf(entry);
    if (typeof feedId !== 'string' || providerId === undefined || providerId === null || providerId === '')
      continue;
    const [, provider, providersKind, id] = /^([a-z][a-z0-9_]*):(\w+):(\S+)$/.exec(String(providerId)) ?? [];
    if (provider !== undefined && id !== undefined && providersKind === kind)
      entries.push({ entity, feed_id: feedId, provider, provider_id: id });
    else {
      const why = `providerId: ${JSON.stringify(providerId)}; expected a text like opta:${kind}:ID`;
      rejected.push(new RejectedEntry(`${entity} ${feedId}`, why));
    }
  }
  return { entries, rejected };
}

/** Returns what an answer is about: a schedule, a table, a list of players, or one of clubs. */
function thingsIn(body: unknown): Thing[] {
  const standings = listIn(body, 'standings');
  const clubs = [body, ...standings].flatMap((list) => listIn(list, 'teams'));
  return [
    ...[body, ...standings].map((part): Thing => ['Competition', fieldsOf(part).competition]),
    ...listIn(body, 'matches').flatMap((match): Thing[] => [
      ['Match', match],
      ['Team', fieldsOf(match).home],
      ['Team', fieldsOf(match).away],
    ]),
    ...listIn(body, 'players').flatMap((player): Thing[] => [
      ['Player', player],
      ['Team', fieldsOf(player).team],
    ]),
    ...clubs.flatMap((club): Thing[] => [
      ['Team', club],
      ['Stadium', fieldsOf(club).stadium],
    ]),
  ];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? byName(value) : {};
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = fieldsOf(value)[name];
  return Array.isArray(list) ? list : [];
}
