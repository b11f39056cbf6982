import type { FeedAdapter, FeedList, LiveFeedAdapter } from './adapter.ts';

const nothing = { entries: [], rejected: [] };
const noList: FeedList<never> = { categories: [], parsePage: () => nothing, combine: () => nothing };

/** The live part of an adapter whose feed has a schedule and nothing else, but for what is particular to it. */
export const liveScheduleAlone: Omit<LiveFeedAdapter, 'headers' | 'paths' | 'parseSchedule'> = {
  requestTime: () => undefined,
  nextPage: () => undefined,
  inferIds: (_schedule, context) => context,
  parseStandings: () => nothing,
  players: noList,
  teamStats: noList,
};

/** The rest of an adapter whose feed has a schedule and nothing else. */
export const scheduleAlone: Omit<FeedAdapter, keyof LiveFeedAdapter> = {
  entriesOf: () => [],
  parsePlayers: () => nothing,
  parseTeamStats: () => nothing,
  venuesOf: () => [],
  parseClubs: () => nothing,
  parseSideStats: () => nothing,
  parseHeader: () => ({
    value: { attendance: null, additional_time: null, home_red_cards: null, away_red_cards: null, goals: [] },
    rejected: [],
  }),
  parseReferee: () => ({ value: undefined, rejected: [] }),
};
