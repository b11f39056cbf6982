import type { LiveEvent } from '../../records/live-event.ts';
import { codeBlock, codeSpan } from '../../records/text.ts';
import { exampleOf, exampleParameters } from '../../resources/discovery.ts';
import { answerTo } from '../../resources/example-answers.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Addresses } from '../addresses.ts';
import { linksOf } from '../data-links.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { originOf } from './code-block.ts';
import { type CodeTab, codeTabs, outputText } from './code-tabs.ts';
import { documentText } from './text-page.ts';

/** Returns a request to an endpoint in four languages, the file with its answer, and the answer. */
export function endpointSamples(site: DeveloperSite, resource: Resource): string {
  const { tables } = site;
  const answer = answerTo(resource, resource.examples[0], tables);
  const query = Object.fromEntries(exampleParameters(resource.examples[0]));
  const { json, api } = linksOf(site, resource.name, query);
  const parts = [codeTabs(samplesOf(site, resource, answer)), `Ask for it in this browser: ${linkTo(api)}`];
  if (json !== undefined) parts.push(`The same answer as a file, without a rate limit: ${linkTo(json)}`);
  if (answer) parts.push(answerPart(resource, answer));
  if (resource.hasEventStream) parts.push(streamPart(site, answer as { events: LiveEvent[] }));
  return parts.join('\n\n');
}

function linkTo(address: string): string {
  return `[${codeSpan(address)}](${address})`;
}

/** Returns an answer, which the page shows when the reader opens it. */
function answerPart({ hasEventStream }: Resource, answer: object): string {
  const title = hasEventStream ? 'The latest match that is over, as it is told' : 'A real answer';
  return `**${title}; lists are cut to two entries.**\n\n${codeBlock(JSON.stringify(answer, cut, 2), 'json')}`;
}

/** How many entries of a list an example shows. */
const maxEntries = 2;

function cut(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxEntries) : value;
}

function streamPart(site: DeveloperSite, answer: { readonly events: readonly LiveEvent[] }): string {
  return documentText(site, 'live-events', { parts: { lines: streamLines(answer) } }).trimEnd();
}

/** Returns the first lines of a stream of events. */
function streamLines({ events }: { readonly events: readonly LiveEvent[] }): string {
  const frames = events
    .slice(0, maxEntries)
    .map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}`);
  return outputText(['retry: 15000', ...frames].join('\n\n'));
}

/** Returns the same request in four languages. Where an answer has rows, R reads them as CSV. */
function samplesOf(
  site: Addresses,
  { rows, path, examples }: Resource,
  answer: object | undefined,
): CodeTab[] {
  const [example] = examples;
  const address = exampleOf(path, example);
  const url = `${originOf(site)}${address}`;
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
