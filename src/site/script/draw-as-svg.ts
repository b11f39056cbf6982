const namespace = 'http://www.w3.org/2000/svg';

/** What the style sheet says of a shape, which a drawing has to say itself. */
const shapeProperties = [
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'vector-effect',
] as const;

/** A rectangle of the page, in pixels from the corner of what is drawn. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a part of the page as SVG, as it is shown: text with its place and face, boxes with their colours and lines, and the
 * drawings in it. Unlike a page within an SVG, any program can show it.
 *
 * @returns the drawing from its corner, and its size in pixels
 */
export function drawAsSvg(root: Element): { drawing: SVGGElement; width: number; height: number } {
  const drawing = document.createElementNS(namespace, 'g');
  const corner = root.getBoundingClientRect();
  let width = 0;
  let height = 0;

  const boxOf = ({ left, top, width, height }: DOMRect): Box => ({
    x: left - corner.left,
    y: top - corner.top,
    width,
    height,
  });

  function add<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: object, box: Box) {
    const shape = document.createElementNS(namespace, name);
    for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, `${value}`);
    width = Math.max(width, box.x + box.width);
    height = Math.max(height, box.y + box.height);
    drawing.append(shape);
    return shape;
  }

  function draw(element: Element): void {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || style.clipPath !== 'none') return;
    const box = boxOf(element.getBoundingClientRect());
    if (element instanceof SVGSVGElement) {
      drawSvg(element, box);
      return;
    }
    drawBox(style, box);
    for (const name of ['::before', '::after']) drawPseudoElement(element, name);
    for (const child of element.childNodes) {
      if (child instanceof Element) draw(child);
      else if (child instanceof Text) drawText(child, style);
    }
  }

  /** Draws the background and the borders of a box. */
  function drawBox(style: CSSStyleDeclaration, box: Box): void {
    const { x, y, width: boxWidth, height: boxHeight } = box;
    const picture = /^url\("(data:.*)"\)$/.exec(style.backgroundImage)?.[1];
    if (isSeen(style.backgroundColor))
      add(
        'rect',
        { ...box, fill: style.backgroundColor, rx: Number.parseFloat(style.borderRadius) || 0 },
        box,
      );
    if (picture) add('image', { ...box, href: picture.replaceAll('\\"', '"') }, box);
    const sides = {
      top: [x, y, x + boxWidth, y],
      right: [x + boxWidth, y, x + boxWidth, y + boxHeight],
      bottom: [x, y + boxHeight, x + boxWidth, y + boxHeight],
      left: [x, y, x, y + boxHeight],
    };
    for (const [side, [x1, y1, x2, y2]] of Object.entries(sides)) {
      const lineWidth = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
      const colour = style.getPropertyValue(`border-${side}-color`);
      if (lineWidth > 0 && isSeen(colour))
        add('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': lineWidth }, box);
    }
  }

  /** Draws the box of a pseudo-element that is placed in its parent, such as a line of a bracket. */
  function drawPseudoElement(element: Element, name: string): void {
    const style = getComputedStyle(element, name);
    if (style.content === 'none' || style.display === 'none' || style.position !== 'absolute') return;
    const parent = boxOf(element.getBoundingClientRect());
    const [x, y, boxWidth, boxHeight] = [style.left, style.top, style.width, style.height].map(
      (length) => Number.parseFloat(length) || 0,
    ) as [number, number, number, number];
    drawBox(style, { x: parent.x + x, y: parent.y + y, width: boxWidth, height: boxHeight });
  }

  /** Draws a text line by line, as the page breaks it. */
  function drawText(node: Text, style: CSSStyleDeclaration): void {
    const lines = Map.groupBy(wordsOf(node), ({ box }) => Math.round(box.top));
    for (const words of lines.values()) {
      // A group has a word.
      const first = words[0] as Word;
      const last = words.at(-1) as Word;
      const box = boxOf(first.box);
      const width = last.box.right - first.box.left;
      const text = add(
        'text',
        {
          x: box.x,
          y: box.y + box.height / 2,
          'dominant-baseline': 'central',
          textLength: width,
          lengthAdjust: 'spacingAndGlyphs',
          fill: style.color,
          'font-family': style.fontFamily,
          'font-size': style.fontSize,
          'font-weight': style.fontWeight,
        },
        { ...box, width },
      );
      text.textContent = words.map(({ word }) => word).join(' ');
    }
  }

  /** Draws an SVG of the page with what the style sheet says of its shapes. */
  function drawSvg(svg: SVGSVGElement, box: Box): void {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const copies = [copy, ...copy.querySelectorAll('*')];
    for (const [index, shape] of [svg, ...svg.querySelectorAll('*')].entries()) {
      const style = getComputedStyle(shape);
      for (const property of shapeProperties)
        copies[index]?.setAttribute(property, style.getPropertyValue(property));
    }
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, `${value}`);
    width = Math.max(width, box.x + box.width);
    height = Math.max(height, box.y + box.height);
    drawing.append(copy);
  }

  draw(root);
  return { drawing, width, height };
}

/** A word with its place on the page. */
interface Word {
  readonly word: string;
  readonly box: DOMRect;
}

/** Returns the words of a text, each with its place on the page. */
function wordsOf(node: Text): Word[] {
  const range = document.createRange();
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    return box.width > 0 ? [{ word, box }] : [];
  });
}

/** Returns whether a colour is not transparent. */
function isSeen(colour: string): boolean {
  return colour !== 'transparent' && !/^rgba\(.*, 0\)$/.test(colour);
}
