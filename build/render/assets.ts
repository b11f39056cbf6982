import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { snapshotOf, type Tables } from '../../src/records/published.ts';
import { fromEntries } from '../../src/records/typed.ts';
import { pathOf } from '../../src/site/addresses.ts';
import { whatIfSeasons } from '../../src/site/forecast/what-if-seasons.ts';
import {
  type AssetAddresses,
  icon,
  iconAddresses,
  manifest,
  scriptNames,
} from '../../src/site/frame/asset-addresses.ts';
import { isAwaited, latestKickoff } from '../../src/site/match/match-phase.ts';
import { bundleScript, bundleStyle } from './bundle-scripts.ts';

const fontFile = '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
const hashLength = 10;

/** Returns the address of a file that is named by its content. */
export function assetAddress(name: string, extension: string, content: string | Buffer): string {
  return `/assets/${name}-${hash('sha256', content).slice(0, hashLength)}.${extension}`;
}

/** Renders what the pages load. Each file is named by its content, so that browsers can keep it for good. */
export async function renderAssets(
  tables: Tables,
): Promise<{ addresses: AssetAddresses; files: Map<string, string | Buffer> }> {
  const files = new Map<string, string | Buffer>([
    [iconAddresses.svg, icon],
    [iconAddresses.manifest, manifest()],
  ]);
  const add = async <Name extends string>(
    name: Name,
    extension: string,
    rendering: Promise<string | Buffer>,
  ) => {
    const content = await rendering;
    const address = assetAddress(name, extension, content);
    files.set(address, content);
    return [name, address] as const;
  };
  const { resolve } = createRequire(import.meta.url);
  const [, font] = await add('headings', 'woff2', readFile(resolve(fontFile)));
  const season = {
    kickoffs: kickoffsToCome(tables),
    playedOut: whatIfPath(tables),
  };
  const addresses = await Promise.all([
    ...scriptNames.map((name) => add(name, 'js', bundleScript(name, tables.league, season))),
    add('style', 'css', bundleStyle(tables.rows('teams'), font)),
    add('sqlite', 'wasm', readFile(resolve('sql.js/dist/sql-wasm-browser.wasm'))),
  ]);
  return { addresses: { font, ...fromEntries(addresses) }, files };
}

/** Returns the address of the page that plays the current season out. It is undefined where there is none. */
function whatIfPath(tables: Tables): string | undefined {
  const { league, index } = tables;
  const [language = 'en'] = league.languages;
  return whatIfSeasons(tables).includes(index.current)
    ? pathOf(league, { page: 'what-if' }, language)
    : undefined;
}

/** Returns the kick-off of each match to come in minutes since 1970. A match before the last refresh was moved. */
function kickoffsToCome(tables: Tables): number[] {
  const { as_of } = snapshotOf(tables);
  return tables
    .rows('matches', tables.index.current)
    .filter((match) => isAwaited(match, as_of))
    .map((match) => latestKickoff(match) / 60_000)
    .sort((a, b) => a - b);
}
