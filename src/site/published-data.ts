import type { Tables } from '../records/published.ts';
import type { Resource } from '../resources/resource.ts';

/** The rows that pages show, and the moment they are seen from. */
export interface LeagueData {
  readonly tables: Tables;
  readonly currentSeason: number;
  /** The day up to which the results are complete. */
  readonly asOf: string;
  /** The moment of the build, by which results are missing or not. */
  readonly now: Date;
}

/** The rows that pages show, and where programs can read them. */
export interface PublishedData extends LeagueData {
  readonly resources: readonly Resource[];
  /** The id of the release of the data. */
  readonly release: string;
  /** Returns the size of a published file in bytes, or undefined where there is no such file. */
  sizeOf(path: string): number | undefined;
}
