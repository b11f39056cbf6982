import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { league } from '../../src/records/league.ts';
import { foldedLetters } from '../../src/site/folded-letters.ts';
import { languages } from '../../src/site/language.ts';
import { messagesOf } from '../../src/site/messages/index.ts';
import type { PageValues, ScriptTexts } from '../../src/site/page-values.ts';

const scriptFile = (name: string) => fileURLToPath(new URL(`../../src/site/script/${name}`, import.meta.url));

/**
 * Returns the script of the pages as one small file for browsers.
 *
 * @param kickoffs of the matches to come, in minutes since 1970
 */
export async function bundlePageScript(kickoffs: readonly number[]): Promise<string> {
  const texts = languages.map((language) => {
    const { script, stale, results, resultLetters, season, match } = messagesOf(language);
    const { kinds, noResult, probableScorer, status, unknownScorer } = match;
    const texts: ScriptTexts = {
      ...script,
      stale,
      results,
      resultLetters,
      decisions: season.decisions,
      match: { kinds, noResult, probableScorer, status, unknownScorer },
    };
    return [language, texts] as const;
  });
  const values: PageValues = {
    country: league.country_code,
    hasFeed: league.feed !== null,
    kickoffs,
    foldedLetters: foldedLetters(),
    texts: Object.fromEntries(texts),
  };
  return bundleScript('index.ts', { PAGE_VALUES: JSON.stringify(values) });
}

/** Returns a script, or another that it loads, as one small file for browsers. */
export async function bundleScript(name: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [scriptFile(name)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    define,
    logLevel: 'warning',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
