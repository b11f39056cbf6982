import { Feed } from 'feed';
import { hasResult } from '../../src/derive/tally.ts';
import type { Match } from '../../src/records/match.ts';
import { service } from '../../src/service.ts';
import { feedAddress } from '../../src/site/frame/head.ts';
import { html } from '../../src/site/html.ts';
import { slugOfMatch } from '../../src/site/lookups/matches.ts';
import { isLate, missingResults } from '../../src/site/lookups/missing-results.ts';
import type { Site } from '../../src/site/site.ts';

/** How many entries the feed has at most. */
const maxEntries = 30;

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
  const feed = new Feed({
    id: `urn:x-${service.id}:results:${language}`,
    title: t('{league}: results'),
    ...(missing &&
      isLate(site) && {
        description: `${t('Results missing since {day}', { day: format.day(missing.since) })}${t(': ')}${missing.count}`,
      }),
    link: siteUrl + site.path({ page: 'home' }),
    feedLinks: { atom: siteUrl + address },
    author: { name: service.name },
    language,
    copyright: tables.league.attribution,
    updated: latestMatches[0] ? endOf(latestMatches[0]) : new Date(asOf),
  });
  for (const match of latestMatches) {
    const { home_team, away_team, home_goals, away_goals, date, match_id } = match;
    feed.addItem({
      title: asMarkup(`${home_team} ${format.score(home_goals, away_goals)} ${away_team}`),
      id: `urn:x-${service.id}:${match_id}`,
      link: siteUrl + site.path({ page: 'match', slug: slugOfMatch(match) }),
      date: endOf(match),
      description: asMarkup(`${site.stageName(match.stage)} · ${format.day(date)} · ${match.venue}`),
    });
  }
  return [address, feed.atom1()];
}

/** Returns a text as markup, as which the library marks the texts of entries. */
function asMarkup(text: string): string {
  return String(html`${text}`);
}
