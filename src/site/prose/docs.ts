import type { CodeLanguage } from '../docs/code-tabs.ts';
import type { Topic } from '../docs/topic.ts';
import type { Html } from '../html.ts';

/** What the sections of the documentation name of the data and of the site. */
export interface DocExamples {
  readonly season: number;
  /** A club of that season, by its club_id. */
  readonly club: string;
  /** Remarks on single seasons, as entries of a list. */
  readonly remarks: Html[];
  /** Returns a block of code. */
  readonly code: (text: string, language?: CodeLanguage) => Html;
  readonly links: {
    readonly data: string;
    readonly quality: string;
    readonly fields: string;
    readonly about: string;
    readonly errors: string;
  };
}

/** A page of the documentation about one subject. */
interface Guide {
  readonly title: string;
  readonly description: string;
  readonly text: Html;
}

/** The paragraphs of the documentation's front page, in one language. */
export interface DocProse {
  readonly quickStart: string;
  readonly intro: Html;
  readonly spreadsheet: string;
  /** Returns the guides; `clients` is how to install each client, and a first program. */
  guides(
    parts: Pick<DocExamples, 'code'> & { readonly clients: Readonly<Record<'python' | 'typescript', Html>> },
  ): Readonly<Record<'errors' | 'models' | 'client-packages' | 'changelog', Guide>>;
  topics(examples: DocExamples): Topic[];
}
