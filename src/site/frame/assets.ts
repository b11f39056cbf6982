import { colours } from '../style/tokens.ts';

/**
 * Addresses of what the pages load. There are files for all of it, so that the pages need no inline style or script and
 * their Content-Security-Policy allows none.
 */
export interface AssetAddresses {
  readonly style: string;
  readonly script: string;
  readonly searchEngine: string;
  readonly font: string;
}

export const iconAddress = '/icon.svg';

/** The mark of the service: a ring. */
export const icon = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.5" fill="none" stroke="${colours.accent[0]}" stroke-width="4"/></svg>
`;
