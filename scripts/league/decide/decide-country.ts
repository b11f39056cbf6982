import { localClock, offsetMinutes } from '../../../src/records/local-time.ts';
import type { Decisions } from './decisions.ts';

/** Where a league is played. */
export interface Country {
  /** Its code of two letters (ISO 3166-1). */
  readonly code: string;
  /** Its name in English. */
  readonly name: string;
  readonly timeZone: string;
}

/** Returns the country of a code, with its time zone where it has one, or where all its zones have the same clock. */
export function decideCountry(
  code: string | undefined,
  timeZone: string | undefined,
  days: readonly string[],
  decisions: Decisions,
): Country | undefined {
  if (code === undefined) {
    decisions.ask('the country, by its code of two letters', '--country DE');
    return undefined;
  }
  const name = nameOf(code);
  if (name === undefined) {
    decisions.ask(`'${code}' is no code of a country`, '--country DE');
    return undefined;
  }
  const zone = timeZone ?? zoneOf(code, days);
  if (zone === undefined) {
    const zones = zonesOf(code);
    decisions.ask(`the time zone of ${name}, which has ${zones.length}`, `--time-zone ${zones[0] ?? 'UTC'}`);
    return undefined;
  }
  decisions.note(`${name}, on the clock of ${zone}`, '--time-zone');
  return { code, name, timeZone: zone };
}

function nameOf(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
  return name === undefined || name === code ? undefined : name;
}

/** A locale, with a method of ECMA-402 that TypeScript does not know yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined };

function zonesOf(code: string): string[] {
  return (new Intl.Locale(`und-${code}`) as LocaleWithZones).getTimeZones() ?? [];
}

/** Returns the zone of a country, the first of several whose clocks agree on all days; undefined where they differ. */
function zoneOf(code: string, days: readonly string[]): string | undefined {
  const zones = zonesOf(code);
  const [first] = zones;
  if (first === undefined || zones.length === 1 || days.length === 0) return first;
  const clocks = zones.map(localClock);
  const doAgree = days.every((day) => {
    const noon = `${day}T12:00:00Z`;
    return new Set(clocks.map((clock) => offsetMinutes(clock, noon))).size === 1;
  });
  return doAgree ? first : undefined;
}
