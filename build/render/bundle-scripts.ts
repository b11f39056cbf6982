import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { Team } from '../../src/records/directory.ts';
import type { League, PageLanguage } from '../../src/records/league-schema.ts';
import type { PageValues, ScriptName } from '../../src/site/frame/asset-addresses.ts';
import { clubRules } from '../../src/site/style/club-colours.ts';
import { tokens } from '../../src/site/style/tokens.ts';
import { scriptTexts } from '../../src/site/words.ts';

const scriptFolder = new URL('../../src/site/script/', import.meta.url);
const styleFolder = new URL('../../src/site/style/', import.meta.url);

/**
 * Returns a script of the pages, or another that they load, as one small file for browsers. It has the texts that its code
 * names, in each language.
 *
 * @param season of the current season: the kick-offs to come, and the page that plays it out
 */
export async function bundleScript(
  name: ScriptName,
  { country_code: country, feed, languages }: League,
  season: Pick<PageValues, 'kickoffs' | 'playedOut'>,
): Promise<string> {
  const bundleWith = (texts: PageValues['texts']) => {
    const values: PageValues = { country, hasFeed: feed !== null, ...season, texts };
    return bundle({
      entryPoints: [fileURLToPath(new URL(`${name}.ts`, scriptFolder))],
      define: { PAGE_VALUES: JSON.stringify(values) },
    });
  };
  const code = await bundleWith({});
  const textsIn = (language: PageLanguage) =>
    Object.entries(scriptTexts(language)).filter(([english]) => code.includes(english));
  return bundleWith(
    Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textsIn(language))])),
  );
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
