export { LeagueFeed } from './league-feed.ts';
export { RateLimiter } from './rate-limiter.ts';
export { worker as default } from './respond.ts';
