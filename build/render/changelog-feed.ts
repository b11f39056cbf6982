import { service } from '../../src/service.ts';
import { apiReleases, changelogFeedAddress, dataReleases } from '../../src/site/docs/changes.ts';
import type { Site } from '../../src/site/site.ts';
import { maxEntries, renderAtom } from './atom-feed.ts';

/** Renders the changes of API and data that have a day, the latest first, as an Atom feed. Its addresses must be whole. */
export function renderChangelogFeed(site: Site, siteUrl: string): [address: string, content: string] {
  const { sources, path, asOf } = site;
  const link = siteUrl + path({ page: 'changelog' });
  const releases = [
    ...apiReleases(sources).map((release) => ({ ...release, title: `API ${release.title}` })),
    ...dataReleases(sources).map((release) => ({ ...release, title: `Data ${release.title}` })),
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
