import type { Probabilities } from '../../derive/strength.ts';
import type { WhatIfSeason } from '../../derive/what-if.ts';
import type { InPlayConstants } from '../../records/forecast-model.ts';
import { service } from '../../service.ts';
import { colours } from '../style/tokens.ts';

/**
 * The scripts of `script/`: that of every page, which is `live-page` where it shows matches, those of single pages, and what
 * these load in turn, such as the search, SQLite, a season played out.
 */
export const scriptNames = [
  'plain-page',
  'live-page',
  'search-box',
  'sortable-table',
  'club-filter',
  'live-chart',
  'sql-console',
  'sqlite-worker',
  'what-if-form',
  'what-if-worker',
  'leaders-filter',
  'player-comparison',
  'chart-picture',
] as const;

export type ScriptName = (typeof scriptNames)[number];

/**
 * Addresses of what the pages load. There are files for all of it, so that the pages need no inline style or script and
 * their Content-Security-Policy allows none.
 */
export type AssetAddresses = Readonly<Record<'style' | 'font' | 'sqlite' | ScriptName, string>>;

export const iconAddresses = {
  svg: '/icon.svg',
  small: '/icon-32.png',
  touch: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The mark of the service: a ring. */
export const icon = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.5" fill="none" stroke="${colours.accent[0]}" stroke-width="4"/></svg>
`;

/** Pictures of the mark as PNG, by address: each has its size in pixels. Those with a background fill a square. */
export const iconPictures = [
  { address: iconAddresses.small, size: 32, hasBackground: false },
  { address: iconAddresses.touch, size: 180, hasBackground: true },
  { address: '/icon-512.png', size: 512, hasBackground: true },
] as const;

/** Returns the mark in a size as SVG, with a margin on white where it has a background. */
export function iconPicture(size: number, hasBackground: boolean): string {
  const margin = hasBackground ? 4 : 0;
  const left = -margin;
  const width = 16 + 2 * margin;
  const background = hasBackground
    ? `<rect x="${left}" y="${left}" width="${width}" height="${width}" fill="${colours.raised[0]}"/>`
    : '';
  return icon.replace(
    'viewBox="0 0 16 16">',
    `viewBox="${left} ${left} ${width} ${width}" width="${size}" height="${size}">${background}`,
  );
}

/** Returns the web app manifest (W3C), so that a phone can keep the site beside its apps. */
export function manifest(): string {
  const { size, address } = iconPictures[2];
  return `${JSON.stringify(
    {
      name: service.name,
      short_name: service.name,
      start_url: '/',
      display: 'minimal-ui',
      background_color: colours.background[0],
      theme_color: colours.raised[0],
      icons: [
        { src: iconAddresses.svg, sizes: 'any', type: 'image/svg+xml' },
        { src: address, sizes: `${size}x${size}`, type: 'image/png' },
      ],
    },
    null,
    2,
  )}\n`;
}

/** What the script takes from the build, which puts it in place of `PAGE_VALUES`. */
export interface PageValues {
  /** The country of the league, for its locales. */
  readonly country: string;
  /** Whether the league has a live feed. */
  readonly hasFeed: boolean;
  /** The kick-off of each match to come in the current season, or the end of its day, in minutes since 1970, ascending. */
  readonly kickoffs: readonly number[];
  /** The address of the page that plays the current season out. It is undefined where there is none. */
  readonly playedOut: string | undefined;
  /** The texts that the script shows, by language and by the English text. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the page of a match has for the chart of its chances in play. */
export interface ChartValues {
  readonly forecast: Probabilities;
  readonly constants: InPlayConstants;
}

/** What the page on which a season is played out has for its script. */
export interface WhatIfValues {
  /** The address of the worker that plays it out. */
  readonly worker: string;
  /** The address of each season's page. */
  readonly pages: Readonly<Record<string, string>>;
  readonly season: WhatIfSeason;
  /** The short name of each club. */
  readonly names: Readonly<Record<string, string>>;
  /** What is said of each chance of the reader's club, in the order of `chancesOf`. */
  readonly chances: readonly string[];
}

/** A former name of a club, which the page of leaders has for its script. */
export interface FormerClubName {
  /** The first and the last season under the name. */
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** The classes that give an element the colours and the mark of that time. */
  readonly classes: string;
}

/** What the page of SQL has for its script. */
export interface SqlValues {
  /** The addresses of the worker, of SQLite and of the database, and the bytes of the latter two. */
  readonly worker: string;
  readonly sqlite: string;
  readonly database: string;
  readonly totalBytes: number;
}
