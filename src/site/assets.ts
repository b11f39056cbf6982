import { style } from './style.ts';

/** Files, so that the pages need no inline style or script and their Content-Security-Policy allows none. */
export const assetAddresses = { style: '/style.css', script: '/page.js', icon: '/icon.svg' } as const;

const icon = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#0b6e4f"/></svg>
`;

/** The generated files that the pages load, by address; the script is a file of its own. */
export const siteAssets: ReadonlyMap<string, string> = new Map([
  [assetAddresses.style, style],
  [assetAddresses.icon, icon],
]);
