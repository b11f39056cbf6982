import { dataPath } from '../../build/project.ts';
import { readTranslations } from '../../build/read/league.ts';
import { readOutlines, readRecipes, readTexts } from '../../build/render/project-files.ts';
import { qualityReport } from '../../src/derive/quality.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { generalModel } from '../../src/records/forecast-model.ts';
import { pageLanguages } from '../../src/records/league-schema.ts';
import { snapshotOf } from '../../src/records/published.ts';
import { fromEntries } from '../../src/records/typed.ts';
import { sitesOf } from '../../src/site/all-pages.ts';
import { scriptNames } from '../../src/site/frame/asset-addresses.ts';
import type { Site, SiteInputs } from '../../src/site/site.ts';
import { root } from './root.ts';
import { ours } from './tables.ts';
import { perWorld } from './world.ts';

/** Returns the pages of a league, in both languages, with their sources. */
export const sitesOfWorld = perWorld(async ({ dataset, project, resources, tables }) => {
  const siteInputs: SiteInputs = {
    assets: {
      style: '/style.css',
      sqlite: '/sqlite.wasm',
      font: '/headings.woff2',
      ...fromEntries(scriptNames.map((name) => [name, `/${name}.js`] as const)),
    },
    outlines: await readOutlines(),
    tables,
    resources,
    translations: await readTranslations(dataPath(project)),
    quality: qualityReport(dataset, tables.rows('seasons'), integrityRules, [...tables.rows('checks')]),
    downloads: [{ name: 'teams', description: 'Clubs', rows: 10, columns: [] }],
    sql: { views: [], questions: [] },
    forecastConstants: (dataset.forecastModel ?? generalModel(dataset.league)).constants,
    release: '0123456789abcdef',
    recipes: await readRecipes(root, tables.league.code),
    texts: await readTexts(),
    changes: '# Changes\n\n## 2.0.0\n\n- A `field`\n',
    dataChanges: '# Changes of the data\n\n## 2026-01-02, corrections\n\n- A date\n',
    ratingEvidence: '# How well\n\n## Targets\n\n| Target | Value |\n| --- | --: |\n| all | 0.6 |\n',
    repository: 'https://example.org/repository',
    now: new Date(snapshotOf(tables).as_of),
    sizeOf: () => 1000,
  };
  const sites = sitesOf(siteInputs, pageLanguages);
  const siteIn = (language: Site['language']) => {
    const site = sites.find((one) => one.language === language);
    if (!site) throw new Error(`there is no site in ${language}`);
    return site;
  };
  return { siteInputs, english: siteIn('en'), french: siteIn('fr') };
});

/** The pages of our league. */
export const { siteInputs, english, french } = await sitesOfWorld(ours);
