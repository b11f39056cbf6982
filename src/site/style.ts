import { base } from './style/base.ts';
import { components } from './style/components.ts';
import { layoutStyle } from './style/layout.ts';
import { tables } from './style/tables.ts';
import { tokens } from './tokens.ts';

/** The style sheet of every page. */
export const style = `:root {
  color-scheme: light dark;
  ${tokens}
}
${base}${layoutStyle}${tables}${components}`;
