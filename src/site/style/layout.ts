/** The frame of every page: header, navigation, columns and footer, for screen and print. */
export const layoutStyle = `\
.skip { position: absolute; left: -100vw; }
.skip:focus { left: var(--space-s); top: var(--space-s); background: var(--background); padding: var(--space-s); z-index: 2; }
.site-header { border-bottom: 1px solid var(--line); }
.site-header > div, .page, .site-footer > div { max-width: 72rem; margin: 0 auto; padding: 0 var(--space-m); }
.site-header > div { display: flex; flex-wrap: wrap; gap: 0 var(--space-m); align-items: center; justify-content: space-between; padding-top: var(--space-xs); padding-bottom: var(--space-xs); }
.brand { font-weight: 700; text-decoration: none; color: inherit; padding: .3rem 0; }
.site-header nav { order: 1; flex: 1 1 100%; min-width: 0; }
.site-header nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 .4rem; white-space: nowrap; }
.site-header nav a, .language { display: inline-block; padding: .3rem 0; font-size: var(--text-small); }
[aria-current] { font-weight: 700; text-decoration: none; color: var(--text); }
.page { padding-top: var(--space-s); }
.trail { font-size: var(--text-small); margin: 0 0 var(--space-xs); }
.trail ol { list-style: none; display: flex; flex-wrap: wrap; gap: 0 var(--space-xs); padding: 0; margin: 0; }
.trail li + li::before { content: "/"; color: var(--muted); margin-right: var(--space-xs); }
.trail a { display: inline-block; padding: .1rem 0; }
.site-footer { border-top: 1px solid var(--line); margin-top: var(--space-xl); padding: var(--space-m) 0 var(--space-l); font-size: var(--text-small); color: var(--muted); }
.site-footer ul, .links { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-m); }
.site-footer a, .links a { display: inline-block; padding: .2rem 0; }
.columns { display: grid; gap: 0 var(--space-l); grid-template-columns: minmax(0, 1fr); }
.doors { display: grid; gap: var(--space-s); margin-top: var(--space-l); }
.door { display: block; border: 1px solid var(--line); border-radius: .5rem; padding: var(--space-s) var(--space-m); text-decoration: none; color: var(--muted); }
.door strong { display: block; color: var(--accent); font-size: var(--text-large); }
.door:hover { border-color: var(--accent); }
@media (min-width: 50rem) {
  .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .doors { grid-template-columns: 1fr 1fr; }
  .site-header nav { order: 0; flex: 1; } .site-header nav ul { column-gap: var(--space-m); }
  .site-header nav a, .language { font-size: .9375rem; }
  .page { padding-top: var(--space-m); }
  h1 { font-size: 2.074rem; }
}
@media (min-width: 50rem) and (max-width: 69.99rem) { .columns.to-right { grid-template-columns: minmax(0, 1fr); } }
@media (min-width: 70rem) { .columns.to-right { grid-template-columns: minmax(20rem, 1fr) minmax(0, max-content); } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  .site-header nav, .language, .skip, .sources, .trail, button, .filter { display: none; }
  body { font-size: 10pt; } a { color: inherit; text-decoration: none; } .scroll { overflow: visible; }
}
`;
