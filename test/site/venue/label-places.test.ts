import { expect, it } from 'vitest';
import { placeLabels } from '../../../src/site/venue/label-places.ts';

const drawing = { width: 960, height: 480, letters: 30, radius: 9 };

/** Returns the box of a name, by the width that any face keeps within. */
function boxOf(text: string, { x, y, anchor }: NonNullable<ReturnType<typeof placeLabels>[number]>) {
  const width = 18 * text.length;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 27, bottom: y + 7.5 };
}

const names = ['Halifax', 'Charlottetown', 'Ottawa', 'Gatineau', 'Laval', 'Montréal'];
/** Neighbours nearer than their names are high, at an edge of the drawing. */
const points = names.map((text, index) => ({ text, x: 880 - 30 * (index % 3), y: 180 + 20 * index }));

it('names of points that lie close to each other cover neither one another nor a point', () => {
  const places = placeLabels(points, drawing);
  const boxes = places.flatMap((place, index) => (place ? [boxOf(names[index] ?? '', place)] : []));
  expect(boxes).toHaveLength(names.length);
  for (const [index, box] of boxes.entries()) {
    const { left, right, top, bottom } = box;
    expect(Math.min(left, top, drawing.width - right, drawing.height - bottom)).toBeGreaterThanOrEqual(0);
    for (const other of boxes.slice(0, index))
      expect(right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top).toBe(
        true,
      );
    for (const { x, y } of points)
      expect(left < x && x < right && top < y && y < bottom, `${names[index]} on a point`).toBe(false);
  }
});

it('a name that is not beside its point has a line to it, and one without room has no place', () => {
  const places = placeLabels(points, drawing);
  expect(places.some((place) => place?.leader)).toBe(true);
  expect(
    placeLabels(
      [
        { x: 5, y: 5, text: 'x'.repeat(99) },
        { x: 9, y: 9, text: '' },
      ],
      drawing,
    ),
  ).toEqual([undefined, undefined]);
  const [alone] = placeLabels([{ x: 100, y: 100, text: 'Ottawa' }], drawing);
  expect(alone).toMatchObject({ anchor: 'start', leader: undefined });
});
