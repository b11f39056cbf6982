/** Service metadata. The league's own is in `data/league.json`. */
export const service = {
  name: 'Soccer Data Service',
  /** Its name where only lower-case words are allowed: of packages, files and event ids. */
  id: 'soccer-data-service',
  /** Version of the API's description, as in OpenAPI's `info.version` and package.json. */
  version: '2.0.0',
  apiVersion: 'v1',
  /** The address of the repository, where errors are reported; the build's REPOSITORY_URL replaces it. */
  repository: undefined as string | undefined,
  /** The DOI of the data, such as `10.5281/zenodo.1234567`, once an archive has given it one. */
  doi: null as string | null,
} as const;

/** How many requests a client has in an hour where a deployment does not say otherwise. */
export const requestsPerHour = 300;

/** What requests for feeds and archives say of their sender. */
export const userAgent = `${service.id}/${service.version.split('.')[0]} (open data; nightly refresh and short-lived cache)`;
