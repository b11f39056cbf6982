import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { renderChangelogFeed } from '../../../../build/render/atom-feeds.ts';
import { apiReleases } from '../../../../src/site/docs/changes.ts';
import { english } from '../../../support/site.ts';

const version =
  '## 2.1.0\n\n### Added\n\n- Not complete yet\n\n## 2.0.0, 2026-03-04\n\n### Added\n\n- A `field`\n';
const refresh = '# Changes\n\n## 2026-05-06 07:08 UTC, season 2026\n\n- 2026-05-05: a 1–0 b\n';

describe('the feed of changes', () => {
  const site = { ...english, changes: `# Changelog\n\n${version}`, dataChanges: refresh };
  const [address, content] = renderChangelogFeed(site, 'https://site.test');
  const entries = content.split('<entry>').slice(1);

  it('has the changes of API and data that have a day, the latest first', () => {
    expect(address).toBe('/changelog.atom');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toContain('Data 2026-05-06 07:08 UTC, season 2026');
    expect(entries[1]).toContain('API 2.0.0, 2026-03-04');
    const [whole, newest] = [...content.matchAll(/<updated>([^<]+)</g)].map(([, time]) => time);
    expect([whole, newest]).toEqual(['2026-05-06T00:00:00.000Z', '2026-05-06T00:00:00.000Z']);
    expect(parseDocument(content, { xmlMode: true }).children).not.toHaveLength(0);
  });

  it('has each change as markup, below the page that lists it', () => {
    expect(entries[1]).toContain('<h4>Added</h4>\n<ul>\n<li>A <code>field</code></li>');
    expect(entries[1]).toContain('href="https://site.test/docs/changelog"');
  });
});

it('a version without a day has no day', () => {
  expect(apiReleases({ changes: version }).map(({ title, day }) => [title, day])).toEqual([
    ['2.1.0', undefined],
    ['2.0.0, 2026-03-04', '2026-03-04'],
  ]);
});
