import type { MultiLineString, MultiPolygon } from 'geojson';
import type { ForecastConstants } from '../records/forecast-model.ts';
import type { PageLanguage } from '../records/league-schema.ts';
import type { Addresses } from './addresses.ts';
import type { DeveloperInputs, DeveloperSite } from './developer-inputs.ts';
import type { Html } from './html.ts';
import type { Route } from './page-kinds.ts';
import type { PublishedData } from './published-data.ts';
import type { LeagueTexts } from './words.ts';

/** Coasts and borders of the world. */
export interface Outlines {
  readonly land: MultiPolygon;
  readonly borders: MultiLineString;
}

/** What few pages and the frame of all of them take from the build. */
interface OtherInputs {
  readonly outlines: Outlines;
  /** The constants of the forecasts, by season. */
  readonly forecastConstants: readonly ForecastConstants[];
  /** Whether the site is served as files alone, without the Worker. */
  readonly isFilesOnly?: boolean | undefined;
  /** Whether results, players and pairs of clubs have pictures for shared links too. */
  readonly hasAllImages?: boolean | undefined;
}

/** What the build gives the site, whatever the language. */
export interface SiteInputs
  extends OtherInputs,
    DeveloperInputs,
    Omit<PublishedData, 'currentSeason' | 'asOf'>,
    Pick<Addresses, 'assets' | 'repository' | 'siteUrl'> {
  /** The league's name and texts of the data in other languages than English. */
  readonly translations: Readonly<Partial<Record<PageLanguage, LeagueTexts>>>;
}

/** All that pages are made from, in one language. A function takes those of its interfaces that it uses. */
export interface Site extends DeveloperSite, SiteInputs {}

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
  /** The text that it shows, for a page that is also published as Markdown. */
  readonly markdown?: string;
  /** Structured data of schema.org. */
  readonly structuredData?: object;
}
