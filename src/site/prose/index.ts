import type { Html } from '../html.ts';
import type { Language } from '../language.ts';
import type { DocProse } from './docs.ts';
import { docsEn } from './docs-en.ts';
import { docsFr } from './docs-fr.ts';
import { downloadNotesEn, downloadNotesFr } from './download-notes.ts';
import type { RatingProse } from './rating.ts';
import { ratingEn } from './rating-en.ts';
import { ratingFr } from './rating-fr.ts';

/** The paragraphs of the page on ratings, by language. */
export const ratingProse: Readonly<Record<Language, RatingProse>> = { en: ratingEn, fr: ratingFr };

/** The paragraphs of the documentation's front page, by language. */
export const docProse: Readonly<Record<Language, DocProse>> = { en: docsEn, fr: docsFr };

/** What to know of each format of the downloads, by language. */
export const downloadNotes: Readonly<Record<Language, Html>> = { en: downloadNotesEn, fr: downloadNotesFr };
