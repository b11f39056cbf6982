import { service } from '../../service.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { codeBlock } from './code-tabs.ts';

/** The address of the Python client as an archive that pip installs. */
export const pythonClientAddress = '/clients/soccer-data-client.zip';

/** Returns how to install each client today, and a first program. */
export function clientInstallation(site: Site): Readonly<Record<'python' | 'typescript', Html>> {
  const { repository, sizeOf } = site;
  const hasPython = sizeOf(pythonClientAddress) !== undefined;
  const clone = repository === undefined ? '' : `git clone ${repository} soccer-data && cd soccer-data\n`;
  const python = `pip install ${hasPython ? `{host}${pythonClientAddress}` : './clients/python'}`;
  const typescript = `npm ci && cd clients/typescript && npm pack
npm install ./soccer-data-client-${service.version}.tgz   # in your project`;
  return {
    python: html`${codeBlock(site, (hasPython ? '' : clone) + python)}
${codeBlock(
  site,
  `import soccer_data_client as sd

sd.configure(base_url="{host}")
for match in sd.ask("matches", last=3)["matches"]:
    print(match["date"], match["home_team"], match["away_team"])`,
  'python',
)}`,
    typescript: html`${codeBlock(site, clone + typescript)}
${codeBlock(
  site,
  `import { soccerData } from 'soccer-data-client';

const api = soccerData({ baseUrl: '{host}' });
const { matches } = await api.matches({ last: 3 });
for (const match of matches) console.log(match.date, match.home_team, match.away_team);`,
  'ts',
)}`,
  };
}
