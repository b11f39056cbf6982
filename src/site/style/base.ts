/** Text, links, headings and controls. */
export const base = `\
* { box-sizing: border-box; }
html { scroll-padding-top: var(--space-m); -webkit-text-size-adjust: none; text-size-adjust: none; }
body { margin: 0; background: var(--background); color: var(--text); font: var(--text-body)/1.5 system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
.quiet, .quiet a, td a, th a, dd a, li a.name { color: inherit; text-decoration-color: color-mix(in srgb, currentColor 30%, transparent); }
.quiet a:hover, td a:hover, th a:hover, dd a:hover { color: var(--accent); text-decoration-color: currentColor; }
h1, h2, h3, .figure { font-family: var(--headings); font-weight: 600; }
h1, h2, h3 { line-height: 1.1; text-wrap: balance; letter-spacing: .002em; }
h1 { font-size: var(--text-title); margin: 0 0 var(--space-xs); }
h2 { font-size: var(--text-larger); margin: var(--space-l) 0 var(--space-s); }
h3 { font-size: var(--text-large); margin: var(--space-m) 0 var(--space-xs); }
p { max-width: 44rem; margin: var(--space-s) 0; }
ul, ol { margin: var(--space-s) 0; padding-left: 1.25rem; }
li { max-width: 44rem; }
dl { margin: var(--space-s) 0; }
dd { margin: 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pre { overflow-x: auto; margin: var(--space-s) 0; padding: var(--space-s) var(--space-m); background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; line-height: 1.45; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
:is(h1, h2) code { font-family: inherit; font-size: inherit; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; }
abbr[title] { text-decoration: none; }
q:lang(fr) { quotes: "« " " »"; }
button, input, select, textarea { font: inherit; font-size: var(--text-small); color: inherit; background: var(--raised); border: 1px solid var(--muted); border-radius: .5rem; padding: .3rem .6rem; min-height: 2rem; max-width: 100%; }
button { cursor: pointer; }
button[type=submit] { background: var(--accent); border-color: var(--accent); color: var(--background); font-weight: 600; }
input[type=range], input[type=radio] { accent-color: var(--accent); }
svg { display: block; max-width: 100%; height: auto; }
svg text { fill: var(--muted); font: 12px system-ui, sans-serif; }
.figure { font-variant-numeric: tabular-nums; font-size: 1.1875em; line-height: 1.1; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted, .lead, .sources { color: var(--muted); }
.lead { margin-top: 0; }
.sources, .small { font-size: var(--text-small); }
.warning { border-left: 4px solid var(--warning); padding: var(--space-s) var(--space-m); background: var(--raised); }
[hidden] { display: none !important; }
`;
