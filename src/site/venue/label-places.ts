/** A point of a drawing, with the text that names it. */
interface NamedPoint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A drawing, with the sizes of its letters and of its points, all in its own units. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly letters: number;
  readonly radius: number;
}

/** Where the name of a point stands: its baseline, the side of it that is there, and the end of the line from the point. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
  /** Undefined beside the point itself. */
  readonly leader: Position | undefined;
}

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

type Position = readonly [x: number, y: number];
type Places = Map<NamedPoint, LabelPlace>;

/** How wide a letter is, of its size; a little more than most faces have. */
const letterWidth = 0.6;
/** The gap from a point to a name beside it. */
const gap = 4;
const rings = 12;
/** Right, left, above and below, then between them, clockwise from the right in parts of a turn. */
const directions = [0, 8, 12, 4, 14, 10, 2, 6, 15, 9, 1, 7, 13, 11, 3, 5].map((sixteenths) => {
  const angle = (sixteenths * Math.PI) / 8;
  return [Math.round(100 * Math.cos(angle)) / 100, Math.round(100 * Math.sin(angle)) / 100] as const;
});

/** The orders in which names are tried: the first ones have the nearest places. */
const orders: readonly ((a: NamedPoint, b: NamedPoint) => number)[] = [
  () => 0,
  (a, b) => b.text.length - a.text.length,
  (a, b) => a.x - b.x,
  (a, b) => b.x - a.x,
  (a, b) => a.y - b.y,
  (a, b) => b.y - a.y,
];
/** How often each order is tried, then with the name that came to stand farthest before all others. */
const rounds = 6;

/**
 * Returns the places of names beside their points, or else ever farther from them, where none covers a point or another name.
 * A name is undefined where it has no room.
 *
 * @param points those with a text are named
 */
export function placeLabels(points: readonly NamedPoint[], drawing: Drawing): (LabelPlace | undefined)[] {
  const named = points.filter(({ text }) => text !== '');
  const distance = (places: Places, point: NamedPoint) => {
    const place = places.get(point);
    if (place === undefined) return drawing.width;
    return place.leader === undefined ? 0 : Math.hypot(place.leader[0] - point.x, place.leader[1] - point.y);
  };
  let best: Places = new Map();
  let least = Number.POSITIVE_INFINITY;
  for (const start of orders) {
    let order = named.toSorted(start);
    for (let round = 0; round < rounds; round += 1) {
      const places = placeInOrder(points, order, drawing);
      const total = named.reduce((sum, point) => sum + distance(places, point), 0);
      if (total < least) [best, least] = [places, total];
      const farthest = order.toSorted((a, b) => distance(places, b) - distance(places, a))[0];
      if (farthest === undefined || distance(places, farthest) === 0) break;
      order = [farthest, ...order.filter((point) => point !== farthest)];
    }
  }
  return points.map((point) => best.get(point));
}

/** Returns the places of names, each of which goes around those before it. */
function placeInOrder(points: readonly NamedPoint[], named: readonly NamedPoint[], drawing: Drawing): Places {
  const { radius } = drawing;
  const circles: Box[] = points.map(({ x, y }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const names: Box[] = [];
  const leaders: Position[] = [];
  const places: Places = new Map();
  for (const point of named) {
    for (const place of placesAround(point, drawing)) {
      const box = boxOf(place, point.text, drawing.letters);
      const leader = stepsTo(point, place.leader);
      const isFree =
        isInside(box, drawing) &&
        ![...circles, ...names].some((other) => overlap(other, box)) &&
        !leaders.some((step) => contains(box, step)) &&
        !leader.some((step) => names.some((name) => contains(name, step))) &&
        // Lines from neighbouring points may begin together.
        !leader.slice(Math.ceil((2 * radius) / gap)).some((step) => isNear(step, leaders));
      if (!isFree) continue;
      names.push(box);
      leaders.push(...leader);
      places.set(point, place);
      break;
    }
  }
  return places;
}

/** Yields the places of a name, the nearest first. */
function* placesAround({ x, y }: NamedPoint, { letters, radius }: Drawing): Iterable<LabelPlace> {
  for (let ring = 0; ring < rings; ring += 1) {
    const distance = radius + gap + (ring * letters) / 2;
    for (const [across = 0, down = 0] of directions) {
      const end = [Math.round(x + across * distance), Math.round(y + down * distance)] as const;
      yield {
        x: end[0],
        // The middle of the letters is level with the point, their foot above it, and their head below it.
        y: Math.round(end[1] + (0.35 + 0.35 * down) * letters),
        anchor: across > 0 ? 'start' : across < 0 ? 'end' : 'middle',
        leader: ring === 0 ? undefined : end,
      };
    }
  }
}

function boxOf({ x, y, anchor }: LabelPlace, text: string, letters: number): Box {
  const width = letterWidth * letters * text.length;
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
  return { left, top: y - 0.9 * letters, right: left + width, bottom: y + 0.25 * letters };
}

/** Returns points of the line from a point to its name, close to each other. */
function stepsTo({ x, y }: NamedPoint, end: LabelPlace['leader']): Position[] {
  if (end === undefined) return [];
  const steps = Math.ceil(Math.hypot(end[0] - x, end[1] - y) / gap);
  return Array.from({ length: steps }, (_, index) => [
    x + ((end[0] - x) * index) / steps,
    y + ((end[1] - y) * index) / steps,
  ]);
}

/** Returns whether a point is so near to others that a line through it may cross one through them. */
function isNear([x, y]: Position, others: readonly Position[]): boolean {
  return others.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < gap);
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Drawing): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function contains({ left, top, right, bottom }: Box, [x, y]: Position): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function overlap(box: Box, other: Box): boolean {
  const isBeside = box.right <= other.left || other.right <= box.left;
  const isAboveOrBelow = box.bottom <= other.top || other.bottom <= box.top;
  return !isBeside && !isAboveOrBelow;
}
