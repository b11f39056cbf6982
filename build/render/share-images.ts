import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { shareImageSize, shareImages } from '../../src/site/share-images.ts';
import type { SiteData } from '../../src/site/site-data.ts';

const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((name) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`)),
);

/** Only our own font: the same picture on every machine. */
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };

/** Renders the images that messengers show with links to seasons and clubs, as PNG. */
export function renderShareImages(data: SiteData): Promise<[address: string, content: Buffer][]> {
  return Promise.all(
    [...shareImages(data)].map(async ([address, svg]) => {
      const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value: shareImageSize.width } });
      return [address, image.asPng()] as [string, Buffer];
    }),
  );
}
