declare namespace Cloudflare {
  interface Env {
    readonly ASSETS: Fetcher;
    readonly RATE_LIMIT: string;
    readonly LEAGUE_FEED: DurableObjectNamespace<import('../../../src/edge/league-feed.ts').LeagueFeed>;
    readonly RATE_LIMITER: DurableObjectNamespace<import('../../../src/edge/rate-limiter.ts').RateLimiter>;
  }
  interface GlobalProps {
    mainModule: typeof import('../../../src/edge/worker.ts');
  }
}
