/** Every `<table>`, the grid of results and the shades of cells. */
export const tables = `\
.scroll { overflow-x: auto; max-width: 100%; background: linear-gradient(to right, var(--surface) 30%, transparent) 0 0 / 3rem 100% no-repeat local, linear-gradient(to left, var(--surface) 30%, transparent) 100% 0 / 3rem 100% no-repeat local, linear-gradient(to right, color-mix(in srgb, var(--text) 18%, transparent), transparent) 0 0 / .8rem 100% no-repeat, linear-gradient(to left, color-mix(in srgb, var(--text) 18%, transparent), transparent) 100% 0 / .8rem 100% no-repeat; }
.scroll.narrow { max-width: 40rem; }
.scroll.tall { max-height: 85vh; overflow: auto; }
body { --surface: var(--background); } .panel { --surface: var(--raised); }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; font-size: .9375rem; }
th, td { padding: .5rem .5rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 400; }
thead th { font-size: var(--text-small); color: var(--muted); vertical-align: bottom; padding-top: .3rem; padding-bottom: .3rem; }
.tall thead th { position: sticky; top: 0; background: var(--surface); z-index: 1; }
th.text, td.text, tbody th { text-align: left; }
.sticky { position: sticky; left: 0; background: var(--surface); padding-left: 0; z-index: 1; } .tall thead th.sticky { z-index: 2; }
tr.cut > * { border-bottom: 2px solid var(--text); }
.place { display: inline-block; min-width: 1.5em; color: var(--muted); }
.strong { font: 600 1.125rem/1 var(--headings); }
.short { display: none; }
.prose th, .prose td { white-space: normal; vertical-align: top; }
.prose .nowrap { white-space: nowrap; }
.prose code { overflow-wrap: break-word; }
.prose small { display: block; color: var(--muted); } .prose small code { font-size: inherit; }
td .links { margin: 0; }
.unknown { color: var(--muted); }
.grid-table { width: auto; }
.grid-table th, .grid-table td { padding: .3rem .4rem; }
.grid-table tbody th { padding-left: 0; }
.grid-table td { text-align: center; font-size: var(--text-small); line-height: 1.45; }
.grid-table td a { display: block; text-decoration: none; color: var(--text); min-width: 1.75rem; line-height: 24px; }
.grid-table td a:hover { text-decoration: underline; }
.grid-table .win { color: var(--win); font-weight: 700; } .grid-table .loss { color: var(--loss); }
.grid-table td.self { background: var(--track); }
.heat th, .heat td { padding: .4rem .3rem; } .heat td, .heat thead th:not(.text) { text-align: center; } .heat [class^=shade] { min-width: 1.6rem; padding-left: 0; padding-right: 0; }
.shade-0 { color: var(--muted); }
.shade-1 { background: color-mix(in srgb, var(--accent) 9%, transparent); } .shade-2 { background: color-mix(in srgb, var(--accent) 22%, transparent); }
.shade-3 { background: color-mix(in srgb, var(--accent) 38%, transparent); } .shade-4 { background: color-mix(in srgb, var(--accent) 50%, transparent); }
thead button { all: unset; cursor: pointer; min-width: 24px; min-height: 24px; text-align: inherit; } thead button:focus-visible { outline: 3px solid var(--accent); }
thead button::after { content: " ↕"; opacity: .5; }
[aria-sort=descending] button::after { content: " ↓"; opacity: 1; } [aria-sort=ascending] button::after { content: " ↑"; opacity: 1; }
[aria-sort] { color: var(--text); font-weight: 600; }
.filter { display: flex; flex-wrap: wrap; gap: var(--space-xs) var(--space-m); font-size: var(--text-small); max-width: none; }
@media (max-width: 40rem) {
  .scroll .main { position: sticky; right: 0; background: var(--surface); z-index: 1; } .tall thead .main { z-index: 2; }
  [data-sortable] .sticky { width: 8rem; min-width: 8rem; max-width: 8rem; white-space: normal; overflow-wrap: break-word; } [data-sortable] .main { left: 8rem; font-weight: 600; }
  table { font-size: .875rem; }
  th, td { padding: .45rem .3rem; }
  .wide:not(.main) { display: none; }
  .full { display: none; } .short { display: inline; }
  .heat [class^=shade] { min-width: 1.25rem; font-size: .8125rem; } .heat .mark { margin-right: .3em; }
  th:has(.place) { white-space: normal; }
  .prose th { min-width: 6rem; } .prose td { min-width: 4.5rem; } .prose:not([data-sortable]) td:nth-child(2) { min-width: 10rem; }
  .form { gap: 1px; } .pill { min-width: 1.1rem; padding: 0 .1rem; }
}
`;
