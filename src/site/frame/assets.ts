import { style } from '../style/index.ts';
import { colours } from '../style/tokens.ts';

/** Files, so that the pages need no inline style or script and their Content-Security-Policy allows none. */
export const assetAddresses = { style: '/style.css', script: '/page.js', icon: '/icon.svg' } as const;

const icon = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${colours.accent[0]}"/></svg>
`;

/** Returns what the pages load, by address. */
export function siteAssets(script: string): ReadonlyMap<string, string> {
  return new Map([
    [assetAddresses.style, style],
    [assetAddresses.script, script],
    [assetAddresses.icon, icon],
  ]);
}
