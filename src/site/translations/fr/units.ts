import type { Translations } from '../translations.ts';

/** Units; symbols are the same. */
export const units: Translations = {
  minutes: 'minutes',
  hours: 'heures',
  people: 'personnes',
  degrees: 'degrés',
  goals: 'buts',
  'decimal odds': 'cote décimale',
  '%': '%',
  '°C': '°C',
  'km/h': 'km/h',
  mm: 'mm',
};
