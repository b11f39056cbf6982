import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leagueTables } from '../../build/render/downloads/derived-tables.ts';
import { readDatabase } from '../../build/render/downloads/sqlite.ts';
import { drawPngs } from '../../build/render/pages.ts';
import { questionsOf, readTexts } from '../../build/render/project-files.ts';
import { sum } from '../../src/derive/numbers.ts';
import { shareImages } from '../../src/site/frame/share-drawings.ts';
import { calendarsOf } from '../fixtures/calendars.ts';
import { root } from '../support/root.ts';
import { english } from '../support/site.ts';
import { ours, tables } from '../support/tables.ts';

const { entryOf, matches } = calendarsOf(ours);

it('2019 has the standings of spring and fall, and overall ones', () => {
  const all = leagueTables.records(tables) as { season: number; stage: string }[];
  const stages = all.filter(({ season }) => season === 2019).map(({ stage }) => stage);
  expect([...new Set(stages)]).toEqual(['spring', 'fall', 'overall']);
});

it('each of the twelve questions of SQL finds rows in our league', async () => {
  const questions = questionsOf((await readTexts()).questions ?? '');
  const shown = readDatabase(await readFile(path.join(root, 'dist/dumps/soccer-data.sqlite')), questions);
  expect(shown.questions).toEqual(questions);
  expect(shown.questions).toHaveLength(12);
});

const on = (date: string) => entryOf(matches.find((match) => match.date === date));

it('calendars have the final of 2024 with its attendance, and say how matches were decided', () => {
  const { summary, description } = on('2024-11-09');
  expect(summary).toBe('Cavalry FC 2–1 Forge FC');
  expect(description).toBe('Season: 2024\nStage: Final\nAttendance: 7052');
  expect(on('2021-11-20').summary).toBe('Cavalry FC 1–2 Pacific FC (aet)');
  expect(on('2024-10-27').summary).toBe('Atlético Ottawa 2–2 York United FC (5–4 p)');
  expect(on('2025-10-22').summary).toMatch(/ \(4–5 p\)$/);
});

it('dist/ has at most 12,000 files and 210 MB, also with all pictures', async () => {
  const folder = path.join(root, 'dist');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('/images'));
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(path.join(parentPath, name))));
  // All pictures are drawn at night alone: one in 40 of each kind stands for them.
  const images = [...shareImages({ ...english, hasAllImages: true })];
  let bytes = sum(sizes.map(({ size }) => size));
  for (const kind of Map.groupBy(images, ([address]) => path.dirname(address)).values()) {
    const drawn = await drawPngs(kind.filter((_, index) => index % 40 === 0).map(([, svg]) => svg));
    bytes += (kind.length * sum(drawn.map(({ length }) => length))) / drawn.length;
  }
  expect(files.length + images.length).toBeLessThanOrEqual(12_000);
  expect(bytes).toBeLessThanOrEqual(210_000_000);
});
