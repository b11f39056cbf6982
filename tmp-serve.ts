import { serve } from './scripts/serve.ts';
const s = await serve(process.cwd(), 0, { RATE_LIMIT: '100000' });
console.log(String(s.url)); setTimeout(async () => { await s.stop(); process.exit(0); }, 400000);
