import { base } from './base.ts';
import { components } from './components.ts';
import { layoutStyle } from './layout.ts';
import { tables } from './tables.ts';
import { tokens } from './tokens.ts';

/** The style sheet of every page. */
export const style = `:root {
  color-scheme: light dark;
  ${tokens}
}
${base}${layoutStyle}${tables}${components}`;
