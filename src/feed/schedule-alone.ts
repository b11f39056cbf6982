import type { FeedAdapter } from './adapter.ts';

const nothing = { entries: [], rejected: [] };

/** An adapter whose feed has a schedule and nothing else, but for what is particular to it. */
export const scheduleAlone: Omit<FeedAdapter, 'headers' | 'paths' | 'parseSchedule'> = {
  requestTime: () => undefined,
  nextPage: () => undefined,
  inferIds: (_schedule, context) => context,
  parseStandings: () => nothing,
  categories: { players: [], teamStats: [] },
  trimPage: (_list, body) => body,
  parsePlayers: () => nothing,
  parseTeamStats: () => nothing,
  parseHeader: () => ({
    value: { attendance: null, additional_time: null, home_red_cards: null, away_red_cards: null, goals: [] },
    rejected: [],
  }),
  entriesOf: () => [],
  parseSideStats: () => nothing,
  parseReferee: () => ({ value: undefined, rejected: [] }),
};
