import { drawAsSvg } from './draw-as-svg.ts';

/** How many pixels of a PNG a pixel of the page has. */
const scale = 2;
const margin = 24;
const lineHeight = 20;

/** Saves a chart as the page shows it, with its title, the address of the page and the day of its data. */
export async function saveAsPicture(chart: Element, kind: 'png' | 'svg'): Promise<void> {
  const title = titleOf(chart);
  const svg = new XMLSerializer().serializeToString(pictureOf(chart, title));
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const link = document.createElement('a');
  link.download = `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${kind}`;
  link.href =
    kind === 'svg' ? URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) : await pngOf(address);
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Returns the heading before a chart. */
function titleOf(chart: Element): string {
  let heading = chart.previousElementSibling;
  while (heading && !/^H[1-6]$/.test(heading.tagName)) heading = heading.previousElementSibling;
  return heading?.textContent?.trim() ?? '';
}

function pictureOf(chart: Element, title: string): SVGSVGElement {
  const { drawing, width, height } = drawAsSvg(chart);
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  const top = margin + 2.5 * lineHeight;
  const bottom = 2 * lineHeight;
  const size = { width: Math.ceil(width + 2 * margin), height: Math.ceil(top + height + bottom + margin) };
  const picture = element('svg', {
    ...size,
    viewBox: `0 0 ${size.width} ${size.height}`,
    'font-family': fontFamily,
  });
  const line = (text: string, y: number, more: object) => {
    const drawn = element('text', { x: margin, y, fill: color, ...more });
    drawn.textContent = text;
    return drawn;
  };
  drawing.setAttribute('transform', `translate(${margin} ${top})`);
  const asOf = document.querySelector('.as-of')?.textContent ?? '';
  picture.append(
    element('rect', { width: '100%', height: '100%', fill: backgroundColor }),
    line(title, margin + lineHeight, { 'font-size': 22, 'font-weight': 600 }),
    line(document.title, margin + 2 * lineHeight, { 'font-size': 13, opacity: 0.75 }),
    drawing,
    line(`${location.host}${location.pathname} · ${asOf}`, size.height - margin, {
      'font-size': 13,
      opacity: 0.75,
    }),
  );
  return picture;
}

/** Returns an element of SVG with attributes. */
function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: object,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, `${value}`);
  return made;
}

/** Returns the address of an SVG drawn as PNG. */
async function pngOf(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? URL.createObjectURL(blob) : address;
}
