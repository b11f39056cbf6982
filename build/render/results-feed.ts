import { hasResult } from '../../src/derive/tally.ts';
import type { Match } from '../../src/records/match.ts';
import { service } from '../../src/service.ts';
import { feedAddresses } from '../../src/site/frame/head.ts';
import { slugOfMatch } from '../../src/site/lookups/matches.ts';
import type { Site } from '../../src/site/site.ts';
import { maxEntries, renderAtom } from './atom-feed.ts';

const matchMs = 2 * 60 * 60 * 1000;

/** Returns about when a match ended. Where its kick-off is unknown, that is the beginning of its day. */
function endOf({ kickoff_utc, date }: Pick<Match, 'kickoff_utc' | 'date'>): Date {
  return new Date(kickoff_utc === null ? Date.parse(date) : Date.parse(kickoff_utc) + matchMs);
}

/** Renders the Atom feed of the latest results in a language. Its addresses must be whole. */
export function renderResultsFeed(site: Site, siteUrl: string): [address: string, content: string] {
  const { t, format, tables, language, asOf } = site;
  const address = feedAddresses[language];
  const latestMatches = tables.rows('matches').filter(hasResult).slice(-maxEntries).toReversed();
  const feed = {
    name: `results:${language}`,
    address: siteUrl + address,
    title: t('{league}: results'),
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
