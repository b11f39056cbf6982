import type { LiveEvent } from '../../records/live-event.ts';
import { exampleOf, exampleParameters } from '../../resources/discovery.ts';
import { answerTo } from '../../resources/example-answers.ts';
import type { Resource } from '../../resources/resource.ts';
import type { DeveloperSite } from '../developer-sources.ts';
import { type Html, html, nothing } from '../html.ts';
import { linksOf } from '../source-links.ts';
import { type CodeTab, codeTabs, outputBlock } from './code-tabs.ts';
import { textPart } from './text-page.ts';

/** Returns a request to an endpoint in four languages, the file with its answer, and the answer. */
export function endpointSamples(site: DeveloperSite, resource: Resource): Html {
  const { tables } = site;
  const answer = answerTo(resource, resource.examples[0], tables);
  const query = Object.fromEntries(exampleParameters(resource.examples[0]));
  const { json, api } = linksOf(site, resource.name, query);
  return html`${codeTabs(site, 'sample', samplesOf(resource, answer))}
<p>Ask for it in this browser: <a href="${api}"><code>${api}</code></a></p>
${json === undefined ? nothing : html`<p>The same answer as a file, without a rate limit: <a href="${json}"><code>${json}</code></a></p>`}
${answer === undefined ? nothing : html`<details><summary>${resource.hasEventStream ? 'The latest match that is over, as it is told' : 'A real answer'}; lists are cut to two entries.</summary><pre tabindex="0"><code class="language-json">${JSON.stringify(answer, cut, 2)}</code></pre></details>`}
${resource.hasEventStream ? textPart(site, 'live-events', { parts: { lines: streamLines(answer as { events: LiveEvent[] }) } }) : nothing}`;
}

/** How many entries of a list an example shows. */
const maxEntries = 2;

function cut(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxEntries) : value;
}

/** Returns the first lines of a stream of events. */
function streamLines({ events }: { readonly events: readonly LiveEvent[] }): Html {
  const frames = events
    .slice(0, maxEntries)
    .map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}`);
  return outputBlock(['retry: 15000', ...frames].join('\n\n'));
}

/** Returns the same request in four languages. Where an answer has rows, R reads them as CSV. */
function samplesOf({ rows, path, examples }: Resource, answer: object | undefined): CodeTab[] {
  const [example] = examples;
  const address = exampleOf(path, example);
  const url = `{host}${address}`;
  const csv = `${url}${address.includes('?') ? '&' : '?'}format=csv`;
  // Boards have their rows one by one.
  const list = rows?.map(({ name }) => name).find((name) => answer && name in answer);
  return [
    { label: 'curl', language: 'sh', code: `curl '${url}'` },
    {
      label: 'JavaScript',
      language: 'js',
      code: `const response = await fetch('${url}');
const answer = await response.json();
${list === undefined ? 'console.log(answer);' : `console.table(answer.${list});`}`,
    },
    {
      label: 'Python',
      language: 'python',
      code: `import json, urllib.request

with urllib.request.urlopen('${url}') as response:
    answer = json.load(response)
${list === undefined ? 'print(answer)' : `for row in answer['${list}']:\n    print(row)`}`,
    },
    {
      label: 'R',
      language: 'r',
      code: rows
        ? `rows <- read.csv("${csv}")
head(rows)`
        : `answer <- jsonlite::fromJSON("${url}") # install.packages("jsonlite")
str(answer)`,
    },
  ];
}
