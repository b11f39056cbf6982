import { Parser } from 'htmlparser2';

/** Elements whose text is the same in every language: code, values to choose from, and what a program reads. */
const untranslated = new Set(['code', 'option', 'pre', 'script', 'textarea']);

/** Elements that are part of the text around them. */
const inline = new Set(['wbr']);

/**
 * Returns the texts of a page in its own language, without code: of elements, and of labels that assistive tools read.
 */
export function shownTexts(html: string): Set<string> {
  const texts = new Set<string>();
  // Whether each open element is in another language or in none.
  const open: boolean[] = [];
  let text = '';
  const end = () => {
    for (const part of text.split(' · ')) if (part.trim() !== '') texts.add(part.trim());
    text = '';
  };
  const parser = new Parser({
    onopentag(name, { lang, title, alt, content, name: kind, 'aria-label': label }) {
      if (inline.has(name)) return;
      end();
      open.push(open.at(-1) === true || untranslated.has(name) || (lang !== undefined && name !== 'html'));
      if (open.at(-1) === true) return;
      const description = kind === 'description' ? content : undefined;
      for (const one of [title, alt, label, description]) if (one) texts.add(one);
    },
    onclosetag(name) {
      if (inline.has(name)) return;
      end();
      open.pop();
    },
    ontext(part) {
      if (open.at(-1) === false) text += part;
    },
  });
  parser.end(html);
  return texts;
}
