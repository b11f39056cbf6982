import { Feed, type Item } from 'feed';
import { hasResult, isOpen } from '../../src/derive/matches.ts';
import type { Match } from '../../src/records/match.ts';
import { service } from '../../src/service.ts';
import type { Addresses } from '../../src/site/addresses.ts';
import { feedAddress } from '../../src/site/frame/document-head.ts';
import { html } from '../../src/site/html.ts';
import { weekRoute } from '../../src/site/links.ts';
import { isLate, missingResults } from '../../src/site/lookups/last-and-next-matches.ts';
import { type Week, weekOf } from '../../src/site/lookups/weeks.ts';
import { bestNews } from '../../src/site/match/match-headline.ts';
import type { LeagueData } from '../../src/site/published-data.ts';
import { slugOfMatch } from '../../src/site/slugs.ts';
import type { Words } from '../../src/site/words.ts';

/** How many entries the feed has at most. */
const maxEntries = 30;

const matchMs = 2 * 60 * 60 * 1000;

/** Returns about when a match ended. Where its kick-off is unknown, that is the beginning of its day. */
function endOf({ kickoff_utc, date }: Pick<Match, 'kickoff_utc' | 'date'>): Date {
  return new Date(kickoff_utc === null ? Date.parse(date) : Date.parse(kickoff_utc) + matchMs);
}

/** An entry with when it was published, and when it last changed. */
type TimedItem = Item & Required<Pick<Item, 'published' | 'date'>>;

/** Returns when the last of some matches ended, and when one of them last changed: at its end where that is not known. */
function timesOf(matches: readonly Match[]): Pick<TimedItem, 'published' | 'date'> {
  const ends = matches.map((match) => endOf(match).getTime());
  const changes = matches.map((match) => Date.parse(match.last_updated ?? endOf(match).toISOString()));
  return { published: new Date(Math.max(...ends)), date: new Date(Math.max(...changes)) };
}

/** Renders the Atom feed of the latest results, and of the weeks that are over, in a language. Its addresses must be whole. */
export function renderResultsFeed(
  site: Words & Addresses & LeagueData,
  siteUrl: string,
): [address: string, content: string] {
  const { t, format, tables, language, asOf } = site;
  const address = feedAddress(site);
  const latestMatches = tables.rows('matches').filter(hasResult).slice(-maxEntries).toReversed();
  const missing = missingResults(site);
  const weeks = latestMatches.flatMap((match) => weekOf(tables, match) ?? []);
  const [lastWeek] = weeks;
  const items = [
    ...latestMatches.map((match) => matchItem(site, match, siteUrl)),
    // A week that is not over has no entry yet: readers see an entry once.
    ...[...new Set(weeks)]
      .filter(({ matches }) => !matches.some(({ status }) => isOpen(status)))
      .map((week) => weekItem(site, week, siteUrl)),
  ];
  const changes = items.map(({ date }) => date.getTime());
  const feed = new Feed({
    id: `urn:x-${service.id}:results:${language}`,
    title: t('{league}: results'),
    ...(missing &&
      isLate(site) && {
        description: `${t('Results missing since {day}', { day: format.day(missing.since) })}${t(': ')}${missing.count}`,
      }),
    link: siteUrl + site.path(lastWeek ? weekRoute(lastWeek) : { page: 'home' }),
    feedLinks: { atom: siteUrl + address },
    author: { name: service.name },
    language,
    copyright: tables.league.attribution,
    updated: new Date(changes.length > 0 ? Math.max(...changes) : asOf),
  });
  for (const item of items.sort((one, other) => other.published.getTime() - one.published.getTime()))
    feed.addItem(item);
  return [address, feed.atom1()];
}

function resultOf({ format }: Words, { home_team, away_team, home_goals, away_goals }: Match): string {
  return `${home_team} ${format.score(home_goals, away_goals)} ${away_team}`;
}

function matchItem(site: Words & Addresses, match: Match, siteUrl: string): TimedItem {
  return {
    title: asMarkup(resultOf(site, match)),
    id: `urn:x-${service.id}:${match.match_id}`,
    link: siteUrl + site.path({ page: 'match', slug: slugOfMatch(match) }),
    ...timesOf([match]),
    description: asMarkup(
      [site.stageName(match.stage), site.format.day(match.date), match.venue]
        .filter((part) => part !== null)
        .join(' · '),
    ),
  };
}

/** Returns the entry of a week that is over: its news and its results. */
function weekItem(site: Words & Addresses & LeagueData, week: Week, siteUrl: string): TimedItem {
  const { t } = site;
  const results = week.matches.filter(hasResult);
  const name = t('Week {week} of {season}', { week: week.number, season: week.season });
  return {
    title: asMarkup([name, bestNews(site, results)?.text ?? []].flat().join(t(': '))),
    id: `urn:x-${service.id}:week:${week.season}:${week.monday}`,
    link: siteUrl + site.path(weekRoute(week)),
    ...timesOf(results),
    description: asMarkup(results.map((match) => resultOf(site, match)).join(' · ')),
  };
}

/** Returns a text as markup, as which the library marks the texts of entries. */
function asMarkup(text: string): string {
  return String(html`${text}`);
}
