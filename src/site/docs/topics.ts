import { defaultLimit, maxLimit } from '../../query/page.ts';
import { requestsPerHour } from '../../service.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { codeBlock } from './code-tabs.ts';

/** Returns how the API behaves, topic by topic. @param season the one that examples are of */
export function topics(site: Site, season: number): Html {
  const { league } = site.tables;
  const [match] = site.tables.rows('matches', season);
  const aboutPath = `${site.path({ page: 'about' })}#attribution`;
  return html`<h2 id="files">Files on the CDN</h2>
<p>Common answers are also files, without a rate limit. The path has the parameters as pairs of segments, in the order
that the endpoint lists them, without defaults, and a club as its <code>club_id</code>. The <code>Content-Location</code> header
of an answer names its file. <a href="/data/v1/index.json">The index</a> lists all files with size and SHA-256; whole tables are
among <a href="${site.path({ page: 'data' })}">the downloads</a>. Answers with <code>sort</code> or <code>order</code> are computed and have no file.</p>
${codeBlock(
  site,
  `curl '{host}/api/v1/matches?season=${season}&team=${match?.home_club ?? ''}'
curl '{host}/data/v1/matches/season/${season}/team/${match?.home_club ?? ''}.json'   # the same answer`,
)}
<h2 id="lists">Lists: pages, fields and CSV</h2>
<p>A list has at most ${defaultLimit} records unless <code>limit</code> asks for more, at most ${maxLimit}. <code>total</code> and
<code>has_more</code> say how many there are; the <code>Link</code> header has the next page. <code>fields=date,home_team</code>
selects fields, <code>fields=-source</code> leaves some out, <code>fields=basic</code> is a short set for
matches and players, and <code>format=csv</code> answers in CSV, up to 5,000 rows of it. Several values of a parameter are joined by commas.</p>
<h2 id="events">Events as they happen</h2>
<p><code>/api/v1/live/events</code> tells goals, cards and whistles once each. Ask again with <code>since</code>, or keep a stream
open, in a browser with <code>new EventSource(address)</code>: it comes as <code>text/event-stream</code>, and resumes by itself.
A stream begins now; with <code>since=0</code> it begins with the events of the last two days.</p>
${codeBlock(site, `curl -N -H 'Accept: text/event-stream' '{host}/api/v1/live/events'`)}
<h2 id="limits">Rate limit</h2>
<p>Each client, by its IP address, has ${requestsPerHour} requests an hour. Every answer says how many are left
(<code>X-RateLimit-Remaining</code>) and when the hour ends (<code>X-RateLimit-Reset</code>, in seconds since 1970). When none is left,
the answer is <a href="${site.path({ page: 'errors' })}#rate_limited">an error 429</a>, and <code>Retry-After</code> says how many seconds to wait.
Everything else can be read as often as you like: files, downloads, calendars and pages.</p>
<h2 id="caching">Caching and conditional requests</h2>
<p><code>Cache-Control</code> gives how long an answer may be reused: 15 seconds for live matches, a minute for the current
season while the live feed answers, an hour for tables and matches, a day for finished seasons. The file of a match below
<code>/data/v1/match-stats/match_id/</code> lives an hour even where the answer of the API lives a day: the headers of files go
by their address, and an id does not say which season it is of. Every answer has an <code>ETag</code>: send it back, and an unchanged answer is 304 without a body.
The script of a page does so with <code>fetch(url, { cache: 'no-cache' })</code>: the browser adds the header itself. A script that
sets <code>If-None-Match</code> makes the browser ask for permission first, by <code>OPTIONS</code>, which files answer with 405.</p>
${codeBlock(
  site,
  `etag=$(curl -sI '{host}/api/v1/seasons' | tr -d '\\r' | sed -n 's/^etag: //Ip')
curl -s -o /dev/null -w '%{http_code}\\n' -H "If-None-Match: $etag" '{host}/api/v1/seasons'`,
)}
<h2 id="glossary">Glossary</h2>
<p>The words of these pages. The search finds every field of an answer by its name.</p>
<dl class="facts">
<dt>season</dt><dd>A year of the competition, by the year it begins in.</dd>
<dt>stage</dt><dd>A part of a season with its own matches: regular season, semifinal, final.</dd>
<dt>standings</dt><dd>The table of a stage or season. Play-offs do not count.</dd>
<dt>club_id</dt><dd>A club under all its names; <code>home_team</code> is the name in that season.</dd>
<dt>xG</dt><dd>Expected goals, an estimate of how many goals the attempts were worth; <code>xg_method</code> says how it was made.</dd>
<dt>rating</dt><dd>0 to 10, a player among those of the same position and season.</dd>
<dt>source</dt><dd>archive: a finished season; snapshot: the last refresh; official-live: the live feed.</dd>
<dt>coverage</dt><dd>The share of rows in which something is known, 0 to 1.</dd>
<dt>prerendered</dt><dd>Made by the build as a file, not at the time of the request.</dd>
</dl>
<h2 id="traps">Known traps</h2>
<ul>
<li>A list has ${defaultLimit} records by default: look at <code>has_more</code>, or set <code>limit</code>.</li>
<li>A player’s season includes the play-offs; the league’s table does not. <code>stage=</code> separates them for matches and clubs.</li>
<li>Matches at a neutral site have a home side by name only: <code>neutral</code> is true.</li>
${league.remarks?.map(
  (remark) => html`<li>${remark}</li>
`,
)}<li>Clubs change names. Join by <code>club_id</code>, players by <code>player_id</code>, matches by <code>match_id</code>.</li>
<li>A value that is not known is <code>null</code>, never 0. <a href="${site.path({ page: 'quality' })}">The quality report</a> counts them.</li>
<li><code>shots</code> include blocked ones, of players as of clubs. Where a source leaves them out, only <code>shots_unblocked</code> is known.</li>
<li><code>date</code> is the day at the venue; <code>kickoff_utc</code> may be on the next day.</li>
</ul>
<h2 id="stability">Stability</h2>
<p>Within version 1 of the API, endpoints, parameters and fields are added and never renamed or removed; types do not change.
Known values are corrected when they are wrong. Ignore fields you do not know. The order of fields, and of parameters in links,
may change.</p>
<h2 id="attribute">How to attribute</h2>
<p>Name the source and link the licence (<a href="${aboutPath}">licence and attribution</a>):</p>
${codeBlock(site, league.attribution, 'text')}
`;
}
