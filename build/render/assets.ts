import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { snapshotOf, type Tables } from '../../src/records/published.ts';
import { type AssetAddresses, icon, iconAddresses, manifest } from '../../src/site/frame/assets.ts';
import { isAwaited, latestKickoff } from '../../src/site/match/match-phase.ts';
import { bundlePageScript, bundleScript, bundleStyle } from './bundle.ts';

const fontFile = '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
const hashLength = 10;

/** The scripts that single pages or other scripts load. */
const scriptNames = [
  'search-engine',
  'sql',
  'sqlite-worker',
  'what-if',
  'what-if-worker',
  'players',
] as const;

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
  const add = (name: string, extension: string, content: string | Buffer) => {
    const address = assetAddress(name, extension, content);
    files.set(address, content);
    return address;
  };
  const { resolve } = createRequire(import.meta.url);
  const scripts = Promise.all(
    scriptNames.map(async (name) => add(name, 'js', await bundleScript(`${name}.ts`))),
  );
  const pageScript = bundlePageScript(tables.league, kickoffsToCome(tables));
  const font = add('headings', 'woff2', await readFile(resolve(fontFile)));
  const sqlite = add('sqlite', 'wasm', await readFile(resolve('sql.js/dist/sql-wasm-browser.wasm')));
  const style = add('style', 'css', await bundleStyle(tables.rows('teams'), font));
  const script = add('page', 'js', await pageScript);
  const [searchEngine = '', sqlPage = '', sqlWorker = '', whatIf = '', whatIfWorker = '', players = ''] =
    await scripts;
  const addresses = {
    font,
    style,
    script,
    searchEngine,
    sqlPage,
    sqlWorker,
    sqlite,
    whatIf,
    whatIfWorker,
    players,
  };
  return { addresses, files };
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
