/** Every `<table>`, the grid of results and the shades of coverage. */
export const tables = `\
.scroll { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .9375rem; }
th, td { padding: .3rem .45rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 400; }
thead th { font-size: var(--text-small); color: var(--muted); font-weight: 600; vertical-align: bottom; }
th.text, td.text, tbody th { text-align: left; }
.sticky { position: sticky; left: 0; background: var(--background); padding-left: 0; }
tr.cut > * { border-bottom: 2px solid var(--muted); }
.place { display: inline-block; min-width: 1.3em; color: var(--muted); }
.short { display: none; }
.prose th, .prose td { white-space: normal; vertical-align: top; }
.prose .nowrap, .prose .scroll { white-space: nowrap; }
.prose code { overflow-wrap: break-word; }
td .links { margin: 0; }
td.empty, .unknown { color: var(--muted); }
.grid-table { width: auto; }
.grid-table th, .grid-table td { padding: .3rem .4rem; }
.grid-table tbody th { padding-left: 0; }
.grid-table td { text-align: center; font-size: var(--text-small); line-height: 1.45; }
.grid-table td a { display: block; text-decoration: none; color: var(--text); min-width: 1.75rem; line-height: 24px; }
.grid-table td a:hover { text-decoration: underline; }
.grid-table .win { color: var(--win); font-weight: 700; } .grid-table .loss { color: var(--loss); }
.grid-table td.self { background: var(--line); }
.shade-0 { color: var(--muted); }
.shade-1 { background: color-mix(in srgb, var(--accent) 8%, transparent); } .shade-2 { background: color-mix(in srgb, var(--accent) 16%, transparent); }
.shade-3 { background: color-mix(in srgb, var(--accent) 24%, transparent); } .shade-4 { background: color-mix(in srgb, var(--accent) 32%, transparent); }
thead button { all: unset; cursor: pointer; min-width: 24px; min-height: 24px; text-align: inherit; } thead button:focus-visible { outline: 3px solid var(--accent); }
[aria-sort=descending] button::after { content: " ↓"; } [aria-sort=ascending] button::after { content: " ↑"; }
.filter { display: inline-block; font-size: var(--text-small); margin: var(--space-xs) 0; }
@media (max-width: 40rem) {
  table { font-size: .875rem; }
  th, td { padding: .3rem .25rem; }
  .wide { display: none; }
  .full { display: none; } .short { display: inline; }
  th:has(.place) { white-space: normal; }
  .prose th { min-width: 6rem; } .prose td { min-width: 4.5rem; } .prose:not([data-sortable]) td:nth-child(2) { min-width: 10rem; }
  .form { gap: 1px; } .pill { min-width: 1rem; padding: 0 .1rem; }
}
`;
