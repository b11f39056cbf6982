import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { idsByName } from '../../src/derive/complete-goals.ts';
import type { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import type { QualityReport } from '../../src/derive/quality.ts';
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
import { service } from '../../src/service.ts';
import { pictureAddress } from '../../src/site/docs/guides.ts';
import type { SiteSources } from '../../src/site/site.ts';
import { answersToLeaveOut, type Budget } from '../budget.ts';
import { readTranslations } from '../read/league.ts';
import { renderAnswers } from './answers.ts';
import { renderAssets } from './assets.ts';
import { renderCalendars, renderMatchCalendars } from './calendars.ts';
import { documentsOf } from './downloads/documents.ts';
import { renderDownloads } from './downloads/index.ts';
import { fileOf } from './downloads/manifest.ts';
import { readDatabase } from './downloads/sqlite.ts';
import { renderHeaders } from './file-lifetimes.ts';
import { type Output, renderIndex, renderRelease } from './listing.ts';
import { renderPages } from './pages.ts';
import { redirectPages, renderRedirects } from './redirects.ts';
import {
  packagedClients,
  questionsOf,
  readOutlines,
  readProjectFile,
  readRecipes,
  readTexts,
} from './sources.ts';

const indexPath = '/data/v1/index.json';

/** Configuration of the CDN, which does not serve these files. */
const configuration = ['/_headers', '/_redirects'];

/**
 * Renders every file to publish, in the order in which it becomes known.
 *
 * @param now by which pages say whether results are missing
 * @param isFilesOnly whether they are served without the Worker
 * @param hasAllImages whether results, players and pairs of clubs get pictures
 * @returns how many answers are left to the Worker
 */
export async function render(
  root: string,
  dataset: Dataset,
  tables: InMemoryTables,
  quality: QualityReport,
  output: Output,
  now: Date,
  { isFilesOnly, hasAllImages, limit }: Pick<SiteSources, 'isFilesOnly' | 'hasAllImages'> & { limit: Budget },
): Promise<number> {
  const add = (address: string, content: string | Uint8Array) => output.add(address, content);
  const addDocument = (address: string, document: object) =>
    add(address, `${JSON.stringify(document, null, 2)}\n`);
  // Bundled beside; a failure is thrown where it is awaited.
  const bundling = renderAssets(tables);
  bundling.catch(() => {});
  const documents = await documentsOf(root, dataset.league);
  // Compressed beside, like the bundles.
  const downloading = renderDownloads(tables, documents);
  downloading.catch(() => {});
  const resources = resourcesOf(dataset.league);
  const answers = new Map(resources.flatMap((resource) => [...renderAnswers(resource, tables)]));
  const sizes = new Map([...answers].map(([address, { length }]) => [address, length]));
  const leftOut = answersToLeaveOut(sizes, limit);
  for (const [address, content] of answers) if (!leftOut.has(address)) add(address, content);
  const downloads = await downloading;
  const texts = await readTexts();
  const sql = readDatabase(
    fileOf(downloads, '/dumps/soccer-data.sqlite'),
    questionsOf(texts.questions ?? ''),
  );
  const { tables: manifest, release } = JSON.parse(String(downloads.get('/dumps/manifest.json')));
  for (const [address, content] of downloads) add(address, content);
  const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || undefined;
  for (const [address, content] of renderCalendars(tables, siteUrl)) add(address, content);
  for (const [address, content] of renderMatchCalendars(tables, siteUrl)) add(address, content);
  const readRules = (name: string) => readProjectFile(root, name);
  const { as_of } = snapshotOf(tables);
  const currentSeason = tables.index.current;
  addDocument('/openapi.json', openapi(dataset.league, resources, { siteUrl: process.env.SITE_URL, tables }));
  const assets = await bundling;
  for (const [address, content] of assets.files) add(address, content);
  const changes = await readProjectFile(root, 'CHANGELOG.md');
  add(documentLinks.changelog.address, changes);
  for (const [address, content] of await packagedClients(root, as_of)) add(address, content);
  addDocument('/quality.json', quality);
  addDocument('/ratings.json', ratingsDocument(tables));
  const forecastModel = dataset.forecastModel ?? generalModel(dataset.league);
  addDocument('/forecast-model.json', forecastModel);
  const { league: _, ...rows } = dataset;
  const currentSeasonFile: CurrentSeasonFile = {
    dataset: datasetOfSeason(rows, currentSeason),
    playerIds: idsByName(dataset.players),
    forecasts: Object.fromEntries(
      tables.rows('forecasts', currentSeason).map((row) => [row.match_id, row.probabilities]),
    ),
  };
  add(currentSeasonAddress, encode(currentSeasonFile));
  add(seasonIndexAddress, encode(tables.index));
  // A copy of the repository has another address, which only the environment knows.
  const repository = process.env.REPOSITORY_URL ?? service.repository;
  const dataChanges = documents.get('CHANGELOG.md') ?? '';
  const sizeOf = (address: string) => output.sizes.get(address);
  const recipes = await readRecipes(root, dataset.league.code);
  for (const recipe of recipes) {
    const picture = pictureAddress(recipe);
    if (picture !== undefined) add(picture, recipe.outputText);
  }
  const pages = renderPages({
    assets: assets.addresses,
    outlines: await readOutlines(),
    tables,
    resources,
    translations: await readTranslations(path.join(root, 'data')),
    quality,
    downloads: manifest,
    sql,
    forecastConstants: forecastModel.constants,
    release,
    recipes,
    texts,
    changes,
    dataChanges,
    ratingEvidence: await readFile(path.join(root, 'data/rating-evidence.md'), 'utf8').catch(() => undefined),
    repository,
    siteUrl,
    isFilesOnly,
    hasAllImages,
    now,
    sizeOf,
  });
  for await (const [address, content] of pages) add(address, content);
  add('/_headers', renderHeaders(await readRules('_headers'), resources, currentSeason));
  const isFile = (address: string) => output.sizes.has(address);
  const redirects = renderRedirects(await readRules('_redirects'), resources, tables, repository, isFile);
  add('/_redirects', redirects);
  if (isFilesOnly) for (const [address, content] of redirectPages(redirects, isFile)) add(address, content);
  add(releaseAddress, renderRelease(release, await output.list(), as_of));
  const publishedFiles = await output.list();
  add(indexPath, renderIndex(publishedFiles.filter(({ path }) => !configuration.includes(path))));
  return leftOut.size;
}
