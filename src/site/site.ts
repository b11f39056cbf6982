import type { MultiLineString, MultiPolygon } from 'geojson';
import type { Example } from '../../examples/index.ts';
import type { QualityReport } from '../derive/quality.ts';
import type { Column } from '../records/flat-columns.ts';
import type { ForecastConstants } from '../records/forecast-model.ts';
import type { PageLanguage } from '../records/league-schema.ts';
import type { Tables } from '../records/published.ts';
import type { Resource } from '../resources/resource.ts';
import type { Menu, PageName, Route } from './addresses-and-menus.ts';
import type { Formats } from './formats.ts';
import type { AssetAddresses } from './frame/asset-addresses.ts';
import type { Html } from './html.ts';
import type { LeagueTexts, Translate } from './words.ts';

/** A table among the downloads, as their manifest describes it. */
export interface DownloadTable {
  readonly name: string;
  readonly description: string;
  readonly rows: number;
  readonly columns: readonly Pick<Column, 'name' | 'type' | 'unit' | 'description'>[];
}

/** A query to start from, and what it answers. */
export interface Question {
  readonly title: string;
  readonly query: string;
}

/** What the page of SQL has from the database. */
export interface SqlSources {
  readonly views: readonly {
    readonly name: string;
    readonly description: string;
    readonly columns: readonly string[];
  }[];
  /** The questions that the rows of this league answer. */
  readonly questions: readonly Question[];
}

/** A recipe of the documentation, with its program and what that prints. */
export interface Recipe extends Example {
  readonly code: string;
  readonly outputText: string;
}

/** Coasts and borders of the world. */
export interface Outlines {
  readonly land: MultiPolygon;
  readonly borders: MultiLineString;
}

/** What the build gives the site beside the published tables. */
export interface SiteSources {
  readonly assets: AssetAddresses;
  readonly outlines: Outlines;
  readonly tables: Tables;
  readonly resources: readonly Resource[];
  /** The league's name and texts of the data in other languages than English. */
  readonly translations: Readonly<Partial<Record<PageLanguage, LeagueTexts>>>;
  readonly quality: QualityReport;
  readonly downloads: readonly DownloadTable[];
  readonly sql: SqlSources;
  /** The constants of the forecasts, by season. */
  readonly forecastConstants: readonly ForecastConstants[];
  /** The moment of the build, by which results are missing or not. */
  readonly now: Date;
  /** The id of the release of the data. */
  readonly release: string;
  readonly recipes: readonly Recipe[];
  /** The texts of `src/site/texts/` in Markdown, by name: `about.fr`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The changelogs of the API and of the data, in Markdown. */
  readonly changes: string;
  readonly dataChanges: string;
  /** How well ratings and expected goals do, in Markdown, where it was measured. */
  readonly ratingEvidence: string | undefined;
  /** The address of the repository, where the build knows it. */
  readonly repository?: string | undefined;
  /** The origin of the site without a slash at its end, where the build knows it. */
  readonly siteUrl?: string | undefined;
  /** Whether the site is served as files alone, without the Worker. */
  readonly isFilesOnly?: boolean | undefined;
  /** Whether results, players and pairs of clubs have pictures for shared links too. */
  readonly hasAllImages?: boolean | undefined;
  /** Returns the size of a published file in bytes, or undefined where there is no such file. */
  sizeOf(path: string): number | undefined;
}

/** A link of a menu. Its section is the address below which all pages belong to it. */
export interface MenuLink {
  readonly route: Route;
  readonly label: string;
  readonly section: string;
}

/** The data and the language that a page is made from. */
export interface Site extends SiteSources {
  readonly language: PageLanguage;
  readonly t: Translate;
  readonly format: Formats;
  readonly currentSeason: number;
  readonly asOf: string;
  /** The address of what the search looks through in this language. */
  readonly searchIndex?: string;
  /** The address of the figures of all players. */
  readonly playerFigures?: string;
  /** Returns the address of a page in this language. */
  path(route: Route): string;
  /** Returns the text of links to a page. */
  label(page: PageName): string;
  /** Returns the links of a menu, without pages for which the league has no data. */
  menu(name: Menu): readonly MenuLink[];
  /** Translates an English text of the data. It is undefined where there is no translation. */
  translate(text: string): string | undefined;
  /** Returns a name of the data, such as that of a place or a zone, as this language has it. */
  localName(name: string): string;
  /** Returns the name of a stage in this language, or a dash for null. */
  stageName(stage: string | null): string;
  /** Returns what readers call a season: its year, or both where seasons span two. */
  seasonName(season: number): string;
  /** Returns the name of the seasons from the first of a list to its last. */
  seasonRange(seasons: readonly number[]): string;
}

/** A page, with its address, what search results show of it, and its content. */
export interface Page {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  readonly content: Html;
  /** The pages above it, from the top. */
  readonly trail?: readonly { readonly label: string | number; readonly route: Route }[];
  /** What stands in place of the main heading, which is the title. It holds the heading, or else the content does. */
  readonly header?: Html;
  /** Its heading and text without links to other pages, for a page that is also published as Markdown. */
  readonly article?: Html;
  /** Structured data of schema.org. */
  readonly structuredData?: object;
}
