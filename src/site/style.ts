import { tokens } from './tokens.ts';

/** The style sheet of every page. */
export const style = `:root {
  color-scheme: light dark;
  ${tokens}
}
* { box-sizing: border-box; }
html { scroll-padding-top: var(--space-m); }
body { margin: 0; background: var(--background); color: var(--text); font: var(--text-body)/1.5 system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: .15em; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: var(--text-title); margin: var(--space-m) 0 var(--space-s); }
h2 { font-size: var(--text-large); margin: var(--space-l) 0 var(--space-s); }
h3 { font-size: var(--text-body); margin: var(--space-m) 0 var(--space-xs); }
p { max-width: 42rem; margin: var(--space-s) 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: var(--space-s); top: var(--space-s); background: var(--background); padding: var(--space-s); z-index: 1; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.page { max-width: 68rem; margin: 0 auto; padding: 0 var(--space-m) var(--space-xl); }
.site-header { border-bottom: 1px solid var(--line); }
.site-header > div { max-width: 68rem; margin: 0 auto; padding: var(--space-s) var(--space-m); display: flex; flex-wrap: wrap; gap: 0 var(--space-m); align-items: baseline; }
.brand { font-weight: 700; text-decoration: none; color: inherit; }
.site-header nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-m); }
.site-header nav a { display: inline-block; padding: var(--space-xs) 0; min-height: 24px; }
[aria-current] { font-weight: 700; text-decoration: none; }
.site-footer { border-top: 1px solid var(--line); margin-top: var(--space-xl); padding-top: var(--space-m); font-size: var(--text-small); color: var(--muted); }
.lead, .muted { color: var(--muted); }
.sources { font-size: var(--text-small); color: var(--muted); margin: var(--space-xs) 0; }
.warning { border-left: 4px solid var(--warning); padding: var(--space-xs) var(--space-s); background: var(--raised); }
.columns { display: grid; gap: 0 var(--space-l); grid-template-columns: minmax(0, 1fr); }
.cards { display: grid; gap: var(--space-s); grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); list-style: none; padding: 0; margin: 0; }
.card { border: 1px solid var(--line); border-radius: .5rem; padding: var(--space-s) var(--space-m); }
.card p { margin: 0; }
.card .muted { font-size: var(--text-small); }
.score { font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; }
th, td { padding: var(--space-xs) var(--space-s); border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 400; }
thead th { font-size: var(--text-small); color: var(--muted); font-weight: 700; }
th.text, td.text { text-align: left; }
td.strong { font-weight: 700; }
.sticky { position: sticky; left: 0; background: var(--background); }
tbody th { text-align: left; }
tr.cut th, tr.cut td { border-bottom: 2px solid var(--muted); }
.form { display: inline-flex; gap: 2px; margin: 0; padding: 0; list-style: none; }
.pill { display: inline-block; min-width: 1.35rem; border-radius: .25rem; padding: 0 .2rem; text-align: center; font-size: .75rem; line-height: 1.35rem; font-weight: 700; color: var(--on-pill); }
.pill.W { background: var(--win); } .pill.D { background: var(--draw); } .pill.L { background: var(--loss); }
.win { color: var(--win); font-weight: 700; } .loss { color: var(--loss); }
.grid-table td { text-align: center; font-size: var(--text-small); line-height: 1.35; }
.grid-table td span { display: block; }
.grid-table td.self { background: var(--line); }
.bars { display: grid; grid-template-columns: minmax(2.5rem, auto) 1fr minmax(2.5rem, auto); gap: 0 var(--space-s); align-items: center; margin: 0; }
.bars dt { grid-column: 1 / -1; text-align: center; font-size: var(--text-small); color: var(--muted); margin-top: var(--space-s); }
.bars dd { margin: 0; font-variant-numeric: tabular-nums; }
.bars dd:last-of-type { text-align: right; }
.prose th, .prose td { white-space: normal; vertical-align: top; }
.prose code { overflow-wrap: anywhere; }
.shade { display: block; padding: 0 var(--space-xs); }
.shade-1 { background: color-mix(in srgb, var(--accent) 8%, transparent); } .shade-2 { background: color-mix(in srgb, var(--accent) 16%, transparent); }
.shade-3 { background: color-mix(in srgb, var(--accent) 24%, transparent); } .shade-4 { background: color-mix(in srgb, var(--accent) 34%, transparent); }
button, input { font: inherit; padding: .15rem .5rem; min-height: 24px; }
thead button { all: unset; cursor: pointer; } thead button:focus-visible { outline: 3px solid var(--accent); }
[aria-sort=descending] button::after { content: " ↓"; } [aria-sort=ascending] button::after { content: " ↑"; }
form label { display: inline-block; margin: 0 var(--space-m) var(--space-s) 0; }
.answer { display: block; white-space: pre; overflow: auto; max-height: 30rem; font: .85rem ui-monospace, monospace; }
.copy { float: right; }
ul.dates { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: var(--space-xs) var(--space-m); }
.areas { display: grid; grid-template-columns: auto minmax(6rem, 15rem) auto; gap: var(--space-xs) var(--space-s); align-items: center; justify-content: start; margin: 0; }
.areas dd { margin: 0; font-variant-numeric: tabular-nums; }
.areas svg, .bars svg { width: 100%; height: .6rem; }
svg { display: block; max-width: 100%; height: auto; }
svg text { fill: var(--muted); font: 12px system-ui, sans-serif; }
svg .lead-text { fill: var(--accent); font-weight: 700; }
svg .axis { stroke: var(--line); }
svg .line { fill: none; stroke: var(--draw); stroke-width: 1.25; }
svg .line.lead { stroke: var(--accent); stroke-width: 2.5; }
svg .home { fill: var(--accent); } svg .away { fill: var(--draw); }
svg .mark { fill: var(--text); }
svg .track { fill: var(--line); }
.bracket { display: grid; gap: var(--space-m); grid-auto-flow: row; }
pre { overflow-x: auto; padding: var(--space-m); background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
@media (min-width: 50rem) {
  .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .bracket { grid-auto-flow: column; grid-auto-columns: 1fr; align-items: center; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .site-header nav, .skip, .sources { display: none; } body { font-size: 10pt; } a { color: inherit; } }
`;
