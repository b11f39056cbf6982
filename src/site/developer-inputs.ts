import type { Example } from '../../examples/index.ts';
import type { QualityReport } from '../derive/quality.ts';
import type { Column } from '../records/flat-columns.ts';
import type { Addresses } from './addresses.ts';
import type { PublishedData } from './published-data.ts';
import type { Words } from './words.ts';

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
export interface SqlInputs {
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

/** What pages for developers take from the build, and no other page. */
export interface DeveloperInputs {
  readonly downloads: readonly DownloadTable[];
  readonly sql: SqlInputs;
  readonly recipes: readonly Recipe[];
  /** The texts of `src/site/texts/` in Markdown, by name: `about.fr`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The changelogs of the API and of the data, in Markdown. */
  readonly changes: string;
  readonly dataChanges: string;
  readonly quality: QualityReport;
  /** How well ratings and expected goals do, in Markdown, where it was measured. */
  readonly ratingEvidence: string | undefined;
}

/** What a whole page for developers takes. */
export interface DeveloperSite extends Words, Addresses, PublishedData, DeveloperInputs {}
