import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { qrDrawing } from './share-page.ts';

/** Pixels for each module; a camera never sees only one. */
const SCALE = 4;

/** The drawing as an image, dark on light. */
function imageOf({ size, path }: ReturnType<typeof qrDrawing>) {
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * side + Number(x) * SCALE) * 4;
      data.fill(0, from, from + Number(length) * SCALE * 4);
    }
  }
  return { width: side, height: side, data };
}

const addresses = [...allBrands.byKey.values()].flatMap(({ apps }) => (apps ? [apps.android, apps.ios] : []));

test.each(addresses)('the code that is drawn for %s decodes to it', (address) => {
  expect(decodeQR(imageOf(qrDrawing(address)))).toBe(address);
});

test('a code has a margin of four light modules', () => {
  const { size, path } = qrDrawing('https://store.example/app');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  const ends = runs.flatMap(([x = 0, y = 0, length = 0]) => [x, y, size - x - length, size - 1 - y]);
  expect(Math.min(...ends)).toBe(4);
});
