declare namespace Cloudflare {
  interface Env {
    readonly ASSETS: Fetcher;
  }
  interface GlobalProps {
    mainModule: typeof import('../../src/edge/worker.ts');
  }
}
