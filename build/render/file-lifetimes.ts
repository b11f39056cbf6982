import { idParameter, withId } from '../../src/query/address.ts';
import { cacheControl, type Lifetime, type SeasonLifetimes } from '../../src/resources/lifetimes.ts';
import type { Resource } from '../../src/resources/resource.ts';

/** The number of rules beyond which the platform ignores them. */
const maxRules = 100;

/**
 * Renders the CDN's `_headers`, with the rules written by hand, then the lifetimes of prerendered answers from the registry.
 *
 * @param currentSeason the season whose answers have a shorter lifetime than those of finished seasons
 * @throws {Error} beyond the platform's limit
 */
export function renderHeaders(byHand: string, resources: readonly Resource[], currentSeason: number): string {
  const rules = resources
    .filter(({ prerenderedQueries }) => prerenderedQueries)
    .flatMap((resource) => rulesOf(resource, currentSeason));
  const text = `${byHand.trimEnd()}\n\n# From the registry of resources\n${rules.join('\n')}\n`;
  const count = text.split('\n').filter((line) => line.startsWith('/')).length;
  if (count > maxRules) throw new Error(`_headers has ${count} rules; the CDN reads ${maxRules}`);
  return text;
}

function rulesOf({ name, path, lifetime, parameters }: Resource, currentSeason: number): string[] {
  const { finished, current }: Pick<SeasonLifetimes, 'finished'> & Partial<SeasonLifetimes> =
    'finished' in lifetime ? lifetime : { finished: lifetime };
  // The CDN joins a field that two rules set, so the exception first removes it.
  const exception = (path: string, lifetime = current ?? finished) =>
    rule(path, lifetime, '  ! Cache-Control\n');
  const idName = idParameter(path);
  // An id does not say whether its season is finished. The shorter lifetime keeps the promise of both.
  if (idName !== undefined) return [exception(`/data/v1${withId(path, `:${idName}`)}`)];
  const names = Object.keys(parameters);
  const isSeasonFirst = names[0] === 'season';
  // Two patterns, since `/odds*` would match `/odds-quotes` too, and the CDN joins the values of both rules.
  // An answer without a season follows the latest one.
  const rules = [
    rule(`/data/v1/${name}.json`, current ?? finished),
    rule(`/data/v1/${name}/*`, isSeasonFirst ? (current ?? finished) : finished),
  ];
  if (!current) return rules;
  if (isSeasonFirst) {
    rules.push(
      exception(`/data/v1/${name}/season/*`, finished),
      exception(`/data/v1/${name}/season/${currentSeason}*`),
    );
  } else if (names.includes('season')) {
    const path = `/data/v1/${name}/*season/${currentSeason}`;
    rules.push(exception(`${path}.json`));
    // A rule may have only one `*`, so placeholders match a parameter after the season.
    rules.push(exception(`${path}/:name/:value`));
  }
  return rules;
}

function rule(path: string, lifetime: Lifetime, removal = ''): string {
  return `${path}\n${removal}  Cache-Control: ${cacheControl(lifetime)}`;
}
