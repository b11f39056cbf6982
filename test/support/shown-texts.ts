import { parse } from 'csv-parse/sync';
import { DomUtils, parseDocument } from 'htmlparser2';
import ICAL from 'ical.js';
import { marked } from 'marked';

/** Returns the texts that a reader or a program gets of a published file, each decoded; none of bytes. */
export function shownTexts(address: string, content: string): string[] {
  if (/\.(json|webmanifest)$/.test(address)) return textsOfJson(content);
  if (/\.(html|svg)$/.test(address)) return textsOfMarkup(content, address.endsWith('.svg'));
  if (address.endsWith('.atom')) return textsOfMarkup(content, true).flatMap((text) => textsOfMarkup(text));
  if (/\.(md|txt)$/.test(address)) return textsOfMarkup(marked.parse(content, { async: false }));
  if (address.endsWith('.csv')) return parse(content).flat().flatMap(textsOfValue);
  if (address.endsWith('.ics')) return textsOfCalendar(ICAL.parse(content));
  return [];
}

/** What no text of a feed may become: a picture, a link or a script of its own, or an order to the browser. */
function isForeign({ name, attribs }: { name: string; attribs: Record<string, string> }): boolean {
  const addresses = [attribs.href, attribs.src, attribs.action].filter((value) => value !== undefined);
  return (
    attribs['http-equiv'] === 'refresh' ||
    Object.keys(attribs).some((attribute) => attribute.startsWith('on')) ||
    addresses.some((value) => /^(javascript|data):|evil\.example/i.test(value)) ||
    (name === 'script' && attribs.src === undefined && attribs.type !== 'application/ld+json')
  );
}

function textsOfMarkup(markup: string, xmlMode = false): string[] {
  const { children } = parseDocument(markup, { xmlMode });
  const elements = DomUtils.getElementsByTagName('*', children);
  const foreign = elements.filter(isForeign);
  if (foreign.length > 0) throw new Error(`not of this service: ${DomUtils.getOuterHTML(foreign)}`);
  const values = elements.flatMap(({ attribs }) => Object.values(attribs));
  const leaves = DomUtils.filter((node) => 'data' in node, children).map((node) =>
    DomUtils.textContent(node),
  );
  return [...values, ...leaves].flatMap(textsOfValue);
}

/** A cell or an attribute may be JSON. */
const textsOfValue = (text: string) => (/^[[{]/.test(text) ? textsOfJson(text) : [text]);

function textsOfJson(json: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(json, (_key, value) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
  } catch {
    return [json];
  }
  return texts;
}

/** Returns the texts of jCal, where a property is `[name, parameters, type, value]`. */
function textsOfCalendar(calendar: unknown): string[] {
  if (typeof calendar === 'string') return [calendar];
  if (!Array.isArray(calendar)) return [];
  // A property of a name of its own is not decoded.
  if (calendar[2] === 'unknown') return [String(calendar[3]).replaceAll(/\\([\\;,])/g, '$1')];
  return calendar.flatMap(textsOfCalendar);
}
