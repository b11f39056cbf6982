import { type Language, localeOf } from '../language.ts';

/** Nations with a team of their own and no region code, and names that differ from those of the standard. */
const french: Readonly<Record<string, string>> = {
  England: 'Angleterre',
  Scotland: 'Écosse',
  Wales: 'Pays de Galles',
  'Northern Ireland': 'Irlande du Nord',
  'Republic of Ireland': 'République d’Irlande',
  USA: 'États-Unis',
  Congo: 'Congo',
  'Congo DR': 'République démocratique du Congo',
  "Côte d'Ivoire": 'Côte d’Ivoire',
  'Saint Kitts and Nevis': 'Saint-Kitts-et-Nevis',
  Turkey: 'Turquie',
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames('en', { type: 'region' });
const codes = new Map(
  letters
    .flatMap((a) => letters.map((b) => [english.of(a + b)?.replace(' & ', ' and '), a + b] as const))
    .reverse(),
);

/**
 * Returns the name of a country, which the data has in English, in a language. An unknown name stays as it is.
 */
export function countryName(name: string, language: Language): string {
  if (language === 'en') return name;
  const code = codes.get(name);
  const nameOfRegion = code && new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code);
  return french[name] ?? nameOfRegion ?? name;
}
