/** The documents and pages that the API index links, with their addresses from the root of the host. */
export const documentLinks = {
  pages: {
    address: '/',
    description: 'The pages for people',
  },
  llms: {
    address: '/llms.txt',
    description: 'The documentation as Markdown, a file a page, for models',
  },
  files: {
    address: '/data/v1/index.json',
    description: 'Every prerendered file with its size and SHA-256',
  },
  dumps: {
    address: '/data',
    description: 'The page of downloads',
  },
  calendars: {
    address: '/calendar/all.ics',
    description: 'The calendar of the current season',
  },
  quality: {
    address: '/quality.json',
    description: 'Coverage, sources, checks and gaps of the data',
  },
  ratings: {
    address: '/ratings.json',
    description: 'Metrics, weights and model of the player ratings',
  },
  release: {
    address: '/release.json',
    description: 'The published release',
  },
  changelog: {
    address: '/changelog.md',
    description: 'The changes of the API, version by version',
  },
  data_changelog: {
    address: '/dumps/CHANGELOG.md',
    description: 'The changes of the data, by refresh',
  },
  repository: {
    address: '/repository',
    description: 'The repository of code and data, by a redirect',
  },
  report_error: {
    address: '/report-an-error',
    description: 'Where to report an error, by a redirect',
  },
};
