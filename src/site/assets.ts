/** Files, so that the pages need no inline style or script and their Content-Security-Policy allows none. */
export const assetAddresses = { style: '/style.css', script: '/page.js', icon: '/icon.svg' } as const;

/** Readable in light and dark, on a phone and on a desktop. */
const style = `\
:root { color-scheme: light dark; --accent: light-dark(#0b6e4f, #5fd3a5); --line: light-dark(#d9dedb, #39413d); }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2.1rem; margin: 0 0 .5rem; }
h2 { margin-top: 2.75rem; border-bottom: 2px solid var(--accent); padding-bottom: .2rem; }
h3 { margin: 2rem 0 .4rem; font-size: 1.05rem; }
a { color: var(--accent); }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; }
a code { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.note { opacity: .65; }
.wide { overflow-x: auto; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); opacity: .85; font-size: .93rem; }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .7rem .35rem 0; border-bottom: 1px solid var(--line); }
.figures td { text-align: right; font-variant-numeric: tabular-nums; }
.figures thead th { text-align: right; }
.figures thead th:first-child { text-align: left; }
`;

/** Completes the examples with the address the page is served from. */
const script = `\
for (const host of document.querySelectorAll('.host')) host.textContent = location.origin;
`;

const icon = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#0b6e4f"/></svg>
`;

/** What the pages load, by address. */
export const siteAssets: ReadonlyMap<string, string> = new Map([
  [assetAddresses.style, style],
  [assetAddresses.script, script],
  [assetAddresses.icon, icon],
]);
