import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { Team } from '../../src/records/directory.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { PageValues } from '../../src/site/frame/asset-addresses.ts';
import { clubRules } from '../../src/site/style/club-colours.ts';
import { tokens } from '../../src/site/style/tokens.ts';
import { scriptTexts } from '../../src/site/words.ts';

const scriptFolder = new URL('../../src/site/script/', import.meta.url);
const styleFolder = new URL('../../src/site/style/', import.meta.url);

/**
 * Returns the script of the pages as one small file for browsers.
 *
 * @param season of the current season: the kick-offs to come, and the page that plays it out
 */
export async function bundlePageScript(
  league: League,
  season: Pick<PageValues, 'kickoffs' | 'playedOut'>,
): Promise<string> {
  const values: PageValues = {
    country: league.country_code,
    hasFeed: league.feed !== null,
    ...season,
    texts: Object.fromEntries(league.languages.map((language) => [language, scriptTexts(language)])),
  };
  return bundleScript('index.ts', { PAGE_VALUES: JSON.stringify(values) });
}

/** Returns a script, or another that it loads, as one small file for browsers. */
export function bundleScript(name: string, define: Record<string, string> = {}): Promise<string> {
  return bundle({ entryPoints: [fileURLToPath(new URL(name, scriptFolder))], define });
}

/**
 * Returns the style sheet of every page as one small file.
 *
 * @param font the address of the face for headings and figures
 */
export function bundleStyle(teams: readonly Team[], font: string): Promise<string> {
  const contents = `@import './index.css';
@font-face { font-family: Headings; src: url(${font}) format('woff2'); font-weight: 600; font-display: optional; }
${tokens}${clubRules(teams)}`;
  const stdin = { contents, loader: 'css', resolveDir: fileURLToPath(styleFolder) } as const;
  return bundle({ stdin, external: [font] });
}

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    write: false,
    ...options,
  });
  return outputFiles.map(({ text }) => text).join('');
}
