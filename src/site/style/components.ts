/** Pills, cards, bars, charts, the bracket and the map. */
export const components = `\
.form { display: inline-flex; gap: 2px; margin: 0; padding: 0; list-style: none; vertical-align: middle; }
.pill { display: block; min-width: 1.25rem; border-radius: .25rem; padding: 0 .2rem; text-align: center; font-size: var(--text-tiny); line-height: 1.25rem; font-weight: 700; color: var(--on-pill); }
.pill.W { background: var(--win); } .pill.D { background: var(--draw); } .pill.L { background: var(--loss); }
.mark { display: inline-block; width: .65rem; height: .65rem; border-radius: .15rem; background: var(--club, var(--draw)); flex: none; margin-right: .5em; }
.cards { display: grid; gap: var(--space-s); grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); list-style: none; padding: 0; margin: var(--space-s) 0; }
.strip { display: flex; gap: .6rem; overflow-x: auto; list-style: none; padding: 2px; margin: 0 -2px var(--space-l); scroll-snap-type: x proximity; }
.strip .card { flex: 0 0 11.6rem; scroll-snap-align: start; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: .75rem; font-size: .9375rem; min-width: 0; max-width: none; }
.card > a { display: flex; flex-direction: column; gap: .25rem; padding: .6rem .75rem; color: inherit; text-decoration: none; height: 100%; border-radius: inherit; }
.card > a:hover { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.card .small { color: var(--muted); font-size: var(--text-tiny); }
.card .top { display: flex; justify-content: space-between; gap: .5rem; white-space: nowrap; } .card .top > :first-child { overflow: hidden; text-overflow: ellipsis; }
.side { display: flex; align-items: center; line-height: 1.3; }
.side .score { margin-left: auto; padding-left: .5rem; font: 600 1.125rem/1.2 var(--headings); }
.legs { padding: .6rem .75rem; } .legs .top, .legs .side { display: grid; grid-template-columns: auto 1fr repeat(2, 3.2rem); text-align: right; } .legs .top { grid-template-columns: 1fr repeat(2, 3.2rem); } .legs .top > :first-child, .legs .grow { text-align: left; }
.won { font-weight: 700; }
.score { font-variant-numeric: tabular-nums; white-space: nowrap; }
.card .own-time { display: block; }
[data-phase=live] .state { color: var(--loss); font-weight: 700; }
.chances { margin-top: auto; } .chances .small { display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; }
.share { width: 100%; height: .3rem; margin: .25rem 0 .15rem; border-radius: .2rem; background: var(--track); } .share .home, .share .away { fill: var(--club); } .share .drawn { fill: var(--draw); opacity: .35; }
.band { background: var(--band, var(--raised)); color: var(--on-band, var(--text)); border-radius: .75rem; padding: 1.5rem 1.75rem; margin-bottom: var(--space-l); display: flex; flex-wrap: wrap; gap: var(--space-m) var(--space-l); justify-content: space-between; align-items: start; }
.band h1 { font-size: clamp(2.25rem, 1.6rem + 3vw, 3.25rem); margin: 0; } .band p { margin: .1rem 0; } .band a { color: inherit; }
.band > :first-child { flex: 1 1 18rem; }
.band dl { display: flex; gap: 1.75rem; margin: 0; } .band dl div { display: flex; flex-direction: column-reverse; justify-content: flex-end; } .band dd { font: 600 2rem/1.1 var(--headings); } .band dt { font-size: .8125rem; }
.scoreboard { background: var(--raised); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; margin: var(--space-s) 0 var(--space-l); }
.scoreboard > .stripe { display: flex; height: .35rem; } .stripe span { flex: 1; background: var(--club); }
.scoreboard h1 { display: grid; grid-template-columns: 1fr auto 1fr; gap: 0 var(--space-m); align-items: center; margin: 0; padding: var(--space-m) 1.5rem 0; font-size: clamp(1.3rem, .9rem + 2vw, 2rem); }
.scoreboard h1 .score { font-size: clamp(2.5rem, 1.6rem + 4vw, 4rem); line-height: 1; text-align: center; }
.scoreboard h1 > :last-child { text-align: right; } .scoreboard a { color: inherit; text-decoration: none; } .scoreboard a:hover { text-decoration: underline; }
.scoreboard .under { display: grid; grid-template-columns: 1fr auto 1fr; gap: 0 var(--space-m); padding: 0 1.5rem var(--space-m); font-size: .9375rem; } .under > :nth-child(2) { text-align: center; color: var(--muted); } .under > :last-child { text-align: right; }
.scorers { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2.5rem; padding: 0 1.5rem var(--space-m); } [data-phase] .decision { display: block; } .scorers:not(:has(li)) { display: none; } .scorers ul { list-style: none; margin: 0; padding: 0; } .scorers ul:first-child { text-align: right; }
.facts { display: grid; grid-template-columns: fit-content(45%) 1fr; gap: .15rem var(--space-m); }
.stack dt { color: var(--muted); font-size: var(--text-small); } .stack dd + dt { margin-top: var(--space-s); }
.facts dt { color: var(--muted); }
.facing > div { display: grid; grid-template-columns: 3rem 1fr 3rem; gap: 0 var(--space-s); align-items: center; margin-top: var(--space-s); }
.facing dt { grid-column: 1 / -1; text-align: center; font-size: var(--text-small); color: var(--muted); }
.facing dd, .areas dd { font: 600 1.125rem/1.2 var(--headings); font-variant-numeric: tabular-nums; } .facing dd:last-child { text-align: right; }
.contenders { display: flex; justify-content: space-between; gap: var(--space-m); }
.facing .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; } .pair > :first-child { transform: scaleX(-1); }
.bar { width: 100%; height: .5rem; border-radius: .25rem; background: var(--track); } .bar rect { fill: var(--club, var(--accent)); height: 100%; }
.areas { display: grid; grid-template-columns: auto minmax(6rem, 18rem) auto; gap: var(--space-xs) var(--space-m); align-items: center; justify-content: start; }
.panel .areas { grid-template-columns: auto minmax(3rem, 1fr) auto; }
.bar .median { fill: var(--text); }
td .bar { min-width: 5rem; max-width: 8rem; height: .4rem; margin-left: auto; }
.chart { width: 100%; } .chart text { font-size: 14px; font-variant-numeric: tabular-nums; } .chart .name { font: 600 17px var(--headings); fill: var(--club-text, var(--text)); }
.calibration { width: 100%; max-width: 26rem; } .calibration circle { fill: var(--accent); } .interval { stroke: var(--accent); stroke-width: 2; opacity: .4; } .even { stroke: var(--draw); stroke-dasharray: 4 3; }
.axis { stroke: var(--line); } .timeline { max-width: 44rem; margin: 0 auto; padding: 0 1.5rem var(--space-s); } .timeline circle { fill: var(--club); }
.line { fill: none; stroke: var(--club, var(--accent)); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.bracket, .bracket ol { list-style: none; margin: 0; padding: 0; }
.bracket .cards { grid-template-columns: 1fr; margin: 0; }
.tie { position: relative; padding: var(--space-xs) 0; } .tie p { margin: 0; }
.bracket ol > li > .tie::before { content: ""; position: absolute; top: 50%; width: var(--space-m); border-top: 2px solid var(--draw); }
.map { border: 1px solid var(--line); border-radius: .4rem; background: var(--raised); }
.map .land { fill: var(--track); } .map .border { fill: none; stroke: var(--draw); stroke-opacity: .5; stroke-dasharray: 4 3; }
.map circle { fill: var(--accent); } .map .former circle { fill: var(--draw); } .map a:hover text { text-decoration: underline; }
.map text { font-size: 13px; fill: var(--text); }
.dates { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-m); }
.dates a { display: inline-block; padding: .15rem 0; }
.slider { display: block; width: 100%; max-width: 40rem; padding: 0; border: 0; background: none; }
.tabs { display: flex; flex-wrap: wrap; gap: 0 var(--space-xs); margin: var(--space-s) 0; }
.tabs label { padding: .25rem .7rem; border: 1px solid var(--line); border-bottom: 0; border-radius: .4rem .4rem 0 0; cursor: pointer; font-size: var(--text-small); }
.tabs > div { order: 1; flex: 1 1 100%; display: none; min-width: 0; } .tabs pre { margin: 0; border-radius: 0; }
.tabs input { position: absolute; opacity: 0; } .tabs input:focus-visible + label { outline: 3px solid var(--accent); }
.tabs input:checked + label { background: var(--raised); font-weight: 700; } .tabs input:checked + label + div { display: block; }
.output { border-left: 4px solid var(--accent); }
.code { display: flex; align-items: start; background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; } .code + .code { margin-top: var(--space-s); } .code pre { flex: 1; min-width: 0; margin: 0; border: 0; background: none; } .copy { order: 1; margin: .35rem; min-height: 1.75rem; padding: .1rem .5rem; }
form p { display: flex; flex-wrap: wrap; gap: var(--space-xs) var(--space-m); align-items: end; max-width: none; }
form label { display: inline-grid; font-size: var(--text-small); max-width: 100%; }
.answer { display: block; white-space: pre; overflow: auto; max-height: 30rem; font: .8rem/1.4 ui-monospace, monospace; }
.answer:not(:empty) { padding: var(--space-s); border: 1px solid var(--line); background: var(--raised); }
[data-sql] label { display: grid; } [data-sql] textarea { font: .875rem/1.5 ui-monospace, monospace; resize: vertical; } progress { width: 100%; accent-color: var(--accent); } #result .links { align-items: center; }
#schema summary, #schema dt { overflow-wrap: anywhere; } #schema dd { margin: 0 0 .4rem; color: var(--muted); }
summary { cursor: pointer; padding: .2rem 0; }
.docs { display: grid; gap: 0 2.5rem; grid-template: 'head' 'contents' 'text' 'pages' / minmax(0, 1fr); } .docs-head { grid-area: head; } .docs-text { grid-area: text; overflow-wrap: break-word; } .docs-pages { grid-area: pages; } .docs-contents { grid-area: contents; }
.docs nav h2 { font: 600 .8125rem/1.4 system-ui, sans-serif; color: var(--muted); margin: var(--space-m) 0 .2rem; } .docs nav ul { list-style: none; margin: 0; padding: 0; }
.docs nav li a { display: block; padding: .2rem .5rem; border-radius: .35rem; color: inherit; text-decoration: none; font-size: .875rem; overflow-wrap: anywhere; } .docs nav li a:hover { background: var(--track); } .docs nav [aria-current] { background: var(--soft); color: var(--accent); }
.docs-around { display: flex; justify-content: space-between; gap: var(--space-m); margin-top: var(--space-l); max-width: none; }
.docs-contents { max-height: 9rem; overflow-y: auto; border: solid var(--line); border-width: 1px 0; } .docs-contents ul { display: flex; flex-wrap: wrap; } 
@media (min-width: 62rem) { .docs { grid-template: 'pages head' 'pages contents' 'pages text' 1fr / 11.5rem minmax(0, 1fr); } .docs-pages, .docs-contents { align-self: start; overflow-y: auto; } .docs-pages { position: sticky; top: var(--space-m); max-height: 95vh; } }
@media (min-width: 75rem) { .docs { grid-template: 'pages head contents' 'pages text contents' 1fr / 11.5rem minmax(0, 1fr) 11rem; } .docs-contents { position: sticky; top: var(--space-m); max-height: 95vh; border-width: 0 0 0 1px; padding-left: .5rem; } .docs-contents .level-3 { padding-left: .75rem; } .docs-contents ul { display: block; } }
@media (max-width: 61.99rem) {
  .bracket ol { border-left: 2px solid var(--draw); padding-left: var(--space-m); }
  .bracket ol > li > .tie::before { left: calc(-1 * var(--space-m)); }
}
@media (min-width: 62rem) {
  .bracket li:not(.card) { display: flex; align-items: center; max-width: none; }
  .bracket ol > li { position: relative; justify-content: flex-end; padding-right: var(--space-m); }
  .bracket ol > li > .tie::before { left: 100%; }
  .bracket ol > li::after, .bracket ol + .tie::after { content: ""; position: absolute; border: 0 solid var(--draw); }
  .bracket ol > li::after { right: 0; top: 50%; height: 50%; border-right-width: 2px; }
  .bracket ol > li:last-child::after { top: 0; }
  .bracket ol > li:only-child::after { display: none; }
  .bracket ol + .tie { margin-left: var(--space-m); }
  .bracket ol + .tie::after { top: 50%; right: 100%; width: var(--space-m); border-top-width: 2px; }
  .tie { flex: 0 0 13.5rem; }
}
@media (max-width: 40rem) {
  .map { min-width: 45rem; }
  .chart text { font-size: 21px; } .chart .name { font-size: 22px; } .line { stroke-width: 3; }
  .scoreboard .scorers { gap: 0 1.25rem; padding: 0 var(--space-m) var(--space-m); } .scoreboard .under > :nth-child(2) { grid-row: 1; grid-column: 1 / -1; } .under > :last-child { grid-column: 3; }
  .tabs label { padding: .25rem .4rem; }
}
@media print { .card { break-inside: avoid; } }
`;
