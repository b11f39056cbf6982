import { readFile } from 'node:fs/promises';
import type { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import type { QualityReport } from '../../src/derive/quality.ts';
import { idsByName } from '../../src/derive/scorer-ids.ts';
import { openapi } from '../../src/openapi.ts';
import { type Dataset, datasetOfSeason } from '../../src/records/dataset/index.ts';
import { generalModel } from '../../src/records/forecast-model.ts';
import { snapshotOf } from '../../src/records/published.ts';
import {
  type CurrentSeasonFile,
  currentSeasonAddress,
  seasonIndexAddress,
} from '../../src/records/season.ts';
import { releaseAddress } from '../../src/records/service-status.ts';
import { documentLinks } from '../../src/resources/document-links.ts';
import { encode } from '../../src/resources/encode.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { ratingsDocument } from '../../src/resources/rating-methodology.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { service } from '../../src/service.ts';
import type { Recipe } from '../../src/site/developer-inputs.ts';
import { pictureAddress } from '../../src/site/docs/recipe-pictures.ts';
import type { SiteInputs } from '../../src/site/site.ts';
import { answersToLeaveOut, type Budget } from '../budget.ts';
import { dataPath, type Project, workerLeague } from '../project.ts';
import { readTranslations } from '../read/league.ts';
import { renderAnswers } from './answers.ts';
import { renderAssets } from './assets.ts';
import { renderCalendars, renderMatchCalendars } from './calendars.ts';
import { documentsOf } from './downloads/file-documents.ts';
import { renderDownloads } from './downloads/index.ts';
import { fileOf } from './downloads/manifest.ts';
import { readDatabase } from './downloads/sqlite.ts';
import { renderHeaders } from './file-lifetimes.ts';
import { type Output, renderIndex, renderRelease } from './listing.ts';
import { renderPages } from './pages.ts';
import {
  packagedClients,
  questionsOf,
  readOutlines,
  readProjectFile,
  readRecipes,
  readTexts,
} from './project-files.ts';
import { redirectPages, renderRedirects } from './redirects.ts';

const indexPath = '/data/v1/index.json';

/** Configuration of the CDN, which does not serve these files. */
const configuration = ['/_headers', '/_redirects'];

type File = readonly [address: string, content: string | Uint8Array];

/**
 * Renders every file to publish, in the order in which it becomes known.
 *
 * @param now by which pages say whether results are missing
 * @param isFilesOnly whether they are served without the Worker
 * @param hasAllImages whether results, players and pairs of clubs get pictures
 * @returns how many answers are left to the Worker
 */
export async function render(
  project: Project,
  dataset: Dataset,
  tables: InMemoryTables,
  quality: QualityReport,
  output: Output,
  now: Date,
  { isFilesOnly, hasAllImages, limit }: Pick<SiteInputs, 'isFilesOnly' | 'hasAllImages'> & { limit: Budget },
): Promise<number> {
  const addAll = (files: Iterable<File>) => {
    for (const [address, content] of files) output.add(address, content);
  };
  // Bundled beside; a failure is thrown where it is awaited.
  const bundling = renderAssets(tables);
  bundling.catch(() => {});
  const documents = await documentsOf(project, dataset.league);
  // Compressed beside, like the bundles.
  const downloading = renderDownloads(tables, documents);
  downloading.catch(() => {});
  const resources = resourcesOf(dataset.league);
  const { answers, leftOutCount } = answersWithin(limit, resources, tables);
  addAll(answers);
  const downloads = await downloading;
  addAll(downloads);
  const { tables: manifest, release } = JSON.parse(String(downloads.get('/dumps/manifest.json')));
  const { siteUrl, repository } = addressesOfService();
  addAll(renderCalendars(tables, siteUrl));
  addAll(renderMatchCalendars(tables, siteUrl));
  const assets = await bundling;
  addAll(assets.files);
  const written = await readWritten(project, dataset);
  output.add(documentLinks.changelog.address, written.changes);
  const { as_of } = snapshotOf(tables);
  addAll(await packagedClients(project.root, as_of));
  addAll(renderOwnDocuments(dataset, tables, resources, quality));
  addAll(picturesOf(written.recipes));
  const pages = renderPages({
    ...written,
    assets: assets.addresses,
    tables,
    resources,
    quality,
    downloads: manifest,
    sql: readDatabase(fileOf(downloads, '/dumps/soccer-data.sqlite'), written.questions),
    forecastConstants: forecastModelOf(dataset).constants,
    release,
    dataChanges: documents.get('CHANGELOG.md') ?? '',
    repository,
    siteUrl,
    isFilesOnly,
    hasAllImages,
    now,
    sizeOf: (address) => output.sizes.get(address),
  });
  for await (const [address, content] of pages) output.add(address, content);
  await addConfiguration(project.root, output, resources, tables, { repository, isFilesOnly });
  output.add(releaseAddress, renderRelease(release, await output.list(), as_of));
  output.add(indexPath, await indexOf(output));
  return leftOutCount;
}

/** Returns the index of the files so far, without the configuration of the CDN. */
async function indexOf(output: Output): Promise<string> {
  const files = await output.list();
  return renderIndex(files.filter(({ path }) => !configuration.includes(path)));
}

/** Returns the addresses of the site and of the repository, of which a copy has others: the environment knows them. */
function addressesOfService() {
  return {
    siteUrl: process.env.SITE_URL?.replace(/\/$/, '') || undefined,
    repository: process.env.REPOSITORY_URL ?? service.repository,
  };
}

/** Reads what the pages show of files that are written by hand. */
async function readWritten(project: Project, { league }: Dataset) {
  const texts = await readTexts();
  const evidence = dataPath(project, 'rating-evidence.md');
  return {
    outlines: await readOutlines(),
    translations: await readTranslations(dataPath(project)),
    recipes: await readRecipes(project.root, league.code),
    texts,
    questions: questionsOf(texts.questions ?? ''),
    changes: await readProjectFile(project.root, 'CHANGELOG.md'),
    ratingEvidence: await readFile(evidence, 'utf8').catch(() => undefined),
  };
}

/** Returns the prerendered answers that fit into the limit, and how many do not. */
function answersWithin(limit: Budget, resources: readonly Resource[], tables: InMemoryTables) {
  const answers = new Map(resources.flatMap((resource) => [...renderAnswers(resource, tables)]));
  const sizes = new Map([...answers].map(([address, { length }]) => [address, length]));
  const leftOut = answersToLeaveOut(sizes, limit);
  for (const address of leftOut.keys()) answers.delete(address);
  return { answers, leftOutCount: leftOut.size };
}

/** Yields the documents of the service about itself, and what the Worker reads beside the tables. */
function* renderOwnDocuments(
  dataset: Dataset,
  tables: InMemoryTables,
  resources: readonly Resource[],
  quality: QualityReport,
): Iterable<File> {
  const asDocument = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
  const description = openapi(dataset.league, resources, { siteUrl: process.env.SITE_URL, tables });
  yield ['/openapi.json', asDocument(description)];
  yield ['/quality.json', asDocument(quality)];
  yield ['/ratings.json', asDocument(ratingsDocument(tables))];
  yield ['/forecast-model.json', asDocument(forecastModelOf(dataset))];
  const { league, ...rows } = dataset;
  const { current } = tables.index;
  const forecasts = tables.rows('forecasts', current);
  const currentSeasonFile: CurrentSeasonFile = {
    dataset: datasetOfSeason(rows, current),
    playerIds: idsByName(dataset.players),
    forecasts: Object.fromEntries(forecasts.map((row) => [row.match_id, row.probabilities])),
  };
  yield [currentSeasonAddress, encode(currentSeasonFile)];
  yield [seasonIndexAddress, encode(tables.index)];
  // The sources of the tables and their notes.
  const { tables: _, ...leagueOfWorker } = league;
  yield [`/${workerLeague}`, encode(leagueOfWorker)];
}

function forecastModelOf({ forecastModel, league }: Dataset) {
  return forecastModel ?? generalModel(league);
}

/** Yields the output of each recipe that draws a picture. */
function* picturesOf(recipes: readonly Recipe[]): Iterable<File> {
  for (const recipe of recipes) {
    const picture = pictureAddress(recipe);
    if (picture !== undefined) yield [picture, recipe.outputText];
  }
}

/** Adds the CDN's configuration once all pages are there, and pages for its redirects where no CDN reads it. */
async function addConfiguration(
  root: string,
  output: Output,
  resources: readonly Resource[],
  tables: InMemoryTables,
  { repository, isFilesOnly }: Pick<SiteInputs, 'repository' | 'isFilesOnly'>,
): Promise<void> {
  const headers = await readProjectFile(root, '_headers');
  output.add('/_headers', renderHeaders(headers, resources, tables.index.current));
  const isFile = (address: string) => output.sizes.has(address);
  const byHand = await readProjectFile(root, '_redirects');
  const redirects = renderRedirects(byHand, resources, tables, repository, isFile);
  output.add('/_redirects', redirects);
  if (!isFilesOnly) return;
  for (const [address, content] of redirectPages(redirects, isFile)) output.add(address, content);
}
