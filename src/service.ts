/** Service metadata. Edit this file to fork the service, and replace `data/`. */
export const service = {
  name: 'Soccer Data Service',
  description:
    'Open, checked data on a Canadian professional soccer league since 2019: matches, tables, clubs and venues. ' +
    'Independent; not affiliated with or endorsed by the league or the national federation.',
  /** Version of the API's description, as in OpenAPI's `info.version` and package.json. */
  version: '2.0.0',
  apiVersion: 'v1',
  /** The first season a `season` parameter accepts. */
  firstSeason: 2019,
  license: {
    name: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  attribution:
    'Soccer Data Service, CC BY 4.0. Contains data of canpl-analytics / Canada Soccer API, CC BY 4.0, adapted.',
} as const;
