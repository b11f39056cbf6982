import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { league } from '../../src/records/league.ts';
import { foldedLetters } from '../../src/site/folded-letters.ts';
import { languages } from '../../src/site/language.ts';
import { messagesOf } from '../../src/site/messages/index.ts';
import type { PageValues } from '../../src/site/page-values.ts';

const entryPoint = fileURLToPath(new URL('../../src/site/script/index.ts', import.meta.url));

/** Returns the script of the pages as one small file for browsers. */
export async function bundlePageScript(): Promise<string> {
  const texts = languages.map((language) => {
    const { script, overdue } = messagesOf(language);
    return [language, { ...script, overdue }] as const;
  });
  const values: PageValues = {
    country: league.country_code,
    foldedLetters: foldedLetters(),
    texts: Object.fromEntries(texts),
  };
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    define: { PAGE_VALUES: JSON.stringify(values) },
    logLevel: 'warning',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
