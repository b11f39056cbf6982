import { snapshotOf, type Tables } from '../records/published.ts';
import { type Formats, formatsOf } from './format.ts';
import type { Language } from './language.ts';
import { type Messages, messagesOf } from './messages/index.ts';
import { pathOf, type Route } from './routes.ts';
import { type SiteData, siteDataOf } from './site-data.ts';

/** What a page is made from: the data, and the language it is written in. */
export interface Site {
  readonly language: Language;
  readonly t: Messages;
  readonly format: Formats;
  readonly data: SiteData;
  readonly currentSeason: number;
  readonly asOf: string;
  /** Returns the address of a page in this language. */
  path(route: Route): string;
  /** Returns the name of a stage in this language; of one that is not known, a dash. */
  stageName(stage: string | null): string;
}

/** Returns the site in each language, all made from the same data. */
export function sitesOf(tables: Tables, languages: readonly Language[]): Site[] {
  const data = siteDataOf(tables);
  const { season, as_of } = snapshotOf(tables);
  return languages.map((language) => {
    const t = messagesOf(language);
    return {
      language,
      t,
      format: formatsOf(language),
      data,
      currentSeason: season,
      asOf: as_of,
      path: (route) => pathOf(route, language),
      stageName: (stage) => (stage === null ? '–' : nameOfStage(stage, t.stages)),
    };
  });
}

/** Returns the name of a stage: a league may have others than those that the messages name. */
function nameOfStage(stage: string, names: Readonly<Record<string, string>>): string {
  const words = stage.replaceAll('-', ' ');
  return names[stage] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
