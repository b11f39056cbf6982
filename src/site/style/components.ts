/** Pills, cards, bars, charts, the bracket and the map. */
export const components = `\
.form { display: inline-flex; gap: 2px; margin: 0; padding: 0; list-style: none; vertical-align: middle; }
.pill { display: block; min-width: 1.25rem; border-radius: .25rem; padding: 0 .2rem; text-align: center; font-size: var(--text-tiny); line-height: 1.25rem; font-weight: 700; color: var(--on-pill); }
.pill.W { background: var(--win); } .pill.D { background: var(--draw); } .pill.L { background: var(--loss); }
.cards { display: grid; gap: var(--space-s); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); list-style: none; padding: 0; margin: var(--space-s) 0; }
.card { border: 1px solid var(--line); border-radius: .4rem; font-size: .9375rem; }
.card a { display: block; padding: .4rem .7rem; color: inherit; text-decoration: none; height: 100%; }
.card a:hover { background: var(--raised); }
.card .small { display: block; color: var(--muted); }
.side { display: flex; justify-content: space-between; gap: var(--space-s); }
.side .score { min-width: 1rem; text-align: right; }
.won { font-weight: 700; }
.score { font-variant-numeric: tabular-nums; white-space: nowrap; }
.clock { color: var(--loss); font-weight: 700; }
.scoreboard { display: flex; flex-wrap: wrap; gap: 0 .6em; align-items: baseline; }
.scoreboard a { color: inherit; text-decoration: none; } .scoreboard a:hover { text-decoration: underline; }
.scoreboard .score { color: var(--accent); }
.facts { display: grid; grid-template-columns: fit-content(45%) 1fr; gap: .15rem var(--space-m); }
.facts dt { color: var(--muted); }
.bars { max-width: 40rem; display: grid; grid-template-columns: minmax(3rem, auto) 1fr minmax(3rem, auto); gap: 0 var(--space-s); align-items: center; }
.bars dt { grid-column: 1 / -1; text-align: center; font-size: var(--text-small); color: var(--muted); margin-top: var(--space-xs); }
.bars dd { font-variant-numeric: tabular-nums; } .bars dd:nth-of-type(3n) { text-align: right; }
.bar { width: 100%; height: .55rem; border-radius: .2rem; background: var(--draw); } .bar rect { fill: var(--accent); height: 100%; }
.areas { display: grid; grid-template-columns: auto minmax(6rem, 18rem) auto; gap: var(--space-xs) var(--space-m); align-items: center; justify-content: start; }
.areas dd { font-variant-numeric: tabular-nums; } .areas .bar, td .bar { background: var(--line); } .bar .mark { fill: var(--text); }
td .bar { min-width: 6rem; }
.chart { width: 100%; max-width: 30rem; } .chart .lead-text { fill: var(--accent); font-weight: 700; }
.axis { stroke: var(--line); }
.line { fill: none; stroke: var(--draw); stroke-width: 1.25; stroke-linejoin: round; } .line.lead { stroke: var(--accent); stroke-width: 2.5; }
.bracket, .bracket ol { list-style: none; margin: 0; padding: 0; }
.bracket .cards { grid-template-columns: 1fr; margin: 0; }
.tie { position: relative; padding: var(--space-xs) 0; } .tie p { margin: 0; }
.bracket ol > li > .tie::before { content: ""; position: absolute; top: 50%; width: var(--space-m); border-top: 2px solid var(--draw); }
@media (max-width: 40rem) { .map { min-width: 45rem; } }
.map { border: 1px solid var(--line); border-radius: .4rem; background: var(--raised); }
.map circle { fill: var(--accent); } .map .former circle { fill: var(--draw); } .map a:hover text { text-decoration: underline; }
.map text { font-size: 13px; fill: var(--text); }
.dates { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-m); }
.dates a { display: inline-block; padding: .15rem 0; }
.slider { display: block; width: 100%; max-width: 40rem; padding: 0; }
.tabs { display: flex; flex-wrap: wrap; gap: 0 var(--space-xs); margin: var(--space-s) 0; }
.tabs label { padding: .25rem .7rem; border: 1px solid var(--line); border-bottom: 0; border-radius: .4rem .4rem 0 0; cursor: pointer; font-size: var(--text-small); }
.tabs div { order: 1; flex: 1 1 100%; display: none; min-width: 0; } .tabs pre { margin: 0 0 -1px; border-radius: 0; }
.tabs input { position: absolute; opacity: 0; } .tabs input:focus-visible + label { outline: 3px solid var(--accent); }
.tabs input:checked + label { background: var(--raised); font-weight: 700; } .tabs input:checked + label + div { display: block; }
.output { border-left: 4px solid var(--accent); }
.copy { float: right; position: relative; margin: .3rem .3rem -3rem; }
form p { display: flex; flex-wrap: wrap; gap: var(--space-xs) var(--space-m); align-items: end; max-width: none; }
form label { display: inline-grid; font-size: var(--text-small); max-width: 100%; }
.answer { display: block; white-space: pre; overflow: auto; max-height: 30rem; font: .8rem/1.4 ui-monospace, monospace; }
.answer:not(:empty) { padding: var(--space-s); border: 1px solid var(--line); background: var(--raised); }
summary { cursor: pointer; padding: .2rem 0; }
@media (max-width: 61.99rem) {
  .bracket ol { border-left: 2px solid var(--draw); padding-left: var(--space-m); }
  .bracket ol > li > .tie::before { left: calc(-1 * var(--space-m)); }
}
@media (min-width: 62rem) {
  .bracket li { display: flex; align-items: center; max-width: none; }
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
@media (max-width: 40rem) { .tabs label { padding: .25rem .4rem; } }
@media print { .card { break-inside: avoid; } }
`;
