import { league } from '../../records/league.ts';
import { html } from '../html.ts';
import { docProse } from '../prose/index.ts';
import type { Site } from '../site.ts';
import { codeBlock } from './code-tabs.ts';
import { exampleSeason } from './example-season.ts';
import { quickStart } from './quick-start.ts';
import type { Topic } from './topic.ts';

/** Returns the sections of the documentation's front page, the quick start first. */
export function docTopics(site: Site): Topic[] {
  const prose = docProse[site.language];
  const season = exampleSeason(site.data.tables);
  const [match] = site.data.matches.get(season) ?? [];
  const remarks = (league.remarks[site.language] ?? []).map(
    (remark) => html`<li>${remark}</li>
`,
  );
  const links = {
    data: site.path({ page: 'data' }),
    quality: site.path({ page: 'quality' }),
    fields: site.path({ page: 'fields' }),
    errors: site.path({ page: 'errors' }),
    about: `${site.path({ page: 'about' })}#attribution`,
  };
  return [
    { id: 'quick-start', title: prose.quickStart, text: quickStart(site, season) },
    ...prose.topics({
      season,
      club: match?.home_club ?? '',
      remarks,
      links,
      code: (text, language) => codeBlock(site, text, language),
    }),
  ];
}
