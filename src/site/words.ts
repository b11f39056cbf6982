import * as z from 'zod/mini';
import type { League, PageLanguage } from '../records/league-schema.ts';
import { described } from '../records/schema.ts';
import { hasPlayOffs, seasonName } from '../records/season-rules.ts';
import type { Formats } from './formats.ts';
import french from './french.json' with { type: 'json' };
import { messageFormat, type Values, withoutMeaning } from './message-format.ts';

type French = typeof french;

/** A text of the site in English. Its French is in `french.json`, by page. */
export type Text = { [Page in keyof French]: keyof French[Page] }[keyof French] & string;

/** A text that the script of the pages shows. */
export type ScriptText = keyof French['script'];

/** Returns a text in a language, with its values. */
export type Translate = (text: Text, values?: Values) => string;

/** Returns a text that the pages and their script have, each with its own `t`. */
export type TranslateOfBoth = (text: ScriptText, values?: Values) => string;

const catalogues: Readonly<Partial<Record<PageLanguage, ReadonlyMap<string, string>>>> = {
  fr: new Map(Object.values(french).flatMap((texts) => Object.entries(texts))),
};

/** Returns the texts that the script shows in a language, by the English text. English itself has none. */
export function scriptTexts(language: PageLanguage): Readonly<Record<string, string>> {
  return language === 'fr' ? french.script : {};
}

/** What texts need of a league; one without rules has no play-offs. */
type LeagueOfTexts = Pick<League, 'name' | 'first_season' | 'season_first_month'> &
  Parameters<typeof hasPlayOffs>[0];

/**
 * Returns the function that pages take their texts from. Every text may name the league, and depend on its play-offs. The
 * number of a season becomes its name.
 */
export function translator(
  language: PageLanguage,
  { name, first_season: since, season_first_month: month, ...rules }: LeagueOfTexts,
  translation?: LeagueTexts,
): Translate {
  const catalogue = catalogues[language];
  const format = messageFormat(language);
  const league =
    language === 'fr'
      ? { league: name, ofLeague: `de ${name}`, inLeague: `dans ${name}` }
      : { league: name, ofLeague: `of the ${name}`, inLeague: `in the ${name}` };
  const own = translation && {
    league: translation.name,
    ofLeague: translation.of,
    inLeague: translation.in,
  };
  const playOffs = hasPlayOffs(rules) ? 'yes' : 'no';
  return (text, values = {}) => {
    const message = catalogue?.get(text) ?? withoutMeaning(text);
    if (!message.includes('{')) return message;
    const { season } = values;
    const named = typeof season === 'number' && { season: seasonName(season, month) };
    return format(message, { since, playOffs, ...league, ...own, ...values, ...named });
  };
}

const text = z.string().check(z.minLength(1));

/** What `data/league.fr.json` and its like have: the league's name in another language, and texts of the data. */
export const leagueTextsSchema = z.strictObject({
  name: described(text, 'The name of the league'),
  of: described(text, 'The name after a noun, such as `de la Liga`'),
  in: described(text, 'The name as a place, such as `en la Liga`'),
  texts: described(
    z._default(z.record(z.string(), text), {}),
    'Names of stages, sources, formats, honours and places in that language, by the text of the data',
  ),
});

export type LeagueTexts = z.infer<typeof leagueTextsSchema>;

/** The language of a page, and what it writes texts, names, dates and numbers with. */
export interface Words {
  readonly language: PageLanguage;
  readonly t: Translate;
  readonly format: Formats;
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
