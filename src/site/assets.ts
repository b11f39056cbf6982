import { league } from '../records/league.ts';
import { foldedLetters } from './folded-letters.ts';
import { languages } from './language.ts';
import { messagesOf } from './messages/index.ts';
import { style } from './style.ts';
import { colours } from './tokens.ts';

/** Files, so that the pages need no inline style or script and their Content-Security-Policy allows none. */
export const assetAddresses = { style: '/style.css', script: '/page.js', icon: '/icon.svg' } as const;

const icon = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${colours.accent[0]}"/></svg>
`;

/**
 * Returns what the pages load, by address. `code` is the script, which reads its texts from `messages` and folds names
 * with `foldedLetters`, and has `COUNTRY` for the country of its locales.
 */
export function siteAssets(code: string): ReadonlyMap<string, string> {
  const messages = Object.fromEntries(
    languages.map((language) => {
      const { script, overdue } = messagesOf(language);
      return [language, { ...script, overdue }];
    }),
  );
  const values = Object.entries({ messages, foldedLetters: foldedLetters() });
  const constants = values.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  return new Map([
    [assetAddresses.style, style],
    [assetAddresses.script, constants.join('') + code.replaceAll('COUNTRY', league.country_code)],
    [assetAddresses.icon, icon],
  ]);
}
