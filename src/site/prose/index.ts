import type { Language } from '../language.ts';
import type { RatingProse } from './rating.ts';
import { ratingEn } from './rating-en.ts';
import { ratingFr } from './rating-fr.ts';

/** The paragraphs of the page on ratings, by language. */
export const ratingProse: Readonly<Record<Language, RatingProse>> = { en: ratingEn, fr: ratingFr };
