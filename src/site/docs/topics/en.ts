import { examples } from '../../../records/examples.ts';
import { league } from '../../../records/league.ts';
import { html } from '../../html.ts';
import { code } from './code.ts';
import type { Topic } from './topic.ts';

/** The documentation's sections in English. */
export const topics: readonly Topic[] = [
  {
    id: 'quick-start',
    title: 'Quick start',
    text: html`<p>Every answer is JSON. No key is needed. The same table in five places:</p>
<h3>curl</h3>${code(`curl -s '{host}/api/v1/standings?season=${examples.season}' | jq -r '.standings[] | [.position, .team, .points] | @tsv'`)}
<h3>JavaScript</h3>${code(`const response = await fetch('{host}/api/v1/standings?season=${examples.season}');
const { standings } = await response.json();
console.table(standings, ['position', 'team', 'points']);`)}
<h3>Python</h3>${code(`import json, urllib.request

with urllib.request.urlopen('{host}/api/v1/standings?season=${examples.season}') as response:
    for row in json.load(response)['standings']:
        print(row['position'], row['team'], row['points'])`)}
<h3>R</h3>${code(`players <- read.csv("{host}/dumps/players.csv")
head(players[order(-players$goals), c("season", "name", "team", "goals")])`)}
<h3>Spreadsheet</h3>${code(`=IMPORTDATA("{host}/dumps/standings.csv")`)}`,
  },
  {
    id: 'files',
    title: 'Files on the CDN',
    text: html`<p>Common answers are also files, with no rate limit: the parameters as pairs of path segments in the
documented order, without defaults, and a club as its <code>club_id</code>. The <code>Content-Location</code> header of an
answer names its file. <a href="/data/v1/index.json">The index</a> lists all files with size and SHA-256.</p>
${code(`curl '{host}/api/v1/matches?season=${examples.season}&team=${examples.club_name}'
curl '{host}/data/v1/matches/season/${examples.season}/team/${examples.club}.json'   # the same bytes`)}`,
  },
  {
    id: 'limits',
    title: 'Rate limit',
    text: html`<p>300 requests per client and hour. <code>X-RateLimit-Remaining</code> and <code>RateLimit</code> say how many
are left, <code>X-RateLimit-Reset</code> when the hour ends. Over the limit the API answers 429 with
<code>Retry-After</code>. Files, downloads and calendars have no limit.</p>`,
  },
  {
    id: 'caching',
    title: 'Caching and conditional requests',
    text: html`<p>Every answer has an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and an unchanged answer is
304 without a body. <code>Cache-Control</code> says how long an answer may be reused: 15 seconds for live matches, a minute
for the current season while the live feed answers, an hour for tables and matches, a day for finished seasons.</p>`,
  },
  {
    id: 'errors',
    title: 'Errors',
    text: html`<p>An error is JSON too, and says what was wrong and what was expected:</p>
${code(`{"error":"Bad Request","message":"unknown parameter 'seasn'; did you mean 'season'?","status":400}`)}`,
  },
  {
    id: 'pages',
    title: 'Lists come in pages',
    text: html`<p>A list has at most 100 records unless <code>limit</code> says otherwise, 500 at most. <code>total</code> and
<code>has_more</code> say what is left, the <code>Link</code> header has the next page.</p>`,
  },
  {
    id: 'traps',
    title: 'Known traps',
    text: html`<ul>
<li>A player's season includes the play-offs; the league's table does not.</li>
${(league.remarks.en ?? []).map(
  (remark) => html`<li>${remark}</li>
`,
)}<li>Clubs change names. Join by <code>club_id</code>, not by name.</li>
<li>A value that is not known is <code>null</code>, never 0.</li>
<li>A player's shots leave out blocked shots; a club's include them.</li>
</ul>`,
  },
  {
    id: 'stability',
    title: 'What may change',
    text: html`<p>Within version 1 fields and endpoints are added, never renamed or removed. The order of fields and of query
parameters in links may change.</p>`,
  },
];
