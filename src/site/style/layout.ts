/** The frame of every page: header, navigation, columns, panels and footer, for screen and print. */
export const layoutStyle = `\
.skip { position: absolute; left: -100vw; }
.skip:focus { left: var(--space-s); top: var(--space-s); background: var(--background); padding: var(--space-s); z-index: 3; }
.site-header { background: var(--raised); border-bottom: 1px solid var(--line); }
.site-header > div, .page, .site-footer > div { max-width: 72rem; margin: 0 auto; padding: 0 var(--space-m); }
.site-header > div { display: flex; flex-wrap: wrap; gap: 0 var(--space-m); align-items: center; padding-top: var(--space-xs); }
.brand { display: inline-flex; align-items: center; gap: .55rem; font: 600 1.3rem/1.4 var(--headings); text-decoration: none; color: inherit; padding: .3rem 0; }
.brand::before { content: ""; width: .55rem; height: .55rem; border: .2rem solid var(--accent); border-radius: 50%; }
.site-header nav { order: 3; flex: 1 1 100%; min-width: 0; }
.site-header nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; white-space: nowrap; }
.site-header nav a { display: inline-block; padding: .45rem 0; font-size: .9375rem; color: inherit; text-decoration: none; border-bottom: 3px solid transparent; }
.site-header nav a:hover { border-color: var(--line); }
.site-header nav a[aria-current] { border-color: var(--accent); }
.site-header .tools { margin-left: auto; display: flex; align-items: center; gap: var(--space-m); }
.search { position: relative; width: clamp(8rem, 22vw, 17rem); } .search input { width: 100%; padding-right: 2.25rem; text-overflow: ellipsis; border-color: var(--line); background: var(--background); }
.search kbd { position: absolute; right: .5rem; top: .35rem; font: var(--text-tiny)/1.3rem system-ui; padding: 0 .4rem; border: 1px solid var(--line); border-radius: .25rem; color: var(--muted); pointer-events: none; } .search:focus-within kbd { display: none; }
.search ul, .search .none { position: absolute; z-index: 4; right: 0; top: 100%; width: max(100%, min(26rem, 92vw)); margin: .3rem 0 0; padding: .3rem; list-style: none; background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; box-shadow: 0 .5rem 1.5rem color-mix(in srgb, var(--text) 20%, transparent); }
.search .none { display: none; padding: .6rem; } .search.empty:focus-within .none { display: block; }
.search li a { display: flex; justify-content: space-between; gap: 1rem; padding: .45rem .6rem; border-radius: .35rem; color: inherit; text-decoration: none; } .search li .small { color: var(--muted); white-space: nowrap; }
.search [aria-selected=true] a, .search li a:hover { background: var(--soft); }
.now, .provisional { color: var(--loss); font-weight: 700; font-size: var(--text-small); } .now { white-space: nowrap; } .tools:has(.now) .search { width: clamp(8rem, 14vw, 17rem); }
@media (max-width: 49.99rem) { .now { font-size: var(--text-tiny); } .site-header .tools { display: contents; } .language { margin-left: auto; } .site-header .search { order: 2; width: 100%; } .site-header .search ul, .site-header .search .none { width: 100%; } }
.offer { position: fixed; right: var(--space-m); bottom: var(--space-m); z-index: 5; display: flex; align-items: center; gap: var(--space-m); box-shadow: 0 .5rem 1.5rem color-mix(in srgb, var(--text) 20%, transparent); }
@media (scripting: none) { .search { display: none; } }
@media (hover: none) { .search kbd { display: none; } }
.language { display: inline-block; padding: .3rem 0; font-size: var(--text-small); color: inherit; }
[aria-current] { font-weight: 600; text-decoration: none; color: var(--text); }
.page { padding-top: var(--space-m); }
.trail { font-size: var(--text-small); margin: 0 0 var(--space-xs); }
.trail ol { list-style: none; display: flex; flex-wrap: wrap; gap: 0 var(--space-xs); padding: 0; margin: 0; }
.trail li + li::before { content: "/"; color: var(--muted); margin-right: var(--space-xs); }
.trail a { display: inline-block; padding: .1rem 0; color: var(--muted); }
.site-footer { border-top: 1px solid var(--line); margin-top: var(--space-xl); padding: var(--space-m) 0 var(--space-l); font-size: var(--text-small); color: var(--muted); }
.site-footer ul, .links { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-m); }
.site-footer a, .links a { display: inline-block; padding: .2rem 0; }
.columns, .split { display: grid; gap: 0 var(--space-l); grid-template-columns: minmax(0, 1fr); }
.split > :last-child { display: grid; gap: var(--space-m); align-content: start; margin-top: var(--space-l); }
.panel { background: var(--raised); border: 1px solid var(--line); border-radius: .75rem; padding: var(--space-m); min-width: 0; }
.panel > :first-child { margin-top: 0; } .panel > :last-child { margin-bottom: 0; }
.narrow { max-width: 40rem; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows li { display: flex; align-items: center; gap: .6rem; padding: .4rem 0; border-bottom: 1px solid var(--line); max-width: none; }
.rows li:last-child { border-bottom: 0; }
.rows .grow { flex: 1; min-width: 0; } .rows .grow a { display: inline-block; min-height: 24px; } .rows .small { display: block; color: var(--muted); }
@media (min-width: 50rem) {
  .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  h1 { font-size: 2.75rem; }
}
@media (min-width: 72rem) {
  .site-header > div { flex-wrap: nowrap; padding-top: 0; } .site-header nav { order: 0; flex: 1; }
  .site-header nav a { padding: 1rem 0 .8rem; }
}
.split > div > h2:first-child { margin-top: var(--space-m); }
@media (min-width: 62rem) { .split { grid-template-columns: minmax(0, 1fr) 20.5rem; } .split > :last-child { margin-top: 0; } .split > div > h2:first-child, .split > div > section:first-child > h2:first-child { margin-top: 0; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  .site-header nav, .tools, .skip, .sources, .trail, button, .filter { display: none; }
  body { font-size: 10pt; } a { color: inherit; text-decoration: none; } .scroll { overflow: visible; }
}
`;
