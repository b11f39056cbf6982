import { matchEvents } from '../derive/live-events.ts';
import { parseQuery } from '../query/parse-query.ts';
import { snapshotOf, type Tables } from '../records/published.ts';
import { noFeed } from '../records/service-status.ts';
import { exampleParameters } from './discovery.ts';
import { type EventReading, NotFound, type Resource } from './resource.ts';

/** Returns the order of each kind of rows in words: “Order of goals: date, in the direction of order; then side.” */
export function describeOrders({ rows = [], parameters }: Resource): string[] {
  const listed = (fields: readonly string[]) =>
    fields
      .map((field) => {
        if (field === 'sort') return 'the field that sort names';
        return field.startsWith('-') ? `${field.slice(1)} descending` : field;
      })
      .join(', ');
  const texts = rows.flatMap(({ name, order }) => {
    if (!order) return [];
    const { fields = [], ties = [] } = order;
    const parts = [
      listed(fields) + (fields.length > 0 && 'order' in parameters ? ', in the direction of order' : ''),
    ];
    return [`Order of ${name}: ${[...parts, listed(ties)].filter(Boolean).join('; then ')}.`];
  });
  // The rows of two kinds of answer may have the same name and order.
  return [...new Set(texts)];
}

/** Returns the events of the latest match that is over, as they are where the service learns of it an hour after its end. */
function eventsOfLastMatch(tables: Tables): EventReading | undefined {
  const { current } = tables.index;
  const match = tables.rows('matches', current).findLast(({ status }) => status === 'FINISHED');
  if (!match?.kickoff_utc) return undefined;
  const goals = tables.rows('goals', current).filter(({ match_id }) => match_id === match.match_id);
  const redCards = { home: match.home_red_cards, away: match.away_red_cards };
  const side = { goals: 0, redCards: 0, scorers: {} };
  const id = Date.parse(match.kickoff_utc) + 3 * 60 * 60 * 1000;
  const at = new Date(id).toISOString();
  const events = matchEvents(
    { match, goals, redCards },
    { progress: 0, progressNow: 0, home: side, away: side },
  ).map((event, index) => ({ id: id + index, at, ...event, probabilities: null }));
  return { events, updatedAt: at, isStale: false, isMatchNear: true };
}

/** Returns the answer to a query; undefined where the league has no record of the kind, such as a player. */
export function answerTo(resource: Resource, text: string, tables: Tables): object | undefined {
  const parsedQuery = parseQuery(resource.parameters, exampleParameters(text));
  const query = resource.canonical?.(parsedQuery, tables) ?? parsedQuery;
  const now = new Date(`${snapshotOf(tables).as_of}T12:00:00Z`);
  const hasEvents = resource.hasEventStream || resource.needsEvents?.(query);
  const events = hasEvents ? eventsOfLastMatch(tables) : undefined;
  try {
    return resource.answer(tables, query, { now, feed: noFeed, events });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
