import { Feed, type FeedOptions } from 'feed';
import { hasResult } from '../../src/derive/tally.ts';
import type { Match } from '../../src/records/match.ts';
import { service } from '../../src/service.ts';
import { apiReleases, changelogFeedAddress, dataReleases } from '../../src/site/docs/changes.ts';
import { feedAddress } from '../../src/site/frame/head.ts';
import { type Html, html } from '../../src/site/html.ts';
import { slugOfMatch } from '../../src/site/lookups/matches.ts';
import { isLate, missingResults } from '../../src/site/lookups/missing-results.ts';
import type { Site } from '../../src/site/site.ts';

/** How many entries a feed has at most. */
const maxEntries = 30;

interface AtomFeed extends Omit<FeedOptions, 'id' | 'copyright' | 'feedLinks'> {
  /** Its name among the feeds of the service. Ids are independent of the host, so that a site that moves repeats no entry. */
  readonly name: string;
  /** The attribution of the data. */
  readonly copyright: string;
  /** Its address, whole. */
  readonly address: string;
}

/** An entry: title and summary are text, content is markup. */
interface AtomEntry {
  readonly id: string;
  readonly link: string;
  readonly date: Date;
  readonly title: string;
  readonly summary?: string;
  readonly content?: Html;
}

/** Renders an Atom feed of the service. What the library writes is of `type="html"`, so texts are escaped for it. */
export function renderAtom({ name, address, ...options }: AtomFeed, entries: readonly AtomEntry[]): string {
  const feed = new Feed({
    ...options,
    id: `urn:x-${service.id}:${name}`,
    feedLinks: { atom: address },
    author: { name: service.name },
  });
  for (const { title, summary, content, ...entry } of entries)
    feed.addItem({
      ...entry,
      title: String(html`${title}`),
      ...(summary !== undefined && { description: String(html`${summary}`) }),
      ...(content && { content: String(content) }),
    });
  return feed.atom1();
}

const matchMs = 2 * 60 * 60 * 1000;

/** Returns about when a match ended. Where its kick-off is unknown, that is the beginning of its day. */
function endOf({ kickoff_utc, date }: Pick<Match, 'kickoff_utc' | 'date'>): Date {
  return new Date(kickoff_utc === null ? Date.parse(date) : Date.parse(kickoff_utc) + matchMs);
}

/** Renders the Atom feed of the latest results in a language. Its addresses must be whole. */
export function renderResultsFeed(site: Site, siteUrl: string): [address: string, content: string] {
  const { t, format, tables, language, asOf } = site;
  const address = feedAddress(site);
  const latestMatches = tables.rows('matches').filter(hasResult).slice(-maxEntries).toReversed();
  const missing = missingResults(site);
  const feed = {
    name: `results:${language}`,
    address: siteUrl + address,
    title: t('{league}: results'),
    ...(missing &&
      isLate(site) && {
        description: `${t('Results missing since {day}', { day: format.day(missing.since) })}${t(': ')}${missing.count}`,
      }),
    link: siteUrl + site.path({ page: 'home' }),
    language,
    copyright: tables.league.attribution,
    updated: latestMatches[0] ? endOf(latestMatches[0]) : new Date(asOf),
  };
  const entries = latestMatches.map((match) => {
    const { home_team, away_team, home_goals, away_goals, date, match_id } = match;
    return {
      title: `${home_team} ${format.score(home_goals, away_goals)} ${away_team}`,
      id: `urn:x-${service.id}:${match_id}`,
      link: siteUrl + site.path({ page: 'match', slug: slugOfMatch(match) }),
      date: endOf(match),
      summary: `${site.stageName(match.stage)} · ${format.day(date)} · ${match.venue}`,
    };
  });
  return [address, renderAtom(feed, entries)];
}

/** Renders the changes of API and data that have a day, the latest first, as an Atom feed. Its addresses must be whole. */
export function renderChangelogFeed(site: Site, siteUrl: string): [address: string, content: string] {
  const { path, asOf } = site;
  const link = siteUrl + path({ page: 'changelog' });
  const releases = [
    ...apiReleases(site).map((release) => ({ ...release, title: `API ${release.title}` })),
    ...dataReleases(site).map((release) => ({ ...release, title: `Data ${release.title}` })),
  ]
    .flatMap(({ day, ...release }) => (day === undefined ? [] : [{ ...release, date: new Date(day) }]))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = {
    name: 'changes',
    address: siteUrl + changelogFeedAddress,
    title: `${service.name}: Feed of changes`,
    link,
    copyright: site.tables.league.attribution,
    updated: releases[0]?.date ?? new Date(asOf),
  };
  const entries = releases.slice(0, maxEntries).map(({ title, date, text }) => ({
    title,
    id: `urn:x-${service.id}:changes:${encodeURIComponent(title)}`,
    link,
    date,
    content: text,
  }));
  return [changelogFeedAddress, renderAtom(feed, entries)];
}
