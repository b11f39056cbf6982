import type { Resource } from '../../resources/resource.ts';
import type { CodeTab } from './code-tabs.ts';

/** Returns the same request in four languages. Where an answer has rows, R reads them as CSV. */
export function samplesOf({ rows }: Resource, address: string): CodeTab[] {
  const url = `{host}${address}`;
  const csv = `${url}${address.includes('?') ? '&' : '?'}format=csv`;
  const list = rows?.[0]?.name;
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
        : `answer <- jsonlite::fromJSON("${url}")
str(answer)`,
    },
  ];
}
